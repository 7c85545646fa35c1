import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { collectNames, namesFile } from './copy-names.ts'

it('names.json has what the packages of CLDR say', () => {
  const names = collectNames()
  expect([names.ownLanguage.fi, names.ownTerritories.fi?.FI, names.currencies.en?.INR]).toEqual([
    'suomi',
    'Suomi',
    { name: 'Indian rupee', sign: '₹' },
  ])
  expect(JSON.parse(readFileSync(namesFile, 'utf8'))).toEqual(names)
})
