import { ApiError } from '@smart-art/api-client';
import { createIntent } from '@smart-art/api-client/queries';
import type { FormApi } from '@smart-art/ui/form';
import { toast } from '@smart-art/ui/toast';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What every step sends beside its body: the same key for the same words, and the version that was looked at. */
export interface Controls {
  idempotencyKey: string;
  version: number;
}

interface Answer {
  data: unknown;
  message: string;
}

export interface StepOptions<Thing extends { version: number }> {
  /** What it is a step of, as it was looked at. */
  of: Thing;
  /** Under which that is held. */
  queryKey: QueryKey;
  /** Whether a step answers that, as it stands then; where it does not, that is asked for again. */
  isAnswered: boolean;
  step: string;
  /** The step is taken, and what is shown is what it has led to. */
  onDone: () => void;
  /** What keeps the typed words until the step is taken. */
  draft?: { saved: () => Promise<void> } | undefined;
  /** The values a form begins with, where it begins with some that stand already. */
  initialOf?: ((thing: Thing) => object) | undefined;
}

/** What is said in place of an error where somebody else took a step meanwhile. */
export const CHANGED = 'changed';

/**
 * Takes a step of a process: once, however often it is pressed or its answer is lost. A refused field stands at its field;
 * any other refusal is `failure`. What has changed meanwhile is shown as it is now, and what was typed stays: nothing is
 * sent over what somebody else entered before the person has been told once.
 */
export function useStep<Thing extends { version: number }>(options: StepOptions<Thing>) {
  const { of, queryKey, isAnswered, step, onDone, draft, initialOf } = options;
  const queryClient = useQueryClient();
  const [keyOf] = useState(() => createIntent());
  const [failure, setFailure] = useState<unknown>();
  const entered = (thing: Thing | undefined) => initialOf && thing && JSON.stringify(initialOf(thing));
  const [known, setKnown] = useState(() => entered(of));
  const askAgain = () => queryClient.invalidateQueries({ queryKey });
  const learn = () => setKnown(entered(queryClient.getQueryData<Thing>(queryKey)));

  const take = async <Values extends object>(
    form: Pick<FormApi<Values>, 'setErrors' | 'values'>,
    intent: unknown,
    send: (controls: Controls) => Promise<Answer>,
  ): Promise<void> => {
    const now = entered(of);
    setKnown(now);
    /* What is typed over must be known; what came out as it is typed is no news. */
    if (now !== known && now !== JSON.stringify(form.values)) return setFailure(CHANGED);
    setFailure(undefined);
    try {
      const { data, message } = await send({ idempotencyKey: keyOf({ step, intent }), version: of.version });
      /* Before the form goes, or the words would come back with the next one. */
      await draft?.saved();
      if (isAnswered) queryClient.setQueryData(queryKey, data);
      else await askAgain();
      learn();
      toast.success(message);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.errors) form.setErrors(error.errors);
      else setFailure(error.kind === 'stale' ? CHANGED : error);
      if (error.kind !== 'conflict' && error.kind !== 'stale') return;
      await askAgain();
      learn();
    }
  };

  return { take, failure };
}
