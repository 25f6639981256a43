/** Both descriptions as one list of operations with every reference followed: what proofs and tools walk over. */
import product from './generated/product.json' with { type: 'json' };
import sso from './generated/sso.json' with { type: 'json' };

/** A JSON Schema, as far as the contract uses it. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  maxProperties?: number;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  examples?: unknown[];
  example?: unknown;
  description?: string;
  'x-under-bytes'?: number;
  'x-one-line'?: boolean;
  'x-content-types'?: string[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

/** What travels in one content type. */
export interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Response {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, Media>;
}

export type Session = 'needed' | 'optional' | 'none';

export interface Operation {
  service: 'sso' | 'product';
  method: string;
  /** With `{parameters}`, without the service's prefix. */
  path: string;
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  session: Session;
  parameters: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
  'x-permission'?: string;
  'x-allowed-while'?: string[];
}

type Node = Record<string, unknown>;

/** Follows every reference of a document once; what refers to itself becomes a circle. */
function follower(document: Node): (node: unknown) => unknown {
  const followed = new Map<string, unknown>();
  const at = (pointer: string) =>
    pointer
      .slice(2)
      .split('/')
      .reduce<unknown>((node, name) => (node as Node)[name.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  const follow = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(follow);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref === 'string') {
      if (!followed.has($ref)) {
        const target: Node = {};
        followed.set($ref, target);
        Object.assign(target, follow(at($ref)));
      }
      return followed.get($ref);
    }
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, follow(value)]));
  };
  return follow;
}

function sessionOf(security: Node[] | undefined): Session {
  if (!security || security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'needed';
}

type Described = Omit<Operation, 'service' | 'method' | 'path' | 'session'>;

/** What a document may leave out. */
const plain: Partial<Described> = { tags: [], summary: '', description: '', parameters: [] };

const methods = ['get', 'post', 'put', 'patch', 'delete'];

function operationsOf(service: Operation['service'], document: Node): Operation[] {
  const follow = follower(document);
  const paths = document.paths as Record<string, Record<string, Node>>;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        ...plain,
        ...(follow(operation) as Described),
        service,
        method,
        path,
        session: sessionOf((operation.security ?? document.security) as Node[] | undefined),
      })),
  );
}

export const operations: readonly Operation[] = [...operationsOf('sso', sso), ...operationsOf('product', product)];

/** The schema of what an operation takes, and as what it is sent; undefined where it takes nothing. */
export function bodyOf({ requestBody }: Operation): { type: string; media: Media } | undefined {
  const [found] = Object.entries(requestBody?.content ?? {});
  return found && { type: found[0], media: found[1] };
}
