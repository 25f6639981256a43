import type { ReactNode } from 'react';
import { Image, type ImageSource } from '../image/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { fitOf } from './fit.ts';
import * as css from './PrintCertificate.css.ts';
import { sheet } from './PrintSheet.css.ts';
import * as paperCss from './paper.css.ts';

export interface PrintCertificateProps extends RootProps<HTMLElement> {
  /** The language of the paper, where it is not the page's. */
  lang?: string | undefined;
  /** What the paper is: "Certificate of authenticity". */
  title: string;
  /** The same in another language, and which that is. */
  second?: { text: string; lang: string } | undefined;
  picture?: ImageSource | undefined;
  /** What the picture shows. */
  alt?: string | undefined;
  /** The name of the work. However long: it is set smaller. */
  work: string;
  artist?: ReactNode;
  /** What is known of the work; leave out what is not. */
  facts: readonly { term: string; description: ReactNode }[];
  /** What is certified, a paragraph each. */
  statement: readonly { key: string; text: string; lang?: string | undefined }[];
  /** Lines to be written on, with what is there already and what stands below. */
  signatures: readonly { label: string; value?: ReactNode }[];
  /** Its number, last. */
  footer: ReactNode;
}

/** The tallest picture, in mm of the paper; a portrait is narrowed to it. */
const tallest = 92;
const widest = 150;

/**
 * A certificate of one work on a sheet of A4, drawn to the millimetre and seen smaller where there is less room. Black on
 * white in both themes; printed it is alone on its page. Not for lists and lines: use PrintSheet.
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
