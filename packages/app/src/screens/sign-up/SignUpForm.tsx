import { ApiError } from '@smart-art/api-client';
import { createIntent, productSignUp, ssoSignUp } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { useForm } from '@smart-art/ui/form';
import { toast } from '@smart-art/ui/toast';
import { Wizard } from '@smart-art/ui/wizard';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { Draft } from '../../drafts/draft.ts';
import { onLeaving } from '../../drafts/leaving.ts';
import { failureMessage } from '../../frame/failure-message.ts';
import { signUpFrameMessages as frameMessages } from '../../frame/SignUpFrame.messages.ts';
import { stepsAfter } from '../../frame/sign-up-steps.ts';
import { whenEmpty } from '../../i18n/when-empty.ts';
import { personMissing } from '../../people/record.messages.ts';
import { useCountries } from '../../people/use-countries.ts';
import { useServices } from '../../services/services.ts';
import { EmailStep } from './EmailStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { signUpMessages as messages, passwordMissing } from './SignUp.messages.ts';
import { savedProof, saveProof } from './saved-proof.ts';
import { markBegun, type SignUpDraft } from './sign-up-draft.ts';
import {
  type EmailForm,
  emailConstraints,
  emptyRecord,
  isRecordStep,
  personConstraints,
  type RecordStep,
  toRecord,
  withCountry,
} from './sign-up-form.ts';
import { useEmailProof } from './useEmailProof.ts';
import { useRecordSteps } from './useRecordSteps.tsx';

type StepId = 'email' | 'person' | RecordStep;

const isStep = (id: string | null): id is StepId =>
  id !== null && (id === 'email' || id === 'person' || isRecordStep(id));

export interface SignUpFormProps {
  draft: Draft<SignUpDraft>;
  /** The restored draft; null if there is none. */
  savedDraft: SignUpDraft | null;
}

const OTP = /^\d{6}$/;

/**
 * The sign-up form in steps. The email is verified first; only then do the other steps open. At the end the person is
 * created, the business record stored and the session entered, from where the guard redirects to the services.
 */
export function SignUpForm({ draft, savedDraft }: SignUpFormProps) {
  const intl = useIntl();
  const { clients, session } = useServices();
  const [search, setSearch] = useSearchParams();
  const { codes } = useCountries();
  const [newRecord] = useState(createIntent);
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync: createPerson } = useMutation(ssoSignUp(clients.sso));
  const { mutateAsync: storeRecord } = useMutation(productSignUp(clients.product));

  const emailForm = useForm<EmailForm>({
    initial: { email: savedDraft?.email ?? '', otp: '' },
    constraints: emailConstraints,
    messages: whenEmpty(intl, { email: personMissing.email }),
    validate: ({ otp }) =>
      proofing.stage === 'sent' && !OTP.test(otp) ? { otp: intl.formatMessage(messages.otpMissing) } : undefined,
  });
  const [proven] = useState(savedProof);
  const proofing = useEmailProof(emailForm, proven);
  const { proof, stage } = proofing;
  const person = useForm({
    initial: {
      firstname: savedDraft?.person.firstname ?? '',
      lastname: savedDraft?.person.lastname ?? '',
      password: '',
      confirm_password: '',
    },
    constraints: personConstraints,
    messages: whenEmpty(intl, {
      firstname: personMissing.firstname,
      lastname: personMissing.lastname,
      ...passwordMissing,
    }),
    validate: ({ password, confirm_password }) =>
      confirm_password !== '' && password !== confirm_password
        ? { confirm_password: intl.formatMessage(messages.passwordsDiffer) }
        : undefined,
  });
  const [first] = useState(() => withCountry(savedDraft ?? emptyRecord(), intl.locale));
  const record = useRecordSteps(first);

  const { email } = emailForm.values;
  const { firstname, lastname } = person.values;
  const { business, address, agreements } = record.values;
  useEffect(() => {
    if (email === '') return;
    markBegun();
    const names = { firstname, lastname };
    draft.save({ format: 1, writtenAt: Date.now(), email, person: names, business, address, agreements });
  }, [draft, email, firstname, lastname, business, address, agreements]);
  useEffect(() => saveProof(proof), [proof]);
  useEffect(() => {
    const stop = onLeaving(draft.flush);
    return () => {
      stop();
      void draft.flush();
    };
  }, [draft]);

  const finish = async () => {
    if (!proof) return;
    setFailure(undefined);
    let made: Awaited<ReturnType<typeof createPerson>>;
    try {
      const { email: address, token: verification_token } = proof;
      made = await createPerson({ email: address, verification_token, ...person.values, keepMeLoggedIn: false });
    } catch (error) {
      handleError(error);
      return;
    }
    saveProof(null);
    const { token, user } = made;
    try {
      const body = toRecord(record.values, codes);
      await storeRecord({ body, idempotencyKey: newRecord(body), token });
      await draft.discard();
    } catch {
      /* The account exists: the next screen asks for the record, which the draft still has. */
      toast.warning(intl.formatMessage(messages.recordFailed));
      await draft.flush();
    }
    const { id, firstname: first, lastname: last } = user;
    session.enter({
      token,
      ssoUser: user,
      user: { id, email: user.email, firstname: first, lastname: last },
      profilePicUrl: null,
    });
  };
  const handleError = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const { email: aboutEmail, verification_token, ...others } = error.errors ?? {};
    const emailErrors = aboutEmail ?? verification_token;
    if (Object.keys(others).length > 0) person.setErrors(others);
    if (emailErrors) {
      proofing.drop();
      emailForm.setErrors({ email: emailErrors });
    }
    if (!error.errors) setFailure(error);
  };

  const requested = search.get('step');
  const step: StepId =
    proof && isStep(requested) ? requested : proof && requested === null && savedDraft ? 'person' : 'email';
  return (
    <>
      {failure !== undefined && (
        <Banner live="assertive" tone="danger">
          {failureMessage(intl, failure)}
        </Banner>
      )}
      <Wizard<StepId>
        ahead={stepsAfter(intl, 'agreements')}
        finishLabel={intl.formatMessage(messages.finish)}
        label={intl.formatMessage(frameMessages.steps)}
        onFinish={finish}
        onStepChange={(id) => setSearch(id === 'email' ? {} : { step: id })}
        step={step}
        steps={[
          {
            id: 'email',
            label: intl.formatMessage(frameMessages.email),
            title: intl.formatMessage(messages.emailTitle),
            description: intl.formatMessage(messages.emailHelp),
            form: emailForm,
            children: <EmailStep form={emailForm} proofing={proofing} />,
            onNext: proofing.advance,
            ...(stage !== 'proven' && {
              nextLabel: intl.formatMessage(stage === 'sent' ? messages.confirmCode : messages.sendCode),
            }),
          },
          {
            id: 'person',
            label: intl.formatMessage(frameMessages.person),
            title: intl.formatMessage(messages.personTitle),
            form: person,
            children: <PersonStep email={email} form={person} />,
          },
          ...record.steps,
        ]}
      />
    </>
  );
}
