import type { UiStrings } from '../strings/en.ts';
import type { Issue, Rule } from './constraints.ts';
import type { FieldKind } from './registry.ts';

/** A form's own messages by field and rule. `{label}`, `{bound}` and `{count}` are replaced. */
export type RuleMessages = Partial<Record<Rule, string>>;

interface Wording {
  label: string;
  kind: FieldKind;
  locale: string;
  messages: RuleMessages | undefined;
  strings: UiStrings;
}

/** Error message with the fix, understandable without its field. */
export function messageOf(issue: Issue, { label, kind, locale, messages, strings }: Wording): string {
  const own = messages?.[issue.rule];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 10, useGrouping: (issue.bound ?? 0) >= 10000 });
  const decimals = issue.bound === undefined ? 0 : Math.max(0, -Math.floor(Math.log10(issue.bound) + 1e-9));
  const values: Record<string, string> = {
    label: own ? label : inSentence(label, strings[keyOf(issue, kind)]),
    bound: number.format(issue.bound ?? 0),
    count: number.format(issue.count ?? 0),
    decimals: String(decimals),
  };
  return (own ?? strings[keyOf(issue, kind)]).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The message key of the design system for a failed rule. */
function keyOf({ rule, bound }: Issue, kind: FieldKind): keyof UiStrings {
  switch (rule) {
    case 'required':
      return kind === 'choice' ? 'form.choose' : 'form.required';
    case 'enum':
      return 'form.choose';
    case 'pattern':
      return kind === 'email' ? 'form.email' : kind === 'url' ? 'form.url' : 'form.pattern';
    case 'multipleOf':
      if (bound === 1) return 'form.whole';
      if (bound === 0.1) return 'form.oneDecimal';
      return bound !== undefined && isPowerOfTen(bound) ? 'form.decimals' : 'form.multipleOf';
    case 'type':
      return 'form.pattern';
    default:
      return `form.${rule}`;
  }
}

const isPowerOfTen = (value: number) => Math.abs(Math.log10(value) - Math.round(Math.log10(value))) < 1e-9;

/** Lowercases "Title" within a sentence; "PIN code" and 作品名 stay as they are. */
function inSentence(label: string, sentence: string): string {
  if (sentence.startsWith('{label}')) return label;
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
