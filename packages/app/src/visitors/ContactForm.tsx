import { ApiError } from '@smart-art/api-client';
import { createContactNotification, createIntent, sendContactMessage } from '@smart-art/api-client/queries';
import { contactResetDelay, productCode } from '@smart-art/openapi/rules';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { CaptchaField, recaptcha, sandboxCaptcha } from '@smart-art/ui/captcha-field';
import { Card } from '@smart-art/ui/card';
import { EmailField } from '@smart-art/ui/email-field';
import { Form, useForm } from '@smart-art/ui/form';
import { Grid } from '@smart-art/ui/grid';
import { Inline } from '@smart-art/ui/inline';
import { PhoneField } from '@smart-art/ui/phone-field';
import { Stack } from '@smart-art/ui/stack';
import { TextArea } from '@smart-art/ui/text-area';
import { TextField } from '@smart-art/ui/text-field';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { DraftNotice } from '../drafts/DraftNotice.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { failureMessage } from '../frame/failure-message.ts';
import { useCountries } from '../people/use-countries.ts';
import { SANDBOX_CAPTCHA } from '../services/deployment.ts';
import { useServices } from '../services/services.ts';
import { clearOnBlur } from './clear-on-blur.ts';
import { contactNotice, contactFormMessages as messages } from './contact.messages.ts';
import {
  contactBody,
  contactBounds,
  contactErrors,
  emptyContact,
  phoneFailures,
  type ContactForm as Values,
} from './contact-form.ts';
import { useCaptchaProof } from './use-captcha-proof.ts';

/** The token that the local stack's captcha accepts. */
const SANDBOX_PERSON = 'sandbox-person';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The contact form (001 sections 3 to 5): nine checks in field order, all reported at once; an error is cleared when
 * its field changes or loses focus. One second after the message was sent, the form is reset.
 */
export function ContactForm({ siteKey }: { siteKey: string }) {
  const intl = useIntl();
  const { clients } = useServices();
  const translate = (key: keyof typeof messages) => intl.formatMessage(messages[key]);
  const { phones, codes, isRetrying } = useCountries({ untilLoaded: true });
  const [failure, setFailure] = useState<unknown>();
  const [expired, setExpired] = useState(false);
  const [keyOf] = useState(() => createIntent());
  const { mutateAsync: send } = useMutation(sendContactMessage(clients.product));
  const { mutateAsync: notify } = useMutation(createContactNotification(clients.product));

  const form = useForm<Values>({
    initial: emptyContact,
    constraints: contactBounds,
    messages: {
      firstname: { required: translate('nameMissing') },
      lastname: { required: translate('lastNameMissing') },
      email: { required: translate('emailMissing') },
      company: { required: translate('companyMissing') },
      message: { required: translate('messageMissing') },
      captcha: { required: translate('captchaMissing') },
    },
    validate: ({ phone }) => ({ phone: phoneFailures(phone, codes).map(translate) }),
  });
  const draft = useFormDraft(form, 'contact');
  const notRobot = translate('notRobot');
  const adapter = useMemo(
    () => (siteKey === SANDBOX_CAPTCHA ? sandboxCaptcha(SANDBOX_PERSON, notRobot) : recaptcha(siteKey)),
    [siteKey, notRobot],
  );
  const captcha = useCaptchaProof({
    onRejected: (error) => {
      form.set('captcha', '');
      toast.warning(failureMessage(intl, error));
    },
    onExpired: () => {
      form.set('captcha', '');
      setExpired(true);
    },
  });

  /* Notifies the super admin (001 section 3). The visitor can do nothing about a failure, so it is only logged. */
  const ring = ({ firstname, lastname }: Values, superAdmin: string, contact: string) => {
    const body = {
      from_user_id: 0 as const,
      to_user_id: superAdmin,
      message: intl.formatMessage(contactNotice, { firstname: firstname.trim(), lastname: lastname.trim() }),
      seen: 0 as const,
      link: `/contact-us/reply/${contact}`,
      type: 'Contact Us' as const,
      product_code: productCode,
    };
    notify({ body, idempotencyKey: `contact-${contact}` }).catch((error: unknown) => console.warn(error));
  };

  const submit = async (values: Values) => {
    setFailure(undefined);
    const proof = await captcha.proof();
    /* A captcha error has been shown already. */
    if (proof === null) return form.setErrors({ captcha: translate('captchaMissing') });
    const body = contactBody(values, codes, proof);
    try {
      const { superadmin_id, contact_id } = await send({ body, idempotencyKey: keyOf(body) });
      ring(values, superadmin_id, contact_id);
      /* Clear the draft at once: if the user left within that second, the sent message would be restored. */
      await draft.saved();
      await pause(contactResetDelay);
      captcha.forget();
      form.reset();
      toast.success(translate('sent'));
    } catch (error) {
      if (!(error instanceof ApiError && error.errors)) return setFailure(error);
      const fieldErrors = contactErrors(error.errors);
      if (fieldErrors.captcha) {
        captcha.forget();
        form.set('captcha', '');
      }
      form.setErrors(fieldErrors);
    }
  };

  return (
    <Card>
      <Form aria-label={translate('form')} form={form} onBlur={clearOnBlur(form)} onSubmit={submit}>
        <Stack gap={5}>
          <DraftNotice draft={draft} />
          {failure !== undefined && (
            <Banner live="assertive" tone="danger">
              {failureMessage(intl, failure)}
            </Banner>
          )}
          <Grid>
            <TextField autoComplete="given-name" label={translate('name')} {...form.field('firstname')} />
            <TextField autoComplete="family-name" label={translate('lastName')} {...form.field('lastname')} />
            <EmailField
              invalidMessage={translate('emailInvalid')}
              label={translate('email')}
              {...form.field('email')}
            />
            <PhoneField
              countries={phones}
              description={isRetrying ? translate('codesLoading') : undefined}
              label={translate('phone')}
              {...form.field('phone')}
            />
          </Grid>
          <TextField autoComplete="organization" label={translate('company')} {...form.field('company')} />
          <TextArea label={translate('message')} {...form.field('message')} />
          <CaptchaField
            label={translate('captcha')}
            load={adapter}
            {...form.field('captcha')}
            error={form.errors.captcha ? [...form.errors.captcha] : expired ? translate('captchaOver') : undefined}
            onChange={(token) => {
              setExpired(false);
              captcha.take(token);
              form.set('captcha', token);
            }}
          />
          <Inline>
            <Button emphasis="primary" pending={form.pending} type="submit">
              {translate('send')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
