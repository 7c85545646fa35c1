// A solved question in one line, for the chain: its formula and the result, or its words and the result.

import { type FormulaPart, formulaParts } from '@trivium/rules/bank/questions/formula-parts'
import { formulaWords } from '../../../platform/ui/text/formula-words.ts'

/** Questions that are nothing but these words and a formula: the result equals it. */
const calculates = /^(?:calculate|work out|evaluate|calcula|resuelve|احسب)$/iu
/** A formula says something without its words if it has more than a number or a letter. */
const saysSomething = (source: string) => /[-+*/^_<>=\\]/.test(source)

export interface Solved {
  /** May contain formulas. */
  text: string
  /** Null if the text contains the result. */
  result: string | null
}

/** @param result the text of the right answer */
export function solved(question: string, result: string): Solved {
  const formula = onlyFormula(question)
  const worth = formula === null ? null : sourceOf(result)
  if (formula === null || worth === null) return { text: formula === null ? formulaWords(question) : `$${formula.source}$`, result }
  const sign = calculates.test(formula.words) ? '=' : String.raw`\;\to\;`
  return { text: `$${formula.source} ${sign} ${worth}$`, result: null }
}

/** The formula of a question with only one, and the words around it. */
function onlyFormula(question: string): { source: string; words: string } | null {
  const parts = formulaParts(question)
  const [formula, ...others] = parts.filter(({ kind }) => kind !== 'text')
  if (!formula || others.length > 0 || !saysSomething(formula.source)) return null
  return { source: formula.source, words: wordsIn(parts) }
}

const wordsIn = (parts: readonly FormulaPart[]) =>
  parts
    .filter(({ kind }) => kind === 'text')
    .map(({ source }) => source.replaceAll(/[.:؟?]/g, ' ').trim())
    .join(' ')
    .trim()

/** The formula of a text that is nothing else. */
function sourceOf(text: string): string | null {
  const [part, ...others] = formulaParts(text)
  return part && others.length === 0 && part.kind !== 'text' ? part.source : null
}

/** A question that ends with its only formula shows it on a line of its own; the full stop after it is left out. */
export function withOwnLine(question: string): string {
  const parts = formulaParts(question)
  const last = parts.at(-1)
  const withoutStop = last?.kind === 'text' && /^\s*[.?؟:]\s*$/.test(last.source) ? parts.slice(0, -1) : parts
  const formula = withoutStop.at(-1)
  if (formula?.kind !== 'inline' || parts.filter(({ kind }) => kind !== 'text').length > 1 || !saysSomething(formula.source))
    return question
  return withoutStop
    .map(({ kind, source }) => (kind === 'text' ? source.replaceAll('$', String.raw`\$`).trimEnd() : `$$${source}$$`))
    .join('')
}
