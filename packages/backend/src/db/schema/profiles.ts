/** Sellers' business records. */
export {};
