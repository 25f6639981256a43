import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Seller } from '../../session/index.ts';
import { signUpDraft } from '../sign-up/sign-up-draft.ts';
import { emptyRecord, type RecordForm, withCountry } from '../sign-up/sign-up-form.ts';
import { RecordWizard } from './RecordWizard.tsx';
import { type RecordDraft, recordDraft } from './record-draft.ts';

/** Drafts found on the device. */
interface Found {
  /** The draft of this form. */
  own: RecordDraft | null;
  /** The draft of a sign-up with this email. */
  signUp: RecordForm | null;
}

/**
 * The business record of an account without one, after the second of the two sign-up requests was lost (000 section 7).
 * Restores the sign-up draft of this email from the device, and saves a draft of its own.
 */
export function CompleteRecord({ seller }: { seller: Seller }) {
  const intl = useIntl();
  const [draft] = useState(() => recordDraft(seller.id));
  const [ofSignUp] = useState(signUpDraft);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let stale = false;
    void Promise.all([draft.load(), ofSignUp.load()]).then(([own, typed]) => {
      const isTheirs = typed?.email.toLowerCase() === seller.email;
      if (!stale) setFound({ own, signUp: isTheirs ? typed : null });
    });
    return () => {
      stale = true;
    };
  }, [draft, ofSignUp, seller.email]);
  if (!found) return null;
  const { own, signUp } = found;
  const forget = async () => {
    /* A sign-up with another email may be somebody else's. */
    await Promise.all([draft.discard(), signUp && ofSignUp.discard()]);
  };
  return (
    <RecordWizard
      draft={draft}
      first={withCountry(own ?? signUp ?? emptyRecord(), intl.locale)}
      firstStep={own?.step ?? 'business'}
      key={own ? 'kept' : 'new'}
      onDiscard={() => void forget().then(() => setFound({ own: null, signUp: null }))}
      onStored={forget}
      restoredFrom={own?.writtenAt ?? null}
    />
  );
}
