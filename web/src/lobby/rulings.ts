/** Where the rules page speaks of the rulings that a table may choose. */
export const PARAGRAPHS: Readonly<Record<string, string>> = {
  deck_ends_when_needed: '8.2',
  swordmaster_before_honor: '8.4',
  any_team_mate_refuses: '8.4',
  own_property_may_be_stripped: '9.5',
  score_may_be_negative: '8.5',
  eighth_hand: '2.6',
  second_copies: '1.2',
};
