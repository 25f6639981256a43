import { lazyPart } from '@smart-art/ui/lazy-part';
import { useLatePart } from '../use-late-part.ts';
import { siteWords } from './site-words.ts';
import type { WorkFooterProps } from './WorkFooter.tsx';

const footer = lazyPart<WorkFooterProps>(() => import('./WorkFooter.tsx').then((part) => part.WorkFooter));

/** The footer of every layout (000 section 2), where it stands below what is seen first: it comes after the screen. */
export function LateFooter(props: WorkFooterProps) {
  const [Footer] = useLatePart(footer, siteWords);
  return Footer && <Footer {...props} />;
}
