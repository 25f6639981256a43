import { tick } from '../data-table/tick.css.ts';
import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './Pick.css.ts';
import { pickStrings } from './pick-strings.ts';

export interface ArtworkPickProps extends RootProps<HTMLLabelElement> {
  /** The work's name. */
  title: string;
  /** Whether the work is selected. */
  value: boolean;
  /** `range` is true if Shift was held: apply to all works since the last one pressed. */
  onChange: (selected: boolean, range: boolean) => void;
}

/**
 * The checkbox of an ArtworkTile (`pick`): visible on hover or focus, on all tiles while anything is selected
 * (`selecting` of ArtworkGrid), and always on touch screens. Not for a table: DataTable has its own.
 */
export function ArtworkPick({ title, value, onChange, ...root }: ArtworkPickProps) {
  const string = useStrings(pickStrings);
  return (
    <label {...root} className={css.pick}>
      <input
        aria-label={string('select', { title })}
        checked={value}
        className={tick}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        type="checkbox"
      />
    </label>
  );
}
