/** Uploads are written to disk before the quota is checked, so uploads in progress are limited as well. */
import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formRoom, uploadsUnderWay } from '../src/constants.ts';
import { filesAtOnce, fileUnderBytes } from '../src/images/limits.ts';
import { beginUpload } from '../src/images/under-way.ts';
import { jpeg } from './support/pictures.ts';
import { type Seller, upload, useWorld } from './support/world.ts';

const world = useWorld();
const path = '/product/product/update-images-files';
let seller: Seller;
let port = 0;
beforeAll(async () => {
  seller = await world.seller();
  await world.backend.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.backend.app.server.address() as { port: number }).port;
});

const hang = { timeout: 60_000 };
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

const head = (token: string, length: number) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: house',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${length}`,
    '',
    '--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
  ].join('\r\n');

/** Declares an upload and sends its beginning. @returns the response as it arrives */
function begin(token: string, length: number): { response: () => string; closed: Promise<unknown> } {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {});
  socket.write(head(token, length) + 'x'.repeat(1000));
  return { response: () => text, closed: once(socket, 'close') };
}

describe('upload', () => {
  it('with a declared length over the limit returns 413 at once and closes the connection', async () => {
    const { response, closed } = begin(seller.token, 100 * 1024 ** 3);
    await closed;
    expect(response()).toMatch(/^HTTP\/1\.1 413 .*The request is too large\./s);
  });

  it('without a declared length returns 413 once it exceeds the limit', async () => {
    const answer = await new Promise<number>((resolve, reject) => {
      const request = sendRequest({
        port,
        path,
        method: 'POST',
        headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'multipart/form-data; boundary=b' },
      });
      request.on('response', ({ statusCode = 0 }) => resolve(statusCode)).on('error', reject);
      const piece = Buffer.alloc(1024 ** 2);
      const pieces = (filesAtOnce * fileUnderBytes + formRoom) / piece.length + 8;
      let count = 0;
      const write = () => {
        while (count++ < pieces && request.write(piece));
        if (count < pieces) request.once('drain', write);
      };
      request.write('--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n');
      write();
    });
    expect(answer).toBe(413);
  });

  it('is limited by bytes in progress per seller without affecting others', async () => {
    const length = filesAtOnce * fileUnderBytes;
    const uploads = Array.from({ length: Math.floor(uploadsUnderWay.bytes / length) }, () =>
      begin(seller.token, length),
    );
    await expect
      .poll(async () => (await world.files()).filter((name) => name.endsWith('.part')).length, hang)
      .toBe(uploads.length);
    const { response, closed } = begin(seller.token, length);
    await closed;
    expect(response()).toMatch(/^HTTP\/1\.1 429 .*retry-after: 10.*Too many uploads at once/is);
    const other = await world.seller();
    expect((await upload(other, await jpeg())).statusCode).toBe(201);
    for (const socket of open.splice(0)) socket.destroy();
    await expect.poll(async () => (await upload(seller, await jpeg())).statusCode, hang).toBe(201);
  });

  it('is limited by the number of uploads in progress per seller', () => {
    const ends = Array.from({ length: uploadsUnderWay.requests }, () => beginUpload('somebody', 1));
    expect(() => beginUpload('somebody', 1)).toThrow(expect.objectContaining({ status: 429 }));
    ends.pop()?.();
    ends.push(beginUpload('somebody', 1));
    for (const end of ends) end();
    beginUpload('somebody', uploadsUnderWay.bytes)();
  });

  it.each([71, 300, 5000])(
    'with a multipart boundary of %i characters is rejected without a server error',
    async (length) => {
      const boundary = 'b'.repeat(length);
      const body = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nx\r\n--${boundary}--\r\n`;
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      const answer = await seller.call({ method: 'POST', url: path, body, headers });
      expect(answer.statusCode).toBe(length < 256 ? 422 : 400);
    },
  );
});
