/** What an area adds to the estate. */
import type { Request, Seller, World } from '../world.ts';

/** The owner's word. */
export const canary = 'kanarienvogel';

/** Ids of the owner's records, by what they are. */
export type Ids = Record<string, readonly string[]>;

export interface Plot {
  /** Which kind of record a field names: by the field's name, or where that does not say by `operationId.field`. */
  kinds: Readonly<Record<string, string>>;
  /** Kinds that are no secret: words of the calls, and records that everybody may see. */
  open?: readonly string[];
  /** Operations by which others may use or see a kind of record that is otherwise the owner's. */
  shared?: Readonly<Record<string, readonly string[]>>;
  /** Reading operations whose answers to the owner change when others do what they may. */
  common?: readonly string[];
  /**
   * Makes a seller's records, by calls and by what others do.
   *
   * @param word stands in every text which nobody but the seller may read
   */
  build(world: World, owner: Seller, word: string): Promise<Ids>;
}

/** What a call that must succeed answers. @throws where it does not */
export async function ask<Body = { data: { id: string } }>(seller: Seller, request: Request): Promise<Body> {
  const answer = await seller.call(request);
  if (answer.statusCode >= 300) throw new Error(`${request.method ?? 'GET'} ${request.url}: ${answer.body}`);
  return answer.json();
}

/** A POST to the product that must succeed. */
export const post = <Body = { data: { id: string } }>(seller: Seller, path: string, body: object): Promise<Body> =>
  ask(seller, { method: 'POST', url: `/product/${path}`, body });
