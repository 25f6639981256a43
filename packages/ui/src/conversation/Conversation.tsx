import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { DateTime } from '../date-time/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useFocusFallback } from '../focus-fallback/index.ts';
import { ArrowDown, MessageCircle } from '../icons/index.ts';
import { InlineMessage } from '../inline-message/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './Conversation.css.ts';
import { groups } from './group.ts';
import { Message } from './Message.tsx';
import { strings } from './strings.ts';
import type { ConversationMessage } from './types.ts';
import { useStick } from './useStick.ts';

/** Messages before the first one that is shown. */
export interface EarlierMessages {
  /** Fetches some of them. What is read stays where it is when they come. */
  onShow: () => void;
  pending?: boolean | undefined;
  /** They could not be fetched. */
  failed?: boolean | undefined;
}

export interface ConversationProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  /** Who or what it is with: "Messages about order B-20418". */
  label: string;
  /** The oldest first. */
  messages: readonly ConversationMessage[];
  /** Id of the person who reads: their messages stand at the other side. */
  me: string;
  /** Id of the first message that has not been read: a line stands above it, and reading begins there. */
  unreadFrom?: string | undefined;
  /** There are earlier ones, which come on demand: a long conversation is there as quickly as a short one. */
  earlier?: EarlierMessages | undefined;
  /** Sends a failed message again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Takes a failed message out. */
  onDiscard?: ((id: string) => void) | undefined;
  /** What is said while there is none; by default that there is none. */
  empty?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * What people wrote to each other, the newest below; it stays at its end while it is there. As high as its place, at
 * most two thirds of the window. A Composer stands under it. Not for opinions on a work: use ReviewCard.
 */
export function Conversation(props: ConversationProps) {
  const { label, messages, me, unreadFrom, earlier, onRetry, onDiscard, empty, ...rest } = props;
  const { timeZone } = useUi();
  const string = useStrings(strings);
  const { list, content, away, unseen, toEnd, onScroll } = useStick(
    messages.map(({ id }) => id),
    messages.at(-1)?.author.id === me,
  );
  // The button that brought the first of them is not needed any more.
  const kept = useFocusFallback(list);
  const goToEnd = () => {
    toEnd();
    list.current?.focus();
  };
  return (
    <div {...rest} className={css.conversation}>
      <div
        {...kept}
        ref={list}
        aria-label={label}
        className={css.log}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={content} className={css.content}>
          {earlier && (
            <div className={css.earlier}>
              {earlier.failed && <InlineMessage tone="danger">{string('earlierFailed')}</InlineMessage>}
              <Button emphasis="quiet" pending={earlier.pending} size="small" onClick={earlier.onShow}>
                {string(earlier.failed ? 'retry' : 'earlier')}
              </Button>
            </div>
          )}
          {messages.length === 0 && <EmptyState icon={MessageCircle} size="line" title={empty ?? string('empty')} />}
          {groups(messages, unreadFrom, timeZone).map(({ newDay, unread, messages: [first, ...others] }) => {
            const own = first.author.id === me;
            return (
              <div key={first.id} className={css.group}>
                {newDay && (
                  <p className={css.day}>
                    <DateTime value={first.at} />
                  </p>
                )}
                {unread && (
                  <p className={css.unread} data-unread="">
                    {string('unread')}
                  </p>
                )}
                <div className={css.person} data-own={own ? '' : undefined}>
                  {!own && <Avatar name={first.author.name} picture={first.author.picture} />}
                  <div className={css.messages}>
                    <span className={css.name}>{own ? string('you') : first.author.name}</span>
                    {[first, ...others].map((message) => (
                      <Message key={message.id} message={message} own={own} onDiscard={onDiscard} onRetry={onRetry} />
                    ))}
                  </div>
                </div>
              </div>
            );
          })}
        </div>
      </div>
      {away && (
        <div className={css.away}>
          <div className={css.latest}>
            <Button icon={ArrowDown} size="small" onClick={goToEnd}>
              {unseen === 0 ? string('latest') : string(unseen === 1 ? 'newOne' : 'newMany', { count: unseen })}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
