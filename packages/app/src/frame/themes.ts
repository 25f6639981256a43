import { Monitor, Moon, Sun } from '@smart-art/ui/icons';

/** System, light and dark, in menu order. */
export const themes = [
  { id: 'system', icon: Monitor },
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
] as const;
