import { changeExhibitorStatus, type ExhibitionDetails, type ExhibitionUser } from '@smart-art/api-client/queries';
import { changeExhibitorStatusBody as bounds } from '@smart-art/openapi/constraints';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Dialog } from '@smart-art/ui/dialog';
import { type FieldErrors, type FormApi, useForm } from '@smart-art/ui/form';
import { Inline } from '@smart-art/ui/inline';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Text } from '@smart-art/ui/text';
import { TextArea } from '@smart-art/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { SubscriptionBadge } from '../../exhibitions/Badges.tsx';
import { reasonText } from '../../exhibitions/reason-text.ts';
import { ReasonedButton } from '../../frame/ReasonedButton.tsx';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { useStep } from '../../steps/use-step.ts';
import { sourceOf } from '../../works/caption.ts';
import { nameOf } from './applicant-columns.tsx';
import { peopleMessages as messages } from './page.messages.ts';

export interface ApplicationProps {
  exhibition: ExhibitionDetails;
  applicant: ExhibitionUser;
  clock: string;
  onClose: () => void;
}

const offerOf = ({ available_actions }: ExhibitionUser, step: string) =>
  available_actions.find(({ action }) => action === step);

/** An exhibitor's application, and the organiser's decision (001 section 4): accepted, or declined with a reason. */
export function Application({ exhibition, applicant, clock, onClose }: ApplicationProps) {
  const intl = useIntl();
  const { config } = useServices();
  const { works, message, reason, user, status } = applicant;
  return (
    <Dialog onOpenChange={onClose} open title={intl.formatMessage(messages.applicationOf, { name: nameOf(applicant) })}>
      <Stack gap={5}>
        <Inline gap={3} justify="between">
          <Muted>{user.email}</Muted>
          <SubscriptionBadge status={status} />
        </Inline>
        {message && <Text>{message}</Text>}
        <Stack as="ul" gap={2}>
          {works.map(({ id, title, artist_name: artist, cover }) => (
            <Inline as="li" gap={3} key={id} wrap={false}>
              <ArtworkThumbnail image={cover && sourceOf(config.productUrl, cover)} size={72} />
              <Stack gap={1}>
                <Text strong>{title}</Text>
                {artist && <Muted>{artist}</Muted>}
              </Stack>
            </Inline>
          ))}
        </Stack>
        {reason && <DescriptionList items={[{ term: intl.formatMessage(messages.reason), description: reason }]} />}
        <Decide applicant={applicant} clock={clock} exhibition={exhibition} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

function Decide(props: ApplicationProps) {
  const intl = useIntl();
  const { applicant, clock } = props;
  const [accept, decline] = [offerOf(applicant, 'accept'), offerOf(applicant, 'decline')];
  /* A final decision offers neither. */
  if (!accept?.available && !decline?.available) {
    const closed = decline?.reason ?? accept?.reason;
    return closed && closed.code !== 'wrong_status' ? <Muted>{reasonText(intl, closed, clock)}</Muted> : null;
  }
  return (
    <Stack gap={6}>
      {accept && accept.reason?.code !== 'wrong_status' && <Accept {...props} offer={accept} />}
      {decline?.available && <Decline {...props} />}
    </Stack>
  );
}

/** Sends the decision on an application once. */
function useDecision({ exhibition, applicant, onClose }: ApplicationProps, draft?: { saved: () => Promise<void> }) {
  const { clients } = useServices();
  const { take, failure } = useStep({
    of: applicant,
    queryKey: ['exhibitions', 'users', exhibition.id],
    isAnswered: false,
    step: 'decide',
    onDone: onClose,
    draft,
  });
  const { mutateAsync: change } = useMutation(changeExhibitorStatus(clients.product));
  const decide = <Values extends object>(
    form: FormApi<Values>,
    decision: { status: 'accepted' } | { status: 'declined'; reason: string },
  ) => take(form, decision, ({ version }) => change({ id: applicant.id, ...decision, version }));
  return { decide, failure };
}

function Accept(props: ApplicationProps & { offer: NonNullable<ReturnType<typeof offerOf>> }) {
  const intl = useIntl();
  const { offer, clock } = props;
  const form = useForm({ initial: {} });
  const { decide, failure } = useDecision(props);
  const name = intl.formatMessage(messages.accept);
  if (!offer.available) {
    return (
      <ReasonedButton fullWidth reason={offer.reason ? reasonText(intl, offer.reason, clock) : ''}>
        {name}
      </ReasonedButton>
    );
  }
  return <StepForm failure={failure} form={form} onSubmit={() => decide(form, { status: 'accepted' })} submit={name} />;
}

function Decline(props: ApplicationProps) {
  const intl = useIntl();
  const form = useForm({
    initial: { reason: '' },
    constraints: { reason: { type: 'string', required: false, nullable: true, maxLength: bounds.reason.maxLength } },
    validate: ({ reason }): FieldErrors =>
      reason.trim() === '' ? { reason: intl.formatMessage(messages.reasonMissing) } : {},
  });
  const draft = useFormDraft(form, `exhibition-decline-${props.applicant.id}`);
  const { decide, failure } = useDecision(props, draft);
  return (
    <StepForm
      draft={draft}
      failure={failure}
      form={form}
      inPage
      onSubmit={({ reason }) => decide(form, { status: 'declined', reason: reason.trim() })}
      submit={intl.formatMessage(messages.decline)}
    >
      <TextArea
        description={intl.formatMessage(messages.declineHelp)}
        label={intl.formatMessage(messages.declineReason)}
        maxLength={bounds.reason.maxLength}
        rows={3}
        {...form.field('reason')}
      />
    </StepForm>
  );
}
