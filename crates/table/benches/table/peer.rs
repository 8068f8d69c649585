//! Parry's side: its tree over the shapes' boxes, its shapes at the leaves.

use parry2d_f64::{
    bounding_volume::Aabb,
    math::Vector,
    partitioning::{Bvh, BvhBuildStrategy},
    query::{PointQuery, Ray, RayCast},
    shape::{Ball, ConvexPolygon},
};
use table::{Shape, Vec2};

pub struct Peer {
    pub tree: Bvh,
    leaves: Vec<Leaf>,
}

enum Leaf {
    Ball(Vector, Ball),
    Polygon(ConvexPolygon),
}

pub fn vector(it: Vec2) -> Vector {
    Vector::new(it.x, it.y)
}

pub fn ray(from: Vec2, to: Vec2) -> Ray {
    Ray::new(vector(from), vector(to - from))
}

impl Peer {
    pub fn new(shapes: &[Shape]) -> Peer {
        let boxes: Vec<Aabb> = shapes.iter().map(aabb).collect();
        let leaves = shapes.iter().map(leaf).collect();
        Peer { tree: Bvh::from_leaves(BvhBuildStrategy::default(), &boxes), leaves }
    }

    /// Where a ray enters a leaf.
    #[inline]
    pub fn cast(&self, leaf: u32, ray: &Ray, most: f64) -> Option<f64> {
        match &self.leaves[leaf as usize] {
            Leaf::Ball(centre, ball) => ball.cast_local_ray(&Ray::new(ray.origin - *centre, ray.dir), most, true),
            Leaf::Polygon(polygon) => polygon.cast_local_ray(ray, most, true),
        }
    }

    /// Whether a ray meets a leaf.
    #[inline]
    pub fn meets(&self, leaf: u32, ray: &Ray) -> bool {
        match &self.leaves[leaf as usize] {
            Leaf::Ball(centre, ball) => ball.intersects_local_ray(&Ray::new(ray.origin - *centre, ray.dir), 1.0),
            Leaf::Polygon(polygon) => polygon.intersects_local_ray(ray, 1.0),
        }
    }

    /// How far a place is from a leaf.
    #[inline]
    pub fn distance(&self, leaf: u32, at: Vector) -> f64 {
        match &self.leaves[leaf as usize] {
            Leaf::Ball(centre, ball) => ball.distance_to_local_point(at - *centre, true),
            Leaf::Polygon(polygon) => polygon.distance_to_local_point(at, true),
        }
    }
}

fn aabb(shape: &Shape) -> Aabb {
    let (low, high) = shape.bounds();
    Aabb::new(vector(low), vector(high))
}

fn leaf(shape: &Shape) -> Leaf {
    match shape {
        Shape::Disc { centre, radius } => Leaf::Ball(vector(*centre), Ball::new(*radius)),
        Shape::Outline(outline) => {
            let corners = outline.corners().iter().map(|it| vector(*it)).collect();
            Leaf::Polygon(ConvexPolygon::from_convex_polyline(corners).expect("a convex polygon"))
        }
    }
}
