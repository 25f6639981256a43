import { useEffect, useRef } from 'react';
import { lazyComponent } from '../lazy-component/index.ts';
import type { TooltipLayerProps } from './TooltipLayer.tsx';

const layer = lazyComponent<TooltipLayerProps>(() => import('./TooltipLayer.tsx').then((part) => part.TooltipLayer));

/**
 * Shows the tip of whatever carries one, for the whole page. UiProvider mounts it. Until the first element with a tip
 * is met it is one listener; what shows tips is downloaded then. Not for explaining one control: use Tooltip.
 */
export function TooltipHost() {
  const Layer = layer.useComponent();
  const pressed = useRef<Element>(undefined);
  useEffect(() => {
    const meet = ({ target, type }: Event) => {
      if (!(target instanceof Element)) return;
      const tipped = target.closest('[data-tip]') ?? undefined;
      if (tipped) void layer.preload();
      if (type === 'pointerdown') pressed.current = tipped;
      // Gone elsewhere with the pointer: what was pressed may speak again.
      else if (type === 'pointerover' && tipped !== pressed.current) pressed.current = undefined;
    };
    for (const type of ['pointerover', 'focusin', 'pointerdown']) document.addEventListener(type, meet);
    return () => {
      for (const type of ['pointerover', 'focusin', 'pointerdown']) document.removeEventListener(type, meet);
    };
  }, []);
  return Layer && <Layer pressed={pressed} />;
}
