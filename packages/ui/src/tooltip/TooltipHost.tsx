import { useEffect, useRef } from 'react';
import { lazyComponent } from '../lazy-component/index.ts';
import type { TooltipLayerProps } from './TooltipLayer.tsx';

const layer = lazyComponent<TooltipLayerProps>(() => import('./TooltipLayer.tsx').then((part) => part.TooltipLayer));

/**
 * Shows the tooltips of the whole page. UiProvider mounts it. Initially a single listener; the rest is downloaded at
 * the first element with a tooltip. Not for explaining one control: use Tooltip.
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
      // The pointer has left: the pressed element may show its tooltip again.
      else if (type === 'pointerover' && tipped !== pressed.current) pressed.current = undefined;
    };
    for (const type of ['pointerover', 'focusin', 'pointerdown']) document.addEventListener(type, meet);
    return () => {
      for (const type of ['pointerover', 'focusin', 'pointerdown']) document.removeEventListener(type, meet);
    };
  }, []);
  return Layer && <Layer pressed={pressed} />;
}
