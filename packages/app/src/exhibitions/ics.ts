import type { Exhibition } from '@smart-art/api-client/queries';

type Dated = Pick<Exhibition, 'id' | 'name' | 'description' | 'address' | 'starts_at' | 'ends_at' | 'version'>;

/** RFC 5545 section 3.3.11: characters that would end a text or value. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const utc = (instant: Date) => instant.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** RFC 5545 section 3.1: at most 75 octets per line, never splitting a character; a space continues a line. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (bytesOf(current + character) > 75) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

/** An exhibition as an iCalendar file (RFC 5545). Times are UTC; each calendar app converts them. */
export function icsOf(exhibition: Dated, { url, now }: { url: string; now: Date }): string {
  const { id, name, description, address, starts_at, ends_at, version } = exhibition;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Smart Art//Exhibitions//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(url).host}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${version}`,
    `DTSTART:${utc(new Date(starts_at))}`,
    `DTEND:${utc(new Date(ends_at))}`,
    `SUMMARY:${escaped(name)}`,
    ...(address ? [`LOCATION:${escaped(address)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
