import { lazyComponent } from '@smart-art/ui/lazy-component';
import { Stack } from '@smart-art/ui/stack';
import { useEffect, useRef, useState } from 'react';
import { publicMessageFiles } from '../../routes/public-message-files.ts';
import { useServices } from '../../services/services.ts';
import { useNearViewport } from './use-near-viewport.ts';

const sections = lazyComponent<object>(() => import('./PublicSections.tsx').then((part) => part.PublicSections));

/** Root margin that also counts everything above the viewport as near, for users who jump to the end. */
const SCROLLED = '100% 0px -40px';

/** Reviews, contact and footer below the form of a page before sign-in. Loaded once the user scrolls towards them. */
export function BelowFrame() {
  const { language } = useServices();
  const place = useRef<HTMLElement>(null);
  const near = useNearViewport(place, SCROLLED);
  const [isReady, setReady] = useState(false);
  const Sections = sections.useComponent();
  useEffect(() => {
    if (!near) return;
    void sections.preload();
    // If the messages fail to load, the sections are omitted.
    language.loadMessages(publicMessageFiles).then(
      () => setReady(true),
      () => {},
    );
  }, [near, language]);
  return <Stack ref={place}>{isReady && Sections && <Sections />}</Stack>;
}
