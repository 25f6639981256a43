/** The sandbox's first page: the clock, and every action as a form. */
import type { Language } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import type { SandboxAction, SandboxField } from './action.ts';
import { sandboxActions } from './index.ts';
import type { Page } from './layout.ts';
import { clockOf } from './move-clock.ts';
import type { Outcome } from './outcome.ts';
import { type Html, html } from './pages.ts';
import { type Words, wordsOf } from './words.ts';

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function control(
  { name, kind, options = [], initial = '', required }: SandboxField,
  id: string,
  held: string | undefined,
  words: Words,
): Html {
  const value = held ?? initial;
  const needed = required ? html` required` : '';
  const described = html` aria-describedby="${id}-note"`;
  if (kind === 'checkbox')
    return html`<input type="checkbox" id="${id}" name="${name}" value="true"${value === 'true' ? html` checked` : ''}${described}>`;
  if (kind !== 'select')
    return html`<input type="${kind}" id="${id}" name="${name}" value="${value}"${kind === 'number' ? html` step="any"` : ''}${needed}${described} autocomplete="off">`;
  const choices = options.map((option) => html`<option${option === value ? html` selected` : ''}>${option}</option>`);
  const none = required
    ? html`<option value="" disabled${value ? '' : html` selected`}>${words.choose}</option>`
    : html`<option value=""></option>`;
  return html`<select id="${id}" name="${name}"${needed}${described}>${none}${choices}</select>`;
}

function fieldOf(action: SandboxAction, field: SandboxField, outcome: Outcome | undefined, words: Words): Html {
  const id = `${slug(action.id)}-${field.name}`;
  const errors = outcome?.errors?.[field.name] ?? [];
  const label = html`<label for="${id}">${field.label}${field.required || field.kind === 'checkbox' ? '' : html` <small>${words.optional}</small>`}</label>`;
  const shown = control(field, id, outcome?.input?.[field.name], words);
  const note = html`<p class="note" id="${id}-note">${errors.length > 0 ? html`<strong>${errors.join(' ')}</strong> ` : ''}${field.hint}</p>`;
  return html`<div class="field ${field.kind}">${field.kind === 'checkbox' ? [shown, label] : [label, shown]}${note}</div>`;
}

function resultOf({ isDone, message, id, link }: Outcome, words: Words): Html {
  const onward = link ? html` <a href="${link}">${words.goOn}</a>` : '';
  const record = id ? html`<br>${words.record}: <code>${id}</code>` : '';
  return html`<p class="result ${isDone ? 'done' : 'refused'}" role="status" tabindex="-1" autofocus><strong>${isDone ? words.done : words.refused}</strong> ${message}${onward}${record}</p>`;
}

function formOf(action: SandboxAction, outcome: Outcome | undefined, words: Words): Html {
  const mine = outcome?.action === action.id ? outcome : undefined;
  const fields = action.fields.map((field) => fieldOf(action, field, mine?.isDone ? undefined : mine, words));
  return html`<details id="${slug(action.id)}"${mine ? html` open` : ''}>
<summary>${action.title}</summary>
<form method="post" action="/sandbox/actions/${action.id}">
${mine ? resultOf(mine, words) : ''}${fields}
<button>${words.run}</button>
</form>
</details>`;
}

function clockPanel(services: Services, outcome: Outcome | undefined, words: Words): Html {
  const { now, shift } = clockOf(services);
  const mine = outcome?.action === 'clock' ? outcome : undefined;
  const hours = Math.round(shift / 360_000) / 10;
  const distance = shift === 0 ? words.realTime : words.moved.replace('{shift}', `${hours > 0 ? '+' : ''}${hours} h`);
  const steps: [string, string][] = [
    ['1h', words.hour],
    ['1d', words.day],
    ['7d', words.week],
    ['30d', words.month],
  ];
  const button = ([value, name]: [string, string]) =>
    html`<button class="quiet" name="shift" value="${value}">${name}</button>`;
  const errors = Object.values(mine?.errors ?? {}).flat();
  return html`<section class="clock" id="clock" aria-labelledby="clock-title">
<h2 id="clock-title">${words.clock}</h2>
${mine ? resultOf({ ...mine, message: errors.join(' ') || mine.message }, words) : ''}
<p><time datetime="${now}">${now.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time> <br><span class="note">${distance}</span></p>
<form method="post" action="/sandbox/clock" class="row">${steps.map(button)}<button class="quiet" name="reset" value="true">${words.reset}</button></form>
<form method="post" action="/sandbox/clock" class="row">
<div class="field"><label for="clock-shift">${words.by}</label><input id="clock-shift" name="shift" required autocomplete="off" aria-describedby="clock-shift-note"><p class="note" id="clock-shift-note">${words.byHint}</p></div>
<button>${words.move}</button>
</form>
<p class="note">${words.clockHint}</p>
</section>`;
}

/** The home page. @param outcome what the last form did, shown at its place */
export function homePage(services: Services, outcome: Outcome | undefined, language: Language): Page {
  const words = wordsOf(language);
  const areas = [...Map.groupBy(sandboxActions, ({ area }) => area)];
  const links = areas.map(
    ([area, actions]) => html`<li><a href="#area-${slug(area)}">${area}</a> <small>${actions.length}</small></li>`,
  );
  const sections = areas.map(
    ([area, actions]) => html`<section id="area-${slug(area)}" aria-labelledby="title-${slug(area)}">
<h2 id="title-${slug(area)}">${area}</h2>
${actions.map((action) => formOf(action, outcome, words))}
</section>`,
  );
  const body = html`<p class="lead">${words.lead}</p>
<div class="columns">
<aside>${clockPanel(services, outcome, words)}<nav class="areas" aria-label="${words.areas}"><ul>${links}</ul></nav></aside>
<div class="actions">${areas.length > 0 ? sections : html`<p>${words.none}</p>`}</div>
</div>`;
  return { title: words.title, body };
}
