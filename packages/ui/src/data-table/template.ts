import { cx } from '../theme/cx.ts';
import * as boxes from './Boxes.css.ts';
import { cellClass, widthOf } from './classes.ts';
import * as css from './Row.css.ts';
import { boxesBefore, type Model } from './row.ts';
import { tick } from './tick.css.ts';

/** The inputs of the template: while they are unchanged, rows are refilled instead of recreated. */
export const structure = <Row>({ columns, naming, rowHref, selection, expand }: Model<Row>) =>
  JSON.stringify([
    naming,
    rowHref !== undefined,
    selection !== undefined,
    expand !== undefined,
    columns.map(({ id, align, look, render }) => [id, align, look, render !== undefined]),
  ]);

function cell(role: string, index: number, className: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  element.setAttribute('aria-colindex', String(index + 1));
  element.className = className;
  element.tabIndex = -1;
  return element;
}

/** The cell of a row's own control, labelled with `word` and the row's name. */
function box(control: HTMLElement, index: number, className: string, look: string, word: string): HTMLElement {
  const element = cell('gridcell', index, className);
  control.className = look;
  control.tabIndex = -1;
  control.ariaLabel = word;
  element.append(control);
  return element;
}

/** A row without data to clone: cloning is several times faster than creating. */
export function rowTemplate<Row>(model: Model<Row>): HTMLElement {
  const { columns, naming, rowHref, selection, expand, rowLabels } = model;
  const before = boxesBefore(model);
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  row.className = css.row;
  if (selection) {
    const checkbox = document.createElement('input');
    checkbox.type = 'checkbox';
    row.ariaSelected = 'false';
    row.append(box(checkbox, 0, boxes.checkboxCell, tick, rowLabels.select));
  }
  if (expand) {
    const toggle = document.createElement('button');
    toggle.type = 'button';
    row.append(box(toggle, before - 1, boxes.toggleCell, boxes.toggle, rowLabels.details));
  }
  columns.forEach((column, index) => {
    const named = index === naming;
    const linked = named && rowHref !== undefined;
    const element = cell(
      named ? 'rowheader' : 'gridcell',
      index + before,
      cx(cellClass(column, named), linked && css.linkCell),
    );
    element.style.width = widthOf(index);
    if (column.render) element.dataset.rendered = '';
    else {
      const text = document.createTextNode('');
      if (linked) {
        const link = document.createElement('a');
        link.className = css.link;
        link.tabIndex = -1;
        link.append(text);
        element.append(link);
      } else {
        element.append(text);
      }
    }
    row.append(element);
  });
  return row;
}
