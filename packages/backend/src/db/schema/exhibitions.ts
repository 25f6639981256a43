/** Exhibitions and who takes part. */
export {};
