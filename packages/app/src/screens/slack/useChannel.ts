import { ApiError } from '@smart-art/api-client';
import { getSlackWebhook } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useServices } from '../../services/services.ts';
import { slackMessages as messages } from './slack.messages.ts';

/** The channel in the URL. @param heading the page's heading; default: the channel's name */
export function useChannel(heading?: string) {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { product } = useServices().clients;
  const query = useQuery(getSlackWebhook(product, id));
  const { error } = query;
  /* 422: the URL's id is malformed. */
  const isMissing = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');
  const channel = isMissing ? undefined : query.data;
  const name = channel && `#${channel.slack_channel_name}`;
  const title = name ? (heading ?? name) : isMissing ? intl.formatMessage(messages.missing) : undefined;
  useTitle(title);
  const crumbs = useCrumbs(heading ?? name ?? title).map((crumb, at, all) =>
    heading !== undefined && at === all.length - 2 && name ? { ...crumb, label: name } : crumb,
  );
  return { channel, query, isMissing, title, crumbs };
}
