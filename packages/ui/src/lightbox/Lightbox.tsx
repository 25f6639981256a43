import { lazyComponent, useLazyOverlay } from '../lazy-component/index.ts';
import { useStrings } from '../provider/index.ts';
import { toast } from '../toast/index.ts';
import { strings } from './strings.ts';
import type { LightboxViewProps } from './types.ts';

const view = lazyComponent<LightboxViewProps>(() => import('./LightboxView.tsx').then((part) => part.LightboxView));

/** Starts downloading the full-screen view, on intent. */
export const preloadLightbox = (): void => void view.preload();

export interface LightboxProps extends LightboxViewProps {
  open: boolean;
}

/**
 * Shows an item's pictures full screen, with zoom, panning and paging. Downloaded when it first opens. ArtworkGallery
 * opens it itself. Not for showing a picture in a page: use Image.
 */
export function Lightbox({ open, ...rest }: LightboxProps) {
  const string = useStrings(strings);
  const { onOpenChange } = rest;
  const { Part: View } = useLazyOverlay(view, () => toast.warning(string('failed')), { open, onOpenChange });
  return open && View && rest.pictures.length > 0 ? <View {...rest} /> : null;
}
