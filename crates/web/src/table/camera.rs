//! The camera: which part of the table is seen, and how large.

/// Pixels to the inch, and where the table's corner lies on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Pixels to the inch.
    pub scale: f64,
    /// The table's west edge, in pixels from the left.
    pub left: f64,
    /// The table's north edge, in pixels from the top.
    pub top: f64,
}

/// The least and greatest pixels to the inch.
const SCALES: (f64, f64) = (6.0, 64.0);
/// Room for the neatline.
const MARGIN: f64 = 20.0;

impl Default for Camera {
    fn default() -> Camera {
        Camera { scale: 15.0, left: 0.0, top: 0.0 }
    }
}

impl Camera {
    /// The whole table in a view of this size.
    #[must_use]
    pub fn fit(view: (f64, f64), extent: (f64, f64)) -> Camera {
        let (room, deep) = ((view.0 - 2.0 * MARGIN).max(50.0), (view.1 - 2.0 * MARGIN).max(50.0));
        let scale = (room / extent.0.max(1.0)).min(deep / extent.1.max(1.0)).clamp(SCALES.0, SCALES.1);
        Camera { scale, left: (view.0 - extent.0 * scale) / 2.0, top: (view.1 - extent.1 * scale) / 2.0 }
    }

    /// The table filling the view, around a place: more of a picture than [`fit`](Camera::fit).
    #[must_use]
    pub fn around(view: (f64, f64), at: (f64, f64), scale: f64) -> Camera {
        let scale = scale.clamp(SCALES.0, SCALES.1);
        Camera { scale, left: view.0 / 2.0 - at.0 * scale, top: view.1 / 2.0 - at.1 * scale }
    }

    /// Zoomed by a factor, the place under the pointer staying there.
    #[must_use]
    pub fn zoomed(self, by: f64, (x, y): (f64, f64)) -> Camera {
        let scale = (self.scale * by).clamp(SCALES.0, SCALES.1);
        let k = scale / self.scale;
        Camera { scale, left: x - (x - self.left) * k, top: y - (y - self.top) * k }
    }

    /// Moved by so many pixels.
    #[must_use]
    pub fn panned(self, dx: f64, dy: f64) -> Camera {
        Camera { left: self.left + dx, top: self.top + dy, ..self }
    }

    /// Kept so that some of the table stays in view.
    #[must_use]
    pub fn kept(self, view: (f64, f64), extent: (f64, f64)) -> Camera {
        let keep =
            |edge: f64, long: f64, room: f64| edge.clamp((room * 0.4).min(80.0) - long, room - (room * 0.4).min(80.0));
        Camera {
            left: keep(self.left, extent.0 * self.scale, view.0),
            top: keep(self.top, extent.1 * self.scale, view.1),
            ..self
        }
    }

    /// How a sheet that was drawn at this scale is to be pushed and stretched, as a transformation in CSS.
    #[must_use]
    pub fn laid(self, drawn: f64) -> String {
        let by = self.scale / drawn;
        let stretched = if (by - 1.0).abs() < 1e-9 { String::new() } else { format!(" scale({by:.5})") };
        format!("translate({:.2}px,{:.2}px){stretched}", self.left, self.top)
    }

    /// The place on the table under a place on the screen.
    #[must_use]
    pub fn place(self, (x, y): (f64, f64)) -> (f64, f64) {
        ((x - self.left) / self.scale, (y - self.top) / self.scale)
    }

    /// The place on the screen of a place on the table.
    #[must_use]
    pub fn pixel(self, (x, y): (f64, f64)) -> (f64, f64) {
        (x * self.scale + self.left, y * self.scale + self.top)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zooming_keeps_the_place_under_the_pointer() {
        let camera = Camera { scale: 15.0, left: 30.0, top: -20.0 };
        let pointer = (200.0, 140.0);
        let (before, after) = (camera.place(pointer), camera.zoomed(1.5, pointer).place(pointer));
        assert!((before.0 - after.0).abs() < 1e-9 && (before.1 - after.1).abs() < 1e-9);
    }

    #[test]
    fn a_table_that_fits_is_in_the_middle() {
        let camera = Camera::fit((880.0, 716.0), (48.0, 48.0));
        assert!((camera.left - (880.0 - (camera.left + 48.0 * camera.scale))).abs() < 1e-9);
        assert!(camera.top >= 0.0 && camera.top + 48.0 * camera.scale <= 716.0);
    }

    #[test]
    fn a_sheet_is_stretched_only_while_it_is_drawn_at_another_scale() {
        let camera = Camera { scale: 15.0, left: 30.0, top: -20.5 };
        assert_eq!(camera.laid(15.0), "translate(30.00px,-20.50px)");
        assert_eq!(camera.laid(10.0), "translate(30.00px,-20.50px) scale(1.50000)");
    }

    #[test]
    fn the_table_cannot_be_pushed_out_of_sight() {
        let kept = Camera { scale: 15.0, left: -5_000.0, top: 5_000.0 }.kept((800.0, 600.0), (48.0, 48.0));
        assert!(kept.left + 48.0 * 15.0 >= 79.0 && kept.top <= 521.0);
    }
}
