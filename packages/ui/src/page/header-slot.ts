import { createContext } from 'react';

/**
 * The place in the shell's header where a page hangs its crumbs: undefined without a shell, null until the shell has
 * drawn its header.
 */
export const HeaderSlot = createContext<HTMLElement | null | undefined>(undefined);
