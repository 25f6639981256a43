import type { ProductUse } from '@smart-art/api-client/queries';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Link } from '@smart-art/ui/link';
import { useIntl } from 'react-intl';
import { hrefOfUse } from './use-href.ts';
import { useKindMessages, usesMessages } from './uses.messages.ts';

/** A use by its number and title, as a link if it has a page. */
export function UseLink({ use }: { use: ProductUse }) {
  const intl = useIntl();
  const { number, title } = use;
  const text = number ? intl.formatMessage(usesMessages.numbered, { number, title }) : title;
  const href = hrefOfUse(use);
  return href ? <Link href={href}>{text}</Link> : text;
}

/** The uses of a work by kind, and whether they are still active. */
export function Uses({ uses }: { uses: readonly ProductUse[] }) {
  const intl = useIntl();
  const kinds = [...new Set(uses.map(({ kind }) => kind))];
  return (
    <DescriptionList
      items={kinds.map((kind) => ({
        term: intl.formatMessage(useKindMessages[kind]),
        description: uses
          .filter((use) => use.kind === kind)
          .map((use) => (
            <div key={use.id}>
              {use.running ? (
                <UseLink use={use} />
              ) : (
                intl.formatMessage(usesMessages.ended, { use: <UseLink key="use" use={use} /> })
              )}
            </div>
          )),
      }))}
    />
  );
}
