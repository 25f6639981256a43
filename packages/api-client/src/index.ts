export { type Clients, createClients, dataOf, type ProductClient, type SsoClient } from './clients.ts';
export type { Connection, ConnectionOptions } from './connection.ts';
export { ApiError, type ApiErrorDetails, type ApiErrorKind, isTransient } from './errors.ts';
export { resolveSource } from './source.ts';
