import type { Theme } from './preferences.ts';
import { showTheme } from './theme.ts';
import { usePreference } from './use-preference.ts';

/** The theme of this device, and a setter that applies it at once. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = usePreference('theme');
  const choose = (next: Theme) => {
    setTheme(next);
    showTheme(next);
  };
  return [theme, choose];
}
