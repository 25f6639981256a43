import { applyForExhibitionBody as bounds } from '@smart-art/openapi/constraints';
import { attendancesOf } from '@smart-art/openapi/rules';
import { type FieldErrors, useForm } from '@smart-art/ui/form';
import { formatMoney } from '@smart-art/ui/money';
import { RadioGroup } from '@smart-art/ui/radio-group';
import { TextArea } from '@smart-art/ui/text-area';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { attendanceMessages } from '../../exhibitions/exhibition.messages.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { pageMessages as messages } from './page.messages.ts';
import { type ApplicationProps, useApplication } from './useApplication.ts';

type Attendance = keyof typeof attendanceMessages;

interface Values {
  attendance: Attendance | '';
  message: string;
}

/** An attendee's application: virtually or in person, as the category allows. It is accepted at once. */
export function AttendForm(props: ApplicationProps) {
  const intl = useIntl();
  const { exhibition } = props;
  const ways = attendancesOf(exhibition);
  const [only] = ways.length === 1 ? ways : [];
  const form = useForm<Values>({
    initial: { attendance: only ?? '', message: '' },
    constraints: { message: bounds.message },
    validate: ({ attendance }): FieldErrors =>
      attendance === '' ? { attendance: intl.formatMessage(messages.comeMissing) } : {},
  });
  const draft = useFormDraft(form, `exhibition-attend-${exhibition.id}`);
  const { send, failure } = useApplication(props, draft);
  const submit = ({ attendance, message }: Values) =>
    send(form, {
      role: 'attendee',
      ...(attendance !== '' && { attendance }),
      ...(message.trim() && { message: message.trim() }),
    });
  const costOf = (way: Attendance) => {
    const fee = exhibition[`${way}_attendee_fee`];
    return fee
      ? intl.formatMessage(messages.feeOf, { amount: formatMoney(fee.amount, fee.currency, intl.locale) })
      : intl.formatMessage(messages.noFee);
  };
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(messages.takePlace)}
    >
      <RadioGroup
        label={intl.formatMessage(messages.come)}
        layout="cards"
        options={ways.map((value) => ({
          value,
          label: intl.formatMessage(attendanceMessages[value]),
          description: costOf(value),
        }))}
        {...form.field('attendance')}
        required
      />
      <TextArea
        label={intl.formatMessage(messages.message)}
        maxLength={bounds.message.maxLength}
        rows={4}
        {...form.field('message')}
      />
    </StepForm>
  );
}
