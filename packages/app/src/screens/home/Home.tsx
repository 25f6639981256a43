import { LinkButton } from '@smart-art/ui/button';
import { Hero } from '@smart-art/ui/hero';
import { lazyComponent } from '@smart-art/ui/lazy-component';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { BuyerLinkButton } from '../../frame/public/BuyerLinkButton.tsx';
import { PublicLayout } from '../../frame/public/PublicLayout.tsx';
import { publicMessages } from '../../frame/public/public.messages.ts';
import { useTitle } from '../../frame/title.ts';
import { useDefaultLandingPath } from '../../frame/use-default-landing-path.ts';
import { whenIdle } from '../../frame/when-idle.ts';
import nagasakiSmall from '../../pictures/nagasaki-480.avif';
import nagasaki from '../../pictures/nagasaki-960.avif';
import { useSeller } from '../../services/services.ts';
import { useDeployment } from '../../services/use-deployment.ts';
import { homeMessages as messages } from './Home.messages.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { ServicesOffered } from './ServicesOffered.tsx';
import { Wall } from './Wall.tsx';
import { wallMessages } from './wall.messages.ts';

const price = lazyComponent<object>(() => import('./Price.tsx').then((part) => part.Price));

/** The fees load after the page, because they come from the server and must not delay the first paint. */
function LazyPrice() {
  const Price = price.useComponent();
  useEffect(() => whenIdle(() => void price.preload()), []);
  return Price && <Price />;
}

/** The home page (000 sections 1 and 2; 001 section 2), for everybody, including signed-in users. */
export function Component() {
  const intl = useIntl();
  const seller = useSeller();
  const { buyerUrl } = useDeployment();
  const landingPath = useDefaultLandingPath();
  useTitle(intl.formatMessage(messages.name));
  return (
    <PublicLayout>
      <Hero
        actions={
          <>
            {seller ? (
              <LinkButton emphasis="primary" href={landingPath} size="large">
                {intl.formatMessage(messages.studio)}
              </LinkButton>
            ) : (
              <LinkButton emphasis="primary" href="/sign-up" size="large">
                {intl.formatMessage(publicMessages.start)}
              </LinkButton>
            )}
            {buyerUrl && (
              <BuyerLinkButton href={`${buyerUrl}/art-gallery`} size="large">
                {intl.formatMessage(messages.galleries)}
              </BuyerLinkButton>
            )}
          </>
        }
        lead={intl.formatMessage(messages.lead)}
        note={seller ? undefined : <LazyPrice />}
        picture={{
          image: {
            width: 960,
            height: 768,
            sources: [
              { url: nagasakiSmall, width: 480 },
              { url: nagasaki, width: 960 },
            ],
          },
          title: intl.formatMessage(wallMessages.nagasaki),
          by: intl.formatMessage(wallMessages.nagasakiBy),
          medium: intl.formatMessage(wallMessages.nagasakiMedium),
          alt: intl.formatMessage(wallMessages.nagasakiAlt),
        }}
        title={intl.formatMessage(messages.title)}
      />
      <Wall />
      <HowItWorks />
      <ServicesOffered />
    </PublicLayout>
  );
}
