//! Learned weights of the features: fitted to 10,000 even battles of tacticians, weaker players and those
//! who weigh many plans, one set for each turn (logistic regression; features, then prospects). In even battles both have the
//! same army, so that what a model is worth is not mistaken for what its list is worth.

use battle::tactics::Learned;

/// In millionths of a unit of log odds to win.
pub(super) const LEARNED: &[Learned] = &[
    Learned {
        from: 0,
        weights: &[102_068, 69, -137_024, 2510, 438, -178_991, -218_427, 50_473, 95_359, -524, -51, 53_608, 1919, 2412],
    },
    Learned {
        from: 2,
        weights: &[
            -5026, 13_025, -130_704, 17_098, 698, -232_404, -32_157, 16_242, -27_205, -7331, 2375, 61_413, 829, 1808,
        ],
    },
    Learned {
        from: 3,
        weights: &[
            39_248, 7363, -143_664, 20_488, -864, -195_608, -266_400, -16_429, -81_303, -11_299, 3468, 68_956, 728,
            2431,
        ],
    },
    Learned {
        from: 4,
        weights: &[
            34_252, 6146, -126_068, 23_312, -1460, -184_286, -36_505, -79_528, -125_618, -19_410, 3358, 91_201, 841,
            2799,
        ],
    },
    Learned {
        from: 6,
        weights: &[
            -23_035, 3215, -260_692, 19_539, 3317, -343_552, 132_568, -72_539, 92_657, -22_365, 765, 18_408, 2105, 3905,
        ],
    },
];
