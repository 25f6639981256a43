import type { CustomOrderDetails } from '@smart-art/api-client/queries';
import { DateTime } from '@smart-art/ui/date-time';
import { type DescriptionItem, DescriptionList } from '@smart-art/ui/description-list';
import { Money } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { wishMessages as messages } from './custom.messages.ts';

/** The wishes of a custom order's buyer. Missing ones are left out. */
export function Wish({ order }: { order: CustomOrderDetails }) {
  const intl = useIntl();
  const { description, budget, needed_by, auction } = order;
  const facts: [keyof typeof messages, ReactNode][] = [
    ['description', description],
    ['budget', budget && <Money {...budget} />],
    ['neededBy', needed_by && <DateTime value={needed_by} />],
    ['choice', auction && intl.formatMessage(messages.byAuction)],
  ];
  const items = facts.flatMap(([name, fact]): DescriptionItem[] =>
    fact ? [{ term: intl.formatMessage(messages[name]), description: fact }] : [],
  );
  if (items.length === 0) return null;
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <DescriptionList items={items} />
    </Section>
  );
}
