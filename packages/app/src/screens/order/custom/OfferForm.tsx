import { ApiError } from '@smart-art/api-client';
import {
  type ArtPiece,
  type CustomOrderDetails,
  getArtPiece,
  updateArtPiece,
  updateArtPieceStatus,
} from '@smart-art/api-client/queries';
import { updateArtPieceBody as bounds } from '@smart-art/openapi/constraints';
import { unitsOf } from '@smart-art/openapi/rules';
import { Button } from '@smart-art/ui/button';
import { DatePicker } from '@smart-art/ui/date-picker';
import { useForm } from '@smart-art/ui/form';
import { Grid } from '@smart-art/ui/grid';
import { formatMoney } from '@smart-art/ui/money';
import { MoneyField } from '@smart-art/ui/money-field';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../drafts/use-form-draft.ts';
import { stepMessages } from '../../../orders/step.messages.ts';
import { useServices } from '../../../services/services.ts';
import { StepForm } from '../../../steps/StepForm.tsx';
import { CHANGED } from '../../../steps/use-step.ts';
import { useSyncPristineForm } from '../../../steps/use-sync-pristine-form.ts';
import { fieldMessages } from '../../piece/field.messages.ts';
import { answerMessages } from '../steps/steps.messages.ts';
import { NotTakenPieces } from './NotTakenPieces.tsx';
import { OfferTotal } from './OfferTotal.tsx';
import {
  costs,
  formNameOf,
  isSameOffer,
  linesOf,
  missingIn,
  nameOf,
  type Offer,
  type OfferValues,
  offerAt,
  offered,
  offersOf,
  placesThatDiffer,
} from './offer.ts';
import { PieceRow } from './PieceRow.tsx';
import type { Piece } from './pieces-for.ts';
import { offerMessages as messages, missingMessages } from './pieces-step.messages.ts';
import { type PieceCall, usePiecesStep } from './use-pieces-step.ts';

/** A piece's full request body; fields outside the offer stay unchanged. */
const bodyOf = (piece: ArtPiece, offer: Offer) => ({
  title: piece.title,
  description: piece.description,
  type: piece.type,
  width: piece.width,
  height: piece.height,
  depth: piece.depth,
  size_unit: piece.size_unit,
  start_date: piece.start_date,
  crowdfunding_cost: piece.crowdfunding_cost,
  ...offer,
});

