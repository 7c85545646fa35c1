// The values of the look with their unsaved changes.

import type { SettingRow } from '@trivium/contract/platform/settings.admin'
import type { Draft } from '../../platform/settings/use-drafts.ts'

type ByLanguage = Record<string, unknown>

export interface Hero {
  title: string
  text: string
}

export interface Look {
  name: string
  shortName: string | null
  description: Record<string, string>
  logo: string | null
  color: string | null
  hero: Record<string, Hero>
  heroPicture: string | null
  hasMascot: boolean
}

const textOr = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const isObject = (value: unknown): value is ByLanguage => typeof value === 'object' && value !== null && !Array.isArray(value)
const entriesIn = (value: unknown) => Object.entries(isObject(value) ? value : {})

export function lookIn(rows: readonly SettingRow[], drafts: ReadonlyMap<string, Draft>): Look {
  const of = (name: string) => (drafts.get(name) ?? rows.find(row => row.name === name))?.value
  return {
    name: textOr(of('app_name')) ?? '',
    shortName: textOr(of('short_name')),
    description: Object.fromEntries(
      entriesIn(of('site_description')).map(([code, entry]) => [code, isObject(entry) ? (textOr(entry['text']) ?? '') : '']),
    ),
    logo: textOr(of('logo')),
    color: textOr(of('accent_color')),
    hero: Object.fromEntries(entriesIn(of('home_hero')).map(([code, words]) => [code, heroOf(words)])),
    heroPicture: textOr(of('hero_picture')),
    hasMascot: of('mascot') !== 0,
  }
}

const heroOf = (words: unknown): Hero =>
  isObject(words) ? { title: textOr(words['title']) ?? '', text: textOr(words['text']) ?? '' } : { title: '', text: '' }
