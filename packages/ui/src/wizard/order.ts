import type { StepStatus } from '../stepper/index.ts';

/** State of a step's form. */
interface Checked {
  id: string;
  form?: { errors: Readonly<Record<string, unknown>> } | undefined;
}

/** The current step: the one with this id, else the first (a URL may name a removed step). */
export function stepOf<Step extends { id: string }>(steps: readonly Step[], id: string): Step | undefined {
  return steps.find((step) => step.id === id) ?? steps[0];
}

/** Status of a step in the Stepper: errors in its form take precedence over having been completed. */
export function statusOf({ id, form }: Checked, done: ReadonlySet<string>): StepStatus {
  if (form && Object.keys(form.errors).length > 0) return 'error';
  return done.has(id) ? 'done' : 'todo';
}

/** Ids of the steps before this one: those already passed by a user who returns to it. */
export function before(steps: readonly { id: string }[], id: string): string[] {
  const at = steps.findIndex((step) => step.id === id);
  return steps.slice(0, Math.max(0, at)).map((step) => step.id);
}

/** Whether a move goes forward, which validates the current step; going back does not. */
export function leadsOn(steps: readonly { id: string }[], from: string, to: string): boolean {
  const at = (id: string) => steps.findIndex((step) => step.id === id);
  return at(to) > at(from);
}
