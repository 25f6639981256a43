export { DateTime, type DateTimeProps } from './DateTime.tsx';
export { formatDate } from './format.ts';
