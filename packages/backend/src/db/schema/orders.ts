/** Orders to buy, rent and make. */
export {};
