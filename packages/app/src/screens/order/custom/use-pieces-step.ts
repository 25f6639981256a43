import { ApiError, type ApiErrorKind } from '@smart-art/api-client';
import { type CustomOrderDetails, createIntent, getCustomOrder } from '@smart-art/api-client/queries';
import type { FormApi } from '@smart-art/ui/form';
import { toast } from '@smart-art/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services.ts';
import { CHANGED, type Controls } from '../../../steps/use-step.ts';
import type { Piece, PlacedPiece } from './pieces-for.ts';

/** One call for one piece. */
export interface PieceCall extends PlacedPiece {
  /** What is sent: the same gets the same idempotency key. */
  intent: unknown;
  send: (controls: Controls) => Promise<{ message: string }>;
}

/** With what a step was not taken, and why. */
export interface PieceFailure {
  /** Undefined of the order itself. */
  piece?: Piece | undefined;
  reason: ApiError | typeof CHANGED;
}

/** What is refused of one piece says nothing of the next; after any other failure nothing more is sent. */
const ofThePiece: readonly ApiErrorKind[] = ['validation', 'message', 'conflict', 'stale', 'not-found', 'too-large'];

interface TakeOptions {
  /** What a field that the server names for a piece is called in the form. */
  formName?: ((name: string, at: number) => string) | undefined;
  /** What is sent when every piece is through, for the order itself. */
  last?: PieceCall | undefined;
  /** Told how the order is after a failure, before what is refused is said at the fields. */
  onFailed?: ((now: CustomOrderDetails) => void) | undefined;
  /** What is said when all is done; by default what the server says. */
  done?: string | undefined;
}

interface Options {
  order: CustomOrderDetails;
  step: string;
  /** What keeps the typed words until the step is taken with every piece. */
  draft?: { saved: () => Promise<void> } | undefined;
}

/**
 * Takes a step with several pieces of an order, one after the other: each once, however often it is pressed or its answer
 * is lost. What is refused is told of each piece, a refused field at its field; what was typed stays, and pressed again
 * only what is left is sent, because the order is asked for anew in between.
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

  /** The order as the server has it by now; as it was, where that cannot be asked for. */
  const latest = async (): Promise<CustomOrderDetails> => {
    await queryClient.invalidateQueries({ queryKey });
    return queryClient.getQueryData<CustomOrderDetails>(queryKey) ?? order;
  };

  /**
   * @param calls those for the pieces, in their order
   * @returns whether it was taken with every piece, and the order as it is then
   */
  const take = async <Values extends object>(
    form: Pick<FormApi<Values>, 'setErrors'>,
    calls: readonly PieceCall[],
    { formName = (name) => name, last, onFailed, done }: TakeOptions = {},
  ): Promise<{ isTaken: boolean; now: CustomOrderDetails }> => {
    const failed: PieceFailure[] = [];
    const refused: Record<string, string[]> = {};
    let said = '';
    setFailures([]);

    /** @returns whether the next may follow */
    const send = async (call: PieceCall, piece: Piece | undefined): Promise<boolean> => {
      try {
        const controls = { idempotencyKey: keyFor(call.piece.id, call.intent), version: call.piece.version };
        said = (await call.send(controls)).message || said;
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        for (const [name, words] of Object.entries(error.errors ?? {})) refused[formName(name, call.at)] = words;
        failed.push({ piece, reason: error.kind === 'stale' ? CHANGED : error });
        return ofThePiece.includes(error.kind);
      }
    };
    for (const call of calls) if (!(await send(call, call.piece))) break;
    if (failed.length === 0 && last) await send(last, undefined);

    if (failed.length > 0) {
      const now = await latest();
      onFailed?.(now);
      /* At their fields, and not a second time above them. */
      setFailures(failed.filter(({ reason }) => reason === CHANGED || !reason.errors));
      if (Object.keys(refused).length > 0) form.setErrors(refused);
      return { isTaken: false, now };
    }
    /* Before the form goes, or the words would come back with the next one. */
    await draft?.saved();
    const now = await latest();
    if (done || said) toast.success(done ?? said);
    return { isTaken: true, now };
  };

  return { take, failures, setFailures };
}
