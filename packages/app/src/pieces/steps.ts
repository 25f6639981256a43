import type { ArtPiece } from '@smart-art/api-client/queries';
import { pieceTasks, type processes } from '@smart-art/openapi/processes';
import type { Offered, StepOf } from '../orders/steps.ts';

/** A step of a piece that is made, and that is the seller's to take. */
export type PieceStep = StepOf<(typeof processes)['art_piece']>;

/** Steps that have a place of their own on the page: they lead nowhere else. */
type Standing = 'edit' | 'add_images' | 'comment';

/** Steps that take a piece from one status to another, or tell how far it is. */
export type PieceMove = Exclude<PieceStep, Standing>;

/** What a piece waits for, as its transition table says; the first of them that can be done. */
const leads = Object.keys(pieceTasks) as (keyof typeof pieceTasks)[] satisfies readonly PieceMove[];

/** In the order in which they come. */
const moves = [
  'start',
  'report_progress',
  'complete',
  'ship',
  'deliver',
  'reopen',
  'correct_tracking',
] as const satisfies readonly PieceMove[];

export interface PieceArrangement {
  /** What the piece waits for: its form stands open. */
  lead: PieceMove | undefined;
  /** Behind buttons. */
  others: PieceMove[];
  /** Not possible now, for a reason that says what to do first. */
  waiting: WaitingStep[];
  /** Not possible now: another status has these steps, those with a place of their own among them. */
  elsewhere: WaitingStep[];
}

interface WaitingStep {
  step: PieceStep;
  reason: NonNullable<Offered['reason']>;
}

const steps = [...moves, 'edit', 'add_images', 'comment'] as const satisfies readonly PieceStep[];

/** What may be done with a piece, from the contract's list alone: every step of it has exactly one place. */
export function arrangePiece({ available_actions: offered }: Pick<ArtPiece, 'available_actions'>): PieceArrangement {
  const open = moves.filter((step) => offered.some(({ action, available }) => available && action === step));
  const lead = leads.find((step) => open.includes(step));
  const closed = steps.flatMap((step) => {
    const reason = offered.find(({ action, available }) => !available && action === step)?.reason;
    return reason ? [{ step, reason }] : [];
  });
  return {
    lead,
    others: open.filter((step) => step !== lead),
    waiting: closed.filter(({ reason }) => reason.code !== 'wrong_status'),
    elsewhere: closed.filter(({ reason }) => reason.code === 'wrong_status'),
  };
}

/** Whether a step can be taken, and else why not. */
export const offerOf = ({ available_actions }: Pick<ArtPiece, 'available_actions'>, step: PieceStep) =>
  available_actions.find(({ action }) => action === step);
