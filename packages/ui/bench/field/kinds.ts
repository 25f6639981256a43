/** What is measured, and as what it is printed. `adapter`: the file of `adapters` that is weighed. */
export const kinds = {
  plain: { name: 'plain DOM window' },
  ours: { name: 'DataTable' },
  full: { name: 'DataTable with selection, layout, details' },
  tanstack: { name: 'TanStack Table + Virtual', adapter: 'tanstack' },
  agGrid: { name: 'AG Grid Community', adapter: 'ag-grid' },
  mui: { name: 'MUI X DataGrid (100 rows a page)', adapter: 'mui' },
  reactAria: { name: 'React Aria Table + Virtualizer', adapter: 'react-aria' },
} as const satisfies Record<string, { name: string; adapter?: string }>;

export type Kind = keyof typeof kinds;
