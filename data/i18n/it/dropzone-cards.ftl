## Command cards
