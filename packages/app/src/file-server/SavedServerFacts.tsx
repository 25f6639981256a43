import { Button } from '@smart-art/ui/button';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Inline } from '@smart-art/ui/inline';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { Stack } from '@smart-art/ui/stack';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { serverMessages as messages } from './server.messages.ts';
import type { SavedServer } from './useServerConnection.ts';

export interface SavedServerFactsProps {
  server: SavedServer;
  /** Opens the form for another server. */
  onChange: () => void;
  /** Further buttons. */
  actions?: ReactNode;
}

/** The file server in use, without its keys. */
export function SavedServerFacts({ server, onChange, actions }: SavedServerFactsProps) {
  const intl = useIntl();
  const { endpoint, region, bucket, access_key } = server;
  return (
    <Stack gap={4}>
      <InlineMessage tone="success">{intl.formatMessage(messages.serverSaved)}</InlineMessage>
      <DescriptionList
        items={[
          { term: intl.formatMessage(messages.endpoint), description: endpoint },
          { term: intl.formatMessage(messages.region), description: region },
          { term: intl.formatMessage(messages.bucket), description: bucket },
          { term: intl.formatMessage(messages.accessKey), description: access_key },
        ]}
      />
      <Inline>
        <Button onClick={onChange}>{intl.formatMessage(messages.another)}</Button>
        {actions}
      </Inline>
    </Stack>
  );
}
