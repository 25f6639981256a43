import type { FormApi } from '@smart-art/ui/form';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSeller } from '../services/services.ts';
import { tabStore } from '../session/tab-store.ts';
import { draftKey } from './draft-key.ts';
import { createFormDraft } from './form-draft.ts';
import { formDrafts } from './form-drafts.ts';
import { onLeaving } from './leaving.ts';
import { createPersistedFiles } from './persisted-files.ts';
import { tabDrafts } from './tab-drafts.ts';

export interface FormDraftUse<Values extends object> {
  /** Names of values that are not saved. Passwords, codes, keys and cards never are. */
  omit?: readonly (keyof Values & string)[];
  /** Names of file values that are saved too, for sellers only. */
  files?: readonly (keyof Values & string)[];
}

const NONE: readonly never[] = [];

/**
 * Saves a form's input across a reload, a language switch, an expired session and a closed tab, and restores it: a
 * seller's on this device under their id, separate per tab; a visitor's in this tab. `DraftIndicator` shows the status,
 * `DraftNotice` what was restored. Call `saved()` once the server has the data.
 *
 * @example
 * const draft = useFormDraft(form, 'edit-profile');
 * <DraftNotice draft={draft} />
 *
 * @param name which form, with the record's id when editing; name and seller are taken from the first render
 */
export function useFormDraft<Values extends object>(
  form: FormApi<Values>,
  name: string,
  { omit, files = NONE }: FormDraftUse<Values> = {},
) {
  const seller = useSeller();
  const [draft] = useState(() =>
    createFormDraft({
      form: form.store,
      store: seller ? formDrafts : tabDrafts,
      key: draftKey(name, seller?.id),
      omit,
      memory: tabStore,
    }),
  );
  const [draftFiles] = useState(() =>
    seller && files.length > 0
      ? createPersistedFiles({
          form: form.store,
          store: formDrafts,
          key: draftKey(`${name} files`, seller.id),
          names: files,
        })
      : undefined,
  );
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  useEffect(() => {
    const end = draft.start();
    const endFiles = draftFiles?.start();
    const stop = onLeaving(draft.flush);
    return () => {
      stop();
      end();
      endFiles?.();
    };
  }, [draft, draftFiles]);
  const { dismiss, retry, isUnsaved, showOther } = draft;
  const saved = async () => {
    await Promise.all([draft.saved(), draftFiles?.drop()]);
  };
  const discard = async () => {
    await Promise.all([draft.discard(), draftFiles?.drop()]);
  };
  return { ...state, saved, discard, dismiss, retry, isUnsaved, showOther };
}
