/** Columns that many tables share. */
import { bigint, customType, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** Text in code point order ("C"), so that PGlite and PostgreSQL sort alike. */
export const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** An instant to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A size in bytes. */
export const bytes = (name: string) => bigint(name, { mode: 'number' });

/** The supported currencies (001 section 9). */
export const currency = (name: string) => text(name, { enum: ['USD', 'JPY'] });

/** An amount as an exact decimal; its currency is in a neighbouring column. */
export const amount = (name: string) => numeric(name, { precision: 15, scale: 2 });
