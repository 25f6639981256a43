import { Card } from '@smart-art/ui/card';
import { Grid } from '@smart-art/ui/grid';
import { Inline } from '@smart-art/ui/inline';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { Heading, Text } from '@smart-art/ui/text';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { BuyerLinkButton } from '../../frame/public/BuyerLinkButton.tsx';
import { buyerIcons } from '../../frame/public/buyer-icons.ts';
import { linksOf } from '../../frame/public/buyer-links.ts';
import { publicMessages } from '../../frame/public/public.messages.ts';
import { useDeployment } from '../../services/use-deployment.ts';
import { homeMessages as messages } from './Home.messages.ts';

const help = new Map<MessageDescriptor, MessageDescriptor>([
  [publicMessages.sale, messages.saleHelp],
  [publicMessages.rent, messages.rentHelp],
  [publicMessages.custom, messages.customHelp],
  [publicMessages.exhibition, messages.exhibitionHelp],
]);

/** The services of the buyer site (001 section 2), including upcoming ones. */
export function ServicesOffered() {
  const intl = useIntl();
  const { buyerUrl } = useDeployment();
  return (
    <Section title={intl.formatMessage(messages.services)}>
      <Grid as="ul" columns={4}>
        {linksOf('services', buyerUrl).map(({ href, path, name, soon }) => {
          const Icon = buyerIcons[path];
          const about = help.get(name);
          const title = intl.formatMessage(name);
          return (
            <Card as="li" key={path}>
              <Stack gap={3}>
                <Inline justify="between">
                  {Icon && <Icon aria-hidden="true" size={28} />}
                  {soon ? (
                    <StatusBadge tone="neutral">{intl.formatMessage(messages.soon)}</StatusBadge>
                  ) : (
                    <BuyerLinkButton
                      aria-label={intl.formatMessage(messages.openNamed, { name: title })}
                      href={href}
                      size="small"
                    >
                      {intl.formatMessage(messages.open)}
                    </BuyerLinkButton>
                  )}
                </Inline>
                <Heading level={3}>{title}</Heading>
                {about && <Text tone="muted">{intl.formatMessage(about)}</Text>}
              </Stack>
            </Card>
          );
        })}
      </Grid>
    </Section>
  );
}
