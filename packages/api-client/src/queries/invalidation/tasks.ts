import type { Invalidations } from './invalidations.ts';

export const tasks = {
  makeCalendarFeed: [['calendar-feed']],
  removeCalendarFeed: [['calendar-feed']],
} as const satisfies Invalidations;
