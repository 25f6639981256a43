import { Button } from '../button/index.ts';
import { CircleAlert, FileText } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { langOf } from '../text/langOf.ts';
import { linkify } from './linkify.ts';
import * as css from './Message.css.ts';
import { strings } from './strings.ts';
import type { ConversationMessage } from './types.ts';

interface MessageProps {
  message: ConversationMessage;
  own: boolean;
  onRetry: ((id: string) => void) | undefined;
  onDiscard: ((id: string) => void) | undefined;
}

/** One message: text, documents, and when it was sent or that it failed. */
export function Message({ message, own, onRetry, onDiscard }: MessageProps) {
  const string = useStrings(strings);
  const { locale, timeZone } = useUi();
  const { id, text, at, status = 'sent', error, documents = [], footer } = message;
  const moment = new Date(at);
  const known = !Number.isNaN(moment.getTime());
  return (
    <div className={css.message} data-message={id} data-own={own ? '' : undefined} data-status={status}>
      <div className={css.bubble}>
        {text && (
          <p className={css.words} dir="auto" lang={langOf(text, locale)}>
            {linkify(text).map((run, index) =>
              run.href ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the run of text
                <a key={index} className={css.link} href={run.href} rel="nofollow noopener noreferrer" target="_blank">
                  {run.text}
                </a>
              ) : (
                run.text
              ),
            )}
          </p>
        )}
        {documents.length > 0 && (
          <ul aria-label={string('documents')} className={css.documents}>
            {documents.map((document) => (
              <li key={document.id}>
                <a className={css.document} href={document.href} rel="noopener" target="_blank">
                  <FileText aria-hidden="true" size={16} />
                  <span className={css.documentName}>{document.name}</span>
                  {document.size && <span className={css.size}>{document.size}</span>}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={css.foot}>
        {status === 'failed' ? (
          <>
            <span className={css.failure}>
              <CircleAlert aria-hidden="true" size={14} />
              {error ?? string('failed')}
            </span>
            {onRetry && (
              <Button size="small" onClick={() => onRetry(id)}>
                {string('retry')}
              </Button>
            )}
            {onDiscard && (
              <Button emphasis="quiet" size="small" onClick={() => onDiscard(id)}>
                {string('discard')}
              </Button>
            )}
          </>
        ) : (
          <span>
            {status === 'sending'
              ? string('sending')
              : known && (
                  <time dateTime={at}>
                    {new Intl.DateTimeFormat(locale, {
                      hour: '2-digit',
                      minute: '2-digit',
                      hourCycle: 'h23',
                      timeZone,
                    }).format(moment)}
                  </time>
                )}
          </span>
        )}
        {footer}
      </div>
    </div>
  );
}
