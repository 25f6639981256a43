import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Inline } from '@smart-art/ui/inline';
import { Page } from '@smart-art/ui/page';
import { type LabelSize, labelsOnSheet, PrintLabels } from '@smart-art/ui/print-sheet';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { Switch } from '@smart-art/ui/switch';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { viewMessages } from '../view-art/ViewArt.messages.ts';
import { labelOf } from './label-of.ts';
import { LABELS, moreLabels } from './labels-path.ts';
import { PaperTools, PrintButton } from './PaperTools.tsx';
import { printingMessages as messages } from './printing.messages.ts';
import { useLabelled } from './useLabelled.ts';
import { usePaper } from './usePaper.ts';

const sizes: readonly LabelSize[] = ['card', 'a6', 'grid'];

/** Museum labels of the works named in the URL, as printed. */
export function Component() {
  const intl = useIntl();
  const { query, setParam, language, intls } = usePaper();
  const labelled = useLabelled(query);
  const { data, error } = labelled;
  const size = sizes.find((one) => one === query.get('paper')) ?? 'card';
  const withPrices = query.get('prices') === 'on';
  const title = intl.formatMessage(messages.labels);
  useTitle(title);
  const crumbs = useCrumbs(title);
  const works = data?.works ?? [];
  const more = (data?.more ?? 0) + moreLabels(useLocation().state);
  return (
    <Page
      crumbs={crumbs}
      primaryAction={<PrintButton disabled={works.length === 0} />}
      summary={
        works.length > 0 &&
        intl.formatList(
          [
            intl.formatMessage(messages.summary, { labels: works.length }),
            intl.formatMessage(messages.sheets, { sheets: Math.ceil(works.length / labelsOnSheet[size]) }),
          ],
          { type: 'unit' },
        )
      }
      title={title}
    >
      <Stack gap={6}>
        <PaperTools language={language} onLanguageChange={(value) => setParam('words', value)}>
          <SegmentedControl
            label={intl.formatMessage(messages.size)}
            onChange={(value) => setParam('paper', value)}
            options={sizes.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
            value={size}
          />
          <Inline>
            <Switch
              label={intl.formatMessage(messages.prices)}
              name="prices"
              onChange={(on) => setParam('prices', on ? 'on' : null)}
              value={withPrices}
            />
          </Inline>
        </PaperTools>
        <FailureBanner query={labelled} title={intl.formatMessage(messages.failed)} />
        {data && data.missing > 0 && (
          <Banner tone="warning">{intl.formatMessage(messages.missing, { count: data.missing })}</Banner>
        )}
        {data && more > 0 && (
          <Banner tone="info">{intl.formatMessage(messages.more, { count: more, limit: LABELS })}</Banner>
        )}
        {works.length > 0 && (
          <PrintLabels
            labels={works.map((work) => labelOf(intls, work, withPrices))}
            sheetName={(sheet, sheets) => intl.formatMessage(messages.sheet, { sheet, sheets })}
            size={size}
          />
        )}
        {data && works.length === 0 && (
          <EmptyState
            action={<LinkButton href="/art-library">{intl.formatMessage(viewMessages.toLibrary)}</LinkButton>}
            title={intl.formatMessage(messages.none)}
          >
            {intl.formatMessage(messages.noneHelp)}
          </EmptyState>
        )}
        {!data && !error && (
          <Loading>
            <Skeleton height="30rem" shape="block" />
          </Loading>
        )}
      </Stack>
    </Page>
  );
}
