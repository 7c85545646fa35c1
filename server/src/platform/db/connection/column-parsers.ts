// Turns column values into JavaScript values, the same way in both databases.

import { types } from '@electric-sql/pglite'

/** Days stay texts (2026-11-21). Bigints become numbers: only sort keys pass 2^53, and they never leave SQL. */
export const columnParsers: Record<number, (value: string) => unknown> = { [types.DATE]: (value: string) => value, [types.INT8]: Number }
