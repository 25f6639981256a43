import { Grid } from '@smart-art/ui/grid';
import { Images, type LucideIcon, Package, UserRound, Wallet } from '@smart-art/ui/icons';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Heading, Text } from '@smart-art/ui/text';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { homeMessages as messages } from './Home.messages.ts';

const steps: { icon: LucideIcon; name: MessageDescriptor; help: MessageDescriptor }[] = [
  { icon: UserRound, name: messages.signUp, help: messages.signUpHelp },
  { icon: Images, name: messages.hang, help: messages.hangHelp },
  { icon: Package, name: messages.answer, help: messages.answerHelp },
  { icon: Wallet, name: messages.paid, help: messages.paidHelp },
];

/** From signing up to the payout, in four steps. */
export function HowItWorks() {
  const intl = useIntl();
  return (
    <Section id="how" title={intl.formatMessage(messages.how)}>
      <Grid as="ol" columns={4} gap={8}>
        {steps.map(({ icon: Icon, name, help }) => (
          <Stack as="li" gap={2} key={name.id as string}>
            <Icon aria-hidden="true" size={22} />
            <Heading level={3}>{intl.formatMessage(name)}</Heading>
            <Text tone="muted">{intl.formatMessage(help)}</Text>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}
