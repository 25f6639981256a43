import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { Diff, type FieldChange } from '../diff/index.ts';
import { FileText } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { formatMoment, isLong } from './days.ts';
import * as parts from './Entry.css.ts';
import { strings } from './strings.ts';
import * as css from './Timeline.css.ts';

/** A file attached to an event. */
export interface TimelineDocument {
  name: string;
  href: string;
  /** File type and size: "PDF, 240 kB". */
  detail?: string | undefined;
}

/** A past event of a record. */
export interface TimelineEvent {
  id: string;
  /** ISO 8601 with time zone. */
  at: string;
  /** What happened, as a short sentence without its subject: "Payment confirmed". */
  title: ReactNode;
  /** Who did it: a name, or an automatic sender ("Reminder"). */
  who?: string | undefined;
  /** A user's note, shown as a quotation. Line breaks are kept; a long one is collapsed. */
  note?: string | undefined;
  documents?: readonly TimelineDocument[] | undefined;
  /** The changes, rendered by Diff. */
  changes?: readonly FieldChange[] | undefined;
  /** Any other content: pictures, a link. */
  children?: ReactNode;
}

function Note({ children }: { children: string }) {
  const string = useStrings(strings);
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = isLong(children);
  return (
    <>
      <div className={cx(parts.note, long && !open && parts.folded)} id={id}>
        {string('quote', { words: children })}
      </div>
      {long && (
        <div className={parts.unfold}>
          <Button aria-controls={id} aria-expanded={open} emphasis="quiet" onClick={() => setOpen(!open)} size="small">
            {string(open ? 'less' : 'more')}
          </Button>
        </div>
      )}
    </>
  );
}

interface EntryProps {
  event: TimelineEvent;
  timeZone: string | undefined;
  /** Today in the reader's time zone, ISO 8601. */
  today: string;
}

/** One entry of a Timeline. */
export function Entry({ event, timeZone, today }: EntryProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const { at, title, who, note, documents = [], changes = [], children } = event;
  const when = formatMoment(at, today, { locale, timeZone });
  return (
    <li className={css.event} data-entry="" tabIndex={-1}>
      <span className={css.when}>{when ? <time dateTime={at}>{string('when', when)}</time> : string('unknown')}</span>
      <span aria-hidden="true" className={css.dot} />
      <div className={css.body}>
        <span>
          <span className={css.title}>{title}</span>
          {who && <span className={css.by}> · {who}</span>}
        </span>
        {note && <Note>{note}</Note>}
        {changes.length > 0 && <Diff fields={changes} />}
        {documents.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role where its markers are not drawn
          <ul aria-label={string('documents')} className={parts.documents} role="list">
            {documents.map(({ name, href, detail }) => (
              <li className={parts.document} key={href}>
                <FileText aria-hidden="true" className={parts.icon} size={16} />
                <span>
                  <Link href={href}>{name}</Link> {detail && <span className={parts.detail}>{detail}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </li>
  );
}
