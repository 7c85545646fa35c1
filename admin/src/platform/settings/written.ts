// Values of settings in words.

import type { SettingRow } from '@trivium/contract/platform/settings.admin'

const longest = 80

export function written(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const choiceWords: Record<string, Record<string, string>> = {
  answer_mode: { 1: 'right or wrong', 2: 'nothing', 3: 'right or wrong, and the right answer' },
  language_mode: { 0: 'all questions are in the default language', 1: 'players choose the language' },
  level_opens_when: { played: 'when the level before is finished', won: 'when the level before is won' },
}

export const choiceInWords = (name: string, choice: unknown): string => choiceWords[name]?.[String(choice)] ?? String(choice)

export function writtenOf({ name, kind, unit }: SettingRow, value: unknown): string {
  if (kind === 'flag') return value === 1 ? 'on' : 'off'
  if (kind === 'choice') return choiceInWords(name, value)
  if (kind !== 'rows' && kind !== 'map') return [written(value), typeof value === 'number' ? unit : null].filter(Boolean).join(' ')
  const count = Object.keys(value ?? {}).length
  return count === 1 ? 'one entry' : `${count === 0 ? 'no' : count} entries`
}

/** The default and the range of a setting in one line. */
export function writtenRange(row: SettingRow): string {
  const { min, max, max_length: length, kind } = row
  const of = kind === 'list' ? ' each' : ''
  const range = min !== null && max !== null ? `${min} to ${max}${of}` : min !== null ? `${min} or more${of}` : null
  const size = length === null ? null : `${length} characters at most`
  return [`Default: ${writtenOf(row, row.default)}`, range, size].filter(Boolean).join(' · ')
}

/** lifeline_price as Lifeline price. */
export const titleOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`
