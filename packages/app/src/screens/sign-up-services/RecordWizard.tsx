import { ApiError } from '@smart-art/api-client';
import { createIntent, getPerson, productSignUp } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Wizard } from '@smart-art/ui/wizard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import type { Draft } from '../../drafts/draft.ts';
import { usePersistedDraft } from '../../drafts/use-persisted-draft.ts';
import { failureMessage } from '../../frame/failure-message.ts';
import { signUpFrameMessages } from '../../frame/SignUpFrame.messages.ts';
import { stepsAfter, stepsBefore } from '../../frame/sign-up-steps.ts';
import { useCountries } from '../../people/use-countries.ts';
import { useServices } from '../../services/services.ts';
import { signUpMessages } from '../sign-up/SignUp.messages.ts';
import { type RecordForm, type RecordStep, toRecord } from '../sign-up/sign-up-form.ts';
import { useRecordSteps } from '../sign-up/useRecordSteps.tsx';
import type { RecordDraft } from './record-draft.ts';

export interface RecordWizardProps {
  draft: Draft<RecordDraft>;
  /** Initial values of the forms. */
  first: RecordForm;
  firstStep: RecordStep;
  /** When the restored draft was written, ms since 1970; null without a draft. */
  restoredFrom: number | null;
  onDiscard(): void;
  /** Called when the server has the record, to delete its drafts. */
  onStored(): Promise<void>;
}

/** The steps of the business record, saved as a draft and sent at the end. */
export function RecordWizard({ draft, first, firstStep, restoredFrom, onDiscard, onStored }: RecordWizardProps) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const queryClient = useQueryClient();
  const { codes } = useCountries();
  const [step, setStep] = useState(firstStep);
  const [newRecord] = useState(createIntent);
  const [failure, setFailure] = useState<ApiError>();
  const [isDismissed, setDismissed] = useState(false);
  const { mutateAsync: store } = useMutation(productSignUp(product));
  const record = useRecordSteps(first);

  const finished = useRef(false);
  /* Stays true once set, so that reverted changes are saved to the draft, too. */
  const changed = useRef(false);
  changed.current ||= record.dirty || step !== firstStep;
  const { business, address, agreements } = record.values;
  const compose = useCallback(
    (): RecordDraft => ({ format: 1, writtenAt: Date.now(), step, business, address, agreements }),
    [step, business, address, agreements],
  );
  usePersistedDraft({ draft, changed: changed.current, compose, finished });

  const send = async () => {
    setFailure(undefined);
    const body = toRecord(record.values, codes);
    try {
      await store({ body, idempotencyKey: newRecord(body) });
      finished.current = true;
      await onStored();
      await queryClient.invalidateQueries(getPerson(product));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.errors) record.setErrors(error.errors);
      else setFailure(error);
    }
  };
  return (
    <>
      <DraftNotice
        draft={{
          restoredFrom: isDismissed ? null : restoredFrom,
          discard: () => {
            finished.current = true;
            onDiscard();
          },
          dismiss: () => setDismissed(true),
        }}
      />
      {failure && (
        <Banner live="assertive" tone="danger">
          {failureMessage(intl, failure)}
        </Banner>
      )}
      <Wizard<RecordStep>
        ahead={stepsAfter(intl, 'agreements')}
        finishLabel={intl.formatMessage(signUpMessages.send)}
        label={intl.formatMessage(signUpFrameMessages.steps)}
        onFinish={send}
        onStepChange={setStep}
        passed={stepsBefore(intl, 'business')}
        step={step}
        steps={record.steps}
      />
    </>
  );
}
