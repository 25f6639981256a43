import { NativeSelect } from '../field/NativeSelect.tsx';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './DatePicker.css.ts';
import { strings } from './strings.ts';
import { formatOffset } from './zone.ts';

/** The time zone of a date and time. */
export interface ZoneProps {
  /** IANA name of the time zone: `Asia/Tokyo`. Shown below the field. The user's own when left out. */
  timeZone?: string | undefined;
  /** Lets the user change the zone, for events elsewhere. */
  onTimeZoneChange?: ((timeZone: string) => void) | undefined;
  /** The zones to choose from; all that the browser knows when left out. */
  timeZones?: readonly string[] | undefined;
}

interface ZoneLineProps extends ZoneProps {
  timeZone: string;
  /** True if times are entered, not only days. */
  withTime: boolean | undefined;
  /** `2026-04-05` or with a time: the date for which the UTC offset is shown. */
  at: string | null;
  disabled: boolean | undefined;
}

/** "Times in Asia/Tokyo (GMT+9)", as text or as a select. */
export function ZoneLine({ timeZone, onTimeZoneChange, timeZones, withTime, at, disabled }: ZoneLineProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const moment = at ? new Date(`${at.slice(0, 10)}T12:00:00Z`) : new Date();
  const offset = formatOffset(timeZone, Number.isNaN(moment.getTime()) ? new Date() : moment, locale);
  if (!onTimeZoneChange) {
    const zone = offset ? string('offset', { zone: timeZone, offset }) : timeZone;
    return <p className={css.zone}>{string(withTime ? 'zone' : 'days', { zone })}</p>;
  }
  const known = timeZones ?? Intl.supportedValuesOf('timeZone');
  return (
    <div className={css.zone}>
      <span aria-hidden="true">{string('zoneLabel')}</span>
      <NativeSelect
        aria-label={string('zoneLabel')}
        disabled={disabled}
        onChange={(event) => onTimeZoneChange(event.target.value)}
        value={timeZone}
      >
        {(known.includes(timeZone) ? known : [timeZone, ...known]).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </NativeSelect>
      <span>{offset}</span>
    </div>
  );
}
