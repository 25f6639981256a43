import { LinkButton } from '@smart-art/ui/button';
import { KeyRound } from '@smart-art/ui/icons';
import { Page } from '@smart-art/ui/page';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { ProfileSkeleton } from '../../people/ProfileSkeleton.tsx';
import { useOwnPerson } from '../../people/use-own-person.ts';
import { innerMessages as routeMessages } from '../../routes/inner.messages.ts';
import { useSeller } from '../../services/services.ts';
import { editMessages as messages } from './EditProfile.messages.ts';
import { ProfileEditor } from './ProfileEditor.tsx';

/** Editing one's own profile (000 section 2; 001 section 3: user). */
export function Component() {
  const intl = useIntl();
  const seller = useSeller();
  const query = useOwnPerson();
  const profile = query.data?.profile;
  const title = intl.formatMessage(routeMessages.editProfile);
  useTitle(title);
  const crumbs = useCrumbs();
  return (
    <Page
      actions={
        <LinkButton href="/edit-profile/change-password" icon={KeyRound}>
          {intl.formatMessage(messages.password)}
        </LinkButton>
      }
      crumbs={crumbs}
      title={title}
    >
      {seller && profile ? (
        <ProfileEditor key={seller.id} record={profile} seller={seller} />
      ) : query.error ? (
        <FailureBanner query={query} title={intl.formatMessage(messages.failed)} />
      ) : (
        <ProfileSkeleton />
      )}
    </Page>
  );
}
