import type { LazyComponent } from '@smart-art/ui/lazy-component';
import { type ComponentType, useCallback, useEffect } from 'react';
import { useServices } from '../services/services.ts';
import { toolsMessageFiles } from './tools-message-files.ts';

const ignore = () => {};

/**
 * Loads a component of the frame, and its messages, after the first screen.
 * @param messageFiles its messages; those of the signed-in shell's tools by default
 * @returns the component, null until it has loaded, and a function that retries a failed load
 */
export function useLazyComponent<Props>(
  part: LazyComponent<Props>,
  messageFiles = toolsMessageFiles,
): [ComponentType<Props> | null, () => void] {
  const { language } = useServices();
  const load = useCallback(
    () => void language.loadMessages(messageFiles).then(part.preload, ignore),
    [language, part, messageFiles],
  );
  useEffect(load, [load]);
  return [part.useComponent(), load];
}
