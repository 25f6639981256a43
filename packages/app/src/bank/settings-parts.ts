import { type BankPart, bankParts } from '@smart-art/openapi/rules';

/** The name of a part in the settings, for the account that buyers pay to (000 section 3: bank_transfer_…). */
export type SettingsPart = `bank_transfer_${BankPart}`;

export const settingsPart = (part: BankPart): SettingsPart => `bank_transfer_${part}`;

/** The bank account in the settings, or in their form, by part. */
export const partsOfSettings = <Text>(settings: Readonly<Record<SettingsPart, Text>>) =>
  Object.fromEntries(bankParts.map((part) => [part, settings[settingsPart(part)]])) as Record<BankPart, Text>;

/** Parts, keyed by their names in the settings. */
export const settingsOfParts = <Text>(parts: Readonly<Record<BankPart, Text>>) =>
  Object.fromEntries(bankParts.map((part) => [settingsPart(part), parts[part]])) as Record<SettingsPart, Text>;

/** Values for some parts, keyed by their names in the settings. */
export const inSettings = <What>(parts: Readonly<Partial<Record<BankPart, What>>>) =>
  Object.fromEntries(Object.entries(parts).map(([part, what]) => [settingsPart(part as BankPart), what])) as Partial<
    Record<SettingsPart, What>
  >;
