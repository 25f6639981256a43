import { profileDetails } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { deviceDrafts } from '../../drafts/device-drafts.ts';
import { createDraft } from '../../drafts/draft.ts';
import { isActive } from '../../frame/agreement.ts';
import { useTitle } from '../../frame/title.ts';
import { routeMessages } from '../../routes.messages.ts';
import { useSeller, useServices } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import { addMessages as messages } from './AddArt.messages.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { WorkEditor } from './WorkEditor.tsx';
import { draftKey, isWorkDraft, type WorkDraft } from './work-draft.ts';

/** Adding a work (000 sections 2 and 4): what is typed and sent is kept on the device until it is saved. */
export function Component() {
  const intl = useIntl();
  const seller = useSeller();
  const title = intl.formatMessage(messages.title);
  useTitle(title);
  return (
    <Page
      crumbs={[{ label: intl.formatMessage(routeMessages.library), href: '/art-library' }, { label: title }]}
      title={title}
    >
      {seller && <Editor key={seller.id} seller={seller} />}
    </Page>
  );
}

function Editor({ seller }: { seller: Seller }) {
  const intl = useIntl();
  const { clients } = useServices();
  const { data: profile } = useQuery(profileDetails(clients.product, seller.email));
  const [draft] = useState(() =>
    createDraft<WorkDraft>({ store: deviceDrafts, key: draftKey(seller.id), isDraft: isWorkDraft }),
  );
  const [start, setStart] = useState<{ round: number; kept: WorkDraft | null }>();
  useEffect(() => {
    let stale = false;
    void draft.load().then((kept) => {
      if (!stale) setStart({ round: 0, kept });
    });
    return () => {
      stale = true;
    };
  }, [draft]);

  const blocked = profile !== undefined && !isActive(profile);
  if (!start) return <EditorSkeleton />;
  return (
    <Stack gap={6}>
      {blocked && (
        <Banner title={intl.formatMessage(messages.blockedTitle)} tone="warning">
          {intl.formatMessage(messages.blocked)}
        </Banner>
      )}
      <WorkEditor
        blocked={blocked}
        draft={draft}
        kept={start.kept}
        key={start.round}
        onDiscarded={() => setStart({ round: start.round + 1, kept: null })}
        profile={profile}
        seller={seller}
      />
    </Stack>
  );
}
