/** What an area of the API adds to the records of a seller. */
import type { Request, Seller, World } from '../world.ts';

/** The default marker. */
export const defaultMarker = 'kanarienvogel';

/** Ids of the owner's records, by kind. */
export type Ids = Record<string, readonly string[]>;

export interface Area {
  /** The kind of record in a field: by the field's name, or if that is ambiguous by `operationId.field`. */
  kinds: Readonly<Record<string, string>>;
  /** Kinds that are not private: constants of the API, and records that everybody may see. */
  open?: readonly string[];
  /** Operations with which others may use or see an otherwise private kind of record. */
  shared?: Readonly<Record<string, readonly string[]>>;
  /** Read operations whose responses to the owner change by permitted actions of others. */
  common?: readonly string[];
  /**
   * Creates a seller's records.
   *
   * @param marker part of every text that only the seller may read
   */
  build(world: World, owner: Seller, marker: string): Promise<Ids>;
}

/** Sends a request that must succeed. @returns the body of the response */
export async function send<Body = { data: { id: string } }>(seller: Seller, request: Request): Promise<Body> {
  const answer = await seller.call(request);
  if (answer.statusCode >= 300) throw new Error(`${request.method ?? 'GET'} ${request.url}: ${answer.body}`);
  return answer.json();
}

/** Sends a POST that must succeed. */
export const post = <Body = { data: { id: string } }>(seller: Seller, path: string, body: object): Promise<Body> =>
  send(seller, { method: 'POST', url: `/product/${path}`, body });
