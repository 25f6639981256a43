import { resolveSource } from '@smart-art/api-client';
import type { PersonCard } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { Avatar } from '@smart-art/ui/avatar';
import { Inline } from '@smart-art/ui/inline';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { useServices } from '../services/services.ts';
import { actorMessages, personMessages as messages } from './people.messages.ts';

export interface PersonHeadProps {
  person: PersonCard;
  /** Also shows the name, if the page's title does not. */
  named?: boolean;
  /** Message for the month of joining. */
  since?: typeof messages.since;
}

/** A person's picture, role, and the month they joined. */
export function PersonHead({ person, named = false, since = messages.since }: PersonHeadProps) {
  const intl = useIntl();
  const { config } = useServices();
  const name = personName(person.firstname, person.lastname);
  const picture = person.profile_image && resolveSource(config.productUrl, person.profile_image);
  return (
    <Inline gap={5}>
      <Avatar name={name} picture={picture} size={80} />
      <Stack gap={1}>
        {named && <Text strong>{name}</Text>}
        <Text>{intl.formatMessage(actorMessages[person.actor_type])}</Text>
        <Muted>
          {intl.formatMessage(since, {
            date: intl.formatDate(person.member_since, { month: 'long', year: 'numeric' }),
          })}
        </Muted>
      </Stack>
    </Inline>
  );
}
