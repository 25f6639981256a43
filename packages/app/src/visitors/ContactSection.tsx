import { Grid } from '@smart-art/ui/grid';
import { Section } from '@smart-art/ui/section';
import { Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { contactMessages } from '../frame/public/sections.messages.ts';
import { useDeployment } from '../services/use-deployment.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactWays } from './ContactWays.tsx';
import { contactFormMessages as messages } from './contact.messages.ts';

/** The contact section (001 section 2): the form, and the company's contact details as far as known. */
export function ContactSection() {
  const intl = useIntl();
  const { company, branches, captchaSiteKey } = useDeployment();
  const isReachable = Boolean(company.email || company.address) || company.phones.length > 0 || branches.length > 0;
  return (
    <Section
      description={intl.formatMessage(contactMessages.lead)}
      id="contact"
      title={intl.formatMessage(contactMessages.title)}
    >
      <Grid columns={2} columnWidth="large" gap={6}>
        {captchaSiteKey ? <ContactForm siteKey={captchaSiteKey} /> : <Text>{intl.formatMessage(messages.closed)}</Text>}
        {isReachable && <ContactWays branches={branches} company={company} />}
      </Grid>
    </Section>
  );
}
