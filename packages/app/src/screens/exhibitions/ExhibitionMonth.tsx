import type { Exhibition } from '@smart-art/api-client/queries';
import { type CalendarEvent, MonthCalendar } from '@smart-art/ui/month-calendar';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Stack } from '@smart-art/ui/stack';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { whenMessages } from '../../exhibitions/exhibition.messages.ts';
import { exhibitionPath } from '../../exhibitions/paths.ts';
import { timesOf } from '../../exhibitions/times.ts';
import { daysOf } from './calendar-days.ts';
import { placeText } from './columns.tsx';
import { listMessages as messages } from './list.messages.ts';
import type { Clock } from './use-look.ts';

const tones = { upcoming: 'info', running: 'ok', ended: 'neutral' } as const;

export interface ExhibitionMonthProps {
  label: string;
  exhibitions: readonly Exhibition[];
  month: string;
  onMonthChange: (month: string) => void;
  loading: boolean;
  clock: Clock;
  onClockChange: (clock: Clock) => void;
  /** The seller's time zone. */
  timeZone: string;
}

/** A month of exhibitions, in the seller's time zone or in that of each place. */
export function ExhibitionMonth(props: ExhibitionMonthProps) {
  const { label, exhibitions, month, onMonthChange, loading, clock, onClockChange, timeZone } = props;
  const intl = useIntl();
  const shown = clock === 'own' ? timeZone : undefined;
  const events = useMemo(
    () =>
      exhibitions.map((exhibition): CalendarEvent => {
        const { start } = timesOf(intl, exhibition, shown);
        const facts = [start, placeText(intl, exhibition), intl.formatMessage(whenMessages[exhibition.when])];
        return {
          id: exhibition.id,
          title: exhibition.name,
          href: exhibitionPath(exhibition),
          ...daysOf(exhibition, shown),
          detail: facts.join(' · '),
          tone: tones[exhibition.when],
        };
      }),
    [exhibitions, intl, shown],
  );
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={intl.formatMessage(messages.clock)}
        onChange={onClockChange}
        options={[
          { value: 'own', label: intl.formatMessage(messages.yourClock, { zone: timeZone.replaceAll('_', ' ') }) },
          { value: 'event', label: intl.formatMessage(messages.eventClock) },
        ]}
        value={clock}
      />
      <MonthCalendar
        events={events}
        label={label}
        loading={loading}
        month={month}
        onMonthChange={onMonthChange}
        timeZone={timeZone}
      />
    </Stack>
  );
}
