import type { OwnProfile } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { DraftIndicator } from '@smart-art/ui/draft-indicator';
import { Form, useForm } from '@smart-art/ui/form';
import { FormPage, FormSection } from '@smart-art/ui/form-page';
import { SaveBar } from '@smart-art/ui/save-bar';
import { toast } from '@smart-art/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { neverDrafted } from '../../bank/bank-form.ts';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { changedFields } from '../../drafts/merge.ts';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { LeaveGuard } from '../../frame/LeaveGuard.tsx';
import { useScrollToHash } from '../../frame/use-scroll-to-hash.ts';
import { AddressFields } from '../../people/AddressFields.tsx';
import { useCountries } from '../../people/use-countries.ts';
import type { Seller } from '../../session/index.ts';
import { BusinessFields } from './BusinessFields.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import { Conflict } from './Conflict.tsx';
import { fieldMessages, editMessages as messages } from './EditProfile.messages.ts';
import { PayoutFields } from './PayoutFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import { formOf } from './profile-form.ts';
import { useProfileRules } from './useProfileRules.ts';
import { useSaving } from './useSaving.ts';

/** The proof that the user receives mail at an address. */
export interface EmailProof {
  email: string;
  token: string;
}

/** The sections, in the order of the page. */
const index = ['person', 'business', 'numbers', 'address', 'choices', 'bank'] as const;

/** The seller's profile form. Picture and passbook are saved when they are chosen, the rest by the save bar. */
export function ProfileEditor({ record, seller }: { record: OwnProfile; seller: Seller }) {
  const intl = useIntl();
  useScrollToHash();
  const countries = useCountries();
  const [proof, setProof] = useState<EmailProof>();
  const [base, setBase] = useState(record);
  const proofOf = (email: string) => (proof?.email === email.toLowerCase() ? proof.token : undefined);
  const form = useForm({ initial: formOf(base), ...useProfileRules({ record: base, proofOf }) });
  const draft = useFormDraft(form, 'edit-profile', { omit: neverDrafted });
  const { theirs, failure, isSaved, save, settle } = useSaving({
    form,
    base,
    setBase,
    proofOf,
    codeOf: (country) => {
      const code = countries.codes.get(country);
      return code === undefined ? knownCode(base, country) : `${code}-${country}`;
    },
    onSaved: async () => {
      await draft.saved();
      setProof(undefined);
      toast.success(intl.formatMessage(messages.saved));
    },
  });

  return (
    <Form aria-label={intl.formatMessage(messages.form)} form={form} onSubmit={save}>
      <FormPage sections={index.map((id) => ({ id, label: intl.formatMessage(messages[id]) }))}>
        <DraftNotice draft={draft} />
        {theirs && <Conflict base={formOf(base)} mine={form.values} onSettle={settle} theirs={formOf(theirs)} />}
        {failure && (
          <Banner
            title={intl.formatMessage(failure.partial ? messages.partial : messages.saveFailed)}
            tone={failure.partial ? 'warning' : 'danger'}
          >
            {failure.message}
          </Banner>
        )}
        <PersonFields
          email={base.email}
          form={form}
          onProof={setProof}
          picture={<ProfilePicture seller={seller} />}
          proven={proofOf(form.values.email) !== undefined}
        />
        <BusinessFields form={form} />
        <FormSection columns={2} id="address" title={intl.formatMessage(messages.address)}>
          <AddressFields
            cityHelp={intl.formatMessage(messages.cityHelp)}
            form={form}
            labels={{
              address_line_1: intl.formatMessage(fieldMessages.address_line_1),
              address_line_2: intl.formatMessage(fieldMessages.address_line_2),
              city: intl.formatMessage(fieldMessages.city),
              state: intl.formatMessage(fieldMessages.state),
              pin_code: intl.formatMessage(fieldMessages.pin_code),
              country: intl.formatMessage(fieldMessages.country),
            }}
          />
        </FormSection>
        <ChoiceFields form={form} />
        <PayoutFields form={form} passbook={record.passbook_photo} />
        <SaveBar
          changes={changedFields(formOf(base), form.values).length}
          dirty={form.dirty}
          error={failure?.message}
          onDiscard={() => void draft.discard()}
          onSave={() => void form.submit(save)}
          status={form.pending ? 'pending' : failure ? 'failed' : isSaved ? 'saved' : 'idle'}
        />
        <DraftIndicator onRetry={draft.retry} savedAt={draft.savedAt} status={draft.status} />
      </FormPage>
      <LeaveGuard
        confirmLabel={intl.formatMessage(messages.leave)}
        hasDraftFailed={() => draft.status === 'failed'}
        isUnsaved={draft.isUnsaved}
        title={intl.formatMessage(messages.leaveTitle)}
      >
        {intl.formatMessage(messages.leaveHelp)}
      </LeaveGuard>
    </Form>
  );
}

/** The country's phone code in the record, used if the country list cannot be loaded. */
function knownCode({ business }: OwnProfile, country: string): string {
  const codes = business ? [business.telephone_code, business.mobile_code, business.fax_code] : [];
  return codes.find((code) => code.endsWith(`-${country}`)) ?? '';
}
