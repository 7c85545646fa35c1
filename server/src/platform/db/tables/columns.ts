// Types of columns.

import type { ColumnType, JSONColumnType } from 'kysely'

export type Time = ColumnType<Date, Date | string, Date | string>
export type TimeByDefault = ColumnType<Date, Date | string | undefined, Date | string>
export type Json<Value> = JSONColumnType<Value & object, string, string>
