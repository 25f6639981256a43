import '../../src/theme/index.ts';
import { mountOurs } from '../data-table/ours.tsx';
import { mountPlain } from '../data-table/plain.ts';
import { tableBench } from '../shared/table-page.ts';
import { mount as agGrid } from './adapters/ag-grid.tsx';
import { mount as mui } from './adapters/mui.tsx';
import { mount as reactAria } from './adapters/react-aria.tsx';
import { mount as tanstack } from './adapters/tanstack.tsx';

window.bench = tableBench({
  plain: mountPlain,
  ours: (...place) => mountOurs(...place, 'ours'),
  full: (...place) => mountOurs(...place, 'full'),
  tanstack,
  agGrid,
  mui,
  reactAria,
});
