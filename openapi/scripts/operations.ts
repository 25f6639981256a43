/** Turns the bundled documents into one table of all operations: what a program wants to know of each without reading them. */

import { longestBody } from './longest-body.ts';

interface Parameter {
  $ref?: string;
  name?: string;
}

interface Operation {
  operationId?: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: object }> };
  'x-permission'?: string;
  'x-allowed-while'?: string[];
}

interface Document {
  security?: object[];
  paths: Record<string, Record<string, Operation>>;
  components?: { parameters?: Record<string, Parameter> };
}

function parameterNames(document: Document, operation: Operation): (string | undefined)[] {
  return (operation.parameters ?? []).map(
    ({ $ref, name }) => name ?? document.components?.parameters?.[$ref?.split('/').at(-1) ?? '']?.name,
  );
}

/** Whether a session is needed, may be there, or plays no part. */
function sessionOf(security: object[]): 'needed' | 'optional' | 'none' {
  if (security.length === 0) return 'none';
  return security.every((scheme) => Object.keys(scheme).length > 0) ? 'needed' : 'optional';
}

/** @param documents bundled OpenAPI documents by service */
export function operationsModule(documents: Record<string, object>): string {
  const operations = Object.entries(documents).flatMap(([service, document]) => {
    const { paths, security = [] } = document as Document;
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        if (!operation.operationId) return [];
        const names = parameterNames(document as Document, operation);
        const entry = {
          service,
          method,
          path,
          session: sessionOf(operation.security ?? security),
          permission: operation['x-permission'] ?? null,
          allowedWhile: operation['x-allowed-while'] ?? [],
          longestBody: longestBody(document, operation.requestBody?.content['application/json']?.schema),
          files: operation.requestBody?.content['multipart/form-data'] !== undefined,
          once: names.includes('Idempotency-Key'),
          versioned: names.includes('If-Match'),
          tagged: names.includes('If-None-Match'),
        };
        return [[operation.operationId, entry] as const];
      }),
    );
  });
  return `/** Every operation of both descriptions by its operationId. */
export const operations = ${JSON.stringify(Object.fromEntries(operations), null, 2)} as const;

/** The operations that need no session. */
export type OpenOperation = {
  [Id in keyof typeof operations]: (typeof operations)[Id]['session'] extends 'needed' ? never : Id;
}[keyof typeof operations];
`;
}
