export { fullName } from './full-name.ts';
