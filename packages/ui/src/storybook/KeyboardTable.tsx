import type { KeyboardRow } from './keyboard.ts';

/** The keys of a component and what they do, from the rows that the tests run. */
export function KeyboardTable({ rows }: { rows: readonly KeyboardRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Keys</th>
          <th>What they do</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={keys + does}>
            <td>
              <kbd>{keys}</kbd>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
