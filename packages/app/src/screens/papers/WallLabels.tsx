import type { WorkOnShow } from '@smart-art/api-client/queries';
import { type LabelSize, PrintLabels } from '@smart-art/ui/print-sheet';
import { QrCode } from '@smart-art/ui/qr-code';
import { type IntlShape, useIntl } from 'react-intl';
import { sizeText } from '../../works/size.ts';
import { exhibitionPaperMessages as messages } from './exhibition-papers.messages.ts';
import { textIn } from './paper-intl.ts';
import { printingMessages } from './printing.messages.ts';
import { priceText, yearAndMedium } from './sale-text.ts';

export interface WallLabelsProps {
  /** In the order of their numbers. */
  works: readonly WorkOnShow[];
  size: LabelSize;
  withPrices: boolean;
  /** The URL in a work's QR code; null for none. */
  addressOf: (work: WorkOnShow) => string | null;
  /** The languages of the labels: one, or both. */
  intls: readonly IntlShape[];
}

/** The labels beside the works of an exhibition, as printed. */
export function WallLabels({ works, size, withPrices, addressOf, intls }: WallLabelsProps) {
  const intl = useIntl();
  return (
    <PrintLabels
      labels={works.map((work, index) => {
        const { id: key, title, artist_name: artist, sale } = work;
        const address = addressOf(work);
        return {
          key,
          number: textIn(intls, (on) => on.formatMessage(messages.numbered, { number: index + 1 })),
          artist: artist ?? undefined,
          title,
          lines: [yearAndMedium(work), textIn(intls, (on) => sizeText(on, work)) ?? ''].filter(Boolean),
          price: withPrices ? priceText(intls, sale) : undefined,
          code: address && <QrCode label={intl.formatMessage(messages.codeOf, { title })} text={address} />,
        };
      })}
      sheetName={(sheet, sheets) => intl.formatMessage(printingMessages.sheet, { sheet, sheets })}
      size={size}
    />
  );
}
