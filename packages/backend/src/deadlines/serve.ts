/** Serves calendars to calendar programs, authenticated by their URL alone. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { day } from '../constants.ts';
import { client_settings } from '../db/schema/index.ts';
import { notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { permissionsOf } from '../session/session.ts';
import { timeZoneOf } from '../settings/record.ts';
import { calendarOf } from './calendar.ts';
import { calendarsPath, ownerOf } from './feed.ts';
import { findDeadlines } from './find.ts';

/** How many days ahead a calendar covers. */
const horizonDays = 400;

export function serveCalendars(app: FastifyInstance, { queries, installationKey, config, now }: Services): void {
  app.get<{ Params: { file: string } }>(`${calendarsPath}/:file`, async (request, reply) => {
    const user = await ownerOf(queries, installationKey, request.params.file.replace(/\.ics$/, ''));
    if (!user) throw notFound();
    const at = now();
    const permissions = permissionsOf(user.roles);
    const deadlines = await findDeadlines(queries, {
      sellerId: user.id,
      may: (permission) => permissions.has(permission),
      now: at,
      until: new Date(at.getTime() + horizonDays * day),
      timeZone: await timeZoneOf(queries, user.id),
    });
    const [settings] = await queries
      .select({ language: client_settings.language, timeZone: client_settings.time_zone })
      .from(client_settings)
      .where(eq(client_settings.user_id, user.id));
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="smart-art.ics"')
      .header('cache-control', 'private, no-cache')
      .send(calendarOf({ deadlines, language: user.language, ...settings, origin: config.publicUrl, now: at }));
  });
}
