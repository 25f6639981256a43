import type { PersonCard } from '@smart-art/api-client/queries';
import { UsersRound } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { TabLinks } from '@smart-art/ui/tabs';
import { Muted } from '@smart-art/ui/text';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { GoToSection } from '../../frame/GoToSection.tsx';
import { RecordList } from '../../frame/RecordList.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { actorMessages } from '../../people/people.messages.ts';
import { placeOf } from '../../people/place-of.ts';
import { useTableLayout } from '../../preferences/use-table-layout.ts';
import { sectionMessages } from '../../routes/section.messages.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { listPaths, typeIn, type UserListType } from './definition.ts';
import { Face, nameOf, peopleColumns, peopleCsv, usualColumns } from './people-columns.tsx';
import { sellersMessages as messages } from './sellers.messages.ts';
import { usePeople } from './usePeople.ts';

/** /sellers-users-list (000 sections 2 and 6): two lists with separate states. */
export function Component() {
  const [query] = useSearchParams();
  const type = typeIn(query);
  return <Sellers key={type} type={type} />;
}

/** Subscribed sellers have a page below this list; the operator's staff have the general profile page. */
const hrefs: Record<UserListType, (person: PersonCard) => string> = {
  subscribed: ({ id }) => `/subscribed-view-user/${id}`,
  internal: ({ id }) => `/profile-info/${id}`,
};

/** The people a seller may see, all on one page (000 section 9): search, filter, export. */
function Sellers({ type }: { type: UserListType }) {
  const intl = useIntl();
  const { config } = useServices();
  const { list, people, fetchAll } = usePeople(type);
  const [layout, setLayout] = useTableLayout('people', usualColumns);
  const columns = useMemo(() => peopleColumns(intl, config.productUrl), [intl, config.productUrl]);
  const name = intl.formatMessage(messages[type]);
  const title = intl.formatMessage(sectionMessages.sellers);
  useTitle(type === 'internal' ? `${title}: ${name}` : title);
  const { data: page } = people;
  const count = page?.counts[type];
  const card = (person: PersonCard) => (
    <Inline align="start" gap={3} wrap={false}>
      <Face person={person} productUrl={config.productUrl} />
      <Stack gap={1}>
        <Link href={hrefs[type](person)} standalone tone="name">
          {nameOf(person)}
        </Link>
        <Muted>{intl.formatMessage(actorMessages[person.actor_type])}</Muted>
        <Muted>{[person.company, placeOf(intl, person)].filter((part) => part !== null).join(' · ')}</Muted>
      </Stack>
    </Inline>
  );
  return (
    <Page
      crumbs={useCrumbs()}
      summary={
        page &&
        count !== undefined &&
        count > 0 &&
        (list.narrowed
          ? intl.formatMessage(messages.summaryOf, { found: page.total, count })
          : intl.formatMessage(messages.summary, { count }))
      }
      title={title}
    >
      <Stack gap={2}>
        <TabLinks
          current={listPaths[type]}
          label={intl.formatMessage(messages.types)}
          links={(['subscribed', 'internal'] as const).map((one) => ({
            href: listPaths[one],
            label: intl.formatMessage(messages[one]),
            ...(page && {
              count: page.counts[one],
              countLabel: intl.formatMessage(messages.summary, { count: page.counts[one] }),
            }),
          }))}
        />
        <RecordList
          card={card}
          columns={columns}
          csv={peopleCsv(intl)}
          empty={{
            action: type === 'internal' && <GoToSection section={sections.sellers} />,
            icon: UsersRound,
            title: intl.formatMessage(messages[`${type}Empty`]),
            children: intl.formatMessage(messages[`${type}EmptyHelp`]),
          }}
          fetchAll={fetchAll}
          hrefOf={hrefs[type]}
          isEmpty={count === 0}
          layout={{ value: layout, usual: usualColumns, onChange: setLayout }}
          list={list}
          name={name}
          query={people}
          labels={{
            search: intl.formatMessage(messages.search),
            failed: intl.formatMessage(messages.failed),
            found: (found) => intl.formatMessage(messages.found, { count: found }),
            exported: (found) => intl.formatMessage(messages.exported, { count: found }),
          }}
        />
      </Stack>
    </Page>
  );
}
