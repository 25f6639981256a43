import type { StepStatus } from '../stepper/index.ts';

/** What a step's form says of it. */
interface Checked {
  id: string;
  form?: { errors: Readonly<Record<string, unknown>> } | undefined;
}

/** The step that is shown: the one of this id, else the first (an address may name one that is no longer there). */
export function stepOf<Step extends { id: string }>(steps: readonly Step[], id: string): Step | undefined {
  return steps.find((step) => step.id === id) ?? steps[0];
}

/** How the Stepper draws a step: what its form complains of weighs more than that it was once passed. */
export function statusOf({ id, form }: Checked, done: ReadonlySet<string>): StepStatus {
  if (form && Object.keys(form.errors).length > 0) return 'error';
  return done.has(id) ? 'done' : 'todo';
}

/** Ids of the steps before this one: what a person has passed who comes back to it. */
export function before(steps: readonly { id: string }[], id: string): string[] {
  const at = steps.findIndex((step) => step.id === id);
  return steps.slice(0, Math.max(0, at)).map((step) => step.id);
}

/** Whether a move leads on, which asks the open step for its check, and not back, which never does. */
export function leadsOn(steps: readonly { id: string }[], from: string, to: string): boolean {
  const at = (id: string) => steps.findIndex((step) => step.id === id);
  return at(to) > at(from);
}
