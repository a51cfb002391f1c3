/** Where the rules of the duel can be read. */
export const RULES = '/rules/duel';
