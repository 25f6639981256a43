import { Button } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { FormPage } from '@smart-art/ui/form-page';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { type Seller, signInPath } from '../../session/index.ts';
import { PasswordFrame } from '../passwords/PasswordFrame.tsx';
import { changePasswordMessages as messages } from './ChangePassword.messages.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/**
 * Changes the password (000 sections 2, 3, 5 and 7): inside the shell by choice or, when it is forced, on a page whose
 * only way out is to sign out (001 section 2).
 */
export function Component() {
  const seller = useSeller();
  if (!seller) return null;
  return seller.mustChangePassword ? <Forced seller={seller} /> : <ByChoice seller={seller} />;
}

function ByChoice({ seller }: { seller: Seller }) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useTitle(title);
  return (
    <Page crumbs={useCrumbs()} summary={intl.formatMessage(messages.help)} title={title}>
      <FormPage>
        <Card>
          <ChangePasswordForm seller={seller} />
        </Card>
      </FormPage>
    </Page>
  );
}

/** The page originally requested. `next` can be nested if a session expired on this page. */
function requestedPage(here: string, search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (next === null) return null;
  const [path, ...query] = next.split('?');
  return path === here ? requestedPage(here, query.join('?')) : next;
}

function Forced({ seller }: { seller: Seller }) {
  const intl = useIntl();
  const { session } = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /* The sign-in page redirects a signed-in user to the requested page. */
  const leave = () => void navigate(signInPath(requestedPage(pathname, search)), { replace: true });
  return (
    <PasswordFrame
      lead={intl.formatMessage(messages.forcedLead)}
      title={intl.formatMessage(messages.forcedTitle)}
      tools={
        <Button emphasis="quiet" onClick={() => session.signOut()}>
          {intl.formatMessage(messages.signOut)}
        </Button>
      }
    >
      <Stack>
        <ChangePasswordForm onChanged={leave} seller={seller} />
      </Stack>
    </PasswordFrame>
  );
}
