/** Where a step stands, apart from being the current one. */
export type StepStatus = 'done' | 'todo' | 'error';

/** What `statusOf` and `positionOf` read of a step. */
interface Known {
  id: string;
  status?: StepStatus | undefined;
}

/** Counted from 0; the number of steps when all are done (`null`); the first for an id that is not among them. */
export function positionOf(steps: readonly Known[], current: string | null): number {
  if (current === null) return steps.length;
  return Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
}

/** A step's own status; without one, what lies before the current step is done and the rest is still to do. */
export function statusOf(step: Known, index: number, position: number): StepStatus {
  return step.status ?? (index < position ? 'done' : 'todo');
}

/** Whether a person may go to a step: it was there before and it is not the one that is open. */
export function isReachable(status: StepStatus, index: number, position: number): boolean {
  return index !== position && status !== 'todo';
}
