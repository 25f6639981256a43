/** So many of each kind are found; the lists have the rest. The contract's bound. */
export const perKind = 6;
