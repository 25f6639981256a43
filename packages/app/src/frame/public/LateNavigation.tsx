import { lazyPart } from '@smart-art/ui/lazy-part';
import { useLatePart } from '../use-late-part.ts';
import type { FrameNavigationProps } from './FrameNavigation.tsx';
import { siteWords } from './site-words.ts';

const navigation = lazyPart<FrameNavigationProps>(() =>
  import('./FrameNavigation.tsx').then((part) => part.FrameNavigation),
);

/** The public menus above a form: they come after it, into the room that its frame keeps for them. */
export function LateNavigation(props: FrameNavigationProps) {
  const [Navigation] = useLatePart(navigation, siteWords);
  return Navigation && <Navigation {...props} />;
}
