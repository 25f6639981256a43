import type { ReactNode } from 'react';
import { Image, type ImageSource } from '../image/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { fitOf } from './fit.ts';
import * as css from './PrintCertificate.css.ts';
import { sheet } from './PrintSheet.css.ts';
import * as paperCss from './paper.css.ts';

export interface PrintCertificateProps extends RootProps<HTMLElement> {
  /** Language of the document if it differs from the page's. */
  lang?: string | undefined;
  /** Title of the document: "Certificate of authenticity". */
  title: string;
  /** The title in another language, with its tag. */
  second?: { text: string; lang: string } | undefined;
  picture?: ImageSource | undefined;
  /** Alternative text of the picture. */
  alt?: string | undefined;
  /** Title of the work. A long one is set smaller. */
  work: string;
  artist?: ReactNode;
  /** Facts about the work; omit unknown ones. */
  facts: readonly { term: string; description: ReactNode }[];
  /** The certified statement, one entry per paragraph. */
  statement: readonly { key: string; text: string; lang?: string | undefined }[];
  /** Signature lines, with a prefilled value and the label below. */
  signatures: readonly { label: string; value?: ReactNode }[];
  /** The certificate's number, at the end. */
  footer: ReactNode;
}

/** Height of the tallest picture, in mm on paper; a portrait is narrowed to fit. */
const tallest = 92;
const widest = 150;

/**
 * An A4 certificate of one work, laid out in mm and scaled down where there is less room. Black on white in both
 * themes; prints alone on its page. Not for lists and lines: use PrintSheet.
 */
export function PrintCertificate({
  title,
  second,
  picture,
  alt = '',
  work,
  artist,
  facts,
  statement,
  signatures,
  footer,
  ...root
}: PrintCertificateProps) {
  const share = picture ? Math.min(1, (tallest * picture.width) / picture.height / widest) : 1;
  return (
    <div className={paperCss.desk.a4}>
      <article {...root} aria-label={title} className={cx(sheet, paperCss.bare, paperCss.paper.a4)} data-theme="light">
        <div className={css.border}>
          <h2 className={css.title}>{title}</h2>
          {second && (
            <p className={css.second} lang={second.lang}>
              {second.text}
            </p>
          )}
          <div className={css.picture}>
            {picture && (
              <div style={{ width: `${share * 100}%`, marginInline: 'auto' }}>
                <Image alt={alt} priority sizes="800px" source={picture} />
              </div>
            )}
          </div>
          <p className={cx(css.name, css.work[fitOf(work, 60)])}>{work}</p>
          {artist && <p className={css.artist}>{artist}</p>}
          <dl className={css.facts}>
            {facts.map(({ term, description }) => [
              <dt className={css.term} key={`${term} term`}>
                {term}
              </dt>,
              <dd className={css.value} key={term}>
                {description}
              </dd>,
            ])}
          </dl>
          <div className={css.statement}>
            {statement.map(({ key, text, lang }) => (
              <p key={key} lang={lang}>
                {text}
              </p>
            ))}
          </div>
          <div className={css.end}>
            <div className={css.signatures}>
              {signatures.map(({ label, value }) => (
                <div className={css.signature} key={label}>
                  {value}
                  <div className={css.below}>{label}</div>
                </div>
              ))}
            </div>
            <div className={css.foot}>{footer}</div>
          </div>
        </div>
      </article>
    </div>
  );
}
