import type { ExhibitionDetails, ExhibitionInput, ImageRecord, Money } from '@smart-art/api-client/queries';
import { saveExhibitionBody } from '@smart-art/openapi/constraints';
import { attendancesOf } from '@smart-art/openapi/rules';
import type { ChosenWork } from '../../exhibitions/ChosenWorks.tsx';

/** The form values of an exhibition (001 section 3). */
export interface ExhibitionValues {
  name: string;
  category: ExhibitionInput['category'];
  type: ExhibitionInput['type'];
  description: string;
  start_date: string | null;
  end_date: string | null;
  time_zone: string;
  address: string;
  map_link: string;
  virtual_link: string;
  exhibitor_fee: Money | null;
  virtual_attendee_fee: Money | null;
  physical_attendee_fee: Money | null;
  maximum_exhibitors: number | null;
  maximum_subscribers: number | null;
  organiser: { name: string; company: string; email: string; phone: string; website: string };
  /** Saved pictures that are not removed. */
  pictures: readonly ImageRecord[];
  /** Files to upload on submit. */
  picture_files: readonly File[];
  /** Keys of both in order; unlisted ones come last. The first is the cover. */
  picture_order: readonly string[];
  works: readonly ChosenWork[];
}

export const emptyExhibition = (organiser: { name: string; email: string }, timeZone: string): ExhibitionValues => ({
  name: '',
  category: 'Physical Exhibition',
  type: 'Art Exhibition',
  description: '',
  start_date: null,
  end_date: null,
  time_zone: timeZone,
  address: '',
  map_link: '',
  virtual_link: '',
  exhibitor_fee: null,
  virtual_attendee_fee: null,
  physical_attendee_fee: null,
  maximum_exhibitors: null,
  maximum_subscribers: null,
  organiser: { ...organiser, company: '', phone: '', website: '' },
  pictures: [],
  picture_files: [],
  picture_order: [],
  works: [],
});

const { id: _, image_ids: __, work_ids: ___, ...bounds } = saveExhibitionBody;

/** Bounds from the contract. */
export const exhibitionBounds = bounds;
export const pictureBounds = saveExhibitionBody.image_ids;
export const workBounds = saveExhibitionBody.work_ids;

/** The form values of an existing exhibition. */
export const formOf = (exhibition: ExhibitionDetails): ExhibitionValues => {
  const { organiser } = exhibition;
  return {
    name: exhibition.name,
    category: exhibition.category,
    type: exhibition.type,
    description: exhibition.description ?? '',
    start_date: exhibition.start_date,
    end_date: exhibition.end_date,
    time_zone: exhibition.time_zone,
    address: exhibition.address ?? '',
    map_link: exhibition.map_link ?? '',
    virtual_link: exhibition.virtual_link ?? '',
    exhibitor_fee: exhibition.exhibitor_fee,
    virtual_attendee_fee: exhibition.virtual_attendee_fee,
    physical_attendee_fee: exhibition.physical_attendee_fee,
    maximum_exhibitors: exhibition.maximum_exhibitors,
    maximum_subscribers: exhibition.maximum_subscribers,
    organiser: {
      name: organiser.name,
      company: organiser.company ?? '',
      email: organiser.email,
      phone: organiser.phone ?? '',
      website: organiser.website ?? '',
    },
    pictures: exhibition.images,
    picture_files: [],
    picture_order: [],
    works: exhibition.own_works.map(({ id, title, cover }) => ({ id, title, cover })),
  };
};

/** Identifies a file by name, size and modification time. */
export const fileKey = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** The keys of the pictures, in order. */
export function pictureNames({
  pictures,
  picture_files,
  picture_order,
}: Pick<ExhibitionValues, 'pictures' | 'picture_files' | 'picture_order'>): string[] {
  const names = new Set([...pictures.map(({ id }) => id), ...picture_files.map(fileKey)]);
  const ordered = picture_order.filter((name) => names.has(name));
  return [...new Set([...ordered, ...names])];
}

const trimmed = (text: string) => text.trim() || null;

/**
 * The form values as a request body; the form has checked that nothing is missing. Values that do not apply to the
 * category stay in the form and are not sent.
 * @param idOf the id of the image uploaded from a file
 */
export function inputOf(values: ExhibitionValues, idOf: (fileName: string) => string | undefined): ExhibitionInput {
  const ways = attendancesOf(values);
  const isPhysical = ways.includes('physical');
  const isVirtual = ways.includes('virtual');
  const { organiser } = values;
  return {
    name: values.name.trim(),
    category: values.category,
    type: values.type,
    description: trimmed(values.description),
    start_date: values.start_date as string,
    end_date: values.end_date as string,
    time_zone: values.time_zone,
    address: isPhysical ? trimmed(values.address) : null,
    map_link: isPhysical ? trimmed(values.map_link) : null,
    virtual_link: isVirtual ? trimmed(values.virtual_link) : null,
    exhibitor_fee: values.exhibitor_fee,
    virtual_attendee_fee: isVirtual ? values.virtual_attendee_fee : null,
    physical_attendee_fee: isPhysical ? values.physical_attendee_fee : null,
    maximum_exhibitors: values.maximum_exhibitors as number,
    maximum_subscribers: values.maximum_subscribers as number,
    organiser: {
      name: organiser.name.trim(),
      company: trimmed(organiser.company),
      email: organiser.email.trim(),
      phone: trimmed(organiser.phone),
      website: trimmed(organiser.website),
    },
    image_ids: pictureNames(values).map((name) => idOf(name) ?? name),
    work_ids: values.works.map(({ id }) => id),
  };
}
