export { reveal } from './reveal.ts';
