import { type BankPart, bankParts } from '@smart-art/openapi/rules';

/** What the settings call a part of the account that buyers pay to (000 section 3: bank_transfer_…). */
export type SettingsPart = `bank_transfer_${BankPart}`;

export const settingsPart = (part: BankPart): SettingsPart => `bank_transfer_${part}`;

/** The account of the settings, or of their form, by its parts. */
export const partsOfSettings = <Text>(held: Readonly<Record<SettingsPart, Text>>) =>
  Object.fromEntries(bankParts.map((part) => [part, held[settingsPart(part)]])) as Record<BankPart, Text>;

/** Parts, under the names of the settings. */
export const settingsOfParts = <Text>(parts: Readonly<Record<BankPart, Text>>) =>
  Object.fromEntries(bankParts.map((part) => [settingsPart(part), parts[part]])) as Record<SettingsPart, Text>;

/** What is said of some parts, under the names of the settings. */
export const inSettings = <What>(parts: Readonly<Partial<Record<BankPart, What>>>) =>
  Object.fromEntries(Object.entries(parts).map(([part, what]) => [settingsPart(part as BankPart), what])) as Partial<
    Record<SettingsPart, What>
  >;
