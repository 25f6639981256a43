import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { type Person, person } from '../storybook/index.ts';
import { type Overlay, overlays, roles } from './Openers.fixtures.tsx';

export type Open = (user: Person, trigger: HTMLElement, overlay: Overlay) => Promise<unknown>;

export const page = within(document.body);

export const byMouse: Open = async (user, trigger, overlay) => {
  if (overlay !== 'Context') return user.click(trigger);
  trigger.focus();
  const { left, top } = trigger.getBoundingClientRect();
  return fireEvent.contextMenu(trigger, { button: 2, clientX: left + 4, clientY: top + 4 });
};

export const byKeyboard: Open = async (user, trigger, overlay) => {
  trigger.focus();
  const keys: Partial<Record<Overlay, string>> = {
    Context: '{Shift>}{F10}{/Shift}',
    Search: '{ArrowDown}',
    Day: '{ArrowDown}',
    Period: '{ArrowDown}',
  };
  await user.keyboard(keys[overlay] ?? '{Enter}');
};

/** Overlays that are not labelled by their trigger. */
const ownNames: Partial<Record<Overlay, RegExp>> = {
  Palette: /Find anything|検索と操作/u,
  Phone: /^Country code$|^国番号$/u,
};

const layer = (overlay: Overlay, place: string) => ({
  role: roles[overlay],
  name: ownNames[overlay] ?? new RegExp(`^${overlay} ${place}`, 'u'),
});
type Layer = ReturnType<typeof layer>;

export const find = ({ role, name }: Layer) => page.findByRole(role, { name });
export const gone = ({ role, name }: Layer) =>
  waitFor(() => expect(page.queryByRole(role, { name })).not.toBeInTheDocument());

/**
 * The trigger of an overlay. For dates, the keyboard opens the calendar from the text field, the mouse from the button
 * beside it.
 */
function triggerOf(overlay: Overlay, place: string, open: Open): HTMLElement {
  const calendar = overlay === 'Day' || overlay === 'Period';
  const named = `${overlay} ${place}${overlay === 'Period' ? '(: from|（開始）)' : ''}`;
  if (calendar && open === byMouse) return page.getByRole('button', { name: new RegExp(`^(Choose )?${named}`, 'u') });
  // The code's button is named after its country: find it beside the number.
  if (overlay === 'Phone')
    return page.getByRole('textbox', { name: named }).parentElement?.querySelector('button') as HTMLElement;
  const typed = calendar || overlay === 'Choice' || overlay === 'Search';
  return page.getByRole(typed ? 'combobox' : 'button', { name: new RegExp(`^${named}`, 'u') });
}

/** Opens an overlay and waits until the focus is where it belongs. */
export async function opened(user: Person, open: Open, overlay: Overlay, place: string) {
  const trigger = triggerOf(overlay, place, open);
  await open(user, trigger, overlay);
  const shown = layer(overlay, place);
  const element = await find(shown);
  // A combobox keeps the focus in its field while the list is open.
  const keepsFocus = overlay === 'Choice' || overlay === 'Search';
  await waitFor(() => expect((keepsFocus ? trigger : element).contains(document.activeElement)).toBe(true));
  return { trigger, shown };
}

/** Opens each overlay and closes it by one Escape: the focus returns to its trigger, and what is below stays open. */
export async function eachOf(user: Person, open: Open, place: string, below?: Layer) {
  for (const overlay of overlays) {
    const { trigger, shown } = await opened(user, open, overlay, place);
    await user.keyboard('{Escape}');
    await gone(shown);
    if (below) await find(below);
    await waitFor(() => expect(trigger).toHaveFocus());
  }
}

/**
 * React Aria's `useDialog` focuses a dialog again after half a second, for VoiceOver on iOS. A play function is faster
 * than a user and would lose the focus it was just given back.
 */
export const focusedAgain = () => new Promise((resolve) => setTimeout(resolve, 600));

/** Every overlay from within this one: Escape closes only the inner one, and the focus returns to its trigger. */
export const inside = (outer: 'Surface' | 'Dialog' | 'Question' | 'Drawer', open: Open) => async () => {
  const user = person();
  const { trigger, shown } = await opened(user, open, outer, 'on the page');
  await focusedAgain();
  await eachOf(user, open, `in ${outer} on the page`, shown);
  await user.keyboard('{Escape}');
  await gone(shown);
  await waitFor(() => expect(trigger).toHaveFocus());
};