/** Offers all pieces of a custom order at once (001 section 5) and answers the order with the offer (001 section 4). */
export function OfferForm({ order }: { order: CustomOrderDetails }) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const { art_pieces: pieces, buyer, auction } = order;
  const { currency } = order.amounts.price;
  const form = useForm<OfferValues>({
    initial: offersOf(order),
    /* A saved draft of the offer may be incomplete. */
    constraints: Object.fromEntries(
      pieces.flatMap((_, at) =>
        offered.map((name) => [nameOf(name, at), { ...bounds[name], required: false, nullable: true }]),
      ),
    ),
  });
  const draft = useFormDraft(form, `custom-offer-${order.id}`);
  const { take, failures, setFailures } = usePiecesStep({ order, step: 'offer', draft });
  useSyncPristineForm(form, offersOf(order));
  const { mutateAsync: save } = useMutation(updateArtPiece(clients.product));
  const { mutateAsync: answer } = useMutation(updateArtPieceStatus(clients.product));
  const { total } = linesOf(order, form.values);
  const messageValues = { buyer: buyer.name, total: formatMoney(total.amount, currency, intl.locale) };

  /** Makes the saved offer the form's base and keeps what was typed on top. */
  const follow = (standing: OfferValues) => {
    const { values, initial } = form.store.snapshot();
    const typed = placesThatDiffer(pieces.length, values, initial);
    form.reset(standing);
    for (const at of typed)
      form.patch(
        Object.fromEntries(
          offered.map((name) => [nameOf(name, at), offerAt(values, at)[name]]),
        ) as Partial<OfferValues>,
      );
  };

  const callFor = (piece: Piece, at: number, offer: Offer, onSaved: (version: number) => void): PieceCall => ({
    piece,
    at,
    intent: { offer, version: piece.version },
    send: async ({ idempotencyKey }) => {
      const whole = await queryClient.fetchQuery({ ...getArtPiece(clients.product, piece.id), staleTime: 0 });
      if (whole.version !== piece.version) {
        /* It was saved, but the response was lost. */
        if (!isSameOffer(whole, offer)) throw new ApiError({ kind: 'stale', status: 412 });
        onSaved(whole.version);
        return { message: '' };
      }
      const body = bodyOf(whole, offer);
      const { data, message } = await save({ id: piece.id, body, idempotencyKey, version: whole.version });
      onSaved(data.version);
      return { message };
    },
  });

  /** Saves what differs from the server, then answers the order if requested. */
  const send = (isAnswer: boolean) => async (values: OfferValues) => {
    const missing = isAnswer ? missingIn(pieces.length, values) : [];
    if (missing.length > 0) {
      form.setErrors(
        Object.fromEntries(
          missing.map(({ at, name }) => [
            nameOf(name, at),
            intl.formatMessage(missingMessages[name], { title: pieces[at]?.title ?? '' }),
          ]),
        ),
      );
      return;
    }
    const standing = offersOf(order);
    /* If someone else changed the offer, warn once before overwriting it. */
    const news = placesThatDiffer(pieces.length, standing, form.store.snapshot().initial).filter(
      (at) => !isSameOffer(offerAt(standing, at), offerAt(values, at)),
    );
    if (news.length > 0) {
      follow(standing);
      setFailures(news.map((at) => ({ piece: pieces[at], reason: CHANGED })));
      return;
    }
    const [first] = pieces;
    if (!first) return;
    /* The answer is sent through the first piece, with its version after saving. */
    let { version } = first;
    const calls = placesThatDiffer(pieces.length, values, standing).flatMap((at) => {
      const piece = pieces[at];
      if (!piece) return [];
      return callFor(piece, at, offerAt(values, at), (saved) => {
        if (at === 0) version = saved;
      });
    });
    const status = auction ? 'auction_applied' : 'artist_accepted';
    const last: PieceCall = {
      piece: first,
      at: 0,
      intent: { status, offers: values },
      send: ({ idempotencyKey }) =>
        answer({ body: { art_piece_id: first.id, status, note: null }, idempotencyKey, version }),
    };
    const { isTaken, now } = await take(form, calls, {
      formName: formNameOf,
      onFailed: (latest) => follow(offersOf(latest)),
      ...(isAnswer && {
        last,
        done: intl.formatMessage(auction ? messages.applied : messages.accepted, messageValues),
      }),
    });
    if (isTaken) form.reset(offersOf(now));
  };

  const step = auction ? 'apply_for_auction' : 'accept';
  return (
    <Section
      description={intl.formatMessage(messages.help, { count: pieces.length })}
      title={intl.formatMessage(messages.title)}
    >
      <StepForm
        also={
          <Button onClick={() => void form.submit(send(false))} pending={form.pending}>
            {intl.formatMessage(messages.save)}
          </Button>
        }
        draft={draft}
        failure={undefined}
        form={form}
        inPage="lead"
        onSubmit={send(true)}
        submit={intl.formatMessage(stepMessages[step])}
      >
        <NotTakenPieces failures={failures} />
        <Stack as="ul" gap={3}>
          {pieces.map((piece, at) => (
            <PieceRow key={piece.id} order={order} piece={piece}>
              <Grid columns={2} gap={4}>
                {costs.map((name) => (
                  /* An error under one field does not stretch the others. */
                  <Stack key={name}>
                    <MoneyField
                      currencies={[currency]}
                      label={intl.formatMessage(fieldMessages[name])}
                      {...form.field(nameOf(name, at))}
                      required
                      value={offerAt(form.values, at)[name]}
                    />
                  </Stack>
                ))}
                <Stack>
                  <DatePicker
                    label={intl.formatMessage(fieldMessages.completion_date)}
                    /* 001 section 5: not before the start date. */
                    min={piece.start_date ?? undefined}
                    {...form.field(nameOf('completion_date', at))}
                    required
                    value={offerAt(form.values, at).completion_date}
                  />
                </Stack>
              </Grid>
            </PieceRow>
          ))}
        </Stack>
        <OfferTotal order={order} values={form.values} />
        {/* With nothing to pay there is no deadline. */}
        {unitsOf(total) > 0n && <Text>{intl.formatMessage(answerMessages[step], messageValues)}</Text>}
      </StepForm>
    </Section>
  );
}
