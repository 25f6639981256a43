import { useEffect, useRef, useState } from 'react';
import { before, leadsOn, stepOf } from './order.ts';
import type { WizardStep } from './step.ts';

export interface Course<Id extends string> {
  steps: readonly WizardStep<Id>[];
  step: Id;
  onStepChange: (id: Id) => void;
  onFinish: () => unknown;
}

/** What a newly opened step needs to know. */
export interface Arrival {
  /** The previous step. */
  shown?: string | undefined;
  /** A step that failed validation before its fields were mounted: its messages are computed once they are. */
  recheck?: string | undefined;
}

const nothing = () => undefined;

/** Which steps were visited and passed, and the moves between them. */
export function useWizard<Id extends string>(course: Course<Id>) {
  const current = stepOf(course.steps, course.step);
  const [seen, setSeen] = useState<ReadonlySet<Id>>(new Set());
  const [done, setDone] = useState<ReadonlySet<string>>(() => new Set(before(course.steps, course.step)));
  const [busy, setBusy] = useState(false);
  const arrivalRef = useRef<Arrival>({});
  const checking = useRef(false);
  // Validation or a request may take a while: afterwards use the latest props.
  const latest = useRef(course);
  useEffect(() => {
    latest.current = course;
  });
  if (current && !seen.has(current.id)) setSeen(new Set(seen).add(current.id));

  const go = (id: Id) => {
    if (id !== stepOf(latest.current.steps, latest.current.step)?.id) latest.current.onStepChange(id);
  };

  /** The first other step that was never visited or is invalid. */
  const findUnfinished = async (from: Id) => {
    checking.current = true;
    try {
      for (const { id, form } of latest.current.steps) {
        if (id === from) continue;
        if (!seen.has(id) && !done.has(id)) return id;
        if (form && !(await form.submit(nothing))) {
          if (!seen.has(id)) arrivalRef.current.recheck = id;
          return id;
        }
      }
    } finally {
      checking.current = false;
    }
  };

  /** Leaves a validated step, to `to` or the next one; after the last, finishes. */
  const pass = async (from: WizardStep<Id>, to?: Id) => {
    if ((await from.onNext?.()) === false) return;
    setDone((passed) => new Set(passed).add(from.id));
    const { steps, step, onFinish } = latest.current;
    // The user went back while it was saving.
    if (stepOf(steps, step)?.id !== from.id) return;
    const next = to ?? steps[steps.findIndex(({ id }) => id === from.id) + 1]?.id;
    const target = next ?? (await findUnfinished(from.id));
    if (target === undefined) await onFinish();
    else go(target);
  };

  /** Prevents concurrent runs for a step without a form; a form does so itself. */
  const alone = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };

  const advance = (to?: Id) => {
    if (!current) return;
    const { form } = current;
    void (form ? form.submit(() => pass(current, to)) : alone(() => pass(current, to)));
  };

  const pending = busy || current?.form?.pending === true;
  return {
    current,
    seen,
    done,
    pending,
    arrivalRef,
    advance,
    /** For Form, which has validated already. */
    passChecked: () => current && pass(current),
    moveTo: (id: Id) => {
      if (pending || !current) return;
      if (leadsOn(course.steps, current.id, id)) advance(id);
      else go(id);
    },
    /** Shows a step with an error. */
    reveal: (id: Id) => {
      if (!checking.current) go(id);
    },
  };
}
