/** Sellers' own buckets. */
export {};
