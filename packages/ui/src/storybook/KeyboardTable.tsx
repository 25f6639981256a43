import type { KeyboardRow } from './keyboard.ts';

/** A component's keyboard table, from the rows that the tests run. */
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
