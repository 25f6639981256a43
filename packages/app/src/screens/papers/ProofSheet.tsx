import { resolveSource } from '@smart-art/api-client';
import type { OrderProof, OwnProfile, ProofPart } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { formatExact } from '@smart-art/ui/date-time';
import { DescriptionList } from '@smart-art/ui/description-list';
import { formatBytes } from '@smart-art/ui/files';
import { Grid } from '@smart-art/ui/grid';
import { Image } from '@smart-art/ui/image';
import { PrintSheet, PrintTable } from '@smart-art/ui/print-sheet';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { moneyMessages } from '../../orders/money.messages.ts';
import { OrderMoney } from '../../orders/OrderMoney.tsx';
import { timelineOf } from '../../orders/timeline.tsx';
import { useServices } from '../../services/services.ts';
import { letterMessages } from '../order/letter.messages.ts';
import { orderMessages } from '../order/order.messages.ts';
import { Parts } from '../order/Parts.tsx';
import { orderPaperMessages as papers } from './order-papers.messages.ts';
import { proofMessages as messages, pieceTalk } from './proof.messages.ts';
import { provenOrder } from './proof-order.ts';
import { proofTitle } from './proof-title.messages.ts';

interface Props {
  /** Whether it is a custom order. */
  isCustom: boolean;
  profile: OwnProfile;
  proof: OrderProof;
}

/** Groups of eight characters, so that two hashes are easier to compare by eye. */
const grouped = (hash: string) => hash.match(/.{8}/g)?.join(' ') ?? hash;

/** The order record as a document. It prints exactly what the hashes at its end cover. */
export function ProofSheet({ isCustom, profile, proof }: Props) {
  const intl = useIntl();
  const { order, pieces } = provenOrder(proof, isCustom);
  const when = (instant: string) => formatExact(new Date(instant), intl);
  const seller = personName(profile.firstname, profile.lastname);
  return (
    <PrintSheet
      footer={intl.formatMessage(messages.check)}
      from={profile.business?.company ?? seller}
      title={intl.formatMessage(proofTitle)}
    >
      <DescriptionList
        items={[
          { term: intl.formatMessage(papers.number), description: order.number },
          { term: intl.formatMessage(papers.work), description: order.work.title },
          { term: intl.formatMessage(messages.buyer), description: order.buyer.name },
          { term: intl.formatMessage(papers.ordered), description: when(order.created_at) },
          { term: intl.formatMessage(messages.sum), description: grouped(proof.sha256) },
        ]}
      />
      <Section title={intl.formatMessage(moneyMessages.title)}>
        <OrderMoney order={order} />
      </Section>
      <PrintTable
        caption={intl.formatMessage(orderMessages.happened)}
        columns={[
          { label: intl.formatMessage(messages.when) },
          { label: intl.formatMessage(messages.what) },
          { label: intl.formatMessage(messages.who) },
        ]}
        rows={timelineOf(intl, order.timeline).map(({ id, at, title, who, note }) => ({
          key: id,
          cells: [when(at), note ? `${title}: ${note}` : title, who],
        }))}
      />
      <Talked
        caption={intl.formatMessage(letterMessages.title)}
        lines={order.messages.map(({ id, at, from, message }) => ({
          key: id,
          cells: [when(at), from === 'seller' ? seller : order.buyer.name, message],
        }))}
      />
      {pieces.map(({ id, title, comments }) => (
        <Talked
          key={id}
          caption={intl.formatMessage(pieceTalk, { piece: title })}
          lines={comments.map(({ id: key, at, author, comment }) => ({ key, cells: [when(at), author.name, comment] }))}
        />
      ))}
      <Parts order={order} />
      <Photographs parts={proof.parts} kind="condition_before" title={intl.formatMessage(messages.before)} />
      <Photographs parts={proof.parts} kind="delivery" title={intl.formatMessage(messages.delivery)} />
      <Photographs parts={proof.parts} kind="condition_after" title={intl.formatMessage(messages.after)} />
      <PrintTable
        caption={intl.formatMessage(messages.parts)}
        columns={[
          { label: intl.formatMessage(messages.part) },
          { label: intl.formatMessage(messages.size), numeric: true },
          { label: 'SHA-256' },
        ]}
        rows={proof.parts.map(({ name, bytes, sha256 }) => ({
          key: name,
          cells: [name, formatBytes(bytes, intl.locale), grouped(sha256)],
        }))}
      />
    </PrintSheet>
  );
}

interface TalkedProps {
  caption: string;
  lines: { key: string; cells: string[] }[];
}

/** The messages, if there are any. */
function Talked({ caption, lines }: TalkedProps) {
  const intl = useIntl();
  if (lines.length === 0) return null;
  return (
    <PrintTable
      caption={caption}
      columns={[
        { label: intl.formatMessage(messages.when) },
        { label: intl.formatMessage(messages.who) },
        { label: intl.formatMessage(messages.message) },
      ]}
      rows={lines}
    />
  );
}

interface PhotographsProps {
  parts: readonly ProofPart[];
  kind: ProofPart['kind'];
  title: string;
}

function Photographs({ parts, kind, title }: PhotographsProps) {
  const { config } = useServices();
  const shown = parts.filter((part) => part.kind === kind && part.url !== null);
  if (shown.length === 0) return null;
  return (
    <Section title={title}>
      <Grid as="ul" columns={2} columnWidth="small" gap={6}>
        {shown.map(({ name, url, width, height }) => (
          <li key={name}>
            <Stack gap={1}>
              {url && width && height && (
                <Image
                  alt=""
                  priority
                  source={{
                    sources: [{ url: resolveSource(config.productUrl, url), width }],
                    width,
                    height,
                    placeholder: '',
                  }}
                />
              )}
              <Muted>{name}</Muted>
            </Stack>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
