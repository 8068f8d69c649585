//! What positions are worth by how battles ended: weights fitted to battles of tacticians and weaker players over all ready
//! battles, one set for each turn (logistic regression; features, then prospects).

use battle::tactics::Learned;

/// In millionths of a unit of log odds to win.
pub(super) const LEARNED: &[Learned] = &[
    Learned {
        from: 0,
        weights: &[185, 154, 358, -3819, -1041, -72_786, -425, -14_590, 0, 16_513, -84, -5892, 154_418, 2664],
    },
    Learned {
        from: 2,
        weights: &[224, 68, 762, -2214, -6479, 30_145, -1166, -125_669, 441_182, 23_593, -88, 18_997, 204_490, 3789],
    },
    Learned {
        from: 3,
        weights: &[80, 1025, 523, -2448, -9118, 28_564, -1392, -200_770, 375_374, 77_837, 55, -61_887, 187_655, 4912],
    },
    Learned {
        from: 4,
        weights: &[56, 971, 1086, 628, -14_548, 33_979, -1236, -227_556, 132_330, 50_411, 225, -50_035, 513_082, 4181],
    },
    Learned {
        from: 5,
        weights: &[353, 913, 616, -3466, 2553, 8840, 882, -77_986, 116_854, 21_547, -77, 20_550, 589_100, 3505],
    },
    Learned {
        from: 6,
        weights: &[156, 1534, 140, -816, 0, 105_603, 1907, 91_365, 97_683, 20_652, 57, 66_366, 688_076, 3209],
    },
    Learned {
        from: 7,
        weights: &[108, 1468, 54, -2647, -14_561, -43_450, 1862, -23_640, 101_771, 11_930, 224, -34_288, 955_918, 2628],
    },
    Learned {
        from: 8,
        weights: &[183, 1118, -665, 1385, 0, 4977, 3254, 229_377, 170_338, -104_768, -15, 17_297, 1_177_404, 2885],
    },
];
