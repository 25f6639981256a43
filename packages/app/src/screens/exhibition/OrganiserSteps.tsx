import { deleteExhibition, type ExhibitionDetails, getExhibition } from '@smart-art/api-client/queries';
import { Button, LinkButton } from '@smart-art/ui/button';
import { useForm } from '@smart-art/ui/form';
import { Pencil } from '@smart-art/ui/icons';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Text } from '@smart-art/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { editPath, listPaths } from '../../exhibitions/paths.ts';
import { reasonText } from '../../exhibitions/reason-text.ts';
import { exactly } from '../../exhibitions/times.ts';
import { ReasonedButton } from '../../frame/ReasonedButton.tsx';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { useStep } from '../../steps/use-step.ts';
import { OfferedStep } from './OfferedStep.tsx';
import { pageMessages as messages } from './page.messages.ts';

export interface OfExhibition {
  exhibition: ExhibitionDetails;
  /** The reader's time zone. */
  clock: string;
}

function DeleteForm({ exhibition, close }: { exhibition: ExhibitionDetails; close: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { clients } = useServices();
  const form = useForm({ initial: {} });
  const { id } = exhibition;
  const { take, failure } = useStep({
    of: exhibition,
    queryKey: getExhibition(clients.product, id).queryKey,
    /* The exhibition is deleted: there is nothing to refetch. */
    isAnswered: true,
    step: 'delete',
    onDone: () => void navigate(listPaths.organizer, { replace: true }),
  });
  const { mutateAsync: remove } = useMutation(deleteExhibition(clients.product));
  return (
    <StepForm
      also={
        <Button emphasis="quiet" fullWidth onClick={close}>
          {intl.formatMessage(messages.keep)}
        </Button>
      }
      failure={failure}
      form={form}
      onSubmit={() =>
        take(form, id, async ({ version }) => {
          const { message } = await remove({ id, version });
          return { message, data: undefined };
        })
      }
      submit={intl.formatMessage(messages.deleteNow)}
    >
      <Text>{intl.formatMessage(messages.deleteMeaning)}</Text>
    </StepForm>
  );
}

/** Edit and delete, allowed until 10 days before the start, to the instant (001 sections 6 and 9). */
export function OrganiserSteps({ exhibition, clock }: OfExhibition) {
  const intl = useIntl();
  const offer = (step: string) => exhibition.available_actions.find(({ action }) => action === step);
  const edit = offer('edit');
  return (
    <Section title={intl.formatMessage(messages.decide)}>
      <Stack gap={3}>
        {edit?.available && (
          <>
            <LinkButton emphasis="primary" fullWidth href={editPath(exhibition)} icon={Pencil}>
              {intl.formatMessage(messages.edit)}
            </LinkButton>
            <Muted>
              {intl.formatMessage(messages.editUntil, { date: exactly(intl, exhibition.edit_until, clock) })}
            </Muted>
          </>
        )}
        {edit && !edit.available && (
          <ReasonedButton fullWidth icon={Pencil} reason={edit.reason ? reasonText(intl, edit.reason, clock) : ''}>
            {intl.formatMessage(messages.edit)}
          </ReasonedButton>
        )}
        <OfferedStep
          clock={clock}
          form={(close) => <DeleteForm close={close} exhibition={exhibition} />}
          name={intl.formatMessage(messages.delete)}
          offer={offer('delete')}
          tone="danger"
        />
      </Stack>
    </Section>
  );
}
