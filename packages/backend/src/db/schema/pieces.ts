/** Custom orders and art pieces. */
export {};
