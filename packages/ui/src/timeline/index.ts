export type { TimelineStep } from './Ahead.tsx';
export type { TimelineDocument, TimelineEvent } from './Entry.tsx';
export { type Earlier, Timeline, type TimelineProps } from './Timeline.tsx';
