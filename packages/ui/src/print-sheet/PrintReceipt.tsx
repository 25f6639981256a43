import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { fitOf } from './fit.ts';
import * as css from './PrintReceipt.css.ts';
import { sheet } from './PrintSheet.css.ts';
import * as paperCss from './paper.css.ts';

/** A term and its value. */
interface Fact {
  term: string;
  description: ReactNode;
}

/** A formatted amount and its label. */
interface Sum {
  label: string;
  amount: string;
}

/** A paragraph in one language. */
interface Paragraph {
  key: string;
  text: string;
  lang?: string | undefined;
}

export interface PrintReceiptProps extends RootProps<HTMLElement> {
  /** Language of the document if it differs from the page's. */
  lang?: string | undefined;
  /** Title of the document: "Receipt". */
  title: string;
  /** The title in another language, with its tag. */
  second?: { text: string; lang: string } | undefined;
  /** Number and date of the receipt. */
  facts: readonly Fact[];
  /** The payer, with each language's form of address; the address below, with line breaks. */
  to: { names: readonly Paragraph[]; address?: string | undefined };
  /** The amount received, and what it includes: the tax. */
  received: Sum & { note?: string | undefined };
  /** What was received and for what, one entry per paragraph. */
  statement: readonly Paragraph[];
  /** What was paid for. The last sum is the total. */
  lines: {
    caption: string;
    heads: readonly [what: string, amount: string];
    rows: readonly Sum[];
    sums: readonly Sum[];
  };
  /** Further details of the payment. */
  details: readonly Fact[];
  /** The payee; further lines below, with line breaks. */
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

/** The paid items and their sums. */
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
 * An A4 receipt, laid out in mm and scaled down where there is less room. Black on white in both themes; prints alone,
 * one page each. Not for a price not yet paid: use PriceBreakdown.
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
