export { type Clients, createClients, dataOf, type ProductClient, prepareCalls, type SsoClient } from './clients.ts';
export type { Connection, ConnectionOptions } from './connection.ts';
export { ApiError, type ApiErrorDetails, type ApiErrorKind, isTransient } from './errors.ts';
export { lastPage, nextPage, type PageOf, previousPage } from './pages.ts';
export { resolveSource } from './source.ts';
