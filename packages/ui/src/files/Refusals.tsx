import { CircleAlert } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './Refusals.css.ts';
import { groupRefusals, type Refusal } from './refuse.ts';
import { strings } from './strings.ts';
import { type Limits, refusalWords } from './words.ts';

/**
 * The rejected files with reason and fix; announced on change. Not for errors of accepted files: use the `error` of the
 * field.
 */
export function Refusals({ refused, limits }: { refused: readonly Refusal[]; limits: Limits }) {
  const string = useStrings(strings);
  const { locale } = useUi();
  return (
    <div className={css.alert} role="alert">
      {refused.length > 0 && (
        <ul className={css.refused}>
          {groupRefusals(refused).map((alike, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list is told anew as a whole.
            <li key={index} className={css.refusal}>
              <CircleAlert aria-hidden="true" size={16} />
              {refusalWords(alike, limits, string, locale)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
