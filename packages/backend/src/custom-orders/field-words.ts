import type { FieldWords } from '../http/field-errors.ts';

export const fieldWords: FieldWords = {};
