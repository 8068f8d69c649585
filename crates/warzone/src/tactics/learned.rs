//! What positions are worth by how battles ended: weights fitted to battles of tacticians and weaker players over all ready
//! battles, one set for each turn (logistic regression; features, then prospects). None but that of the mission's ground, which
//! was not counted then, is less than a share of what it is by hand: what a few battles say nothing about would be worth
//! nothing, and what strong players give away less than that.

use battle::tactics::Learned;

/// In millionths of a unit of log odds to win.
pub(super) const LEARNED: &[Learned] = &[
    Learned {
        from: 0,
        weights: &[300, 250, 263, -1474, -1919, -102_852, -1444, 7000, 35_000, 26_619, 0, 0, 90_523, 2262, 0],
    },
    Learned {
        from: 2,
        weights: &[300, 250, 512, -1204, -4277, -22_293, -1471, 7000, 477_343, 2000, 0, 10_009, 314_218, 2900, 0],
    },
    Learned {
        from: 3,
        weights: &[300, 902, 692, -250, -250, -15_000, -1494, 7000, 194_030, 35_697, 0, 0, 317_617, 3755, 0],
    },
    Learned {
        from: 4,
        weights: &[300, 1575, 601, -1672, -16_246, -15_000, -1000, 7000, 147_700, 2000, 0, 1249, 557_233, 3461, 0],
    },
    Learned {
        from: 5,
        weights: &[300, 1462, 308, -898, -250, -15_000, -1000, 7000, 169_379, 2000, 0, 0, 555_349, 3796, 0],
    },
    Learned {
        from: 6,
        weights: &[300, 1621, 250, -250, -250, -15_000, -1000, 13_051, 94_088, 2000, 96, 0, 649_837, 3708, 0],
    },
    Learned {
        from: 7,
        weights: &[300, 1541, 250, -1065, -15_667, -22_956, -1000, 7000, 124_382, 2000, 92, 0, 931_615, 3033, 0],
    },
    Learned {
        from: 8,
        weights: &[300, 831, 250, -250, -250, -15_000, -1000, 127_835, 213_057, 2000, 45, 0, 1_219_761, 3529, 0],
    },
];
