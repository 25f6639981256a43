import { Fragment } from 'react';
import { ArrowRight, Minus, Plus } from '../icons/index.ts';
import { Image } from '../image/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Diff.css.ts';
import type { ChangedPicture, FieldChange } from './fields.ts';
import { strings } from './strings.ts';
import { diffList, diffText, edgesOf, type Part } from './words.ts';

/** A run of text: struck through, underlined or plain, with hidden text for screen readers. */
export function Words({ parts }: { parts: readonly Part[] }) {
  const string = useStrings(strings);
  return parts.map(({ kind, text }, at) => {
    const key = `${at}${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'removed' ? 'del' : 'ins';
    const { before, words, after } = edgesOf(text);
    return (
      <Fragment key={key}>
        {before}
        <Mark className={css.mark[kind]}>
          <VisuallyHidden>{string(kind)}</VisuallyHidden>
          {words}
        </Mark>
        {after}
      </Fragment>
    );
  });
}

/** The old value, then the new one. */
function BeforeAfter({ before, after }: { before: string | null; after: string | null }) {
  const string = useStrings(strings);
  const empty = <span className={css.empty}>{string('empty')}</span>;
  return (
    <>
      <VisuallyHidden>{string('was')}</VisuallyHidden>
      {before ? <del className={css.mark.removed}>{before}</del> : empty}
      <ArrowRight aria-hidden="true" className={css.arrow} size={16} />
      <VisuallyHidden>{string('is')}</VisuallyHidden>
      {after ? <ins className={css.mark.added}>{after}</ins> : empty}
    </>
  );
}

function Pictures({ before, after }: { before: readonly ChangedPicture[]; after: readonly ChangedPicture[] }) {
  const byId = new Map([...before, ...after].map((picture) => [picture.id, picture]));
  const parts = diffList(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  return (
    <div className={css.pictures}>
      {parts.map(({ kind, text }, at) => {
        const picture = byId.get(text);
        // biome-ignore lint/suspicious/noArrayIndexKey: a moved picture occurs twice
        return picture && <Picture key={`${at}${kind}`} kind={kind} picture={picture} />;
      })}
    </div>
  );
}

function Picture({ kind, picture }: { kind: Part['kind']; picture: ChangedPicture }) {
  const string = useStrings(strings);
  const { image, alt } = picture;
  const Sign = kind === 'removed' ? Minus : Plus;
  return (
    <figure className={css.picture}>
      <div className={css.frame}>
        <div style={{ width: `${Math.min(1, image.width / image.height) * 100}%` }}>
          <Image alt="" sizes="112px" source={image} />
        </div>
      </div>
      <figcaption>
        {kind === 'same' ? (
          alt
        ) : (
          <span className={css.mark[kind]}>
            <Sign aria-hidden="true" size={12} style={{ display: 'inline', verticalAlign: '-1px' }} />{' '}
            <VisuallyHidden>{string(kind)}</VisuallyHidden>
            {alt}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** The difference in one field. */
export function Change({ field }: { field: FieldChange }) {
  const { locale } = useUi();
  switch (field.kind) {
    case 'value':
      return <BeforeAfter after={field.after} before={field.before} />;
    case 'text':
      if (!field.before || !field.after) return <BeforeAfter after={field.after} before={field.before} />;
      return <Words parts={diffText(field.before, field.after, locale)} />;
    case 'list':
      return (
        <span className={css.list}>
          {diffList(field.before ?? [], field.after ?? []).map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries may repeat, and the list is rendered once
            <Words key={at} parts={[part]} />
          ))}
        </span>
      );
    case 'pictures':
      return <Pictures after={field.after ?? []} before={field.before ?? []} />;
  }
}
