import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { fitOf } from './fit.ts';
import * as css from './PrintReceipt.css.ts';
import { sheet } from './PrintSheet.css.ts';
import * as paperCss from './paper.css.ts';

/** A fact with its name. */
interface Fact {
  term: string;
  description: ReactNode;
}

/** An amount with what it is, as it is read. */
interface Sum {
  label: string;
  amount: string;
}

/** A paragraph in one language. */
interface Words {
  key: string;
  text: string;
  lang?: string | undefined;
}

export interface PrintReceiptProps extends RootProps<HTMLElement> {
  /** The language of the paper, where it is not the page's. */
  lang?: string | undefined;
  /** What the paper is: "Receipt". */
  title: string;
  /** The same in another language, and which that is. */
  second?: { text: string; lang: string } | undefined;
  /** Which receipt this is, and of when. */
  facts: readonly Fact[];
  /** Who paid, as each language honours them; the address below, its lines parted by line breaks. */
  to: { names: readonly Words[]; address?: string | undefined };
  /** What was received, and what is in it: the tax. */
  received: Sum & { note?: string | undefined };
  /** That it was received and what for, a paragraph each. */
  statement: readonly Words[];
  /** What was paid for. The last of the sums is the total. */
  lines: {
    caption: string;
    heads: readonly [what: string, amount: string];
    rows: readonly Sum[];
    sums: readonly Sum[];
  };
  /** What else is to be known of the payment. */
  details: readonly Fact[];
  /** Who was paid; the rest below, its lines parted by line breaks. */
  from: { label: string; name: string; rest?: string | undefined };
}

function Facts({ facts, stacked }: { facts: readonly Fact[]; stacked?: boolean }) {
  return (
    <dl className={stacked ? css.stacked : css.facts}>
      {facts.map(({ term, description }) => [
        <dt className={css.term} key={`${term} term`}>
          {term}
        </dt>,
        <dd className={css.value} key={term}>
          {description}
        </dd>,
      ])}
    </dl>
  );
}

/** What was paid for, and how it adds up. */
function Lines({ caption, heads, rows, sums }: PrintReceiptProps['lines']) {
  const line = ({ label, amount }: Sum) => (
    <tr key={label}>
      <th className={css.cell} scope="row">
        {label}
      </th>
      <td className={css.cell}>{amount}</td>
    </tr>
  );
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th className={css.cell} key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      <tfoot>{sums.map(line)}</tfoot>
    </table>
  );
}

/**
 * A receipt on a sheet of A4, drawn to the millimetre and seen smaller where there is less room. Black on white in both
 * themes; printed it is alone on its page, several are a page each. Not for a price that is yet to be paid: use
 * PriceBreakdown.
 */
export function PrintReceipt({
  title,
  second,
  facts,
  to,
  received,
  statement,
  lines,
  details,
  from,
  ...root
}: PrintReceiptProps) {
  return (
    <div className={paperCss.desk.a4}>
      <article {...root} aria-label={title} className={cx(sheet, paperCss.bare, paperCss.paper.a4)} data-theme="light">
        <div className={css.page}>
          <div className={css.head}>
            <h2 className={css.title}>{title}</h2>
            {second && (
              <p className={css.second} lang={second.lang}>
                {second.text}
              </p>
            )}
          </div>
          <div className={css.top}>
            <div>
              <div className={css.addressee}>
                {to.names.map(({ key, text, lang }) => (
                  <p className={css.addresseeSize[fitOf(text, 36)]} key={key} lang={lang}>
                    {text}
                  </p>
                ))}
              </div>
              {to.address && <p className={css.address}>{to.address}</p>}
            </div>
            <Facts facts={facts} stacked />
          </div>
          <div className={css.amount}>
            <span>{received.label}</span>
            <span className={css.figure}>{received.amount}</span>
            {received.note && <span className={css.note}>{received.note}</span>}
          </div>
          <div className={css.statement}>
            {statement.map(({ key, text, lang }) => (
              <p key={key} lang={lang}>
                {text}
              </p>
            ))}
          </div>
          <Lines {...lines} />
          <div className={css.details}>
            <Facts facts={details} />
          </div>
          <div className={css.issuer}>
            <p className={css.label}>{from.label}</p>
            <p className={css.name}>{from.name}</p>
            {from.rest && <p className={css.address}>{from.rest}</p>}
          </div>
        </div>
      </article>
    </div>
  );
}
