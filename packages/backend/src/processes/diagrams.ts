/** Generates docs/processes.md: a state diagram and a table for each process. */
import type { Process } from './process.ts';

type AnyProcess = Process<string, never>;

/** A state's name, valid in a diagram. */
const nameOf = (state: string) => state.replace(/\W+/g, '_');

const actorsOf = (by: AnyProcess['transitions'][number]['by']) => [by].flat().join(' or ').replaceAll('_', ' ');

function diagramOf({ states, initial, transitions }: AnyProcess): string[] {
  const named = states.filter((state) => nameOf(state) !== state);
  const moves = transitions.flatMap(({ action, by, from, to }) =>
    from.map((state) => `  ${nameOf(state)} --> ${nameOf(to === 'same' ? state : to)}: ${action} (${actorsOf(by)})`),
  );
  const ends = states.filter((state) => !transitions.some(({ from, to }) => from.includes(state) && to !== 'same'));
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...named.map((state) => `  state "${state}" as ${nameOf(state)}`),
    `  [*] --> ${nameOf(initial)}`,
    ...moves,
    ...ends.map((state) => `  ${nameOf(state)} --> [*]`),
    '```',
  ];
}

/** A Markdown table with aligned columns, as the repository's formatter writes it. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
}

function tableOf({ transitions }: AnyProcess): string[] {
  const waits = transitions.some(({ task }) => task);
  const rows = transitions.map(({ action, by, from, to, guards = [], task = '' }) => [
    action,
    actorsOf(by),
    from.join(', '),
    to === 'same' ? 'unchanged' : to,
    guards
      .map(({ name }) => name)
      .filter(Boolean)
      .join(', '),
    ...(waits ? [task] : []),
  ]);
  return aligned([['Action', 'By', 'From', 'To', 'Guards', ...(waits ? ["Seller's task"] : [])], ...rows]);
}

/** A step with its guards: if a guard fails, the step stays visible with the reason. */
const stepOf = ({ action, guards = [] }: AnyProcess['transitions'][number]): string => {
  const names = guards.map(({ name }) => name).filter(Boolean);
  return names.length > 0 ? `${action} (${names.join(', ')})` : action;
};

/**
 * The same by state: the actions of each actor. Seller steps missing in a row are shown there as unavailable because of
 * the status.
 */
function statesOf({ states, transitions }: AnyProcess): string[] {
  const actors = [...new Set(transitions.flatMap(({ by }) => by))];
  const rows = states.map((state) => [
    state,
    ...actors.map((actor) =>
      transitions
        .filter(({ by, from }) => [by].flat().includes(actor) && from.includes(state))
        .map(stepOf)
        .join(', '),
    ),
  ]);
  return aligned([['In', ...actors.map((actor) => actor.replaceAll('_', ' '))], ...rows]);
}

export function processesPage(all: readonly AnyProcess[]): string {
  const parts = all.flatMap((process) => [
    '',
    `## ${process.title}`,
    '',
    process.source,
    '',
    ...diagramOf(process),
    '',
    ...tableOf(process),
    '',
    ...statesOf(process),
  ]);
  return `${[
    '# Processes',
    '',
    'Generated from the transition tables in packages/backend/src/processes by `npm run processes -w @smart-art/backend`. Do not edit.',
    ...parts,
  ].join('\n')}\n`;
}
