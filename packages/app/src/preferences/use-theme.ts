import type { Theme } from './preferences.ts';
import { showTheme } from './theme.ts';
import { usePreference } from './use-preference.ts';

/** The appearance this device likes, and how to change it: it shows at once. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = usePreference('theme');
  const choose = (next: Theme) => {
    setTheme(next);
    showTheme(next);
  };
  return [theme, choose];
}
