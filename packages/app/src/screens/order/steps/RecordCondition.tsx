import { recordOrderCondition } from '@smart-art/api-client/queries';
import { createUpload } from '@smart-art/api-client/upload';
import { recordOrderConditionBody as bounds } from '@smart-art/openapi/constraints';
import { useForm } from '@smart-art/ui/form';
import { TextArea } from '@smart-art/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../drafts/use-form-draft.ts';
import { stepMessages } from '../../../orders/step.messages.ts';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import { FormPhotographs } from '../../../uploads/FormPhotographs.tsx';
import { conditionStepMessages as messages } from './condition-step.messages.ts';
import { type StepFormProps, useTaking } from './useTaking.ts';

interface Values {
  note: string;
  photographs: readonly File[];
}

/** Records a work's condition before shipping, as evidence if it is returned damaged (001 section 4). */
export function RecordCondition(props: StepFormProps) {
  const { order, step } = props;
  const intl = useIntl();
  const { clients } = useServices();
  const form = useForm<Values>({
    initial: { note: '', photographs: [] },
    constraints: { note: bounds.note },
    validate: ({ photographs }) =>
      photographs.length === 0 ? { photographs: intl.formatMessage(messages.missing) } : undefined,
  });
  const draft = useFormDraft(form, `order-condition-${order.id}`, { files: ['photographs'] });
  const { take, failure } = useTaking(props, { draft });
  const { mutateAsync: record } = useMutation(recordOrderCondition(createUpload(clients.connection)));
  const submit = async ({ note: typed, photographs }: Values) => {
    const note = typed.trim();
    const input = { orderId: order.id, ...(note && { note }) };
    const files = photographs.map(({ name, size, lastModified }) => [name, size, lastModified]);
    await take(form, { ...input, files }, (controls) => record({ ...input, photographs, ...controls }));
  };
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      onSubmit={submit}
      submit={intl.formatMessage(stepMessages[step])}
    >
      <FormPhotographs
        bounds={bounds.photographs}
        description={intl.formatMessage(messages.photographsHelp)}
        label={intl.formatMessage(messages.photographs)}
        pending={form.pending}
        {...form.field('photographs')}
        required
      />
      <TextArea
        description={intl.formatMessage(messages.noteHelp)}
        label={intl.formatMessage(messages.note)}
        {...form.field('note')}
      />
    </StepForm>
  );
}
