import { type ClipboardEvent, type InputHTMLAttributes, type KeyboardEvent, type RefObject, useRef } from 'react';
import { isComposing } from '../composing/index.ts';
import { leaves } from '../list-box/leaves.ts';
import type { OpenList } from '../list-box/useOpenList.ts';
import { atRelease } from '../objection/index.ts';
import { refs } from '../root/refs.ts';
import * as css from './TagField.css.ts';
import { tagButton } from './Tags.tsx';
import { isSeparated, splitTags } from './tags.ts';
import type { TagFieldProps } from './types.ts';
import type { useTags } from './useTags.ts';

interface TagInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'list' | 'className' | 'style' | 'value' | 'onChange'>,
    Pick<TagFieldProps, 'ref'> {
  input: RefObject<HTMLInputElement | null>;
  /** The list of tags, which takes the focus from the start of the text. */
  chosen: RefObject<HTMLUListElement | null>;
  tags: ReturnType<typeof useTags>;
  /** Adds tags and clears the text. */
  add: (words: readonly string[]) => void;
  /** The suggestions; undefined if there are none. */
  list: OpenList | undefined;
  /** Handles the keys of the suggestions, and Enter. */
  onPress: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Whether tags can be added. */
  live: boolean;
}

/** The input for the next tag: a comma or blur ends it; a pasted list adds several. */
export function TagInput({ input, chosen, tags, add, list, onPress, live, ref, ...native }: TagInputProps) {
  const { onBlur, onKeyDown } = native;
  const composing = useRef(false);
  const type = (text: string) => {
    list?.show();
    if (composing.current || !isSeparated(text)) return tags.type(text);
    // Text after the last comma is still being typed.
    const words = splitTags(text);
    const rest = /[,、，､;；]\s*$/u.test(text) ? undefined : words.pop();
    tags.add(words, rest);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    // A single line without a comma is pasted as usual.
    if (!isSeparated(text)) return;
    event.preventDefault();
    add(splitTags(`${tags.text} ${text}`));
  };
  return (
    <input
      {...native}
      autoCapitalize="none"
      autoComplete="off"
      className={css.input}
      enterKeyHint="enter"
      onBlur={(event) => {
        onBlur?.(event);
        if (!leaves(event)) return;
        list?.close();
        // Moving the focus to a tag does not end the word.
        if (chosen.current?.contains(event.relatedTarget)) return;
        atRelease(() => tags.add(splitTags(tags.text)));
      }}
      onChange={(event) => type(event.target.value)}
      onCompositionEnd={(event) => {
        composing.current = false;
        type(event.currentTarget.value);
      }}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onFocus={live ? list?.preload : undefined}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!live || isComposing(event) || event.defaultPrevented) return;
        const { selectionStart, selectionEnd } = event.currentTarget;
        const back = event.key === 'Backspace' && tags.text === '';
        const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
        const out = event.key === 'ArrowLeft' && !modified && selectionStart === 0 && selectionEnd === 0;
        const last = back || out ? tagButton(chosen.current, -1) : undefined;
        if (!last) return onPress(event);
        event.preventDefault();
        last.focus();
      }}
      onPaste={live ? paste : undefined}
      ref={refs(input, ref)}
      spellCheck={false}
      value={tags.text}
    />
  );
}
