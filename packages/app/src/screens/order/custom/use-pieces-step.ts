import { ApiError, type ApiErrorKind } from '@smart-art/api-client';
import { type CustomOrderDetails, createIntent, getCustomOrder } from '@smart-art/api-client/queries';
import type { FormApi } from '@smart-art/ui/form';
import { toast } from '@smart-art/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services.ts';
import { CHANGED, type Controls } from '../../../steps/use-step.ts';
import type { Piece, PlacedPiece } from './pieces-for.ts';

/** The request for one piece. */
export interface PieceCall extends PlacedPiece {
  /** The content to send: equal content gets the same idempotency key. */
  intent: unknown;
  send: (controls: Controls) => Promise<{ message: string }>;
}

/** Why a step failed, and for which piece. */
export interface PieceFailure {
  /** Undefined for the order itself. */
  piece?: Piece | undefined;
  reason: ApiError | typeof CHANGED;
}

/** Errors that concern a single piece, so the next one is still sent; any other error stops the run. */
const ofThePiece: readonly ApiErrorKind[] = ['validation', 'message', 'conflict', 'stale', 'not-found', 'too-large'];

interface TakeOptions {
  /** The form name of a field that the server names for a piece. */
  formName?: ((name: string, at: number) => string) | undefined;
  /** Sent for the order itself once all pieces have succeeded. */
  last?: PieceCall | undefined;
  /** Called after a failure with the refetched order, before field errors are set. */
  onFailed?: ((now: CustomOrderDetails) => void) | undefined;
  /** The success message; default: the server's. */
  done?: string | undefined;
}

interface Options {
  order: CustomOrderDetails;
  step: string;
  /** The draft, cleared once the step is taken with every piece. */
  draft?: { saved: () => Promise<void> } | undefined;
}

/**
 * Takes a step with several pieces of an order in sequence, each once even if a response is lost or the button is
 * pressed again. Errors are reported per piece, field errors at their fields. What was typed stays, and a retry sends
 * only the rest because the order is refetched in between.
 */
export function usePiecesStep({ order, step, draft }: Options) {
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const [keys] = useState(() => new Map<string, ReturnType<typeof createIntent>>());
  const [failures, setFailures] = useState<readonly PieceFailure[]>([]);
  const { queryKey } = getCustomOrder(clients.product, order.id);

  const keyFor = (id: string, intent: unknown): string => {
    const keyOf = keys.get(id) ?? createIntent();
    keys.set(id, keyOf);
    return keyOf({ step, intent });
  };

  /** The order refetched from the server; the known one if that fails. */
  const latest = async (): Promise<CustomOrderDetails> => {
    await queryClient.invalidateQueries({ queryKey });
    return queryClient.getQueryData<CustomOrderDetails>(queryKey) ?? order;
  };

  /**
   * @param calls the requests for the pieces, in their order
   * @returns whether the step was taken with every piece, and the order afterwards
   */
  const take = async <Values extends object>(
    form: Pick<FormApi<Values>, 'setErrors'>,
    calls: readonly PieceCall[],
    { formName = (name) => name, last, onFailed, done }: TakeOptions = {},
  ): Promise<{ isTaken: boolean; now: CustomOrderDetails }> => {
    const failed: PieceFailure[] = [];
    const errors: Record<string, string[]> = {};
    let message = '';
    setFailures([]);

    /** @returns whether to send the next request */
    const send = async (call: PieceCall, piece: Piece | undefined): Promise<boolean> => {
      try {
        const controls = { idempotencyKey: keyFor(call.piece.id, call.intent), version: call.piece.version };
        message = (await call.send(controls)).message || message;
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        for (const [name, messages] of Object.entries(error.errors ?? {})) errors[formName(name, call.at)] = messages;
        failed.push({ piece, reason: error.kind === 'stale' ? CHANGED : error });
        return ofThePiece.includes(error.kind);
      }
    };
    for (const call of calls) if (!(await send(call, call.piece))) break;
    if (failed.length === 0 && last) await send(last, undefined);

    if (failed.length > 0) {
      const now = await latest();
      onFailed?.(now);
      /* Field errors appear at their fields, so do not repeat them above the form. */
      setFailures(failed.filter(({ reason }) => reason === CHANGED || !reason.errors));
      if (Object.keys(errors).length > 0) form.setErrors(errors);
      return { isTaken: false, now };
    }
    /* Before the form unmounts, or the next form would restore this draft. */
    await draft?.saved();
    const now = await latest();
    if (done || message) toast.success(done ?? message);
    return { isTaken: true, now };
  };

  return { take, failures, setFailures };
}
