//! What is played out of view: where an arrow at the edge of the table points to it.

/// How far from the edge an arrow stands, in pixels.
const INSIDE: f64 = 18.0;

/// An arrow at the edge: where it stands, and the way it points, in degrees clockwise from the right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// Its middle, in pixels of the view.
    pub at: (f64, f64),
    /// The way it points.
    pub turn: f64,
}

/// The arrow to a place, in pixels of a view of this size; nothing where the place is in view.
#[must_use]
pub fn arrow(place: (f64, f64), view: (f64, f64)) -> Option<Arrow> {
    let within = |at: f64, room: f64| (0.0..=room).contains(&at);
    if within(place.0, view.0) && within(place.1, view.1) {
        return None;
    }
    let held = |at: f64, room: f64| at.clamp(INSIDE, (room - INSIDE).max(INSIDE));
    let at = (held(place.0, view.0), held(place.1, view.1));
    Some(Arrow { at, turn: (place.1 - at.1).atan2(place.0 - at.0).to_degrees() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_stands_at_the_edge_and_points_to_what_is_out_of_view() {
        let view = (800.0, 600.0);
        assert_eq!(arrow((400.0, 300.0), view), None);
        assert_eq!(arrow((1_000.0, 300.0), view), Some(Arrow { at: (782.0, 300.0), turn: 0.0 }));
        assert_eq!(arrow((400.0, -90.0), view), Some(Arrow { at: (400.0, 18.0), turn: -90.0 }));
        let corner = arrow((900.0, 700.0), view).expect("out of view");
        assert!(corner.at == (782.0, 582.0) && (corner.turn - 45.0).abs() < 1e-9, "{corner:?}");
    }
}
