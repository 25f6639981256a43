/** Maximum results per kind: the contract's bound. The lists have the rest. */
export const perKind = 6;
