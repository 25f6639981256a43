import type { HTMLAttributes, Ref } from 'react';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './Diff.css.ts';
import { type FieldChange, isChanged } from './fields.ts';
import { strings } from './strings.ts';
import { Change } from './Value.tsx';

export interface DiffProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  /** The fields of a record in two versions, in form order. Unchanged fields are not rendered. */
  fields: readonly FieldChange[];
  /** Lists the unchanged fields below. */
  nameUnchanged?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The changes between two versions of a record, field by field; text word by word, also in Japanese. Not for choosing
 * between two versions: use ConflictChoice. Not for a history of events: use Timeline.
 */
export function Diff({ fields, nameUnchanged, ref, ...rest }: DiffProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const changed = fields.filter(isChanged);
  const alike = fields.filter((field) => !isChanged(field)).map(({ label }) => label);
  return (
    <div {...rest} className={css.container} ref={ref}>
      {changed.length === 0 ? (
        <p className={css.note}>{string('nothing')}</p>
      ) : (
        <dl className={css.fields}>
          {changed.map((field) => (
            <div className={css.field} key={field.id}>
              <dt className={css.term}>{field.label}</dt>
              <dd className={css.change}>
                <Change field={field} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {nameUnchanged && changed.length > 0 && alike.length > 0 && (
        <p className={css.note}>
          {string('unchanged', { fields: new Intl.ListFormat(locale, { type: 'conjunction' }).format(alike) })}
        </p>
      )}
    </div>
  );
}
