import { type SVGAttributes, useMemo } from 'react';
import { encode } from 'uqr';
import type { RootProps } from '../root/root.ts';
import * as css from './QrCode.css.ts';

export interface QrCodeProps extends Omit<RootProps<SVGSVGElement>, 'children'> {
  /** Encoded text, usually a URL. At most 666 bytes; longer text renders nothing. */
  text: string;
  /** Accessible name: where it leads. */
  label: string;
}

/** Quiet zone that the standard requires, in modules. */
const MARGIN = 4;

/** Largest version that a camera reads well from a label: 97 modules wide, 666 bytes. */
const LARGEST = 20;

/** Rows of modules including the margin, true for dark; undefined if the text is too long. */
function modulesOf(text: string): boolean[][] | undefined {
  try {
    return encode(text, { ecc: 'M', border: MARGIN, maxVersion: LARGEST }).data;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** One path with a rectangle for each dark run of a row. */
const pathOf = (modules: boolean[][]) =>
  modules
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');

/**
 * A QR code (ISO/IEC 18004, level M), as wide as its container, for print: 15 mm at least. Not on a screen in place of
 * a link: users cannot scan the page they are reading.
 */
export function QrCode({ text, label, ...root }: QrCodeProps) {
  const modules = useMemo(() => modulesOf(text), [text]);
  if (!modules) return null;
  const size = modules.length;
  const crisp: SVGAttributes<SVGSVGElement> = { shapeRendering: 'crispEdges' };
  return (
    <svg {...root} {...crisp} aria-label={label} className={css.code} role="img" viewBox={`0 0 ${size} ${size}`}>
      <path d={pathOf(modules)} />
    </svg>
  );
}
