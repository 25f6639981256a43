import { lazyComponent, useStarted } from '@smart-art/ui/lazy-component';
import { Section } from '@smart-art/ui/section';
import { Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { contactMessages, reviewMessages } from './sections.messages.ts';
import { useKeepHashInView } from './use-keep-hash-in-view.ts';
import { useNearViewport } from './use-near-viewport.ts';

const sections = lazyComponent<object>(() => import('./VisitorSections.tsx').then((part) => part.VisitorSections));

/** Reviews and contact, loaded when the visitor scrolls near them. Until then their titles and space are rendered. */
export function NearbySections() {
  const intl = useIntl();
  const place = useRef<HTMLElement>(null);
  const near = useNearViewport(place);
  /* The skeletons use inline styles, which the policy of a prerendered page forbids. */
  const isStarted = useStarted();
  const Sections = sections.useComponent();
  useKeepHashInView();
  useEffect(() => {
    if (near) void sections.preload();
  }, [near]);
  if (near && Sections) return <Sections />;
  return (
    <Stack gap={16} ref={place}>
      <Section id="reviews" title={intl.formatMessage(reviewMessages.title)}>
        {isStarted && <Skeleton height="15rem" shape="block" />}
      </Section>
      <Section
        description={intl.formatMessage(contactMessages.lead)}
        id="contact"
        title={intl.formatMessage(contactMessages.title)}
      >
        {isStarted && <Skeleton height="46rem" shape="block" />}
      </Section>
    </Stack>
  );
}
