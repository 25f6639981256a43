import { Link } from '../link/index.ts';
import { useStrings } from '../provider/index.ts';
import * as css from './Item.css.ts';
import { strings } from './strings.ts';
import type { AlikePicture } from './types.ts';

/** A warning about an existing similar picture; the decision is the user's. */
export function Alike({ alike: { title, href, deleted } }: { alike: AlikePicture }) {
  const string = useStrings(strings);
  return (
    <span className={css.alike}>
      {string(deleted ? 'alikeDeleted' : 'alike')}{' '}
      <Link external href={href}>
        {title}
      </Link>
    </span>
  );
}
