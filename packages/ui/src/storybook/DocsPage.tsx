import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { KeyboardRow } from './keyboard.ts';

/** What a component's meta may say in `parameters.guidance`. */
export interface Guidance {
  do?: string[];
  dont?: string[];
  accessibility?: string[];
}

function Notes({ heading, notes }: { heading: string; notes: string[] | undefined }) {
  if (!notes?.length) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

/** The documentation page of every component: what it is for, guidance, its keyboard, its stories. */
export function DocsPage() {
  const resolved = useOf('meta', ['meta']);
  const { guidance, keyboard } = resolved.preparedMeta.parameters as { guidance?: Guidance; keyboard?: KeyboardRow[] };
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <Notes heading="Do" notes={guidance?.do} />
      <Notes heading="Do not" notes={guidance?.dont} />
      <Notes heading="Accessibility" notes={guidance?.accessibility} />
      {keyboard && (
        <>
          <h3>Keyboard</h3>
          <table>
            <thead>
              <tr>
                <th>Keys</th>
                <th>What they do</th>
              </tr>
            </thead>
            <tbody>
              {keyboard.map((row) => (
                <tr key={row.keys + row.does}>
                  <td>
                    <kbd>{row.keys}</kbd>
                  </td>
                  <td>{row.does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <Stories includePrimary={false} title="Stories" />
    </>
  );
}
