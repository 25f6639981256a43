/** Invitations. */
export {};
