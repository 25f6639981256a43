import { Fragment, type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';
import { Image } from '../image/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './ConflictChoice.css.ts';
import * as diff from './Diff.css.ts';
import { type ChangedPicture, type FieldChange, isChanged, type Side, textsOf } from './fields.ts';
import { strings } from './strings.ts';
import { diffList, diffText, edgesOf, type Part } from './words.ts';

export interface ConflictChoiceProps extends RootProps<HTMLDivElement> {
  /** The fields in both versions: `before` is the user's input, `after` the version saved in the meantime. */
  fields: readonly FieldChange[];
  /** The chosen version per field id. Missing ids are undecided. */
  value: Readonly<Partial<Record<string, Side>>>;
  onChange: (value: Partial<Record<string, Side>>) => void;
  /** Replaces "Theirs": "Haruka Tanaka’s". */
  theirs?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Resolves a conflict: two people changed one record, and the user picks a version per field. Both stay fully readable
 * until then; `mergeChoices` builds the result. Not for viewing changes: use Diff.
 */
export function ConflictChoice({ fields, value, onChange, theirs, disabled, ...root }: ConflictChoiceProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const name = useId();
  const number = new Intl.NumberFormat(locale);
  const open = fields.filter(isChanged);
  const decided = open.filter(({ id }) => value[id]).length;
  const all = (side: Side) => onChange({ ...value, ...Object.fromEntries(open.map(({ id }) => [id, side])) });
  if (open.length === 0) return <p className={diff.note}>{string('same')}</p>;

  return (
    <div {...root} className={css.conflict}>
      <div className={css.head}>
        {open.length > 1 && (
          <>
            <Button disabled={disabled} onClick={() => all('yours')} size="small">
              {string('takeYours')}
            </Button>
            <Button disabled={disabled} onClick={() => all('theirs')} size="small">
              {string('takeTheirs')}
            </Button>
          </>
        )}
        <span className={css.decided} role="status">
          {string('decided', { count: number.format(decided), total: number.format(open.length) })}
        </span>
      </div>
      {open.map((field) => (
        <fieldset disabled={disabled} key={field.id}>
          <legend className={css.legend}>{field.label}</legend>
          <div className={css.sides}>
            {(['yours', 'theirs'] as const).map((side) => (
              <label className={css.side} key={side}>
                <input
                  checked={value[field.id] === side}
                  className={css.radio}
                  name={`${name}-${field.id}`}
                  onChange={() => onChange({ ...value, [field.id]: side })}
                  type="radio"
                  value={side}
                />
                <span className={css.who}>{side === 'theirs' && theirs ? theirs : string(side)}</span>
                <span className={css.value}>
                  <Version field={field} locale={locale} side={side} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** One side's value, with its differences marked. */
function Version({ field, side, locale }: { field: FieldChange; side: Side; locale: string }): ReactNode {
  const string = useStrings(strings);
  const own = side === 'yours' ? field.before : field.after;
  if (textsOf(own).length === 0) return <span className={diff.empty}>{string('empty')}</span>;
  if (field.kind === 'value') return own as string;
  if (field.kind === 'pictures') {
    return (
      <span className={diff.pictures}>
        {(own as readonly ChangedPicture[]).map(({ id, image, alt }) => (
          <span className={diff.picture} key={id}>
            <span className={diff.frame}>
              <span style={{ width: `${Math.min(1, image.width / image.height) * 100}%` }}>
                <Image alt="" sizes="112px" source={image} />
              </span>
            </span>
            {alt}
          </span>
        ))}
      </span>
    );
  }
  const parts =
    field.kind === 'text'
      ? diffText(field.before ?? '', field.after ?? '', locale)
      : diffList(field.before ?? [], field.after ?? []);
  const mine = side === 'yours' ? 'removed' : 'added';
  const shown = parts.filter(({ kind }) => kind === 'same' || kind === mine);
  const mark = ({ kind, text }: Part, at: number) => {
    const { before, words, after } = edgesOf(text);
    return kind === 'same' ? (
      <span key={at}>{text}</span>
    ) : (
      <Fragment key={at}>
        {before}
        <span className={css.own}>{words}</span>
        {after}
      </Fragment>
    );
  };
  return field.kind === 'list' ? <span className={diff.list}>{shown.map(mark)}</span> : shown.map(mark);
}
