import { Card } from '@smart-art/ui/card';
import { Landmark, type LucideIcon, Mail, MapPin, Phone } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { Stack } from '@smart-art/ui/stack';
import { Heading, Text } from '@smart-art/ui/text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { footerMessages } from '../frame/public/public.messages.ts';
import type { Deployment } from '../services/deployment.ts';
import { contactFormMessages as messages } from './contact.messages.ts';

export interface ContactWaysProps {
  company: Deployment['company'];
  branches: Deployment['branches'];
}

/** The company's contact details and branches, as far as the deployment names them. */
export function ContactWays({ company: { email, phones, address }, branches }: ContactWaysProps) {
  const intl = useIntl();
  return (
    <Card>
      <Stack as="ul" gap={6}>
        {email && (
          <Way icon={Mail} title={intl.formatMessage(messages.email)}>
            <Link href={`mailto:${email}`} standalone>
              {email}
            </Link>
          </Way>
        )}
        {phones.length > 0 && (
          <Way icon={Phone} title={intl.formatMessage(messages.phones)}>
            {phones.map((phone) => (
              <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} key={phone} standalone>
                {phone}
              </Link>
            ))}
          </Way>
        )}
        {address && (
          <Way icon={Landmark} title={intl.formatMessage(messages.address)}>
            <Lines text={address} />
          </Way>
        )}
        {branches.map(({ country, address: place, mapUrl }) => (
          <Way icon={MapPin} key={country} title={intl.formatMessage(footerMessages[country])}>
            <Lines text={place} />
            <Link external href={mapUrl} standalone>
              {intl.formatMessage(messages.map)}
            </Link>
          </Way>
        ))}
      </Stack>
    </Card>
  );
}

function Way({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <Inline align="start" as="li" gap={4} wrap={false}>
      <Icon aria-hidden="true" size={22} />
      <Stack align="start" gap={1}>
        <Heading level={3}>{title}</Heading>
        {children}
      </Stack>
    </Inline>
  );
}

/** An address, one element per line, because each may be in a different language. */
function Lines({ text }: { text: string }) {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => (
      <Text as="span" key={line}>
        {line}
      </Text>
    ));
}
