/** Frames in the vendors' stock (000 section 7; 001 section 5). */
import type { components } from '@smart-art/openapi/product';
import { compare, frameSlack, times } from '@smart-art/openapi/rules';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { frame_materials, frame_stock, frame_vendors } from '../db/schema/index.ts';
import type { Handlers } from '../http/handler.ts';
import { type FieldErrors, unprocessable } from '../http/http-error.ts';
import { namedIn, nameIn } from '../master-data/records.ts';
import { type Language, translate } from '../messages/messages.ts';
import type { Services } from '../services.ts';

type Frame = components['schemas']['Frame'];
type FrameAvailabilityRequest = components['schemas']['FrameAvailabilityRequest'];
type Reason = NonNullable<components['schemas']['FrameAvailability']['reason']>;

interface FrameQuery {
  frame_vendor_id: string;
  /** Null if any material will do. */
  frame_material_id: string | null;
  width: number;
  height: number;
  size_unit: 'cm' | 'in';
  pieces: number;
}

const selectStock = (queries: Queries, vendorId: string) =>
  queries
    .select({ frame: frame_stock, material: frame_materials })
    .from(frame_stock)
    .innerJoin(frame_materials, eq(frame_materials.id, frame_stock.material_id))
    .where(eq(frame_stock.vendor_id, vendorId))
    .orderBy(asc(frame_stock.width), asc(frame_stock.height), asc(frame_materials.position), asc(frame_stock.id));

type Stocked = Awaited<ReturnType<typeof selectStock>>[number];

interface FrameFinding {
  found: Stocked | null;
  /** Why there is none; null if there is one. */
  reason: Reason | null;
  /** Alternatives from the same vendor. */
  others: Stocked[];
}

const priceOf = ({ frame }: Stocked) => ({ amount: frame.price_amount, currency: frame.price_currency });

/** A vendor uses one currency; with two, only the fit would decide. */
const isCheaper = (a: Stocked, b: Stocked) =>
  a.frame.price_currency === b.frame.price_currency ? compare(priceOf(a), priceOf(b)) : 0;

/** The closest-fitting frame, and among equals the cheapest. */
export async function findFrame(queries: Queries, query: FrameQuery): Promise<FrameFinding> {
  const stock = await selectStock(queries, query.frame_vendor_id);
  const { frame_material_id: material, size_unit: unit, width, height } = query;
  const offered = material === null ? stock : stock.filter(({ frame }) => frame.material_id === material);
  if (offered.length === 0) return { found: null, reason: 'material_not_offered', others: stock };
  const fitting = offered.flatMap((stocked) => {
    const { frame } = stocked;
    const opening = { width: frame.width, height: frame.height, unit: frame.size_unit };
    const slack = frameSlack({ width, height, unit }, opening);
    return slack === undefined ? [] : [{ stocked, slack }];
  });
  if (fitting.length === 0) return { found: null, reason: 'no_such_size', others: offered };
  const [best] = fitting
    .filter(({ stocked }) => stocked.frame.in_stock >= query.pieces)
    .toSorted((a, b) => a.slack - b.slack || isCheaper(a.stocked, b.stocked));
  if (!best) return { found: null, reason: 'out_of_stock', others: offered };
  return { found: best.stocked, reason: null, others: [] };
}

const frameIn = (language: Language, stocked: Stocked): Frame => ({
  id: stocked.frame.id,
  width: stocked.frame.width,
  height: stocked.frame.height,
  size_unit: stocked.frame.size_unit,
  frame_material: namedIn(language, stocked.material),
  price: times(priceOf(stocked), 1),
  in_stock: stocked.frame.in_stock,
});

/** @throws HttpError 422 if vendor or material are unknown */
async function vendorOf(queries: Queries, { frame_vendor_id, frame_material_id }: FrameAvailabilityRequest) {
  const errors: FieldErrors = {};
  const [vendor] = await queries.select().from(frame_vendors).where(eq(frame_vendors.id, frame_vendor_id));
  if (!vendor) errors.frame_vendor_id = [{ key: 'frameVendorUnknown' }];
  if (frame_material_id) {
    const known = await queries.select().from(frame_materials).where(eq(frame_materials.id, frame_material_id));
    if (known.length === 0) errors.frame_material_id = [{ key: 'frameMaterialUnknown' }];
  }
  if (!vendor || Object.keys(errors).length > 0) throw unprocessable(errors);
  return vendor;
}

export function frameHandlers({ queries }: Services): Pick<Handlers, 'checkFrameAvailability'> {
  return {
    async checkFrameAvailability({ body, language }) {
      const vendor = await vendorOf(queries, body);
      const { frame_material_id = null, size_unit = 'cm', pieces = 1, ...size } = body;
      const { found, reason, others } = await findFrame(queries, { ...size, frame_material_id, size_unit, pieces });
      const values = { vendor: nameIn(language, vendor) };
      const message = translate(language, { key: reason === null ? 'frameAvailable' : `frame_${reason}`, values });
      const data = {
        available: found !== null,
        reason,
        frame: found && frameIn(language, found),
        price: found && times(priceOf(found), pieces),
        sizes: others.map((stocked) => frameIn(language, stocked)),
      };
      return { status: 200, body: { success: true, message, data } };
    },
  };
}
