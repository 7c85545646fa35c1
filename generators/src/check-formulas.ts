// Finds formulas that KaTeX cannot parse when the content is built; the client would show their source.

import { formulaParts } from '@trivium/rules/bank/questions/formula-parts'
import katex from 'katex'
import { remembered } from './derived/remembered.ts'
import type { ContentQuestion } from '@trivium/content/types'

/** Null when KaTeX can draw the formula. Memoized, because every language repeats the same formulas. */
const faultOf = remembered((source): string | null => {
  try {
    katex.renderToString(source, { throwOnError: true, strict: 'error', output: 'mathml' })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
})

export function checkFormulas({ type, question, options, note }: ContentQuestion): string[] {
  if (type !== 'maths') return []
  return [question, ...options, note ?? ''].flatMap(formulaParts).flatMap(({ kind, source }) => {
    const fault = kind === 'text' ? null : faultOf(source)
    return fault === null ? [] : [`has a formula nobody can read, ${source}: ${fault}`]
  })
}
