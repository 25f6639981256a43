import { PublicFooter, type PublicFooterProps } from '@smart-art/ui/public-shell';
import { useEffect } from 'react';
import { loadJapaneseFonts } from '../../i18n/language.ts';
import { useBuyerSide } from './use-buyer-side.tsx';
import { useFooter } from './use-footer.ts';

export type HouseFooterProps = Pick<PublicFooterProps, 'wide'>;

/** The public footer, with the question before the buyer side. Load it together with `siteWords`, which it says. */
export function HouseFooter({ wide }: HouseFooterProps) {
  const { ask, question } = useBuyerSide();
  /* A branch has its address in the language of its country, whatever the page's is. */
  useEffect(loadJapaneseFonts, []);
  return (
    <>
      <PublicFooter {...useFooter(ask)} wide={wide} />
      {question}
    </>
  );
}
