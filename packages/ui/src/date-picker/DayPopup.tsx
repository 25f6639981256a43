import { Button } from '../button/index.ts';
import { Calendar } from '../calendar/index.ts';
import { type DayBounds, today, useDayObjection } from '../date-field/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './Popup.css.ts';
import { Popup, type PopupProps } from './Popup.tsx';
import { strings } from './strings.ts';

export interface DayPopupProps extends DayBounds, Omit<PopupProps, 'children'> {
  value: string | null;
  /** Called with the date, or null to clear it, after the popup has closed. */
  onChoose: (day: string | null) => void;
  timeZone: string | undefined;
  /** True if the value can be cleared. */
  clearable: boolean;
}

/** The calendar of a DatePicker. Downloaded on first intent. */
export function DayPopup({ value, onChoose, timeZone, clearable, min, max, unavailable, ...popup }: DayPopupProps) {
  const { timeZone: own } = useUi();
  const string = useStrings(strings);
  const bounds = { min, max, unavailable };
  const objection = useDayObjection('', bounds);
  const now = today(timeZone ?? own);
  const choose = (day: string | null) => {
    popup.onOpenChange(false);
    onChoose(day);
  };
  const withToday = objection(now) === undefined;
  const withClear = clearable && value !== null;
  return (
    <Popup {...popup}>
      <Calendar {...bounds} autoFocus label={popup.title} onChange={choose} timeZone={timeZone} value={value} />
      {(withToday || withClear) && (
        <div className={css.foot}>
          {withToday && (
            <Button emphasis="quiet" onClick={() => choose(now)} size="small">
              {string('today')}
            </Button>
          )}
          {withClear && (
            <Button emphasis="quiet" onClick={() => choose(null)} size="small">
              {string('clear')}
            </Button>
          )}
        </div>
      )}
    </Popup>
  );
}
