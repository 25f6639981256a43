import { type ArtPiece, type CustomOrderDetails, updateArtPiece } from '@smart-art/api-client/queries';
import { updateArtPieceBody as bounds } from '@smart-art/openapi/constraints';
import { DatePicker } from '@smart-art/ui/date-picker';
import { DescriptionList } from '@smart-art/ui/description-list';
import { DimensionField, type Dimensions } from '@smart-art/ui/dimension-field';
import { Form, useForm } from '@smart-art/ui/form';
import { Grid } from '@smart-art/ui/grid';
import { Inline } from '@smart-art/ui/inline';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { Money } from '@smart-art/ui/money';
import { MoneyField } from '@smart-art/ui/money-field';
import { SaveBar } from '@smart-art/ui/save-bar';
import { Select } from '@smart-art/ui/select';
import { Stack } from '@smart-art/ui/stack';
import { TextArea } from '@smart-art/ui/text-area';
import { TextField } from '@smart-art/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import { changedFields } from '../../drafts/merge.ts';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { whenEmpty } from '../../i18n/when-empty.ts';
import { useServices } from '../../services/services.ts';
import { StepForm } from '../../steps/StepForm.tsx';
import { stepFailureMessage } from '../../steps/step-failure-message.ts';
import { useSyncPristineForm } from '../../steps/use-sync-pristine-form.ts';
import { typeMessages } from '../../works/type.messages.ts';
import { costsOf } from './costs.ts';
import { fieldMessages as messages, missingMessages } from './field.messages.ts';
import { OfferReceived } from './OfferReceived.tsx';
import { usePieceStep } from './usePieceStep.ts';

type Type = ArtPiece['type'];
type Cost = ArtPiece['normal_cost'];

interface Values {
  title: string;
  description: string;
  type: Type;
  size: Dimensions;
  start_date: string | null;
  completion_date: string | null;
  normal_cost: Cost;
  delivery_charge: Cost;
  insurance_charge: Cost;
}

const types: readonly Type[] = ['art', 'photo', 'design', 'frame'];

const initialOf = (piece: ArtPiece): Values => ({
  title: piece.title,
  description: piece.description ?? '',
  type: piece.type,
  size: { width: piece.width, height: piece.height, depth: piece.depth, unit: piece.size_unit },
  start_date: piece.start_date,
  completion_date: piece.completion_date,
  normal_cost: piece.normal_cost,
  delivery_charge: piece.delivery_charge,
  insurance_charge: piece.insurance_charge,
});

const { width, height, depth, ...constraints } = bounds;

const costs = ['normal_cost', 'delivery_charge', 'insurance_charge'] as const;
const offered = ['completion_date', ...costs] as const;

interface PieceFormProps {
  piece: ArtPiece;
  /** Its order, whose terms determine what the seller receives. */
  order: CustomOrderDetails | undefined;
  /** The next link, shown beside the button once something was saved. */
  onward: ReactNode;
}

/** A piece's description, costs and shipping (000 section 7: update-art-piece-data). Agreed values cannot be edited. */
export function PieceForm({ piece, order, onward }: PieceFormProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const { costs_open: areOpen, version } = piece;
  const { currency } = piece.belongs_to;
  const form = useForm<Values>({
    initial: initialOf(piece),
    constraints: {
      ...constraints,
      /* What the buyer must know before the order is answered (001 section 5). */
      ...Object.fromEntries(offered.map((name) => [name, { ...bounds[name], required: areOpen, nullable: !areOpen }])),
      size: { type: 'object', required: false, nullable: false, properties: { width, height, depth } },
    },
    messages: whenEmpty(intl, missingMessages),
  });
  const [isSaved, setIsSaved] = useState(false);
  const draft = useFormDraft(form, `piece-${piece.id}`);
  const { take, failure } = usePieceStep(
    {
      piece,
      onDone: () => {
        form.reset(form.store.snapshot().values);
        setIsSaved(true);
      },
    },
    { step: 'edit', draft, initialOf },
  );
  const { mutateAsync: save } = useMutation(updateArtPiece(clients.product));
  useSyncPristineForm(form, initialOf(piece));

  const submit = async ({ size, description, ...rest }: Values) => {
    const { unit, ...lengths } = size;
    const body = {
      ...rest,
      ...lengths,
      /* Only crowdfunding requests have it, and there it is already agreed. */
      crowdfunding_cost: piece.crowdfunding_cost,
      size_unit: unit,
      description: description.trim() || null,
    };
    await take(form, { body, version }, (controls) => save({ id: piece.id, body, ...controls }));
  };
  const submitLabel = intl.formatMessage(areOpen ? messages.saveOffer : messages.save);
  const also = isSaved && !form.dirty && onward;
  const fields = (
    <>
      <TextField label={intl.formatMessage(messages.title)} {...form.field('title')} />
      {areOpen ? (
        <Grid columns={3} columnWidth="small" gap={5}>
          {costs.map((name) => (
            <MoneyField
              currencies={[currency]}
              key={name}
              label={intl.formatMessage(messages[name])}
              {...form.field(name)}
            />
          ))}
        </Grid>
      ) : (
        <DescriptionList
          items={costsOf(piece).map(([name, message]) => {
            const agreed = piece[name];
            return { term: intl.formatMessage(message), description: agreed && <Money {...agreed} /> };
          })}
        />
      )}
      {areOpen && order && <OfferReceived order={order} values={form.values} />}
      <InlineMessage tone="info">
        {intl.formatMessage(areOpen ? messages.costsHelp : messages.costsAgreed)}
      </InlineMessage>
      <Grid columns={2} gap={5}>
        <DatePicker label={intl.formatMessage(messages.start_date)} {...form.field('start_date')} />
        <DatePicker
          label={intl.formatMessage(messages.completion_date)}
          /* 001 section 5: not before the start date. */
          min={form.values.start_date ?? undefined}
          {...form.field('completion_date')}
        />
      </Grid>
      <Select
        label={intl.formatMessage(messages.type)}
        options={types.map((value) => ({ value, label: intl.formatMessage(typeMessages[value]) }))}
        {...form.field('type')}
        required
      />
      <DimensionField label={intl.formatMessage(messages.size)} {...form.field('size')} />
      <TextArea
        description={intl.formatMessage(messages.descriptionHelp)}
        label={intl.formatMessage(messages.description)}
        maxLength={bounds.description.maxLength}
        rows={4}
        {...form.field('description')}
      />
    </>
  );
  if (areOpen) {
    return (
      <StepForm
        also={also}
        draft={draft}
        failure={failure}
        form={form}
        inPage="lead"
        onSubmit={submit}
        submit={submitLabel}
      >
        {fields}
      </StepForm>
    );
  }
  return (
    <Form aria-label={submitLabel} form={form} onSubmit={submit}>
      <Stack gap={5}>
        <DraftNotice draft={draft} />
        {fields}
        <SaveBar
          changes={changedFields(form.store.snapshot().initial, form.values).length}
          dirty={form.dirty}
          error={failure === undefined ? undefined : stepFailureMessage(intl, failure)}
          onDiscard={() => void draft.discard()}
          onSave={() => void form.submit(submit)}
          saveLabel={submitLabel}
          status={form.pending ? 'pending' : failure === undefined ? (isSaved ? 'saved' : 'idle') : 'failed'}
        />
        {also && <Inline>{also}</Inline>}
      </Stack>
    </Form>
  );
}
