import type { Density } from './preferences.ts';
import { usePreference } from './use-preference.ts';

/** `roomy` makes controls and rows touch-sized for every pointer; `device` decides by pointer type. */
function showDensity(density: Density): void {
  if (density === 'roomy') document.documentElement.dataset.density = 'touch';
  else delete document.documentElement.dataset.density;
}

/** The density of this device, and a setter that applies it at once. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = usePreference('density');
  const choose = (next: Density) => {
    setDensity(next);
    showDensity(next);
  };
  return [density, choose];
}
