import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import weights from '../../weights.json' with { type: 'json' };
import { CircleCheck, CircleX } from '../icons/index.ts';
import { KeyboardTable } from './KeyboardTable.tsx';
import type { KeyboardRow } from './keyboard.ts';

/** Shape of `parameters.guidance` in a component's meta. */
export interface Guidance {
  do?: string[];
  dont?: string[];
  accessibility?: string[];
}

interface Parameters {
  guidance?: Guidance;
  keyboard?: KeyboardRow[];
  fileName?: string;
}

interface NotesProps {
  heading: string;
  /** Style of the list (.storybook/docs.css): advice, its opposite, or neither. */
  kind: 'do' | 'dont' | 'note';
  notes: string[] | undefined;
}

function Notes({ heading, kind, notes }: NotesProps) {
  if (!notes?.length) return null;
  const Icon = { do: CircleCheck, dont: CircleX, note: undefined }[kind];
  return (
    <section className="guidance" data-kind={kind}>
      <h3>
        {Icon && <Icon aria-hidden="true" size={18} />}
        {heading}
      </h3>
      <ul>
        {notes.map((note) => (
          <li key={note}>
            {note.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Stability, import path and size of the component. */
function Facts({ tags, folder }: { tags: string[]; folder: string | undefined }) {
  const budget = weights[folder as keyof typeof weights] as (typeof weights)['button'] | undefined;
  const status = tags.includes('draft') ? 'Draft: its props may still change.' : 'Stable.';
  if (!budget) return <p>{status}</p>;
  const later = budget.later > 0 ? `, ${budget.later} kB more when it is first used` : '';
  return (
    <p>
      {status} <code>@smart-art/ui/{folder}</code> weighs at most {budget.script} kB over React{later}.
    </p>
  );
}

/** The documentation page of every component: purpose, guidance, keyboard, stories. */
export function DocsPage() {
  const resolved = useOf('meta', ['meta']);
  const { tags = [] } = resolved.csfFile.meta;
  const { guidance, keyboard, fileName } = resolved.preparedMeta.parameters as Parameters;
  const folder = fileName?.split('/').at(-2);
  return (
    <>
      <Title />
      <Description />
      <Facts folder={folder} tags={tags} />
      <Primary />
      <Controls />
      <div className="guidance-pair">
        <Notes heading="Do" kind="do" notes={guidance?.do} />
        <Notes heading="Do not" kind="dont" notes={guidance?.dont} />
      </div>
      <Notes heading="Accessibility" kind="note" notes={guidance?.accessibility} />
      {keyboard && (
        <>
          <h3>Keyboard</h3>
          <KeyboardTable rows={keyboard} />
        </>
      )}
      <Stories includePrimary={false} title="Stories" />
    </>
  );
}
