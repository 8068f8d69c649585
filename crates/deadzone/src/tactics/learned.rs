//! What positions are worth by how battles ended: weights fitted to battles of tacticians and weaker players over all ready
//! battles, one set for each turn (logistic regression; features, then prospects).

use battle::tactics::Learned;

/// In millionths of a unit of log odds to win.
pub(super) const LEARNED: &[Learned] = &[
    Learned {
        from: 0,
        weights: &[
            62_546, -6460, -156_742, 9175, -518, -29_418, 308_897, 10_732, -40_970, -4160, 4575, -33_887, 3489, 850,
        ],
    },
    Learned {
        from: 2,
        weights: &[
            134_455, -3790, -149_731, 14_034, 2657, -111_457, 213_047, 7659, -114_711, -7166, 1665, 77_228, 2003, 1377,
        ],
    },
    Learned {
        from: 3,
        weights: &[
            118_928, 1859, -235_067, 23_515, 6018, -158_957, 284_743, 68_999, -91_154, -18_734, 477, 116_113, 2239,
            1416,
        ],
    },
    Learned {
        from: 4,
        weights: &[
            87_629, -157, -144_971, 28_993, 8075, -11_654, 131_791, 47_878, -114_032, -24_527, 1236, 12_630, 2278, 1781,
        ],
    },
    Learned {
        from: 6,
        weights: &[
            78_547, -3086, -946_293, 56_694, 5752, -222_934, 916_774, 33_967, 9200, -29_228, -1278, 19_650, 2852, 3590,
        ],
    },
];
