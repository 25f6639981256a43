/** The user's storage quota in bytes. */
export interface Quota {
  usedBytes: number;
  totalBytes: number;
}
