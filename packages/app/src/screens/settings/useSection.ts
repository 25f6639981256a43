import { ApiError } from '@smart-art/api-client';
import { type ClientSettings, clientSettings, createIntent, storeClientSettings } from '@smart-art/api-client/queries';
import { storeClientSettingsBody } from '@smart-art/openapi/constraints';
import { type FormOptions, useForm } from '@smart-art/ui/form';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { changedFields, merge } from '../../drafts/merge.ts';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { failureWords } from '../../frame/failure-words.ts';
import { useServices } from '../../services/services.ts';
import { useSyncPristineForm } from '../../steps/use-sync-pristine-form.ts';
import { settingsMessages as messages } from './settings.messages.ts';
import { type Part, refusalsOf } from './settings-form.ts';

/* Whose they are is no field. */
const { user_id: _user, ...bounds } = storeClientSettingsBody;

/** What each open section says when the page is left. */
export interface OpenSection {
  /** Whether it holds something unsaved. */
  isUnsaved(): boolean;
  /** Whether this device refuses to keep what was typed into it. */
  isRefused(): boolean;
}

/** What a page of sections shares: the settings as they stand, and who asks before the page is left. */
export interface Page {
  settings: ClientSettings;
  open: Set<OpenSection>;
}

export interface SectionOptions<Values extends object> extends Page {
  /** Which part it is: names its draft. */
  name: string;
  formOf: (settings: ClientSettings) => Values;
  partOf: (form: Values) => Part;
  words?: FormOptions<Values>['messages'];
  validate?: FormOptions<Values>['validate'];
  /** What is not kept on the device. */
  omit?: readonly (keyof Values & string)[];
}

/**
 * A part of the settings with a form of its own, saved alone. What another tab or another part has saved meanwhile is
 * taken over; where both have changed one field, that is said first and the next press saves what was typed.
 */
export function useSection<Values extends object>(options: SectionOptions<Values>) {
  const { settings, open, name, formOf, partOf, words, validate, omit } = options;
  const intl = useIntl();
  const { product } = useServices().clients;
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    initial: formOf(settings),
    constraints: bounds,
    messages: words,
    validate,
  });
  const draft = useFormDraft(form, `settings-${name}`, { omit: omit ?? [] });
  const [base, setBase] = useState(settings);
  const [failure, setFailure] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const [newSave] = useState(createIntent);
  const { mutateAsync: store } = useMutation(storeClientSettings(product));
  useSyncPristineForm(form, formOf(settings));
  useEffect(() => {
    const section = { isUnsaved: draft.isUnsaved, isRefused: () => draft.status === 'failed' };
    open.add(section);
    return () => void open.delete(section);
  }, [open, draft.isUnsaved, draft.status]);

  const { queryKey, queryFn } = clientSettings(product, settings.user_id);
  const standing = () => queryClient.fetchQuery({ queryKey, ...(queryFn && { queryFn }), staleTime: 0 });

  /** Takes over what stands, as far as nothing typed is against it. @returns whether something is */
  const adopt = (now: ClientSettings): boolean => {
    const { taken, contested, values } = merge(formOf(base), form.store.snapshot().values, formOf(now));
    setBase(now);
    if (taken.length > 0) form.patch(values);
    return contested.length > 0;
  };

  const send = async (version: number) => {
    const body = { user_id: settings.user_id, ...partOf(form.store.snapshot().values) };
    const { data, message } = await store({ body, idempotencyKey: newSave([version, body]), version });
    queryClient.setQueryData(queryKey, data);
    setBase(data);
    await draft.saved();
    form.reset(formOf(data));
    setSaved(true);
    toast.success(message);
  };

  const save = async () => {
    setFailure(undefined);
    setSaved(false);
    try {
      if (adopt(settings)) return setFailure(intl.formatMessage(messages.changedElsewhere));
      await send(settings.version);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'stale') return again();
      refuse(error);
    }
  };

  /** The server holds another version: this one is saved over it, unless both changed the same. */
  const again = async () => {
    try {
      const now = await standing();
      if (adopt(now)) return setFailure(intl.formatMessage(messages.changedElsewhere));
      await send(now.version);
    } catch (error) {
      refuse(error);
    }
  };

  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.errors) form.setErrors(refusalsOf(error.errors));
    else setFailure(failureWords(intl, error));
  };

  return {
    form,
    draft,
    failure,
    save,
    changes: changedFields(formOf(settings), form.values).length,
    status: form.pending ? 'pending' : failure ? 'failed' : isSaved ? 'saved' : 'idle',
  } as const;
}

export type SectionApi<Values extends object> = ReturnType<typeof useSection<Values>>;
