import type { FieldMessages } from '../http/field-errors.ts';

export const fieldMessages: FieldMessages = {};
