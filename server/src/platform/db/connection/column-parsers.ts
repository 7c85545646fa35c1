// How values of a column become values of JavaScript, the same in both databases.

import { types } from '@electric-sql/pglite'

/** Days stay texts (2026-11-21); bigints become numbers: none of ours passes 2^53 except sort keys, which never leave SQL. */
export const columnParsers: Record<number, (value: string) => unknown> = { [types.DATE]: (value: string) => value, [types.INT8]: Number }
