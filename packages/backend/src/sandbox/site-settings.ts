/** Site-wide settings of the operator (001 section 9). */
import { changeSettings, type SettingRule, settingRules } from '../general/change-settings.ts';
import type { SandboxAction, SandboxField } from './action.ts';

function fieldOf([name, rule]: [string, SettingRule]): SandboxField {
  const { label, hint } = rule;
  if (rule.kind === 'choice') return { name, label, kind: 'select', options: rule.options };
  const kind = rule.kind === 'number' || rule.kind === 'whole' ? 'number' : 'text';
  return { name, label, kind, ...(hint && { hint }) };
}

const settings: SandboxAction = {
  id: 'operator.settings',
  area: 'Operator',
  title: 'The operator changes the settings',
  fields: Object.entries(settingRules).map(fieldOf),
  async run({ queries, now }, input) {
    await changeSettings(queries, input, now());
    return { message: 'The settings are saved.' };
  },
};

export const actions: SandboxAction[] = [settings];
