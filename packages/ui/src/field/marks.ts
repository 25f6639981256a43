import { createContext } from 'react';

/** Which fields are marked beside their label: the optional ones, or, if most are optional, the required ones. */
export const MarkedFields = createContext<'optional' | 'required'>('optional');
