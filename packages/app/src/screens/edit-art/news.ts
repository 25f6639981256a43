import { mergeWorks, type WorkPart } from '../work-editor/merge-works.ts';
import type { WorkState } from '../work-editor/work-state.ts';

/** What a newer version of a work is to the form in which it is edited. */
export type News =
  /** Nothing typed is in its way: the form shows it at once. */
  | { kind: 'adopt'; shown: WorkState; parts: readonly WorkPart[] }
  /** Something was typed: the form stays as it is until the person has looked. */
  | { kind: 'tell'; parts: readonly WorkPart[] };

/**
 * The rule of a save that was refused (412), before anything is sent.
 * @param base what the editing stands on
 * @param mine what is in the form
 * @param theirs what was saved meanwhile
 * @param isTyped whether the form holds anything that is not saved, photographs on their way among it
 */
export function newsOf(base: WorkState, mine: WorkState, theirs: WorkState, isTyped: boolean): News {
  const { taken, contested, mine: shown } = mergeWorks(base, mine, theirs);
  const parts = [...taken, ...contested];
  return isTyped && parts.length > 0 ? { kind: 'tell', parts } : { kind: 'adopt', shown, parts };
}
