/** The measured tables with their printed names. `adapter`: the file in `adapters` of which the size is measured. */
export const kinds = {
  plain: { name: 'plain DOM list' },
  ours: { name: 'DataTable' },
  full: { name: 'DataTable with selection, layout, details' },
  tanstack: { name: 'TanStack Table + Virtual', adapter: 'tanstack' },
  agGrid: { name: 'AG Grid Community', adapter: 'ag-grid' },
  mui: { name: 'MUI X DataGrid (100 rows a page)', adapter: 'mui' },
  reactAria: { name: 'React Aria Table + Virtualizer', adapter: 'react-aria' },
} as const satisfies Record<string, { name: string; adapter?: string }>;

export type Kind = keyof typeof kinds;
