/** Renders a sandbox action as an HTML form. */

import { type Html, html } from '../http/html.ts';
import type { SandboxAction, SandboxField } from './action.ts';
import type { Labels } from './labels.ts';
import type { Outcome } from './outcome.ts';
import { slug } from './pages.ts';

export interface FormContext {
  labels: Labels;
  /** Result of the last submitted form. */
  outcome: Outcome | undefined;
  /** Id of the datalist for a field; undefined if there is none. */
  listOf(field: SandboxField): string | undefined;
}

function control(
  field: SandboxField,
  id: string,
  submitted: string | undefined,
  { labels, listOf }: FormContext,
): Html {
  const { name, kind, options = [], initial = '', required } = field;
  const value = submitted ?? initial;
  const list = listOf(field);
  const needed = required ? html` required` : '';
  const described = html` aria-describedby="${id}-note"`;
  if (kind === 'checkbox')
    return html`<input type="checkbox" id="${id}" name="${name}" value="true"${value === 'true' ? html` checked` : ''}${described}>`;
  if (kind !== 'select')
    return html`<input type="${kind}" id="${id}" name="${name}" value="${value}"${kind === 'number' ? html` step="any"` : ''}${needed}${described}${list ? html` list="${list}"` : ''} autocomplete="off">`;
  const choices = options.map((option) => html`<option${option === value ? html` selected` : ''}>${option}</option>`);
  const none = required
    ? html`<option value="" disabled${value ? '' : html` selected`}>${labels.choose}</option>`
    : html`<option value=""></option>`;
  return html`<select id="${id}" name="${name}"${needed}${described}>${none}${choices}</select>`;
}

function fieldOf(action: SandboxAction, field: SandboxField, outcome: Outcome | undefined, context: FormContext): Html {
  const { labels } = context;
  const id = `${slug(action.id)}-${field.name}`;
  const errors = outcome?.errors?.[field.name] ?? [];
  const label = html`<label for="${id}">${field.label}${field.required || field.kind === 'checkbox' ? '' : html` <small>${labels.optional}</small>`}</label>`;
  const shown = control(field, id, outcome?.input?.[field.name], context);
  const note = html`<p class="note" id="${id}-note">${errors.length > 0 ? html`<strong>${errors.join(' ')}</strong> ` : ''}${field.hint}</p>`;
  return html`<div class="field ${field.kind}">${field.kind === 'checkbox' ? [shown, label] : [label, shown]}${note}</div>`;
}

/** The result of a form, shown next to it. */
export function resultOf({ isDone, message, id, link }: Outcome, labels: Labels): Html {
  const onward = link ? html` <a href="${link}">${labels.goOn}</a>` : '';
  const record = id ? html`<br>${labels.record}: <code>${id}</code>` : '';
  return html`<p class="result ${isDone ? 'done' : 'refused'}" role="status" tabindex="-1" autofocus><strong>${isDone ? labels.done : labels.failed}</strong> ${message}${onward}${record}</p>`;
}

/** An action as a collapsible form. */
export function formOf(action: SandboxAction, context: FormContext): Html {
  const { labels, outcome } = context;
  const mine = outcome?.action === action.id ? outcome : undefined;
  const fields = action.fields.map((field) => fieldOf(action, field, mine?.isDone ? undefined : mine, context));
  return html`<details id="${slug(action.id)}"${mine ? html` open` : ''}>
<summary>${action.title}</summary>
<form method="post" action="/sandbox/actions/${action.id}">
${mine ? resultOf(mine, labels) : ''}${fields}
<button>${labels.run}</button>
</form>
</details>`;
}
