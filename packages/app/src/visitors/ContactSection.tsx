import { Columns } from '@smart-art/ui/columns';
import { type DescriptionItem, DescriptionList } from '@smart-art/ui/description-list';
import { Link } from '@smart-art/ui/link';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { contactMessages } from '../frame/public/sections.messages.ts';
import { useHouse } from '../services/use-house.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactFormMessages as messages } from './contact.messages.ts';

/** The contact section (001 section 2): how the company is reached, as far as the deployment says, and the form. */
export function ContactSection() {
  const intl = useIntl();
  const { company, captchaSiteKey } = useHouse();
  const { email, phones, address } = company;
  const facts: DescriptionItem[] = [];
  if (email) {
    facts.push({
      term: intl.formatMessage(messages.email),
      description: (
        <Link href={`mailto:${email}`} standalone>
          {email}
        </Link>
      ),
    });
  }
  if (phones.length > 0) {
    facts.push({
      term: intl.formatMessage(messages.phones),
      description: (
        <Stack gap={0}>
          {phones.map((phone) => (
            <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} key={phone} standalone>
              {phone}
            </Link>
          ))}
        </Stack>
      ),
    });
  }
  if (address) {
    facts.push({
      term: intl.formatMessage(messages.address),
      description: (
        <Stack gap={0}>
          {address.split('\n').map((line) => (
            <Text as="span" key={line}>
              {line}
            </Text>
          ))}
        </Stack>
      ),
    });
  }
  const form = captchaSiteKey ? (
    <ContactForm siteKey={captchaSiteKey} />
  ) : (
    <Text>{intl.formatMessage(messages.closed)}</Text>
  );
  return (
    <Section
      description={intl.formatMessage(contactMessages.lead)}
      id="contact"
      title={intl.formatMessage(contactMessages.title)}
    >
      {facts.length > 0 ? <Columns aside={<DescriptionList items={facts} />}>{form}</Columns> : form}
    </Section>
  );
}
