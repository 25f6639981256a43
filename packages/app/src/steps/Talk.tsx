import { Composer, Conversation, type ConversationMessage } from '@smart-art/ui/conversation';
import type { FormApi } from '@smart-art/ui/form';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../frame/failure-message.ts';
import { reasonText } from '../orders/reason-text.ts';
import type { Offered } from '../orders/steps.ts';

/** The side of the seller in a conversation. */
export const ME = 'seller';

export interface TalkProps<Name extends string> {
  title: string;
  /** Shown while there are no messages. */
  empty: string;
  messages: readonly ConversationMessage[];
  /** Label of the message field, and its name in the form. */
  label: string;
  name: Name;
  form: Pick<FormApi<Record<Name, string>>, 'values' | 'errors' | 'set' | 'pending'>;
  maxLength: number;
  onSend: (text: string) => unknown;
  /** Error of the last attempt. */
  failure: unknown;
  /** Whether a message may be written now, and if not, why. */
  offer: Offered | undefined;
  /** Content between the messages and the field. */
  children?: ReactNode;
  /** Ref to the form of the message field. */
  ref?: Ref<HTMLFormElement> | undefined;
}

/** A conversation about a record, and a field to reply. */
export function Talk<Name extends string>(props: TalkProps<Name>) {
  const { title, empty, messages, label, name, form, maxLength, onSend, failure, offer, children, ref } = props;
  const intl = useIntl();
  return (
    <Section title={title}>
      <Stack gap={4}>
        <Conversation empty={empty} label={title} me={ME} messages={messages} />
        {children}
        <Composer
          emphasis="secondary"
          ref={ref}
          disabledReason={offer?.available || !offer?.reason ? undefined : reasonText(intl, offer.reason)}
          error={form.errors[name]?.join(' ') ?? (failure === undefined ? undefined : failureMessage(intl, failure))}
          label={label}
          maxLength={maxLength}
          onChange={(text) => form.set(name, text)}
          onSend={(text) => void onSend(text)}
          pending={form.pending}
          value={form.values[name]}
        />
      </Stack>
    </Section>
  );
}
