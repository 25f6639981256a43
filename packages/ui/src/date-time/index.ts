export { DateTime, type DateTimeProps } from './DateTime.tsx';
export { formatDate, formatExact, formatRelative } from './format.ts';
