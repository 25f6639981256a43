import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { ImageOff } from '@smart-art/ui/icons';
import { lazyComponent } from '@smart-art/ui/lazy-component';
import { Page } from '@smart-art/ui/page';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DeadEndProps } from '../../frame/DeadEnd.tsx';
import { useTitle } from '../../frame/title.ts';
import { publicMessageFiles } from '../../routes/public-message-files.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { notFoundMessages as messages } from './NotFound.messages.ts';

const deadEnd = lazyComponent<DeadEndProps>(() => import('../../frame/DeadEnd.tsx').then((part) => part.DeadEnd));

interface LayoutProps {
  children?: ReactNode;
}

const sellers = lazyComponent<LayoutProps>(() =>
  import('../../frame/SellerLayout.tsx').then((part) => part.SellerLayout),
);
const visitors = lazyComponent<LayoutProps>(() =>
  import('../../frame/public/PublicLayout.tsx').then((part) => part.PublicLayout),
);

/** Any unknown path (000 section 2): in the seller's layout if signed in, else in the public one. */
export function Component() {
  const { language } = useServices();
  const isSeller = useSeller() !== null;
  const [ready, setReady] = useState<boolean | 'failed'>();
  const SellerLayout = sellers.useComponent();
  const PublicLayout = visitors.useComponent();
  useEffect(() => {
    const loadingMessages = isSeller
      ? import('../../routes/seller.ts').then(({ sellerMessageFiles }) => language.loadMessages(sellerMessageFiles))
      : language.loadMessages(publicMessageFiles);
    const layout = isSeller
      ? Promise.all([sellers.preload(), deadEnd.preload()]).then((all) => all.every(Boolean))
      : visitors.preload();
    Promise.all([layout, loadingMessages]).then(
      ([there]) => setReady(there ? isSeller : 'failed'),
      () => setReady('failed'),
    );
  }, [isSeller, language]);
  if (ready === 'failed') throw new Error('The layout of the 404 page could not be loaded.');
  const Layout = isSeller ? SellerLayout : PublicLayout;
  if (ready !== isSeller || !Layout) return null;
  return (
    <Layout>
      <NotFound isSeller={isSeller} />
    </Layout>
  );
}

function NotFound({ isSeller }: { isSeller: boolean }) {
  const intl = useIntl();
  const DeadEnd = deadEnd.useComponent();
  const title = intl.formatMessage(messages.title);
  useTitle(title);
  const about = {
    icon: ImageOff,
    title: intl.formatMessage(messages.missing),
    children: intl.formatMessage(messages.help),
  };
  return (
    <Page title={title}>
      {!isSeller ? (
        <EmptyState
          {...about}
          action={
            <LinkButton emphasis="primary" href="/">
              {intl.formatMessage(messages.home)}
            </LinkButton>
          }
        />
      ) : (
        DeadEnd && <DeadEnd {...about} />
      )}
    </Page>
  );
}
