import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Page } from '@smart-art/ui/page';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useSlow } from '../../frame/use-slow.ts';
import { slackPaths } from './paths.ts';
import { slackMessages as messages } from './slack.messages.ts';
import type { useChannel } from './useChannel.ts';

export interface ChannelFrameProps {
  of: ReturnType<typeof useChannel>;
  actions?: ReactNode;
  /** Shown once the channel has loaded. */
  children: ReactNode;
}

/** The frame of a channel's pages: loading, failed, and not found. */
export function ChannelFrame({ of, actions, children }: ChannelFrameProps) {
  const intl = useIntl();
  const isSlow = useSlow();
  const { channel, query, isMissing, title, crumbs } = of;
  return (
    <Page actions={channel && actions} crumbs={crumbs} title={title}>
      {channel ? (
        children
      ) : isMissing ? (
        <EmptyState
          action={<LinkButton href={slackPaths.list}>{intl.formatMessage(messages.toList)}</LinkButton>}
          title={intl.formatMessage(messages.missing)}
        >
          {intl.formatMessage(messages.missingHelp)}
        </EmptyState>
      ) : query.error ? (
        <FailureBanner query={query} title={intl.formatMessage(messages.channelFailed)} />
      ) : (
        isSlow && (
          <Loading>
            <Stack gap={6}>
              <Skeleton lines={4} />
              <Skeleton lines={6} />
            </Stack>
          </Loading>
        )
      )}
    </Page>
  );
}
