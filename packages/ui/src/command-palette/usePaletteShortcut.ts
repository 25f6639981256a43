import { useEffect, useEffectEvent } from 'react';
import { pressed } from '../shortcut-hint/pressed.ts';

/** The keys that open the palette. */
export const paletteShortcut = 'Mod+K';

/**
 * Listens for ⌘ K or Ctrl K: for an app that loads the palette's contents on demand, and for components that use these
 * keys where there is no palette.
 */
export function usePaletteShortcut(onPress: () => void, enabled = true): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.isComposing || !pressed(event, paletteShortcut)) return;
      event.preventDefault();
      if (!event.repeat) press();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
