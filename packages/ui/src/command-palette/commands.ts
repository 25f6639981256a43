import { fold } from '../combo-box/matches.ts';
import type { LucideIcon } from '../icons/index.ts';

/** Something that can be found and done. */
export interface Command {
  /** What `onAction` is told. One among all sections. */
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** A second, quieter line: where it is, what it is. */
  description?: string | undefined;
  /** Leads to a page instead of doing something. */
  href?: string | undefined;
  /** The keys that do it without the palette: `Mod+S`. */
  shortcut?: string | undefined;
  /** What else people call it: a reading in kana, a synonym. */
  keywords?: readonly string[] | undefined;
}

export interface CommandSection {
  title: string;
  commands: readonly Command[];
}

/** The sections with the commands that have every word typed, in their label, description or keywords; no empty section. */
export function findCommands(sections: readonly CommandSection[], typed: string): CommandSection[] {
  const words = fold(typed).split(/\s+/u).filter(Boolean);
  return sections
    .map(({ title, commands }) => ({
      title,
      commands: commands.filter(({ label, description = '', keywords = [] }) => {
        const text = fold([label, description, ...keywords].join('\n'));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ commands }) => commands.length > 0);
}

/** The sections with each command where it stands first (what is recent is found again); no empty section. */
export function onceEach(sections: readonly CommandSection[]): CommandSection[] {
  const met = new Set<string>();
  const isNew = ({ id }: Command) => !met.has(id) && met.add(id);
  return sections
    .map(({ title, commands }) => ({ title, commands: commands.filter(isNew) }))
    .filter(({ commands }) => commands.length > 0);
}
