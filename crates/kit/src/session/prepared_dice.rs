//! The dice of a session: faces prepared by a lesson first, then a seed's.

use dice::{Dice, Faces, NeedDice, Roll, Seeded, Thrown};

/// Dice whose first faces may be prepared. Which of them is next is told by the battle: so a battle that is taken up again,
/// or branched off, goes on with the faces that are left.
pub struct PreparedDice {
    prepared: Vec<u8>,
    thrown: usize,
    seeded: Seeded,
}

impl PreparedDice {
    /// Dice from a seed, none of them prepared.
    pub fn from_seed(seed: u64) -> PreparedDice {
        PreparedDice { prepared: Vec::new(), thrown: 0, seeded: Seeded::from_u64(seed) }
    }

    /// The first dice of the battle fall so.
    pub fn prepare(&mut self, faces: &[u8]) {
        self.prepared = faces.to_vec();
    }

    /// The faces that were prepared.
    pub fn prepared(&self) -> &[u8] {
        &self.prepared
    }

    /// The dice of the battle so far.
    pub fn go_on_after<'a>(&mut self, thrown: impl Iterator<Item = &'a Thrown>) {
        if !self.prepared.is_empty() {
            self.thrown = thrown.map(|it| it.faces.len()).sum();
        }
    }

    /// A seed for a battle that branches off.
    pub fn seed_of_a_branch(&self) -> u32 {
        self.seeded.clone().below(u32::MAX)
    }
}

impl Dice for PreparedDice {
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice> {
        let mut faces = self.seeded.roll(roll)?;
        for face in &mut faces {
            let prepared = self.prepared.get(self.thrown).filter(|it| (1..=roll.sides).contains(it));
            *face = prepared.copied().unwrap_or(*face);
            self.thrown += 1;
        }
        Ok(faces)
    }
}
