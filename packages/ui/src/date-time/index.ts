export { DateTime, type DateTimeProps } from './DateTime.tsx';
export { type DateReader, formatDate, formatExact, formatRelative } from './format.ts';
