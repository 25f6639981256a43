/** The moment at which every picture is drawn: a Sunday in spring, in the morning of UTC. */
export const pictureMoment = new Date('2026-04-05T09:30:00Z');
