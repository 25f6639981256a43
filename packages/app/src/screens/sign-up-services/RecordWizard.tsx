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
import { failureWords } from '../../frame/failure-words.ts';
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
  /** What the forms begin with. */
  first: RecordForm;
  firstStep: RecordStep;
  /** When that was written which the forms begin with, ms since 1970; null where it is no draft. */
  restoredFrom: number | null;
  onDiscard(): void;
  /** The server has the record: what was kept of it goes. */
  onStored(): Promise<void>;
}

/** The steps of the business record, kept as they are typed and sent at the end. */
export function RecordWizard({ draft, first, firstStep, restoredFrom, onDiscard, onStored }: RecordWizardProps) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const queryClient = useQueryClient();
  const { codes } = useCountries();
  const [step, setStep] = useState(firstStep);
  const [newRecord] = useState(createIntent);
  const [refusal, setRefusal] = useState<ApiError>();
  const [isTold, setTold] = useState(false);
  const { mutateAsync: store } = useMutation(productSignUp(product));
  const record = useRecordSteps(first);

  const finished = useRef(false);
  /* Once: also what was taken back is kept. */
  const changed = useRef(false);
  changed.current ||= record.dirty || step !== firstStep;
  const { business, address, agreements } = record.values;
  const compose = useCallback(
    (): RecordDraft => ({ format: 1, writtenAt: Date.now(), step, business, address, agreements }),
    [step, business, address, agreements],
  );
  usePersistedDraft({ draft, changed: changed.current, compose, finished });

  const send = async () => {
    setRefusal(undefined);
    const body = toRecord(record.values, codes);
    try {
      await store({ body, idempotencyKey: newRecord(body) });
      finished.current = true;
      await onStored();
      await queryClient.invalidateQueries(getPerson(product));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.errors) record.setErrors(error.errors);
      else setRefusal(error);
    }
  };
  return (
    <>
      <DraftNotice
        draft={{
          restoredFrom: isTold ? null : restoredFrom,
          discard: () => {
            finished.current = true;
            onDiscard();
          },
          dismiss: () => setTold(true),
        }}
      />
      {refusal && (
        <Banner live="assertive" tone="danger">
          {failureWords(intl, refusal)}
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
