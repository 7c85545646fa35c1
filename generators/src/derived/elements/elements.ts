// The elements up to lawrencium from the package's data, and the undisputed members of families.

import type { LocalText } from '@trivium/content/types'
import { elementNames } from './element-names.ts'
import { at, readFacts, textAt } from '../package-facts.ts'
import { folded } from '../wording.ts'

export interface Element {
  symbol: string
  name: LocalText
  number: number
  family: string | null
  /** Place in our list by familiarity, from 0. */
  rank: number
}

/** Older or American spellings in the package. */
const spelledInPackage: Record<string, string> = { Al: 'Aluminum', Cs: 'Cesium' }

/** Left out as disputed: hydrogen, the ends of the rare earths and the heaviest halogen. */
const familyMembers: Record<string, string> = {
  'Alkali metal': 'Li Na K Rb Cs Fr',
  'Alkaline earth metal': 'Be Mg Ca Sr Ba Ra',
  Halogen: 'F Cl Br I',
  'Noble gas': 'He Ne Ar Kr Xe Rn',
  Lanthanide: 'Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb',
  Actinide: 'Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No',
}

export const elements: Element[] = elementRows().flatMap(row => {
  const symbol = textAt(row, 'symbol') ?? ''
  const name = elementNames.get(symbol)
  const number = at(row, 'atomicNumber')
  const isAgreed = name && folded(spelledInPackage[symbol] ?? name.en) === folded(textAt(row, 'name') ?? '')
  if (!isAgreed || typeof number !== 'number') return []
  return [{ symbol, name, number, family: familyOf(symbol, textAt(row, 'groupBlock')), rank: [...elementNames.keys()].indexOf(symbol) }]
})

function elementRows() {
  const rows = readFacts('periodic-table-data/periodicTableData.json')
  return Array.isArray(rows) ? rows : []
}

function familyOf(symbol: string, block: string | null): string | null {
  return block && familyMembers[block]?.split(' ').includes(symbol) ? block : null
}
