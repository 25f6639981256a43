import { ApiError } from '@smart-art/api-client';
import { getProduct, type ProductDetails } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { LinkButton } from '@smart-art/ui/button';
import { formatDate } from '@smart-art/ui/date-time';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Page } from '@smart-art/ui/page';
import { PrintCertificate } from '@smart-art/ui/print-sheet';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { type IntlShape, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { viewMessages } from '../view-art/ViewArt.messages.ts';
import { certificateNumber } from './certificate-number.ts';
import { factsOf } from './facts-of.ts';
import { PaperTools, PrintButton } from './PaperTools.tsx';
import { paperMessages } from './paper.messages.ts';
import { textIn } from './paper-intl.ts';
import { printingMessages as messages } from './printing.messages.ts';
import { usePaper } from './usePaper.ts';

/** The certificate of authenticity of a work, as printed. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { clients } = useServices();
  const query = useQuery(getProduct(clients.product, id));
  const { data: work, error } = query;
  const { language, intls, setParam } = usePaper();
  /* 422: the URL's id is malformed. */
  const isMissing = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');
  const title = intl.formatMessage(messages.certificate);
  useTitle(work ? `${title}: ${work.title}` : title);
  const crumbs = useCrumbs(title);
  return (
    <Page
      actions={work && <LinkButton href={`/view-art/${work.id}`}>{intl.formatMessage(messages.view)}</LinkButton>}
      crumbs={crumbs}
      primaryAction={<PrintButton disabled={!work} />}
      title={title}
    >
      {work ? (
        <Stack gap={6}>
          <PaperTools language={language} onLanguageChange={(value) => setParam('words', value)} />
          <Paper intls={intls} work={work} />
        </Stack>
      ) : isMissing ? (
        <EmptyState
          action={<LinkButton href="/art-library">{intl.formatMessage(viewMessages.toLibrary)}</LinkButton>}
          title={intl.formatMessage(viewMessages.notFoundTitle)}
        >
          {intl.formatMessage(viewMessages.notFoundHelp)}
        </EmptyState>
      ) : error ? (
        <FailureBanner query={query} title={intl.formatMessage(viewMessages.failed)} />
      ) : (
        <Loading>
          <Skeleton height="40rem" shape="block" />
        </Loading>
      )}
    </Page>
  );
}

function Paper({ work, intls }: { work: ProductDetails; intls: readonly IntlShape[] }) {
  const intl = useIntl();
  const { config } = useServices();
  const seller = useSeller();
  const name = personName(seller?.firstName, seller?.lastName);
  const [cover] = work.images;
  const [first, second] = intls;
  const { artist_name: artist } = work;
  return (
    <PrintCertificate
      alt={cover ? ((intl.locale === 'ja' ? cover.alt_text.ja : cover.alt_text.en) ?? work.title) : undefined}
      artist={artist ?? undefined}
      facts={factsOf(intls, work)}
      footer={textIn(intls, ({ formatMessage }) =>
        formatMessage(paperMessages.number, { number: certificateNumber(work) }),
      )}
      lang={first?.locale}
      picture={cover && sourceOf(config.productUrl, cover)}
      second={second && { text: second.formatMessage(paperMessages.certificate), lang: second.locale }}
      signatures={[
        {
          label: textIn(intls, (on) => on.formatMessage(paperMessages.signature, { seller: name })) ?? '',
        },
        {
          label: textIn(intls, (on) => on.formatMessage(paperMessages.date)) ?? '',
          value: textIn(intls, (on) => formatDate(new Date(), on)),
        },
      ]}
      statement={intls.map((on) => ({
        key: on.locale,
        lang: on.locale,
        text: artist
          ? on.formatMessage(paperMessages.statementBy, { seller: name, artist })
          : on.formatMessage(paperMessages.statement, { seller: name }),
      }))}
      title={first?.formatMessage(paperMessages.certificate) ?? ''}
      work={work.title}
    />
  );
}
