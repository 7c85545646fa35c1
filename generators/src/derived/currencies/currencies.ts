// The currency of each country, used only if CLDR and countries-list agree on a single one.

import { countries, everyTerritory } from '../countries/countries.ts'
import type { Country } from '../countries/countries.ts'
import { at, entriesAt, listAt, readFacts, textAt } from '../package-facts.ts'
import { remembered } from '../remembered.ts'

/** Units of account, which do not exist as cash. */
const fundCodes = new Set('BOV CHE CHW CLF COU MXV USN UYI UYW'.split(' '))

/** Countries whose currency is changing, was replaced recently, or shares daily use with another one. */
const inDoubt = new Set('ZW VE SY LR KH LB'.split(' '))

const regions = at(readFacts('cldr-core/supplemental/currencyData.json'), 'supplemental', 'currencyData', 'region')

/** Current legal tender: CLDR also lists past currencies, which have an end date. */
const legalTender = remembered(territory =>
  listAt(regions, territory)
    .flatMap(row => entriesAt(row))
    .filter(([, facts]) => textAt(facts, '_to') === null && textAt(facts, '_tender') !== 'false')
    .map(([currency]) => currency),
)

export interface Spending extends Country {
  currency: string
}

export const spenders: Spending[] = countries.flatMap(country => {
  const [currency, ...more] = country.currencies.filter(code => !fundCodes.has(code))
  const tender = legalTender(country.code)
  const isAgreed = currency && more.length === 0 && tender.length === 1 && tender[0] === currency && !inDoubt.has(country.code)
  return isAgreed ? [{ ...country, currency }] : []
})

/** Every currency that is the only one of at least one country. */
export const currencies = [...new Set(spenders.map(spender => spender.currency))]

/** All countries and territories that use the currency according to either package, even next to another one. */
export const usersOf = remembered(currency => {
  const listed = everyTerritory.filter(territory => territory.currencies.includes(currency)).map(territory => territory.code)
  const known = entriesAt(regions)
    .map(([code]) => code)
    .filter(code => legalTender(code).includes(currency))
  return new Set([...listed, ...known])
})
