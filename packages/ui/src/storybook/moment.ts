/** The fixed time for every picture: a Sunday morning (UTC) in spring. */
export const pictureMoment = new Date('2026-04-05T09:30:00Z');
