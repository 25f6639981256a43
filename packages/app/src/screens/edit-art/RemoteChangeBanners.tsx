import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../work-editor/field.messages.ts';
import type { WorkPart } from '../work-editor/merge-works.ts';
import { editMessages as messages } from './EditArt.messages.ts';
import type { Adopted } from './useEditing.ts';

const AdoptedChanges = lazy(async () => ({ default: (await import('./AdoptedChanges.tsx')).AdoptedChanges }));

/** This many parts are named; the rest are counted. */
const NAMED = 4;

function useFormatParts() {
  const intl = useIntl();
  return (parts: readonly WorkPart[]) => {
    const labels = parts.slice(0, NAMED).map((part) => intl.formatMessage(fieldMessages[part]));
    const rest = parts.length - labels.length;
    if (rest > 0) labels.push(intl.formatMessage(messages.moreParts, { count: rest }));
    return intl.formatList(labels, { style: 'narrow' });
  };
}

/** The work was saved elsewhere while the user types: nothing is applied until the user reviews it. */
export function PendingChangeBanner({ parts, onLook }: { parts: readonly WorkPart[]; onLook: () => void }) {
  const intl = useIntl();
  const formatParts = useFormatParts();
  return (
    <Banner
      action={
        <Button onClick={onLook} size="small">
          {intl.formatMessage(messages.look)}
        </Button>
      }
      live="polite"
      title={intl.formatMessage(messages.news)}
      tone="info"
    >
      {intl.formatMessage(messages.newsHelp, { parts: formatParts(parts) })}
    </Banner>
  );
}

/** The work was saved elsewhere and nothing was typed here: the form shows it, and the changes can be reviewed. */
export function AppliedChangeBanner({ adopted, onDismiss }: { adopted: Adopted; onDismiss: () => void }) {
  const intl = useIntl();
  const formatParts = useFormatParts();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Banner
        action={
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)} size="small">
            {intl.formatMessage(messages.look)}
          </Button>
        }
        live="polite"
        onDismiss={onDismiss}
        title={intl.formatMessage(messages.adopted)}
        tone="info"
      >
        {intl.formatMessage(messages.adoptedHelp, { parts: formatParts(adopted.parts) })}
      </Banner>
      {isShown && (
        <Suspense>
          <AdoptedChanges {...adopted} />
        </Suspense>
      )}
    </>
  );
}
