import { useEffect } from 'react';
import { lazyPart } from '../lazy-part/index.ts';

const layer = lazyPart<object>(() => import('./TooltipLayer.tsx').then((part) => part.TooltipLayer));

/**
 * Shows the tip of whatever carries one, for the whole page. UiProvider mounts it. Until the first element with a tip is
 * met it is one listener; what shows tips is downloaded then.
 */
export function TooltipHost() {
  const Layer = layer.usePart();
  useEffect(() => {
    const meet = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-tip]')) void layer.preload();
    };
    for (const type of ['pointerover', 'focusin', 'pointerdown']) document.addEventListener(type, meet);
    return () => {
      for (const type of ['pointerover', 'focusin', 'pointerdown']) document.removeEventListener(type, meet);
    };
  }, []);
  return Layer && <Layer />;
}
