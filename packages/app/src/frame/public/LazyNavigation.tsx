import { lazyComponent } from '@smart-art/ui/lazy-component';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { FrameNavigationProps } from './FrameNavigation.tsx';
import { siteWords } from './site-words.ts';

const navigation = lazyComponent<FrameNavigationProps>(() =>
  import('./FrameNavigation.tsx').then((part) => part.FrameNavigation),
);

/** The public menus above a form: they come after it, into the room that its frame keeps for them. */
export function LazyNavigation(props: FrameNavigationProps) {
  const [Navigation] = useLazyComponent(navigation, siteWords);
  return Navigation && <Navigation {...props} />;
}
