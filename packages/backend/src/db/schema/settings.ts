/** Sellers' settings. */
export {};
