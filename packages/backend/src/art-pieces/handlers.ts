import { personName } from '@smart-art/openapi/rules';
import { followPieces } from '../custom-orders/follow.ts';
import type { Queries } from '../db/database.ts';
import { receiveForm } from '../http/form.ts';
import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/http-error.ts';
import { once } from '../http/once.ts';
import { etagOf } from '../http/version.ts';
import { withPictures } from '../images/with-pictures.ts';
import { type Language, type MessageKey, translate } from '../messages/messages.ts';
import { requireTrackingDate } from '../orders/tracking-date.ts';
import type { Services } from '../services.ts';
import { pieceStatusAfter, pieceToChange, recordStep, requirePermission, writePiece } from './change.ts';
import { insertComment } from './comment.ts';
import { type ArtPieceRow, findPiece } from './find.ts';
import { recordImages } from './images.ts';
import { ownerOf } from './owner.ts';
import { describePiece } from './piece.ts';
import { editPiece, reportStep } from './report.ts';

const trimmed = (text: string | null | undefined) => text?.trim() || null;

/** Pieces being made for custom orders and requests (000 section 7). */
export function artPieceHandlers(
  services: Services,
): Pick<
  Handlers,
  | 'getArtPiece'
  | 'updateArtPiece'
  | 'updateArtPieceStatus'
  | 'addArtPieceImages'
  | 'saveArtPieceTracking'
  | 'addArtPieceComment'
  | 'addArtPieceDelivery'
> {
  const { queries, now } = services;

  async function answerWith(tx: Queries, piece: ArtPieceRow, language: Language, key: MessageKey) {
    const data = await describePiece(tx, piece, now());
    return { body: { success: true, message: translate(language, { key }), data }, etag: etagOf(piece) };
  }

  return {
    async getArtPiece({ session, path }) {
      return queries.transaction(
        async (tx) => {
          const piece = await findPiece(tx, session.user.id, path.id);
          if (!piece) throw notFound();
          requirePermission(session, await ownerOf(tx, piece));
          const data = await describePiece(tx, piece, now());
          return { status: 200, body: { success: true, message: '', data }, etag: etagOf(piece) };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },

    async updateArtPiece(call) {
      const { session, path, body, headers, language } = call;
      return once(services, call, 'updateArtPiece', async (tx) => {
        const target = { id: path.id, ifMatch: headers['If-Match'], now: now() };
        const row = await editPiece(tx, session, body, target);
        return { status: 200 as const, ...(await answerWith(tx, row, language, 'artPieceSaved')) };
      });
    },

    async updateArtPieceStatus(call) {
      const { session, body, headers, language } = call;
      return once(services, call, 'updateArtPieceStatus', async (tx) => {
        const row = await reportStep(tx, session, body, { ifMatch: headers['If-Match'], now: now() });
        return { status: 200 as const, ...(await answerWith(tx, row, language, 'artPieceSaved')) };
      });
    },

    async saveArtPieceTracking(call) {
      const { session, body, headers, language } = call;
      return once(services, call, 'saveArtPieceTracking', async (tx) => {
        const target = { id: body.art_piece_id, ifMatch: headers['If-Match'], now: now() };
        const { piece } = await pieceToChange(tx, session, target);
        const isCorrection = piece.status === 'shipped';
        const status = await pieceStatusAfter(tx, piece, isCorrection ? 'correct_tracking' : 'ship', now());
        requireTrackingDate(body.tracking_date, piece.created_at, now());
        const tracking = {
          tracking_url: body.tracking_url.trim(),
          tracking_number: body.tracking_number.trim(),
          tracking_date: body.tracking_date,
          courier_company: body.courier_company.trim(),
        };
        const shipped_at = piece.shipped_at ?? now();
        const row = await writePiece(tx, piece, { ...tracking, status, shipped_at }, now());
        const { tracking_date: _, ...values } = tracking;
        const event = isCorrection ? 'tracking_corrected' : 'shipped';
        await recordStep(tx, row, session, { event, values, message: 'artPieceShipped', messageValues: values }, now());
        await followPieces(tx, row, now());
        return { status: 200 as const, ...(await answerWith(tx, row, language, 'artPieceSaved')) };
      });
    },

    async addArtPieceComment(call) {
      const { session, body, language } = call;
      return once(services, call, 'addArtPieceComment', async (tx) => {
        const { piece } = await pieceToChange(tx, session, { id: body.art_piece_id, now: now() });
        await pieceStatusAfter(tx, piece, 'comment', now());
        const comment = body.comment.trim();
        const name = personName(session.user.firstname, session.user.lastname);
        await insertComment(tx, piece, { kind: 'seller', name }, comment, now());
        const event = { event: 'commented', message: 'artPieceCommented', messageValues: { comment } } as const;
        await recordStep(tx, piece, session, event, now());
        return { status: 201 as const, ...(await answerWith(tx, piece, language, 'artPieceCommentAdded')) };
      });
    },

    async addArtPieceImages(call) {
      const { session, request, language } = call;
      const form = await receiveForm(services, request, 'addArtPieceImages');
      try {
        const { fields } = form;
        const files = form.filesOf('files');
        const kind = fields.kind ?? 'completed';
        return await withPictures(
          services,
          call,
          { operationId: 'addArtPieceImages', payload: form.payload, files },
          async (tx, rows) => {
            const { piece } = await pieceToChange(tx, session, { id: fields.art_piece_id, now: now() });
            await pieceStatusAfter(tx, piece, 'add_images', now());
            await recordImages(tx, piece, rows, { kind, field: 'files', now: now() });
            const row = await writePiece(tx, piece, {}, now());
            const values = { kind, count: rows.length };
            await recordStep(
              tx,
              row,
              session,
              { event: 'images_added', values, message: 'artPieceShown', messageValues: values },
              now(),
            );
            return { status: 201 as const, ...(await answerWith(tx, row, language, 'imagesUploaded')) };
          },
        );
      } finally {
        await form.dispose();
      }
    },

    async addArtPieceDelivery(call) {
      const { session, request, language } = call;
      const form = await receiveForm(services, request, 'addArtPieceDelivery');
      try {
        const { fields } = form;
        const files = form.filesOf('delivery_image');
        return await withPictures(
          services,
          call,
          { operationId: 'addArtPieceDelivery', payload: form.payload, files },
          async (tx, rows) => {
            const { piece } = await pieceToChange(tx, session, { id: fields.art_piece_id, now: now() });
            const status = await pieceStatusAfter(tx, piece, 'deliver', now());
            await recordImages(tx, piece, rows, { kind: 'delivery', field: 'delivery_image', now: now() });
            const row = await writePiece(tx, piece, { status, delivered_at: now() }, now());
            const event = { event: 'delivered', note: trimmed(fields.note), message: 'artPieceDelivered' } as const;
            await recordStep(tx, row, session, event, now());
            await followPieces(tx, row, now());
            return { status: 201 as const, ...(await answerWith(tx, row, language, 'artPieceSaved')) };
          },
        );
      } finally {
        await form.dispose();
      }
    },
  };
}
