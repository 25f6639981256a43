/** The sandbox's first page: the clock, and every action as a form. */

import { type Html, html } from '../http/html.ts';
import type { Language } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import type { SandboxField, Suggest, Suggestion } from './action.ts';
import { type FormContext, formOf, resultOf } from './action-form.ts';
import { sandboxActions } from './index.ts';
import { type Labels, labelsOf } from './labels.ts';
import type { Page } from './layout.ts';
import { clockOf } from './move-clock.ts';
import type { Outcome } from './outcome.ts';
import { slug } from './pages.ts';
import { suggestionsFor, suggestOf } from './suggestions.ts';

function clockPanel(services: Services, outcome: Outcome | undefined, labels: Labels): Html {
  const { now, shift } = clockOf(services);
  const mine = outcome?.action === 'clock' ? outcome : undefined;
  const hours = Math.round(shift / 360_000) / 10;
  const distance = shift === 0 ? labels.realTime : labels.moved.replace('{shift}', `${hours > 0 ? '+' : ''}${hours} h`);
  const steps: [string, string][] = [
    ['1h', labels.hour],
    ['1d', labels.day],
    ['7d', labels.week],
    ['30d', labels.month],
  ];
  const button = ([value, name]: [string, string]) =>
    html`<button class="quiet" name="shift" value="${value}">${name}</button>`;
  const errors = Object.values(mine?.errors ?? {}).flat();
  return html`<section class="clock" id="clock" aria-labelledby="clock-title">
<h2 id="clock-title">${labels.clock}</h2>
${mine ? resultOf({ ...mine, message: errors.join(' ') || mine.message }, labels) : ''}
<p><time datetime="${now}">${now.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time> <br><span class="note">${distance}</span></p>
<form method="post" action="/sandbox/clock" class="row">${steps.map(button)}<button class="quiet" name="reset" value="true">${labels.reset}</button></form>
<form method="post" action="/sandbox/clock" class="row">
<div class="field"><label for="clock-shift">${labels.by}</label><input id="clock-shift" name="shift" required autocomplete="off" aria-describedby="clock-shift-note"><p class="note" id="clock-shift-note">${labels.byHint}</p></div>
<button>${labels.move}</button>
</form>
<p class="note">${labels.clockHint}</p>
</section>`;
}

function listsOf(suggestions: Map<Suggest, readonly Suggestion[]>): { lists: Html[]; listOf: FormContext['listOf'] } {
  const sources = [...suggestions.keys()];
  const idOf = (place: number) => `suggestions-${place + 1}`;
  const lists = [...suggestions.values()].map(
    (some, place) =>
      html`<datalist id="${idOf(place)}">${some.map(({ value, label }) => html`<option value="${value}">${label}</option>`)}</datalist>`,
  );
  const listOf = (field: SandboxField) => {
    const source = suggestOf(field);
    return source && idOf(sources.indexOf(source));
  };
  return { lists, listOf };
}

/** The home page. @param outcome result of the last form, shown next to it */
export async function homePage(services: Services, outcome: Outcome | undefined, language: Language): Promise<Page> {
  const labels = labelsOf(language);
  const { lists, listOf } = listsOf(await suggestionsFor(services, sandboxActions));
  const context: FormContext = { labels, outcome, listOf };
  const areas = [...Map.groupBy(sandboxActions, ({ area }) => area)];
  const links = areas.map(
    ([area, actions]) => html`<li><a href="#area-${slug(area)}">${area}</a> <small>${actions.length}</small></li>`,
  );
  const sections = areas.map(
    ([area, actions]) => html`<section id="area-${slug(area)}" aria-labelledby="title-${slug(area)}">
<h2 id="title-${slug(area)}">${area}</h2>
${actions.map((action) => formOf(action, context))}
</section>`,
  );
  const body = html`<p class="lead">${labels.lead}</p>
<div class="columns">
<aside>${clockPanel(services, outcome, labels)}<nav class="areas" aria-label="${labels.areas}"><ul>${links}</ul></nav></aside>
<div class="actions">${lists}${areas.length > 0 ? sections : html`<p>${labels.none}</p>`}</div>
</div>`;
  return { title: labels.title, body };
}
