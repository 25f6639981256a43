import { profileDetails } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { isActive } from '../../frame/agreement.ts';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { sellerRouteMessages as routeMessages } from '../../routes/seller.messages.ts';
import { useSeller, useServices } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import { Blocked } from '../work-editor/Blocked.tsx';
import { EditorSkeleton } from '../work-editor/EditorSkeleton.tsx';
import { useWorkDrafts } from '../work-editor/useWorkDrafts.ts';
import { addMessages as messages } from './AddArt.messages.ts';
import { AddWork } from './AddWork.tsx';

/** Adds a work (000 sections 2 and 4). The typed values and uploads are saved on the device until the work is saved. */
export function Component() {
  const intl = useIntl();
  const seller = useSeller();
  const title = intl.formatMessage(messages.title);
  useTitle(title);
  const crumbs = useCrumbs(title);
  return (
    <Page
      actions={<LinkButton href="/import-art">{intl.formatMessage(routeMessages.importArt)}</LinkButton>}
      crumbs={crumbs}
      title={title}
    >
      {seller && <Editor key={seller.id} seller={seller} />}
    </Page>
  );
}

function Editor({ seller }: { seller: Seller }) {
  const { clients } = useServices();
  const { data: profile } = useQuery(profileDetails(clients.product, seller.email));
  const drafts = useWorkDrafts('add-art', seller.id);
  const { beginning } = drafts;
  const blocked = profile !== undefined && !isActive(profile);
  if (!beginning) return <EditorSkeleton />;
  return (
    <Stack gap={6}>
      {blocked && <Blocked />}
      <AddWork
        blocked={blocked}
        drafts={drafts}
        savedDraft={beginning.savedDraft}
        key={beginning.round}
        otherFrom={beginning.other?.value.writtenAt ?? null}
        profile={profile}
        seller={seller}
        waiting={beginning.waiting}
      />
    </Stack>
  );
}
