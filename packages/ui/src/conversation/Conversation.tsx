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

/** Loading of messages before the first one shown. */
export interface EarlierMessages {
  /** Loads some of them. The reading position does not move. */
  onShow: () => void;
  pending?: boolean | undefined;
  /** True if loading failed. */
  failed?: boolean | undefined;
}

export interface ConversationProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  /** Who or what it is about: "Messages about order B-20418". */
  label: string;
  /** Oldest first. */
  messages: readonly ConversationMessage[];
  /** Id of the reader, whose messages are on the other side. */
  me: string;
  /** Id of the first unread message: a line is drawn above it, and reading starts there. */
  unreadFrom?: string | undefined;
  /** Set if there are earlier messages, loaded on demand so that a long conversation opens as fast as a short one. */
  earlier?: EarlierMessages | undefined;
  /** Sends a failed message again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Removes a failed message. */
  onDiscard?: ((id: string) => void) | undefined;
  /** Shown while there are no messages; a default text when left out. */
  empty?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Messages between people, newest at the bottom; follows the end while scrolled to it. Fills its container, at most two
 * thirds of the window. Place a Composer below it. Not for opinions on a work: use ReviewCard.
 */
export function Conversation(props: ConversationProps) {
  const { label, messages, me, unreadFrom, earlier, onRetry, onDiscard, empty, ...rest } = props;
  const { timeZone } = useUi();
  const string = useStrings(strings);
  const { list, content, away, unseen, toEnd, onScroll } = useStick(
    messages.map(({ id }) => id),
    messages.at(-1)?.author.id === me,
  );
  // The "show earlier" button disappears once everything is loaded, so give the focus a fallback.
  const focusFallback = useFocusFallback(list);
  const goToEnd = () => {
    toEnd();
    list.current?.focus();
  };
  return (
    <div {...rest} className={css.conversation}>
      <div
        {...focusFallback}
        ref={list}
        aria-label={label}
        className={css.log}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard
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
