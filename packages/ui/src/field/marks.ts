import { createContext } from 'react';

/**
 * Which fields of a part of a form carry a word beside their label: those that may stay empty, or, where most of them
 * may, those that may not.
 */
export const MarkedFields = createContext<'optional' | 'required'>('optional');
