import { lazyPart } from '@smart-art/ui/lazy-part';
import { useLatePart } from '../use-late-part.ts';
import type { HouseFooterProps } from './HouseFooter.tsx';
import { siteWords } from './site-words.ts';

const footer = lazyPart<HouseFooterProps>(() => import('./HouseFooter.tsx').then((part) => part.HouseFooter));

/** The footer of every layout (000 section 2), where it stands below what is seen first: it comes after the screen. */
export function LateFooter(props: HouseFooterProps) {
  const [Footer] = useLatePart(footer, siteWords);
  return Footer && <Footer {...props} />;
}
