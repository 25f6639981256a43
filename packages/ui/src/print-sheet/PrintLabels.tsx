import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { fitOf } from './fit.ts';
import * as css from './PrintLabels.css.ts';
import { sheet } from './PrintSheet.css.ts';
import * as paperCss from './paper.css.ts';

/** A business card (85 × 55 mm, ten on A4), a postcard (A6), or 63.5 × 38.1 mm (Avery L7160, three by seven on A4). */
export type LabelSize = 'card' | 'a6' | 'grid';

/** Text of one label; omit what is unknown. */
export interface PrintLabel {
  key: string;
  /** Its number in a price list, shown first. */
  number?: string | undefined;
  artist?: string | undefined;
  /** Title of the work. A long one is set smaller. */
  title: string;
  /** Medium, size: one line each. */
  lines: readonly string[];
  price?: string | undefined;
  /** A QR code beside the text. */
  code?: ReactNode;
}

export interface PrintLabelsProps extends RootProps<HTMLDivElement> {
  size: LabelSize;
  labels: readonly PrintLabel[];
  /** Accessible name of a sheet: "Sheet 2 of 3". */
  sheetName: (sheet: number, sheets: number) => string;
}

/** Labels on a sheet. */
export const labelsOnSheet: Readonly<Record<LabelSize, number>> = { card: 10, a6: 1, grid: 21 };

/** Longest title at the large size, in Latin letters. */
const shortest: Readonly<Record<LabelSize, number>> = { card: 60, a6: 70, grid: 50 };
/** A code takes a third of the width. */
const shortestBesideCode: typeof shortest = { card: 36, a6: 45, grid: 30 };

interface LabelTextProps {
  label: PrintLabel;
  size: LabelSize;
  shortest: number;
}

function LabelText({ label: { number, artist, title, lines, price }, size, shortest: most }: LabelTextProps) {
  return (
    <>
      {number && <p className={css.number}>{number}</p>}
      {artist && <p className={css.artist}>{artist}</p>}
      <p className={cx(css.name, css.title[size][fitOf(title, most)])}>{title}</p>
      {lines.map((line) => (
        <p className={css.line} key={line}>
          {line}
        </p>
      ))}
      {price && <p className={css.price}>{price}</p>}
    </>
  );
}

/**
 * Museum labels as they will be printed, laid out in mm and scaled down where there is less room. One sheet is one
 * printed page, whatever else is on the screen. Not for the label beside a work on its screen: use ArtworkLabel.
 */
export function PrintLabels({ size, labels, sheetName, ...root }: PrintLabelsProps) {
  const count = labelsOnSheet[size];
  const sheets = Array.from({ length: Math.ceil(labels.length / count) }, (_, at) =>
    labels.slice(at * count, (at + 1) * count),
  );
  const page = size === 'a6' ? 'a6' : 'a4';
  return (
    <div {...root} className={css.sheets}>
      {sheets.map((part, at) => (
        <div className={paperCss.desk[page]} key={part[0]?.key}>
          <article
            aria-label={sheetName(at + 1, sheets.length)}
            className={cx(sheet, paperCss.bare, paperCss.paper[page])}
            data-theme="light"
          >
            <ul className={cx(css.labels, css.layout[size])}>
              {part.map((label) => (
                <li className={cx(css.label, css.box[size], label.code != null && css.beside)} key={label.key}>
                  {label.code == null ? (
                    <LabelText label={label} shortest={shortest[size]} size={size} />
                  ) : (
                    <>
                      <div className={css.words}>
                        <LabelText label={label} shortest={shortestBesideCode[size]} size={size} />
                      </div>
                      <div className={css.code[size]}>{label.code}</div>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </article>
        </div>
      ))}
    </div>
  );
}
