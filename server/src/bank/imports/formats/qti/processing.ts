// Runs an item's response processing for an answer, to find its points and its remarks: so we know which answer is right, and to whom a
// remark is shown. An unknown rule throws; we never guess.

import { childrenOf, type Node, textOf } from '../../files/xml/xml.ts'
import type { Response } from './declared.ts'
import { attributeOf, isFlag } from './names.ts'

/** An empty container stands for QTI's null. */
type Value = readonly string[]
export type Outcomes = Map<string, Value>

export interface QtiItem {
  responses: ReadonlyMap<string, Response>
  atFirst: ReadonlyMap<string, Value>
  processing: Node | undefined
}

export class NotKnown extends Error {}
class Over extends Error {}

const truth = (is: boolean): Value => [is ? 'true' : 'false']
const isTrue = (value: Value) => value[0] === 'true'

/** @param given answers by response identifier. @throws NotKnown */
export function outcomesOf({ responses, atFirst, processing }: QtiItem, given: ReadonlyMap<string, Value>): Outcomes {
  const outcomes: Outcomes = new Map(atFirst)
  const template = processing ? attributeOf(processing, 'template') : ''
  const run = new Run(responses, given, outcomes)
  if (processing && processing.children.some(({ name }) => name !== '#text')) run.all(processing.children)
  else if (template !== '') run.template(template)
  return outcomes
}

class Run {
  readonly #responses: ReadonlyMap<string, Response>
  readonly #given: ReadonlyMap<string, Value>
  readonly #outcomes: Outcomes

  constructor(responses: ReadonlyMap<string, Response>, given: ReadonlyMap<string, Value>, outcomes: Outcomes) {
    this.#responses = responses
    this.#given = given
    this.#outcomes = outcomes
  }

  template(address: string): void {
    const [, name = ''] = /\/?([\w-]+?)(?:\.xml)?$/.exec(address) ?? []
    const [first] = this.#responses.values()
    const identifier = this.#responses.has('RESPONSE') ? 'RESPONSE' : (first?.identifier ?? '')
    if (/^(?:cc2?_)?match(?:_correct)?(?:_\w+)?$/i.test(name)) {
      this.#outcomes.set('SCORE', [this.#isMatch(this.#variable(identifier), this.#correct(identifier)) ? '1' : '0'])
    } else if (/^(?:cc2?_)?map_response$/i.test(name)) this.#outcomes.set('SCORE', this.#mapped(identifier))
    else throw new NotKnown(name)
  }

  all(nodes: readonly Node[]): void {
    try {
      for (const node of nodes) this.#rule(node)
    } catch (error) {
      if (!(error instanceof Over)) throw error
    }
  }

