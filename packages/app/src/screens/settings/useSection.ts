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
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { useSyncPristineForm } from '../../steps/use-sync-pristine-form.ts';
import { settingsMessages as messages } from './settings.messages.ts';
import { formErrors, type Part } from './settings-form.ts';

/* `user_id` is not a form field. */
const { user_id: _user, ...bounds } = storeClientSettingsBody;

/** What each open section reports when the user leaves the page. */
export interface OpenSection {
  /** Whether it has unsaved values. */
  isUnsaved(): boolean;
  /** Whether its draft could not be saved on this device. */
  hasDraftFailed(): boolean;
}

/** Shared by the sections of a page: the saved settings, and the sections that are asked before leaving. */
export interface Page {
  settings: ClientSettings;
  open: Set<OpenSection>;
}

export interface SectionOptions<Values extends object> extends Page {
  /** The section's name, also used for its draft. */
  name: string;
  formOf: (settings: ClientSettings) => Values;
  partOf: (form: Values) => Part;
  messages?: FormOptions<Values>['messages'];
  validate?: FormOptions<Values>['validate'];
  /** Fields excluded from the draft. */
  omit?: readonly (keyof Values & string)[];
}

/**
 * A settings section with its own form, saved separately. Changes saved by another tab or section are applied. If both
 * changed the same field, the user is warned first, and the next save overwrites it.
 */
export function useSection<Values extends object>(options: SectionOptions<Values>) {
  const { settings, open, name, formOf, partOf, messages: errorMessages, validate, omit } = options;
  const intl = useIntl();
  const { product } = useServices().clients;
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    initial: formOf(settings),
    constraints: bounds,
    messages: errorMessages,
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
    const section = { isUnsaved: draft.isUnsaved, hasDraftFailed: () => draft.status === 'failed' };
    open.add(section);
    return () => void open.delete(section);
  }, [open, draft.isUnsaved, draft.status]);

  const { queryKey, queryFn } = clientSettings(product, settings.user_id);
  const standing = () => queryClient.fetchQuery({ queryKey, ...(queryFn && { queryFn }), staleTime: 0 });

  /** Applies the saved settings where they do not conflict with typed values. @returns whether there is a conflict */
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
      handleError(error);
    }
  };

  /** The server has a newer version: save on top of it, unless both changed the same field. */
  const again = async () => {
    try {
      const now = await standing();
      if (adopt(now)) return setFailure(intl.formatMessage(messages.changedElsewhere));
      await send(now.version);
    } catch (error) {
      handleError(error);
    }
  };

  const handleError = (error: unknown) => {
    if (error instanceof ApiError && error.errors) form.setErrors(formErrors(error.errors));
    else setFailure(failureMessage(intl, error));
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
