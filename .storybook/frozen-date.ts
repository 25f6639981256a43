import { pictureMoment } from '../packages/ui/src/storybook/moment.ts';

/** True if Chromatic renders this page. Same check as its own `isChromatic`. */
const isChromatic = () => /Chromatic/.test(navigator.userAgent) || /[?&]chromatic=true/.test(location.href);

/** Freezes the date in Chromatic; otherwise dates and ages would differ in every day's snapshot. */
export function freezeDateInChromatic(): void {
  if (!isChromatic()) return;
  const Running = Date;
  globalThis.Date = class extends Running {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [pictureMoment]) as ConstructorParameters<typeof Date>));
    }
    static override now = () => pictureMoment.getTime();
  } as DateConstructor;
}
