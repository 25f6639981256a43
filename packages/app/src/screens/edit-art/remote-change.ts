import { mergeWorks, type WorkPart } from '../work-editor/merge-works.ts';
import type { WorkState } from '../work-editor/work-state.ts';

/** How a form handles a newer version of the work it edits. */
export type RemoteChange =
  /** No conflict with typed values: the form shows it at once. */
  | { kind: 'adopt'; shown: WorkState; parts: readonly WorkPart[] }
  /** Something was typed: the form stays as it is until the user has reviewed the changes. */
  | { kind: 'tell'; parts: readonly WorkPart[] };

/**
 * Applies the rule of a rejected save (412) before anything is sent.
 * @param base the version the form was loaded with
 * @param mine what is in the form
 * @param theirs the newer saved version
 * @param isTyped whether the form holds unsaved values, including pending photographs
 */
export function remoteChangeOf(base: WorkState, mine: WorkState, theirs: WorkState, isTyped: boolean): RemoteChange {
  const { taken, contested, mine: shown } = mergeWorks(base, mine, theirs);
  const parts = [...taken, ...contested];
  return isTyped && parts.length > 0 ? { kind: 'tell', parts } : { kind: 'adopt', shown, parts };
}
