import type { ProductUse } from '@smart-art/api-client/queries';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Link } from '@smart-art/ui/link';
import { useIntl } from 'react-intl';
import { hrefOfUse } from './use-href.ts';
import { useKindMessages, usesMessages } from './uses.messages.ts';

/** A use by its number and name, leading to it where it has a screen. */
export function UseLink({ use }: { use: ProductUse }) {
  const intl = useIntl();
  const { number, title } = use;
  const words = number ? intl.formatMessage(usesMessages.numbered, { number, title }) : title;
  const href = hrefOfUse(use);
  return href ? <Link href={href}>{words}</Link> : words;
}

/** What a work is used in, by kind: which, and whether more is to come of it. */
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
