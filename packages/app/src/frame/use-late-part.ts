import type { LazyPart } from '@smart-art/ui/lazy-part';
import { type ComponentType, useCallback, useEffect } from 'react';
import { useServices } from '../services/services.ts';
import { toolsWords } from './tools-words.ts';

const ignore = () => {};

/**
 * A part of the frame that comes after the first screen, with its words.
 * @param words those of the signed-in shell's tools where nothing else is said
 * @returns the part, null until it is there, and what asks for it once more where that has failed
 */
export function useLatePart<Props>(
  part: LazyPart<Props>,
  words = toolsWords,
): [ComponentType<Props> | null, () => void] {
  const { language } = useServices();
  const load = useCallback(() => void language.learn(words).then(part.preload, ignore), [language, part, words]);
  useEffect(load, [load]);
  return [part.usePart(), load];
}