  #rule(node: Node): void {
    const { name, children } = node
    const within = children.filter(child => child.name !== '#text')
    if (name === '#text') return
    if (name === 'responsecondition') this.#condition(within)
    else if (name === 'responseprocessingfragment') for (const rule of within) this.#rule(rule)
    else if (name === 'setoutcomevalue') this.#outcomes.set(attributeOf(node, 'identifier'), this.#value(within[0]))
    else if (name === 'exitresponse') throw new Over()
    else throw new NotKnown(name)
  }

  #condition(branches: readonly Node[]): void {
    for (const branch of branches) {
      const within = branch.children.filter(({ name }) => name !== '#text')
      const [condition, ...rules] = branch.name === 'responseelse' ? [null, ...within] : within
      if (condition !== null && !isTrue(this.#value(condition))) continue
      for (const rule of rules) if (rule) this.#rule(rule)
      return
    }
  }

  #value(node: Node | undefined): Value {
    if (!node) throw new NotKnown('nothing')
    const identifier = attributeOf(node, 'identifier')
    if (node.name === 'variable') return this.#variable(identifier)
    if (node.name === 'correct') return this.#correct(identifier)
    if (node.name === 'mapresponse') return this.#mapped(identifier)
    if (node.name === 'basevalue') return [textOf(node).trim()]
    if (node.name === 'null') return []
    const values = node.children.filter(({ name }) => name !== '#text').map(child => this.#value(child))
    return this.#worked(node, values)
  }

  #worked(node: Node, values: readonly Value[]): Value {
    const [one = [], two = []] = values
    switch (node.name) {
      case 'match':
        return truth(this.#isMatch(one, two))
      case 'stringmatch':
        return truth(one[0] !== undefined && sameText(one[0], two[0] ?? '', isFlag(node, 'casesensitive')))
      case 'isnull':
        return truth(one.length === 0 || one[0] === '')
      case 'not':
        return truth(!isTrue(one))
      case 'and':
        return truth(values.every(isTrue))
      case 'or':
        return truth(values.some(isTrue))
      case 'member':
        return truth(one.length > 0 && two.includes(one[0] ?? ''))
      case 'contains':
        return truth(two.every(value => one.includes(value)))
      case 'multiple':
      case 'ordered':
        return values.flat()
      case 'containersize':
        return [String(one.length)]
      default:
        return calculated(node, values.map(numberIn))
    }
  }

  #variable(identifier: string): Value {
    return this.#given.get(identifier) ?? this.#outcomes.get(identifier) ?? []
  }

  #correct(identifier: string): Value {
    return this.#responses.get(identifier)?.correct ?? []
  }

  #mapped(identifier: string): Value {
    const mapping = this.#responses.get(identifier)?.mapping
    if (!mapping) throw new NotKnown('mapResponse')
    const { points, other, least, most, isCaseSensitive } = mapping
    const find = (value: string) =>
      points.get(value) ?? [...points].find(([key]) => !isCaseSensitive && key.toLowerCase() === value.toLowerCase())?.[1]
    const sum = [...new Set(this.#variable(identifier))].reduce((total, value) => total + (find(value) ?? other), 0)
    return [String(Math.min(most, Math.max(least, sum)))]
  }

  #isMatch(one: Value, two: Value): boolean {
    if (one.length !== two.length || one.length === 0) return false
    const isOrdered = [...this.#responses.values()].some(({ cardinality }) => cardinality === 'ordered')
    const [left, right] = isOrdered ? [one, two] : [one.toSorted(), two.toSorted()]
    return left.every(
      (value, index) => value === right[index] || (isNumber(value) && isNumber(right[index]) && Number(value) === Number(right[index])),
    )
  }
}

const sameText = (one: string, two: string, isCaseSensitive: boolean) =>
  isCaseSensitive ? one === two : one.toLowerCase() === two.toLowerCase()
const isNumber = (text: string | undefined) => text !== undefined && text !== '' && Number.isFinite(Number(text))
const numberIn = ([text]: Value) => Number(text ?? 0)

function calculated(node: Node, numbers: readonly number[]): Value {
  const [one = 0, two = 0] = numbers
  if (numbers.some(number => !Number.isFinite(number))) throw new NotKnown(node.name)
  switch (node.name) {
    case 'sum':
      return [String(numbers.reduce((sum, number) => sum + number, 0))]
    case 'product':
      return [String(numbers.reduce((product, number) => product * number, 1))]
    case 'subtract':
      return [String(one - two)]
    case 'divide':
      return two === 0 ? [] : [String(one / two)]
    case 'gt':
      return truth(one > two)
    case 'gte':
      return truth(one >= two)
    case 'lt':
      return truth(one < two)
    case 'lte':
      return truth(one <= two)
    case 'equal':
      if (attributeOf(node, 'tolerancemode').toLowerCase() !== 'absolute') return truth(one === two)
      return truth(Math.abs(one - two) <= Number(attributeOf(node, 'tolerance').split(/\s+/)[0] ?? 0))
    default:
      throw new NotKnown(node.name)
  }
}

/** @returns null when the item sets no score */
export function scoreIn(outcomes: Outcomes): number | null {
  const [, score] = [...outcomes].find(([identifier]) => identifier.toUpperCase() === 'SCORE') ?? []
  return score && score.length > 0 && Number.isFinite(Number(score[0])) ? Number(score[0]) : null
}

export const processingOf = (item: Node): Node | undefined => childrenOf(item, 'responseprocessing')[0]
