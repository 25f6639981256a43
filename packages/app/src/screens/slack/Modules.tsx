import { deleteSlackWebhookModule, getSlackWebhook, type SlackWebhook } from '@smart-art/api-client/queries';
import { IconButton, LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { X } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { Link } from '@smart-art/ui/link';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { toast } from '@smart-art/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { hasSellerRoute } from '../../routes/inner.ts';
import { useServices } from '../../services/services.ts';
import { slackPaths } from './paths.ts';
import { slackMessages as messages } from './slack.messages.ts';

/** A channel's modules, each with its page and a button to remove it. */
export function Modules({ channel }: { channel: SlackWebhook }) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const removal = useMutation(deleteSlackWebhookModule(product));
  const take = async (id: string) => {
    setFailure(undefined);
    try {
      const { data, message } = await removal.mutateAsync(id);
      queryClient.setQueryData(getSlackWebhook(product, channel.id).queryKey, data);
      toast.success(message);
    } catch (error) {
      setFailure(failureMessage(intl, error));
      await queryClient.invalidateQueries({ queryKey: ['slack'] });
    }
  };
  return (
    <Section title={intl.formatMessage(messages.modules)}>
      {channel.modules.length === 0 ? (
        <EmptyState
          action={
            <LinkButton href={slackPaths.edit(channel.id)} size="small">
              {intl.formatMessage(messages.choose)}
            </LinkButton>
          }
          size="line"
          title={intl.formatMessage(messages.noModulesHelp)}
        />
      ) : (
        <Stack as="ul" gap={1}>
          {channel.modules.map(({ id, name, module_link }) => (
            <Inline as="li" gap={2} key={id}>
              {hasSellerRoute(module_link) ? <Link href={module_link}>{name}</Link> : <Text>{name}</Text>}
              <IconButton
                emphasis="quiet"
                icon={X}
                label={intl.formatMessage(messages.take, { module: name })}
                onClick={() => void take(id)}
                pending={removal.isPending && removal.variables === id}
                size="small"
              />
            </Inline>
          ))}
        </Stack>
      )}
      {failure && (
        <InlineMessage live="assertive" tone="danger">
          {failure}
        </InlineMessage>
      )}
    </Section>
  );
}
