import { ApiError } from '@smart-art/api-client';
import { createIntent } from '@smart-art/api-client/queries';
import type { FormApi } from '@smart-art/ui/form';
import { toast } from '@smart-art/ui/toast';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Sent with every step: an idempotency key that depends on the content, and the version the user saw. */
export interface Controls {
  idempotencyKey: string;
  version: number;
}

interface Answer {
  data: unknown;
  message: string;
}

export interface StepOptions<Thing extends { version: number }> {
  /** The record, as the user saw it. */
  of: Thing;
  /** Its query key. */
  queryKey: QueryKey;
  /** Whether the step's response contains the record; if not, it is refetched. */
  isAnswered: boolean;
  step: string;
  /** Called after success, once the record is up to date. */
  onDone: () => void;
  /** The draft of the form, cleared on success. */
  draft?: { saved: () => Promise<void> } | undefined;
  /** Initial form values, if they come from the record. */
  initialOf?: ((thing: Thing) => object) | undefined;
}

/** Failure value if the record was changed elsewhere. */
export const CHANGED = 'changed';

/**
 * Runs a step of a process: only once, even if it is clicked again or a response is lost. Invalid fields show their
 * errors; any other error is `failure`. If the record was changed elsewhere, it is refetched and the input stays: newer
 * values are not overwritten before the user has been warned once.
 */
export function useStep<Thing extends { version: number }>(options: StepOptions<Thing>) {
  const { of, queryKey, isAnswered, step, onDone, draft, initialOf } = options;
  const queryClient = useQueryClient();
  const [keyOf] = useState(() => createIntent());
  const [failure, setFailure] = useState<unknown>();
  const entered = (thing: Thing | undefined) => initialOf && thing && JSON.stringify(initialOf(thing));
  const [known, setKnown] = useState(() => entered(of));
  const refetch = () => queryClient.invalidateQueries({ queryKey });
  const learn = () => setKnown(entered(queryClient.getQueryData<Thing>(queryKey)));

  const take = async <Values extends object>(
    form: Pick<FormApi<Values>, 'setErrors' | 'values'>,
    intent: unknown,
    send: (controls: Controls) => Promise<Answer>,
  ): Promise<void> => {
    const now = entered(of);
    setKnown(now);
    /* If the saved values changed since the user saw them, warn once, unless they now equal the input. */
    if (now !== known && now !== JSON.stringify(form.values)) return setFailure(CHANGED);
    setFailure(undefined);
    try {
      const { data, message } = await send({ idempotencyKey: keyOf({ step, intent }), version: of.version });
      /* Clear the draft before the form unmounts, or the next form would restore it. */
      await draft?.saved();
      if (isAnswered) queryClient.setQueryData(queryKey, data);
      else await refetch();
      learn();
      toast.success(message);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.errors) form.setErrors(error.errors);
      else setFailure(error.kind === 'stale' ? CHANGED : error);
      if (error.kind !== 'conflict' && error.kind !== 'stale') return;
      await refetch();
      learn();
    }
  };

  return { take, failure };
}
