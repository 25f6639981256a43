import * as css from './Divider.css.ts';

/** A hairline between groups that space alone does not separate. A screen reader hears it as a separator. */
export function Divider() {
  return <hr className={css.divider} />;
}
