export { useFound, useUntilFound } from './until-found.ts';
