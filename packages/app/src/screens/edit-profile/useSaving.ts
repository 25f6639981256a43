import { ApiError } from '@smart-art/api-client';
import { getPerson, type OwnProfile, ssoUpdateDetails, updateProfileDetails } from '@smart-art/api-client/queries';
import type { FormApi } from '@smart-art/ui/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { changedFields, merge } from '../../drafts/merge.ts';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { formErrors, formOf, inputOf, type ProfileForm, splitChange } from './profile-form.ts';

export interface SavingOptions {
  form: FormApi<ProfileForm>;
  /** The record as last known to be on the server. */
  base: OwnProfile;
  setBase(base: OwnProfile): void;
  /** The proof of a new email; undefined if there is none. */
  proofOf(email: string): string | undefined;
  /** The phone code of a country: `81-JP` for `JP`. */
  codeOf(country: string): string;
  /** Called when everything is saved. */
  onSaved(): Promise<void>;
}

/** Why the last save failed; `partial` if name and email were saved and the rest was not. */
export interface SaveFailure {
  message: string;
  partial: boolean;
}

/**
 * Saves in the two steps of 000 section 7: name and email with single sign-on, then the record with the product. A
 * successful step becomes the new base, so a retry repeats only the rest. A version saved elsewhere in the meantime
 * (412) is fetched for review; if only the version differs (a picture was changed), the save continues.
 */
export function useSaving({ form, base, setBase, proofOf, codeOf, onSaved }: SavingOptions) {
  const intl = useIntl();
  const { clients, session } = useServices();
  const queryClient = useQueryClient();
  const [theirs, setTheirs] = useState<OwnProfile>();
  const [failure, setFailure] = useState<SaveFailure>();
  const [isSaved, setSaved] = useState(false);
  const { mutateAsync: saveIdentity } = useMutation(
    ssoUpdateDetails(clients.sso, ({ email, firstname, lastname }) =>
      session.personChanged({ email, firstName: firstname, lastName: lastname }),
    ),
  );
  const { mutateAsync: saveRecord } = useMutation(updateProfileDetails(clients.product));

  /** Runs the steps that are needed. @returns the record as far as it was saved; the error that stopped it, if any */
  const send = async (from: OwnProfile, values: ProfileForm): Promise<{ ground: OwnProfile; error?: unknown }> => {
    const { identity, business } = splitChange(changedFields(formOf(from), values));
    let ground = from;
    try {
      if (identity) {
        const { firstname, lastname, email } = values;
        const proof = proofOf(email);
        const body = { firstname, lastname, email, ...(proof ? { verification_token: proof } : null) };
        const { user, version } = await saveIdentity({ email: from.email, body, version: from.version });
        ground = { ...from, email: user.email, firstname: user.firstname, lastname: user.lastname, version };
      }
      if (business) {
        const body = inputOf(values, codeOf);
        ground = (await saveRecord({ body, version: ground.version })).profile;
      }
      return { ground };
    } catch (error) {
      return { ground, error };
    }
  };

  const current = async () => (await queryClient.fetchQuery({ ...getPerson(clients.product), staleTime: 0 })).profile;

  const save = async () => {
    setFailure(undefined);
    setSaved(false);
    const { values } = form.store.snapshot();
    let { ground, error } = await send(base, values);
    const partial = ground !== base;
    try {
      if (error instanceof ApiError && error.kind === 'stale') {
        const standing = await current();
        if (!standing) throw error;
        const { taken, contested } = merge(formOf(ground), values, formOf(standing));
        if (taken.length + contested.length > 0) {
          setBase(ground);
          setTheirs(standing);
          return;
        }
        ({ ground, error } = await send(standing, values));
      }
      if (error) throw error;
      setBase(ground);
      await onSaved();
      form.reset(formOf(ground));
      setSaved(true);
    } catch (reason) {
      setBase(ground);
      if (reason instanceof ApiError && reason.errors) form.setErrors(formErrors(reason.errors));
      if (partial || !(reason instanceof ApiError && reason.errors)) {
        setFailure({ message: failureMessage(intl, reason), partial });
      }
    }
  };

  /** Continues from the saved version with the resolved values. */
  const settle = (decided: ProfileForm) => {
    if (!theirs) return;
    setBase(theirs);
    setTheirs(undefined);
    form.reset(formOf(theirs));
    form.patch(decided);
  };

  return { theirs, failure, isSaved, save, settle };
}
