/** State of a step, regardless of whether it is the current one. */
export type StepStatus = 'done' | 'todo' | 'error';

/** The fields of a step that `statusOf` and `positionOf` read. */
interface Known {
  id: string;
  status?: StepStatus | undefined;
}

/** 0-based; the number of steps if all are done (`null`); 0 for an unknown id. */
export function positionOf(steps: readonly Known[], current: string | null): number {
  if (current === null) return steps.length;
  return Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
}

/** A step's own status; by default, steps before the current one are done and the rest are still to do. */
export function statusOf(step: Known, index: number, position: number): StepStatus {
  return step.status ?? (index < position ? 'done' : 'todo');
}

/** Whether a step can be visited: it was visited before and is not the current one. */
export function isReachable(status: StepStatus, index: number, position: number): boolean {
  return index !== position && status !== 'todo';
}
