import { useString } from '../provider/index.ts';
import * as css from './Hanging.css.ts';
import picture from './picture.svg?inline';

/** The house's own picture in its frame, with its label: what hangs on the walls of the public pages. Decorative. */
export function Hanging() {
  const string = useString();
  return (
    <div className={css.hanging}>
      <div className={css.picture}>
        {/* Drawn by rule; a file, so that its waves weigh nothing in the script. */}
        <img alt="" fetchPriority="high" height={500} src={picture} width={400} />
      </div>
      <p className={css.label}>
        <span className={css.name}>{string('publicFrame.picture')}</span>
        {string('publicFrame.medium')}
      </p>
    </div>
  );
}
