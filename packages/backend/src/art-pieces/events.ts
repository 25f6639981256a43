/** Event codes of an art piece's timeline. */
export const artPieceEvents = [
  'edited',
  'start',
  'report_progress',
  'complete',
  'reopen',
  'images_added',
  'commented',
  'shipped',
  'tracking_corrected',
  'delivered',
  'bought',
] as const;

export type ArtPieceEvent = (typeof artPieceEvents)[number];
