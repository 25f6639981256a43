import type { ExhibitionDetails, ExhibitionSubscription } from '@smart-art/api-client/queries';
import { Card } from '@smart-art/ui/card';
import { type DescriptionItem, DescriptionList } from '@smart-art/ui/description-list';
import { Inline } from '@smart-art/ui/inline';
import { formatMoney } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { type IntlShape, useIntl } from 'react-intl';
import { SubscriptionBadge } from '../../exhibitions/Badges.tsx';
import { attendanceMessages, paymentMessages, roleMessages } from '../../exhibitions/exhibition.messages.ts';
import { exactly } from '../../exhibitions/times.ts';
import { AttendForm } from './AttendForm.tsx';
import { ExhibitForm } from './ExhibitForm.tsx';
import { GiveUpForm } from './GiveUpForm.tsx';
import { OfferedStep } from './OfferedStep.tsx';
import type { OfExhibition } from './OrganiserSteps.tsx';
import { pageMessages as messages } from './page.messages.ts';

type Role = ExhibitionSubscription['role'];

/** Statuses in which an application or a place can still be withdrawn. */
const isOpen = ({ status }: ExhibitionSubscription): boolean =>
  ['applied', 'accepted', 'subscribed', 'cancellation_requested'].includes(status);

function factsOf(intl: IntlShape, subscription: ExhibitionSubscription, clock: string): DescriptionItem[] {
  const { fee, payment_status, pay_until, cancel_until, applied_at, attendance, works, reason } = subscription;
  const at = (instant: string) => exactly(intl, instant, clock);
  const facts: [keyof typeof messages, string | null][] = [
    ['come', attendance && intl.formatMessage(attendanceMessages[attendance])],
    [
      'fee',
      fee &&
        `${formatMoney(fee.amount, fee.currency, intl.locale)} · ${intl.formatMessage(paymentMessages[payment_status])}`,
    ],
    ['payUntil', payment_status === 'unpaid' && pay_until && isOpen(subscription) ? at(pay_until) : null],
    ['cancelUntil', isOpen(subscription) ? at(cancel_until) : null],
    ['works', works.map(({ title }) => title).join(', ') || null],
    ['appliedAt', at(applied_at)],
    ['reason', reason],
  ];
  return facts.flatMap(([name, description]) =>
    /* None of these messages takes a value. */
    description ? [{ term: intl.formatMessage(messages[name] as { id: string }), description }] : [],
  );
}

/** The status of an application, and how to withdraw it. */
function Own({ exhibition, subscription, clock }: OfExhibition & { subscription: ExhibitionSubscription }) {
  const intl = useIntl();
  const { role, status, available_actions: offers } = subscription;
  const isPaid = subscription.payment_status === 'paid';
  const offer = offers.find(({ action }) => action === (isPaid ? 'request_cancellation' : 'unsubscribe'));
  return (
    <Card raised>
      <Stack gap={4}>
        <Inline gap={3} justify="between">
          <Text strong>{intl.formatMessage(roleMessages[role])}</Text>
          <SubscriptionBadge status={status} />
        </Inline>
        <DescriptionList items={factsOf(intl, subscription, clock)} />
        {isOpen(subscription) && (
          <OfferedStep
            clock={clock}
            form={(close) => <GiveUpForm exhibition={exhibition} onDone={close} subscription={subscription} />}
            name={intl.formatMessage(messages.giveUp)}
            offer={offer}
            tone="danger"
          />
        )}
      </Stack>
    </Card>
  );
}

const rolesOf = ({ exhibitor_subscription: exhibitor, attendee_subscription: attendee }: ExhibitionDetails) =>
  [
    { role: 'exhibitor' as Role, subscription: exhibitor },
    { role: 'attendee' as Role, subscription: attendee },
  ] as const;

/** Taking part as exhibitor and as attendee (001 section 4): applying and withdrawing. */
export function Participation({ exhibition, clock }: OfExhibition) {
  const intl = useIntl();
  const roles = rolesOf(exhibition);
  const offer = (role: Role) => exhibition.available_actions.find(({ action }) => action === `apply_as_${role}`);
  return (
    <Section title={intl.formatMessage(messages.part)}>
      <Stack gap={4}>
        {roles.map(
          ({ role, subscription }) =>
            subscription && <Own clock={clock} exhibition={exhibition} key={role} subscription={subscription} />,
        )}
        {roles.map(({ role, subscription }) => (
          <OfferedStep
            clock={clock}
            form={(close) =>
              role === 'exhibitor' ? (
                <ExhibitForm exhibition={exhibition} onDone={close} />
              ) : (
                <AttendForm exhibition={exhibition} onDone={close} />
              )
            }
            hidden={subscription !== null && isOpen(subscription)}
            key={role}
            name={intl.formatMessage(role === 'exhibitor' ? messages.applyExhibitor : messages.applyAttendee)}
            offer={offer(role)}
          />
        ))}
      </Stack>
    </Section>
  );
}
