import { usersPageSize } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { findAgreement, isActive } from '../general/agreement.ts';
import { instantsOf } from '../http/days.ts';
import { receiveForm } from '../http/form.ts';
import type { Handlers, SignedIn } from '../http/handler.ts';
import { forbidden, notFound } from '../http/http-error.ts';
import { pageOf } from '../http/paging.ts';
import { etagOf, requireVersion } from '../http/version.ts';
import { freeBytes, operatorQuota } from '../images/quota.ts';
import { translate } from '../messages/messages.ts';
import { requireRanges } from '../orders/ranges.ts';
import { documentOf } from '../platform/documents.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';
import { settingsOf } from '../settings/record.ts';
import { findCard, isSeller, listCards } from './cards.ts';
import { findDealer } from './dealings.ts';
import { removePassbook, removePicture, setPassbook, setPicture } from './files.ts';
import { personTexts } from './person-texts.ts';
import { pictureAddress } from './picture-address.ts';
import { businessColumns, encryptBankDetails, type Profile, profileOf, saveBusiness } from './record.ts';
import { showcaseOf } from './showcase.ts';

const isOwn = (email: string, user: User) => email.toLowerCase() === user.email;

/**
 * Saves a seller's profile.
 *
 * @param tx a transaction
 * @throws HttpError 404, 412, 422
 */
export async function saveProfile(
  tx: Queries,
  services: Services,
  userId: string,
  body: SignedIn<'updateProfileDetails'>['body'],
  ifMatch?: string,
): Promise<Profile> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw notFound();
  await requireVersion(ifMatch, user.version, () => profileOf(services, tx, user));
  const business = await businessColumns(tx, body.business, body.bank_details);
  const { actor_type, paypal_id = null, accepts_international_delivery = false, shows_contact = false } = body;
  const bank_sealed = encryptBankDetails(services.installationKey, body.bank_details);
  const statement = body.statement === undefined ? undefined : body.statement?.trim() || null;
  const row = { ...business, paypal_id, bank_sealed, accepts_international_delivery, shows_contact, statement };
  await saveBusiness(tx, user.id, row, services.now());
  const name_reading = body.name_reading === undefined ? user.name_reading : body.name_reading?.trim() || null;
  const [changed = user] = await tx
    .update(users)
    .set({
      actor_type,
      name_reading,
      ...personTexts({ ...user, name_reading }, business),
      version: user.version + 1,
    })
    .where(eq(users.id, user.id))
    .returning();
  return profileOf(services, tx, changed);
}

/** Sellers and their profiles (000 sections 3 and 7). */
export function profileHandlers(
  services: Services,
): Pick<
  Handlers,
  | 'getProfileDetails'
  | 'getPerson'
  | 'listUsers'
  | 'updateProfileDetails'
  | 'updateProfilePicture'
  | 'removeProfilePicture'
  | 'updateBankPassbookPhoto'
  | 'deleteBankPassbookPhoto'
> {
  const { queries, now } = services;
  return {
    async getProfileDetails({ session, path }) {
      const { user } = session;
      if (!isOwn(path.email, user)) throw notFound();
      const { email, firstname, lastname } = user;
      const settings = await settingsOf(queries, user.id);
      const details = {
        email,
        firstname,
        lastname,
        profile_image: pictureAddress(user),
        is_slack: settings.is_slack,
        time_zone: settings.version > 0 ? settings.time_zone : null,
      };
      const agreement = await findAgreement(queries, user.id);
      if (!agreement)
        return { status: 200, body: { details, dbTenantAgreement: null, dbCurrentActiveAgreement: null } };
      const { subscription_type, agreement_end_date, payment_status, used_bytes } = agreement;
      return {
        status: 200,
        body: {
          details,
          dbTenantAgreement: { subscription_type, agreement_end_date, payment_status },
          dbCurrentActiveAgreement: {
            status: isActive(agreement, now()) ? 'activated' : 'expiried',
            quota_bytes: await operatorQuota(queries, agreement),
            used_bytes,
            free_bytes: await freeBytes(services, agreement),
          },
        },
      };
    },

    async getPerson({ session, query, language }) {
      const { user } = session;
      const id = query.id ?? user.id;
      /* Before completing the sign-up, people can only see themselves. */
      if (user.current_step_no !== null && id !== user.id) throw forbidden('signUpOpen');
      const data = await findCard(queries, language, { id, viewer: user.id });
      if (!data) {
        const dealer = await findDealer(queries, user.id, id);
        if (!dealer) throw notFound();
        const { permission, card, dealings } = dealer;
        if (!session.permissions.has(permission)) throw forbidden('notAllowed');
        return { status: 200, body: { success: true, data: card, profile: null, dealings, showcase: null } };
      }
      const mayListExhibitions = session.permissions.has('sa-list-exhibitions');
      const showcase = isSeller(data) ? await showcaseOf(queries, data.id, mayListExhibitions) : null;
      const body = { success: true, data, dealings: null, showcase };
      if (data.id !== user.id) return { status: 200, body: { ...body, profile: null } };
      const profile = await profileOf(services, queries, user);
      return { status: 200, body: { ...body, profile }, etag: etagOf(profile) };
    },

    async listUsers({ query, language, request }) {
      const {
        user_list_type: type = 'subscribed',
        page = 1,
        perPage = usersPageSize,
        search = '',
        sort = 'name',
      } = query;
      const { actor_type: actorType, shows_contact: showsContact } = query;
      requireRanges(query);
      const { from, to } = instantsOf(query);
      const filters = { type, search, actorType, showsContact, from, to, sort, page, perPage, now: now() };
      const { total, counts, cards } = await listCards(queries, language, filters);
      return { status: 200, body: { counts, ...pageOf(request.url, { page, perPage, total }, cards) } };
    },

    async updateProfileDetails(call) {
      const profile = await queries.transaction((tx) =>
        saveProfile(tx, services, call.session.user.id, call.body, call.headers['If-Match']),
      );
      const message = translate(call.language, { key: 'profileSaved' });
      return { status: 200, body: { success: true, message, profile }, etag: etagOf(profile) };
    },

    async updateProfilePicture({ session, request, language }) {
      const form = await receiveForm(services, request, 'updateProfilePicture');
      try {
        const profile_pic = pictureAddress(await setPicture(services, session.user.id, form)) ?? '';
        const message = translate(language, { key: 'pictureSaved' });
        return { status: 200, body: { success: true, message, profilePicUrl: { profile_pic } } };
      } finally {
        await form.dispose();
      }
    },

    async removeProfilePicture({ session, path, language }) {
      if (!isOwn(path.email, session.user)) throw notFound();
      await removePicture(services, session.user.id);
      return { status: 200, body: { success: true, message: translate(language, { key: 'pictureRemoved' }) } };
    },

    async updateBankPassbookPhoto({ session, request, language }) {
      const form = await receiveForm(services, request, 'updateBankPassbookPhoto');
      try {
        const data = documentOf(services, await setPassbook(services, session.user.id, form));
        return { status: 200, body: { success: true, message: translate(language, { key: 'passbookSaved' }), data } };
      } finally {
        await form.dispose();
      }
    },

    async deleteBankPassbookPhoto({ session, path, language }) {
      await removePassbook(services, session.user.id, path.id);
      return { status: 200, body: { success: true, message: translate(language, { key: 'passbookRemoved' }) } };
    },
  };
}
