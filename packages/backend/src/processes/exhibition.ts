/** Transition table of an exhibition, for its organiser and for applicants (000 section 3; 001 sections 4, 6 and 9). */
import { defineProcess, type Reason } from './process.ts';

export type ExhibitionState = 'upcoming' | 'running' | 'ended' | 'deleted';

export interface ExhibitionFacts {
  /** True if the caller is the organiser. */
  isOrganiser: boolean;
  /** Deadline for editing and deleting, inclusive. */
  editUntil: Date;
  /** The same in the event's time zone, for display. */
  editUntilThere: string;
  /** True if the caller has an open application in the role. */
  hasApplied: Readonly<Record<'exhibitor' | 'attendee', boolean>>;
  /** Free places. */
  placesLeft: Readonly<Record<'exhibitor' | 'attendee', number>>;
}

type Guard = (facts: ExhibitionFacts, now: Date) => Reason | null;

function as_organiser({ isOrganiser }: ExhibitionFacts): Reason | null {
  return isOrganiser ? null : { code: 'exhibition_not_organiser', values: {} };
}

function as_visitor({ isOrganiser }: ExhibitionFacts): Reason | null {
  return isOrganiser ? { code: 'exhibition_own', values: {} } : null;
}

function ten_days_before({ editUntil, editUntilThere }: ExhibitionFacts, now: Date): Reason | null {
  if (now <= editUntil) return null;
  return { code: 'exhibition_edit_closed', values: { until: editUntil.toISOString(), there: editUntilThere } };
}

const not_applied_as = (role: 'exhibitor' | 'attendee'): Guard =>
  function not_applied_yet({ hasApplied }) {
    return hasApplied[role] ? { code: 'exhibition_applied_already', values: {} } : null;
  };

const place_left_for = (role: 'exhibitor' | 'attendee'): Guard =>
  function place_left({ placesLeft }) {
    return placesLeft[role] > 0 ? null : { code: 'exhibition_full', values: {} };
  };

export const exhibitionProcess = defineProcess<ExhibitionState, ExhibitionFacts>({
  kind: 'exhibition',
  title: 'Exhibition',
  source: '001 sections 4, 6 and 9. The state follows from the current time.',
  states: ['upcoming', 'running', 'ended', 'deleted'],
  initial: 'upcoming',
  transitions: [
    { action: 'edit', by: 'seller', from: ['upcoming'], to: 'same', guards: [as_organiser, ten_days_before] },
    { action: 'delete', by: 'seller', from: ['upcoming'], to: 'deleted', guards: [as_organiser, ten_days_before] },
    {
      action: 'apply_as_exhibitor',
      by: 'seller',
      from: ['upcoming'],
      to: 'same',
      guards: [as_visitor, not_applied_as('exhibitor'), place_left_for('exhibitor')],
    },
    {
      action: 'apply_as_attendee',
      by: 'seller',
      from: ['upcoming', 'running'],
      to: 'same',
      guards: [as_visitor, not_applied_as('attendee'), place_left_for('attendee')],
    },
    { action: 'start', by: 'system', from: ['upcoming'], to: 'running' },
    { action: 'end', by: 'system', from: ['running'], to: 'ended' },
  ],
});

/** All actions that an organiser, or anybody else, can have on an exhibition. */
export const exhibitionActionsOf = (isOrganiser: boolean): readonly string[] =>
  isOrganiser ? ['edit', 'delete'] : ['apply_as_exhibitor', 'apply_as_attendee'];
