import { createQueryClient } from '@smart-art/api-client/queries';
import { Stack } from '@smart-art/ui/stack';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadJapaneseFonts } from '../../i18n/language.ts';
import { ContactSection } from '../../visitors/ContactSection.tsx';
import { ReviewsSection } from '../../visitors/ReviewsSection.tsx';

/** Reviews and contact below every public page. It has a query client of its own. */
export function VisitorSections() {
  const [queryClient] = useState(createQueryClient);
  /* User content may be Japanese in either language. */
  useEffect(loadJapaneseFonts, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Stack gap={16}>
        <ReviewsSection />
        <ContactSection />
      </Stack>
    </QueryClientProvider>
  );
}
