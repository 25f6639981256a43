import { lazyComponent } from '@smart-art/ui/lazy-component';
import { Stack } from '@smart-art/ui/stack';
import { useEffect, useRef, useState } from 'react';
import { publicWords } from '../../routes/public-words.ts';
import { useServices } from '../../services/services.ts';
import { useNearViewport } from './use-near-viewport.ts';

const sections = lazyComponent<object>(() => import('./PublicSections.tsx').then((part) => part.PublicSections));

/** Who jumps to the end has it above the window. */
const SCROLLED = '100% 0px -40px';

/** Reviews, contact and footer below the form of a page before sign-in. They come when somebody scrolls there: a little. */
export function BelowFrame() {
  const { language } = useServices();
  const place = useRef<HTMLElement>(null);
  const near = useNearViewport(place, SCROLLED);
  const [isSaid, setSaid] = useState(false);
  const Sections = sections.useComponent();
  useEffect(() => {
    if (!near) return;
    void sections.preload();
    // Without their words they stay away: nobody waits for them.
    language.loadMessages(publicWords).then(
      () => setSaid(true),
      () => {},
    );
  }, [near, language]);
  return <Stack ref={place}>{isSaid && Sections && <Sections />}</Stack>;
}
