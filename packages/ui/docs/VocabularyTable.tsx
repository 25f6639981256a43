import { vocabulary } from './vocabulary.ts';

/** The names that props share, and what they are never called. */
export function VocabularyTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>What it is</th>
          <th>Not</th>
        </tr>
      </thead>
      <tbody>
        {vocabulary.map(({ name, means, not }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{means}</td>
            <td>{not.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
