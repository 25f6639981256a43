import { lazyComponent } from '@smart-art/ui/lazy-component';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { FrameNavigationProps } from './FrameNavigation.tsx';
import { siteMessageFiles } from './site-message-files.ts';

const navigation = lazyComponent<FrameNavigationProps>(() =>
  import('./FrameNavigation.tsx').then((part) => part.FrameNavigation),
);

/** The public menus above a form: loaded after it, into the space its frame reserves. */
export function LazyNavigation(props: FrameNavigationProps) {
  const [Navigation] = useLazyComponent(navigation, siteMessageFiles);
  return Navigation && <Navigation {...props} />;
}
