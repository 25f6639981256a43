import { pictureMoment } from '../packages/ui/src/storybook/moment.ts';

/** Whether Chromatic is drawing this page, as its own `isChromatic` asks. */
const isChromatic = () => /Chromatic/.test(navigator.userAgent) || /[?&]chromatic=true/.test(location.href);

/** In Chromatic the calendar stands still, or dates and ages would be another picture every day. */
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
