/** Bytes of the person's disk quota. */
export interface Quota {
  usedBytes: number;
  totalBytes: number;
}
