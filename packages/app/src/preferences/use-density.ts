import type { Density } from './preferences.ts';
import { usePreference } from './use-preference.ts';

/** Gives controls and rows the room of a finger, whatever points at them; `device` as the pointer asks for. */
function showDensity(density: Density): void {
  if (density === 'roomy') document.documentElement.dataset.density = 'touch';
  else delete document.documentElement.dataset.density;
}

/** The density this device likes, and how to change it: it shows at once. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = usePreference('density');
  const choose = (next: Density) => {
    setDensity(next);
    showDensity(next);
  };
  return [density, choose];
}
