/** Transition table of a work in the library (000 section 4; 001 section 5). */
import { defineProcess, type Guard } from './process.ts';

export type WorkState = 'in_library' | 'deleted';

export interface WorkFacts {
  /** The uses that prevent deletion, as text; null if there are none. */
  usedIn: string | null;
  /**
   * Until when its seller has committed to keep it published, and that date in their time zone; null without
   * commitment.
   */
  commitment: { until: Date; date: string } | null;
  /** True if works and files can be added and updated. */
  hasActiveAgreement: boolean;
}

type Rule = Guard<WorkFacts>;

const paid: Rule = ({ hasActiveAgreement }) =>
  hasActiveAgreement ? null : { code: 'work_no_active_agreement', values: {} };
const unused: Rule = ({ usedIn }) => (usedIn === null ? null : { code: 'work_is_used', values: { uses: usedIn } });
const uncommitted: Rule = ({ commitment }, now) =>
  commitment && now < commitment.until
    ? { code: 'work_is_committed', values: { until: commitment.until.toISOString(), date: commitment.date } }
    : null;

export const workProcess = defineProcess<WorkState, WorkFacts>({
  kind: 'work',
  title: 'Library work',
  source:
    '000 section 4: works are soft-deleted, and cannot be created or updated without an active agreement; 001 section 5: works used by orders or crowdfunding cannot be deleted; 001 section 9: a published work with a commitment stays for at least 12 months. Restoring and duplicating are our own.',
  states: ['in_library', 'deleted'],
  initial: 'in_library',
  transitions: [
    { action: 'save', by: 'seller', from: ['in_library'], to: 'same', guards: [paid] },
    { action: 'duplicate', by: 'seller', from: ['in_library'], to: 'same', guards: [paid] },
    { action: 'delete', by: 'seller', from: ['in_library'], to: 'deleted', guards: [unused, uncommitted] },
    { action: 'restore', by: 'seller', from: ['deleted'], to: 'in_library', guards: [paid] },
  ],
});
