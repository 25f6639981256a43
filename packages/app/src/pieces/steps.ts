import type { ArtPiece } from '@smart-art/api-client/queries';
import { pieceTasks, type processes } from '@smart-art/openapi/processes';
import type { Offered, StepOf } from '../orders/steps.ts';

/** A step of an art piece, taken by the seller. */
export type PieceStep = StepOf<(typeof processes)['art_piece']>;

/** Steps that do not change the status and have their own place on the page. */
type Standing = 'edit' | 'add_images' | 'comment';

/** Steps that change a piece's status or report its progress. */
export type PieceMove = Exclude<PieceStep, Standing>;

/** The steps a piece may wait for, according to its transition table; the first available one leads. */
const leads = Object.keys(pieceTasks) as (keyof typeof pieceTasks)[] satisfies readonly PieceMove[];

/** In order of occurrence. */
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
  /** The step the piece waits for: its form is open. */
  lead: PieceMove | undefined;
  /** Steps behind buttons. */
  others: PieceMove[];
  /** Not possible now, with a reason that tells the user what to do first. */
  waiting: WaitingStep[];
  /** Not possible in this status, including steps with a place of their own. */
  elsewhere: WaitingStep[];
}

interface WaitingStep {
  step: PieceStep;
  reason: NonNullable<Offered['reason']>;
}

const steps = [...moves, 'edit', 'add_images', 'comment'] as const satisfies readonly PieceStep[];

/** The layout of the actions on a piece's page, from the API's list alone: every step has exactly one place. */
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

/** The API's entry for a step: whether it is available, and if not, why. */
export const offerOf = ({ available_actions }: Pick<ArtPiece, 'available_actions'>, step: PieceStep) =>
  available_actions.find(({ action }) => action === step);
