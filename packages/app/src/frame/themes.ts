import { Monitor, Moon, Sun } from '@smart-art/ui/icons';

/** Light, dark, or as the device is; in the order of every choice. */
export const themes = [
  { id: 'system', icon: Monitor },
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
] as const;
