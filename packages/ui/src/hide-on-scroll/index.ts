export { useHideOnScroll } from './hide-on-scroll.ts';
