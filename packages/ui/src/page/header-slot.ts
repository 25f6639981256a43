import { createContext } from 'react';

/**
 * Where in the shell's header a page renders its breadcrumbs: undefined without a shell, null until the header has
 * rendered.
 */
export const HeaderSlot = createContext<HTMLElement | null | undefined>(undefined);
