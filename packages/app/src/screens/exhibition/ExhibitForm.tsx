import { applyForExhibitionBody as bounds } from '@smart-art/openapi/constraints';
import { type FieldErrors, useForm } from '@smart-art/ui/form';
import { formatMoney } from '@smart-art/ui/money';
import { Text } from '@smart-art/ui/text';
import { TextArea } from '@smart-art/ui/text-area';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { type ChosenWork, ChosenWorks } from '../../exhibitions/ChosenWorks.tsx';
import { StepForm } from '../../steps/StepForm.tsx';
import { pageMessages as messages } from './page.messages.ts';
import { type ApplicationProps, useApplication } from './useApplication.ts';

interface Values {
  works: readonly ChosenWork[];
  message: string;
}

/** An exhibitor's application: works from the library and a message to the organiser, who decides. */
export function ExhibitForm(props: ApplicationProps) {
  const intl = useIntl();
  const { id, exhibitor_fee: fee } = props.exhibition;
  const form = useForm<Values>({
    initial: { works: [], message: '' },
    constraints: { message: bounds.message },
    validate: ({ works }): FieldErrors =>
      works.length === 0 ? { work_ids: intl.formatMessage(messages.worksMissing) } : {},
  });
  const draft = useFormDraft(form, `exhibition-exhibit-${id}`);
  const { send, failure } = useApplication(props, draft);
  const submit = ({ works, message }: Values) =>
    send(form, {
      role: 'exhibitor',
      work_ids: works.map((work) => work.id),
      ...(message.trim() && { message: message.trim() }),
    });
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(messages.applyNow)}
    >
      <Text>
        {fee
          ? intl.formatMessage(messages.exhibitorFeeOf, { amount: formatMoney(fee.amount, fee.currency, intl.locale) })
          : intl.formatMessage(messages.noFee)}
      </Text>
      <ChosenWorks
        disabled={form.pending}
        label={intl.formatMessage(messages.works)}
        most={bounds.work_ids.maxItems}
        name="work_ids"
        onChange={(works) => form.set('works', works)}
        required
        works={form.values.works}
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
