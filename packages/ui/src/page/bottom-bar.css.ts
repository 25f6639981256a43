import { createVar } from '@vanilla-extract/css';

/** How much of the window's lower edge a shell keeps for itself. Apart, so that what floats above it brings no page. */
export const bottomBar = createVar();
