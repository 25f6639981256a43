import { createVar } from '@vanilla-extract/css';

/**
 * Height that a shell reserves at the window's bottom edge. A separate module, so that floating elements do not import
 * the page.
 */
export const bottomBar = createVar();
