// Finds settings by words in their names, meanings, groups and values.

import type { SettingRow } from '@trivium/contract/platform/settings.admin'
import type { Draft } from './use-drafts.ts'
import { titleOf, writtenOf } from './written.ts'

/** Whether each word occurs somewhere. An unsaved value counts, so that a row does not vanish while it is being changed. */
export function finds(row: SettingRow, draft: Draft | undefined, words: string): boolean {
  const values = [row.value, draft?.value].flatMap(value => (value === undefined ? [] : [JSON.stringify(value), writtenOf(row, value)]))
  const text = [row.name, titleOf(row.name), row.meaning, row.group, row.unit ?? '', ...values].join('\n').toLowerCase()
  const wanted = words.toLowerCase().split(/\s+/)
  return wanted.every(word => text.includes(word))
}
