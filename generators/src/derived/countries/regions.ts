// The regions of the United Nations' geoscheme (M49), named so that they fit after "in", "en" and "في".

import type { LocalText } from '@trivium/content/types'
import { listAt, readFacts } from '../package-facts.ts'

export type Continent = 'africa' | 'asia' | 'europe' | 'north-america' | 'south-america' | 'oceania'

export interface Region {
  code: string
  continent: Continent
  /** Used for distances: the two Americas count as one landmass. */
  landmass: string
  name: LocalText
}

/** Spanish schools teach the Americas as one continent; English and Arabic ones teach two. */
export const continentNames: Record<Continent, LocalText> = {
  africa: { en: 'Africa', es: 'África', ar: 'أفريقيا' },
  asia: { en: 'Asia', es: 'Asia', ar: 'آسيا' },
  europe: { en: 'Europe', es: 'Europa', ar: 'أوروبا' },
  'north-america': { en: 'North America', es: 'América', ar: 'أمريكا الشمالية' },
  'south-america': { en: 'South America', es: 'América', ar: 'أمريكا الجنوبية' },
  oceania: { en: 'Oceania', es: 'Oceanía', ar: 'أوقيانوسيا' },
}

const region = (code: string, continent: Continent, en: string, es: string, ar: string): Region => ({
  code,
  continent,
  landmass: continent.replace(/^(north|south)-/, ''),
  name: { en, es, ar },
})

export const regions: Region[] = [
  region('011', 'africa', 'Western Africa', 'África occidental', 'غرب أفريقيا'),
  region('014', 'africa', 'Eastern Africa', 'África oriental', 'شرق أفريقيا'),
  region('015', 'africa', 'Northern Africa', 'África septentrional', 'شمال أفريقيا'),
  region('017', 'africa', 'Middle Africa', 'África central', 'وسط أفريقيا'),
  region('018', 'africa', 'Southern Africa', 'África meridional', 'أفريقيا الجنوبية'),
  region('030', 'asia', 'Eastern Asia', 'Asia oriental', 'شرق آسيا'),
  region('034', 'asia', 'Southern Asia', 'Asia meridional', 'جنوب آسيا'),
  region('035', 'asia', 'South-eastern Asia', 'Sudeste Asiático', 'جنوب شرق آسيا'),
  region('143', 'asia', 'Central Asia', 'Asia central', 'آسيا الوسطى'),
  region('145', 'asia', 'Western Asia', 'Asia occidental', 'غرب آسيا'),
  region('039', 'europe', 'Southern Europe', 'Europa meridional', 'جنوب أوروبا'),
  region('151', 'europe', 'Eastern Europe', 'Europa oriental', 'شرق أوروبا'),
  region('154', 'europe', 'Northern Europe', 'Europa septentrional', 'شمال أوروبا'),
  region('155', 'europe', 'Western Europe', 'Europa occidental', 'غرب أوروبا'),
  region('005', 'south-america', 'South America', 'América del Sur', 'أمريكا الجنوبية'),
  region('013', 'north-america', 'Central America', 'América Central', 'أمريكا الوسطى'),
  region('021', 'north-america', 'Northern America', 'América septentrional', 'أمريكا الشمالية'),
  region('029', 'north-america', 'Caribbean', 'Caribe', 'منطقة البحر الكاريبي'),
  region('053', 'oceania', 'Australia and New Zealand', 'Australia y Nueva Zelanda', 'أستراليا ونيوزيلندا'),
  region('054', 'oceania', 'Melanesia', 'Melanesia', 'ميلانيزيا'),
  region('057', 'oceania', 'Micronesia', 'Micronesia', 'ميكرونيزيا'),
  region('061', 'oceania', 'Polynesia', 'Polinesia', 'بولينيزيا'),
]

const containment = readFacts('cldr-core/supplemental/territoryContainment.json')

export function membersOf(group: string): string[] {
  return listAt(containment, 'supplemental', 'territoryContainment', group, '_contains').filter(code => typeof code === 'string')
}
