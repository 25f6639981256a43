import { LinkButton } from '@smart-art/ui/button';
import type { EmptyStateProps } from '@smart-art/ui/empty-state';
import { CalendarDays, Frame, List, Plus } from '@smart-art/ui/icons';
import { Page } from '@smart-art/ui/page';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Stack } from '@smart-art/ui/stack';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { type ExhibitionList, exhibitionPath, listAt, listPaths } from '../../exhibitions/paths.ts';
import { RecordList } from '../../frame/RecordList.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { timeZoneOf } from '../../i18n/time-zone.ts';
import { useTableLayout } from '../../preferences/use-table-layout.ts';
import { useServices } from '../../services/services.ts';
import { instantsOf } from './calendar-days.ts';
import { exhibitionColumns, exhibitionCsv, usualColumns } from './columns.tsx';
import { ExhibitionCard } from './ExhibitionCard.tsx';
import { ExhibitionMonth } from './ExhibitionMonth.tsx';
import { ExhibitionTabs } from './ExhibitionTabs.tsx';
import { emptyMessages, listMessages as messages, titleMessages } from './list.messages.ts';
import { useLook } from './use-look.ts';
import { useExhibitions } from './useExhibitions.ts';

/** /exhibitions/all, organizer, exhibitor and attendee (000 sections 2, 3 and 6): four lists with separate states. */
export function Component() {
  const list = listAt(useLocation().pathname);
  return <Exhibitions key={list} of={list} />;
}

function Add() {
  return (
    <LinkButton emphasis="primary" href="/exhibitions/add" icon={Plus}>
      {useIntl().formatMessage(messages.add)}
    </LinkButton>
  );
}

function Exhibitions({ of }: { of: ExhibitionList }) {
  const intl = useIntl();
  const { config } = useServices();
  const clock = timeZoneOf(intl);
  const look = useLook(clock);
  const { isCalendar, month } = look;
  const within = useMemo(
    () => (isCalendar ? instantsOf(month, intl.locale) : undefined),
    [isCalendar, month, intl.locale],
  );
  const { list, exhibitions, counts, fetchAll } = useExhibitions(of, within);
  const columns = useMemo(
    () => exhibitionColumns({ intl, productUrl: config.productUrl, list: of, clock }),
    [intl, config.productUrl, of, clock],
  );
  const [layout, setLayout] = useTableLayout(`exhibitions-${of}`, usualColumns);
  const name = intl.formatMessage(titleMessages[of]);
  useTitle(name);
  const empty: EmptyStateProps = {
    icon: Frame,
    title: intl.formatMessage(emptyMessages[of]),
    children: intl.formatMessage(emptyMessages[`${of}Help`]),
    action:
      of === 'exhibitor' || of === 'attendee' ? (
        <LinkButton href={listPaths.exhibitions}>{intl.formatMessage(messages.toAll)}</LinkButton>
      ) : undefined,
  };
  return (
    <Page crumbs={useCrumbs()} primaryAction={(of === 'exhibitions' || of === 'organizer') && <Add />} title={name}>
      <Stack gap={2}>
        <ExhibitionTabs counts={counts} current={of} />
        <RecordList
          body={
            isCalendar ? (
              <ExhibitionMonth
                clock={look.clock}
                exhibitions={exhibitions.data?.data ?? []}
                label={name}
                loading={exhibitions.isPlaceholderData}
                month={month}
                onClockChange={look.showOn}
                onMonthChange={look.showMonth}
                timeZone={clock}
              />
            ) : undefined
          }
          card={(exhibition) => <ExhibitionCard exhibition={exhibition} list={of} />}
          columns={columns}
          csv={exhibitionCsv(intl, of)}
          empty={empty}
          fetchAll={fetchAll}
          hrefOf={exhibitionPath}
          isEmpty={counts?.[of] === 0}
          layout={{ value: layout, usual: usualColumns, onChange: setLayout }}
          list={list}
          name={name}
          query={exhibitions}
          view={
            <SegmentedControl
              iconOnly
              label={intl.formatMessage(messages.view)}
              onChange={look.showAs}
              options={[
                { value: 'list', label: intl.formatMessage(messages.asList), icon: List },
                { value: 'calendar', label: intl.formatMessage(messages.asCalendar), icon: CalendarDays },
              ]}
              value={isCalendar ? 'calendar' : 'list'}
            />
          }
          views={{ of: `exhibitions-${of}` }}
          labels={{
            search: intl.formatMessage(messages.search),
            failed: intl.formatMessage(messages.failed),
            found: (count) => intl.formatMessage(messages.found, { count }),
            exported: (count) => intl.formatMessage(messages.exported, { count }),
          }}
        />
      </Stack>
    </Page>
  );
}
