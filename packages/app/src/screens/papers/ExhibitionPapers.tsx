import { ApiError } from '@smart-art/api-client';
import { type ExhibitionDetails, getExhibition } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Inline } from '@smart-art/ui/inline';
import { Page } from '@smart-art/ui/page';
import type { LabelSize } from '@smart-art/ui/print-sheet';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { Switch } from '@smart-art/ui/switch';
import { Muted } from '@smart-art/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { exhibitionPath } from '../../exhibitions/paths.ts';
import { inOrder, workOrders, worksToPrint } from '../../exhibitions/works-to-print.ts';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { GoToSection } from '../../frame/GoToSection.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { useDeployment } from '../../services/use-deployment.ts';
import { pageMessages } from '../exhibition/page.messages.ts';
import { codeAddress } from './code-address.ts';
import { ExhibitionTable } from './ExhibitionTable.tsx';
import { exhibitionPaperMessages as messages } from './exhibition-papers.messages.ts';
import { PaperTools, PrintButton } from './PaperTools.tsx';
import { printingMessages } from './printing.messages.ts';
import { usePaper } from './usePaper.ts';
import { WallLabels } from './WallLabels.tsx';

const papers = ['prices', 'labels', 'checklist'] as const;
const sheets = ['a4', 'letter'] as const;
const labelSizes: readonly LabelSize[] = ['card', 'a6', 'grid'];

/** The price list, wall labels and checklist of an exhibition, for its organiser and exhibitors. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { clients } = useServices();
  const query = useQuery(getExhibition(clients.product, id));
  const { error } = query;
  /* 422: the URL's id is malformed. */
  const isMissing = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');
  const exhibition = isMissing ? undefined : query.data;
  const works = exhibition && worksToPrint(exhibition);
  const count = works?.length ?? 0;
  const title = intl.formatMessage(messages.papers);
  useTitle(exhibition ? `${title}: ${exhibition.name}` : title);
  const crumbs = useCrumbs(title);
  const back = exhibition && (
    <LinkButton href={exhibitionPath(exhibition)}>{intl.formatMessage(messages.toExhibition)}</LinkButton>
  );
  return (
    <Page
      actions={count > 0 && back}
      crumbs={crumbs}
      primaryAction={<PrintButton disabled={count === 0} />}
      summary={
        count > 0 && intl.formatMessage(exhibition?.is_organiser ? messages.works : messages.ownWorks, { count })
      }
      title={title}
    >
      {exhibition && works?.length ? (
        <Papers exhibition={exhibition} works={works} />
      ) : exhibition ? (
        <EmptyState action={back} title={intl.formatMessage(works ? messages.none : messages.denied)}>
          {intl.formatMessage(
            !works ? messages.deniedHelp : exhibition.is_organiser ? messages.noneHelp : messages.noneOwnHelp,
          )}
        </EmptyState>
      ) : isMissing ? (
        <EmptyState
          action={<GoToSection section={sections.exhibitions} />}
          title={intl.formatMessage(pageMessages.missing)}
        >
          {intl.formatMessage(pageMessages.missingHelp)}
        </EmptyState>
      ) : error ? (
        <FailureBanner query={query} title={intl.formatMessage(pageMessages.failed)} />
      ) : (
        <Loading>
          <Skeleton height="40rem" shape="block" />
        </Loading>
      )}
    </Page>
  );
}

function Papers({ exhibition, works }: { exhibition: ExhibitionDetails; works: ExhibitionDetails['works'] }) {
  const intl = useIntl();
  const { buyerUrl } = useDeployment();
  const { query, setParam, language, intls } = usePaper();
  const paper = papers.find((one) => one === query.get('paper')) ?? 'prices';
  const order = workOrders.find((one) => one === query.get('order')) ?? 'artist';
  const sheet = sheets.find((one) => one === query.get('sheet')) ?? 'a4';
  const size = labelSizes.find((one) => one === query.get('size')) ?? 'card';
  const withPrices = query.get('prices') !== 'off';
  const withCodes = query.get('codes') !== 'off';
  const sorted = inOrder(works, order, intls[0]?.locale ?? intl.locale);
  const hasAddress = buyerUrl !== null || exhibition.organiser.website !== null;
  return (
    <Stack gap={6}>
      <PaperTools language={language} onLanguageChange={(value) => setParam('words', value)}>
        <SegmentedControl
          label={intl.formatMessage(messages.paper)}
          onChange={(value) => setParam('paper', value)}
          options={papers.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          value={paper}
        />
        <SegmentedControl
          label={intl.formatMessage(messages.order)}
          onChange={(value) => setParam('order', value)}
          options={workOrders.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          value={order}
        />
        {paper === 'labels' ? (
          <>
            <SegmentedControl
              label={intl.formatMessage(printingMessages.size)}
              onChange={(value) => setParam('size', value)}
              options={labelSizes.map((value) => ({ value, label: intl.formatMessage(printingMessages[value]) }))}
              value={size}
            />
            <Inline>
              <Switch
                label={intl.formatMessage(printingMessages.prices)}
                name="prices"
                onChange={(on) => setParam('prices', on ? null : 'off')}
                value={withPrices}
              />
            </Inline>
            {hasAddress ? (
              <Inline>
                <Switch
                  label={intl.formatMessage(messages.codes)}
                  name="codes"
                  onChange={(on) => setParam('codes', on ? null : 'off')}
                  value={withCodes}
                />
              </Inline>
            ) : (
              <Muted>{intl.formatMessage(messages.noCodes)}</Muted>
            )}
          </>
        ) : (
          <SegmentedControl
            label={intl.formatMessage(messages.sheet)}
            onChange={(value) => setParam('sheet', value)}
            options={sheets.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
            value={sheet}
          />
        )}
      </PaperTools>
      {paper === 'labels' ? (
        <WallLabels
          addressOf={(work) => (withCodes ? codeAddress(work, buyerUrl, exhibition.organiser) : null)}
          size={size}
          intls={intls}
          withPrices={withPrices}
          works={sorted}
        />
      ) : (
        <ExhibitionTable exhibition={exhibition} kind={paper} size={sheet} intls={intls} works={sorted} />
      )}
    </Stack>
  );
}
