import { Button } from '../button/index.ts';
import { type DayRange, RangeCalendar } from '../calendar/index.ts';
import { type DayBounds, today } from '../date-field/index.ts';
import * as popupCss from '../date-picker/Popup.css.ts';
import { Popup, type PopupProps } from '../date-picker/Popup.tsx';
import { strings as pickerStrings } from '../date-picker/strings.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { breakpoints } from '../theme/scale.ts';
import { daysOf, type RangePreset } from './presets.ts';
import * as css from './RangePopup.css.ts';
import { strings } from './strings.ts';

export interface RangePopupProps extends Omit<DayBounds, 'unavailable'>, Omit<PopupProps, 'children'> {
  unavailable: DayBounds['unavailable'];
  value: DayRange | null;
  /** Month shown first if the range is incomplete. */
  startAt: string | null;
  /** Called with the days, or null to clear them, after the popup has closed. */
  onChoose: (range: DayRange | null) => void;
  timeZone: string | undefined;
  presets: readonly RangePreset[];
  financialYearStart: number;
  clearable: boolean;
}

/** The calendar of a DateRangePicker. Downloaded on first intent. */
export function RangePopup(props: RangePopupProps) {
  const { value, startAt, onChoose, timeZone, presets, financialYearStart, clearable, ...rest } = props;
  const { min, max, unavailable, ...popup } = rest;
  const { timeZone: own } = useUi();
  const string = useStrings(strings);
  const picker = useStrings(pickerStrings);
  const wide = matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches;
  const choose = (range: DayRange | null) => {
    popup.onOpenChange(false);
    onChoose(range);
  };
  const offered = presets
    .map((preset) => ({ preset, days: daysOf(preset, today(timeZone ?? own), financialYearStart) }))
    .filter(({ days }) => !(min && days.end < min) && !(max && days.start > max));
  return (
    <Popup {...popup}>
      <div className={css.beside}>
        {offered.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
          <div aria-label={string('presets')} className={css.presets} role="group">
            {offered.map(({ preset, days }) => {
              const within = {
                start: min && days.start < min ? min : days.start,
                end: max && days.end > max ? max : days.end,
              };
              return (
                <button
                  aria-pressed={value?.start === within.start && value.end === within.end}
                  className={css.preset}
                  key={preset}
                  onClick={() => choose(within)}
                  type="button"
                >
                  {string(preset)}
                </button>
              );
            })}
          </div>
        )}
        <RangeCalendar
          {...{ min, max, unavailable, timeZone, value }}
          autoFocus
          label={popup.title}
          months={wide ? 2 : 1}
          onChange={choose}
          startAt={value ? undefined : (startAt ?? undefined)}
        />
      </div>
      {clearable && (value || startAt) && (
        <div className={popupCss.foot}>
          <span />
          <Button emphasis="quiet" onClick={() => choose(null)} size="small">
            {picker('clear')}
          </Button>
        </div>
      )}
    </Popup>
  );
}
