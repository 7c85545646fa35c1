// The countries we ask about: the members of the United Nations and its two observer states, Palestine and Vatican City.
// Territories and other states are left out.

import { countries as listed } from 'countries-list'
import type { ContentLanguage } from '@trivium/content/types'
import { countryName } from './country-names.ts'
import { familiarity } from './country-ranking.ts'
import type { Choice } from '../draft.ts'
import { membersOf, regions } from './regions.ts'
import type { Region } from './regions.ts'

export interface Country {
  code: string
  region: Region
  /** In the spelling of countries-list. */
  capital: string
  /** ISO 4217 codes. */
  currencies: string[]
  /** ISO 639-1 codes. */
  languages: string[]
  callingCodes: number[]
}

const regionOf = new Map(regions.flatMap(region => membersOf(region.code).map(code => [code, region] as const)))
const sovereign = new Set([...membersOf('UN'), 'PS', 'VA'])

/** Overrides the geoscheme's region where the neighbours of another region are better distractors. */
const nearer: Record<string, string> = { CY: '039' }

export const countries: Country[] = Object.entries(listed).flatMap(([code, facts]) => {
  const region = regions.find(({ code: known }) => known === nearer[code]) ?? regionOf.get(code)
  if (!region || !sovereign.has(code)) return []
  return [{ code, region, capital: facts.capital, currencies: facts.currency, languages: facts.languages, callingCodes: facts.phone }]
})

/** Includes territories: needed to prove that a currency or a calling code is used in only one place. */
export const everyTerritory = Object.entries(listed).map(([code, facts]) => ({
  code,
  currencies: facts.currency.map(String),
  callingCodes: facts.phone,
}))

/** Ranks distractors: the same region, then the same landmass (similarly familiar countries first), then the rest, most familiar first. */
export function distanceBetween(one: Country, other: Country, language: ContentLanguage): number {
  const apart = Math.abs(familiarity(one.code, language) - familiarity(other.code, language))
  if (one.region.code === other.region.code) return apart / 2
  return one.region.landmass === other.region.landmass ? apart + 60 : familiarity(other.code, language) + 250
}

export function countryChoices(right: Country, others: Country[], language: ContentLanguage): Choice[] {
  return others
    .filter(other => other.code !== right.code)
    .map(other => ({ label: countryName(other.code, language), distance: distanceBetween(right, other, language) }))
}
