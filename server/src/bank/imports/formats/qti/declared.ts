// The declarations of an item: its responses, the right answers, and their points.

import { isInQuarters } from '@trivium/rules/play/plays/marks'
import { allIn, childrenOf, type Node, textOf } from '../../files/xml/xml.ts'
import { attributeOf } from './names.ts'

export interface Response {
  identifier: string
  cardinality: string
  baseType: string
  correct: string[]
  mapping: Mapping | null
}

export interface Mapping {
  points: Map<string, number>
  other: number
  least: number
  most: number
  isCaseSensitive: boolean
}

export const valuesIn = (node: Node | undefined): string[] => (node ? allIn(node, 'value').map(value => textOf(value).trim()) : [])

export function responsesOf(item: Node): Map<string, Response> {
  const responses = childrenOf(item, 'responsedeclaration').map(declared => ({
    identifier: attributeOf(declared, 'identifier'),
    cardinality: attributeOf(declared, 'cardinality').toLowerCase() || 'single',
    baseType: attributeOf(declared, 'basetype').toLowerCase(),
    correct: valuesIn(childrenOf(declared, 'correctresponse')[0]),
    mapping: mappingOf(childrenOf(declared, 'mapping')[0]),
  }))
  return new Map(responses.map(response => [response.identifier, response]))
}

function mappingOf(node: Node | undefined): Mapping | null {
  if (!node) return null
  const entries = childrenOf(node, 'mapentry')
  const number = (text: string, other: number) => (text === '' || !Number.isFinite(Number(text)) ? other : Number(text))
  return {
    points: new Map(entries.map(entry => [attributeOf(entry, 'mapkey'), number(attributeOf(entry, 'mappedvalue'), 0)])),
    other: number(attributeOf(node, 'defaultvalue'), 0),
    least: number(attributeOf(node, 'lowerbound'), -Infinity),
    most: number(attributeOf(node, 'upperbound'), Infinity),
    isCaseSensitive: entries.some(entry => attributeOf(entry, 'casesensitive').toLowerCase() === 'true'),
  }
}

/** The default values of the outcomes. */
export const outcomesAtFirst = (item: Node): Map<string, string[]> =>
  new Map(
    childrenOf(item, 'outcomedeclaration').map(declared => [
      attributeOf(declared, 'identifier'),
      valuesIn(childrenOf(declared, 'defaultvalue')[0]),
    ]),
  )

/** @returns the maximum score as marks; null when the item states none, or 1 */
export function marksOf(item: Node): { marks: number | null; lost: string[] } {
  const declared = childrenOf(item, 'outcomedeclaration')
  const score = declared.find(one => attributeOf(one, 'identifier').toUpperCase() === 'SCORE')
  const most = declared.find(one => attributeOf(one, 'identifier').toUpperCase() === 'MAXSCORE')
  const written = valuesIn(most && childrenOf(most, 'defaultvalue')[0])[0] ?? (score ? attributeOf(score, 'normalmaximum') : '')
  const value = Number(written)
  if (written === '' || value === 1 || value === 0) return { marks: null, lost: [] }
  if (isInQuarters(value) && value > 0 && value <= 100) return { marks: value, lost: [] }
  return {
    marks: null,
    lost: [`Its greatest score, ${written.slice(0, 20)}, is not a multiple of 0.25 from 0.25 to 100, and is left out.`],
  }
}
