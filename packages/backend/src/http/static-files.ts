/** Serves photographs, the app and its configuration. */
import { existsSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { appConfigOf } from '../app-config.ts';
import type { Config } from '../config.ts';
import { images, users } from '../db/schema/index.ts';
import { filesPath } from '../images/image.ts';
import { contentTypeOfName, fileNamePattern, keyPattern } from '../images/picture-store.ts';
import { FilesFailure, type StoredFile } from '../ports/files.ts';
import type { Services } from '../services.ts';
import { type Page, readPages } from './app-pages.ts';
import { HttpError, notFound } from './http-error.ts';

const forever = 'public, max-age=31536000, immutable';

/** A photograph's file from a bucket. @throws HttpError 404; 503 if the bucket does not answer */
async function readAway({ queries, pictures }: Services, key: string, name: string): Promise<StoredFile> {
  const [image] = await queries.select({ place: images.place }).from(images).where(eq(images.key, key));
  const [face] = image ? [] : await queries.select({ id: users.id }).from(users).where(eq(users.picture_key, key));
  const place = image?.place ?? (face && pictures.operatorPlace);
  if (!place || place === 'disk') throw notFound();
  try {
    const file = await pictures.readAway(place, key, name);
    if (file) return file;
  } catch (error) {
    if (!(error instanceof FilesFailure)) throw error;
    throw new HttpError(503, { key: 'pictureAway' }, { headers: { 'retry-after': '30' } });
  }
  throw notFound();
}

/** Photographs, at unguessable URLs: no session is needed. */
function servePictures(app: FastifyInstance, services: Services): void {
  const { pictures } = services;
  app.get<{ Params: { key: string; name: string } }>(
    `${filesPath}/:key/:name`,
    { compress: false },
    async (request, reply) => {
      const { key, name } = request.params;
      if (!keyPattern.test(key) || !fileNamePattern.test(name)) throw notFound();
      if (!existsSync(join(pictures.folderOf(key), name))) {
        const { stream, bytes } = await readAway(services, key, name);
        if (bytes !== undefined) reply.header('content-length', bytes);
        return reply.header('cache-control', forever).type(contentTypeOfName(name)).send(stream);
      }
      reply.header('cache-control', forever);
      return reply.sendFile(name, pictures.folderOf(key), { cacheControl: false });
    },
  );
}

/** True if a person opens a page: they get the app, which does its own routing. */
const isNavigation = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept);

/** True if the path is a file in the folder. A path that leads outside is always false. */
function holdsFile(folder: string, path: string): boolean {
  const file = resolve(folder, path);
  if (path.includes('\0') || !file.startsWith(resolve(folder) + sep)) return false;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function serveApp(app: FastifyInstance, config: Config): void {
  const { appDir } = config;
  const pages = readPages(appDir, appConfigOf(config));
  const send = (reply: FastifyReply, { text, brotli }: Page, accepted = '') => {
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (!brotli || !/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted))
      return reply.header('vary', 'cookie').send(text);
    return reply.header('vary', 'cookie, accept-encoding').header('content-encoding', 'br').send(brotli);
  };
  app.get('/*', async (request, reply) => {
    const path = decodeURIComponent(request.url.split('?')[0] ?? '/').slice(1);
    const isFile = !pages.holds(path) && !path.endsWith('/') && holdsFile(appDir, path);
    if (isFile) {
      reply.header('cache-control', path.startsWith('assets/') ? forever : 'no-cache');
      return reply.sendFile(path, appDir, { cacheControl: false });
    }
    if (path.startsWith('assets/') || !isNavigation(request.headers.accept))
      throw new HttpError(404, { key: 'notFound' });
    if (!pages.isForSearch(path)) reply.header('x-robots-tag', 'noindex');
    return send(reply, pages.page(path, request.headers.cookie), String(request.headers['accept-encoding'] ?? ''));
  });
}

export async function serveStatic(app: FastifyInstance, services: Services): Promise<void> {
  const { config, pictures } = services;
  await app.register(fastifyStatic, { root: pictures.root, serve: false, preCompressed: true });
  servePictures(app, services);
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return appConfigOf(config);
  });
  if (existsSync(join(config.appDir, 'index.html'))) serveApp(app, config);
}
