import { CircleAlert } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { type Limits, rejectionText } from './format.ts';
import { groupRejections, type Rejection } from './partition.ts';
import * as css from './RejectedFiles.css.ts';
import { strings } from './strings.ts';

/**
 * The rejected files with reason and fix; announced on change. Not for errors of accepted files: use the `error` of the
 * field.
 */
export function RejectedFiles({ rejected, limits }: { rejected: readonly Rejection[]; limits: Limits }) {
  const string = useStrings(strings);
  const { locale } = useUi();
  return (
    <div className={css.alert} role="alert">
      {rejected.length > 0 && (
        <ul className={css.list}>
          {groupRejections(rejected).map((alike, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list is always replaced as a whole
            <li key={index} className={css.item}>
              <CircleAlert aria-hidden="true" size={16} />
              {rejectionText(alike, limits, string, locale)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
