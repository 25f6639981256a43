import '../../src/theme/index.ts';
import { tableBench } from '../shared/table-page.ts';
import { mountOurs } from './ours.tsx';
import { mountPlain } from './plain.ts';

window.bench = tableBench({
  plain: mountPlain,
  ours: (...place) => mountOurs(...place, 'ours'),
  selectable: (...place) => mountOurs(...place, 'selectable'),
  full: (...place) => mountOurs(...place, 'full'),
});
