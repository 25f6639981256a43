import { lazyComponent } from '@smart-art/ui/lazy-component';
import { useLazyComponent } from '../use-lazy-component.ts';
import { siteMessageFiles } from './site-message-files.ts';
import type { WorkFooterProps } from './WorkFooter.tsx';

const footer = lazyComponent<WorkFooterProps>(() => import('./WorkFooter.tsx').then((part) => part.WorkFooter));

/** The footer of every layout (000 section 2). It is below the fold, so it loads after the screen. */
export function LazyFooter(props: WorkFooterProps) {
  const [Footer] = useLazyComponent(footer, siteMessageFiles);
  return Footer && <Footer {...props} />;
}
