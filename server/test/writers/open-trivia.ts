// For tests: replies of the API of Open Trivia DB, in its four encodings.

import { formulaParts } from '@trivium/rules/bank/questions/formula-parts'
import type { FullRow } from '../banks/full-bank.ts'
import { asPlain } from './texts.ts'

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;', é: '&eacute;', ñ: '&ntilde;' }

const encodings = {
  html: (text: string) => text.replace(/[&<>"'éñ]/g, sign => named[sign] ?? sign),
  urlLegacy: (text: string) => encodeURIComponent(text).replaceAll('%20', '+'),
  url3986: (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
  base64: (text: string) => Buffer.from(text).toString('base64'),
}

/** The site has no formulas. */
const hasFormula = (text: string) => formulaParts(text).some(({ kind }) => kind !== 'text')

export const asOpenTrivia =
  (encoding: keyof typeof encodings) =>
  (rows: readonly FullRow[]): string => {
    const results = rows.flatMap(({ type, category, subcategory, question, options = [], answer: [right = 0] = [] }) => {
      const isChoice = type === 'multiple_choice' && options.length > 2 && options.length < 6
      if ((!isChoice && type !== 'true_false') || [question, ...options].some(hasFormula)) return []
      const texts = {
        type: isChoice ? 'multiple' : 'boolean',
        difficulty: 'medium',
        category: subcategory ? `${category}: ${subcategory}` : (category ?? ''),
        question: asPlain(question),
        correct_answer: asPlain(options[right] ?? ''),
      }
      const wrong = options.flatMap((option, index) => (index === right ? [] : [encodings[encoding](asPlain(option))]))
      const encoded = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, encodings[encoding](text)]))
      return [JSON.stringify({ ...encoded, incorrect_answers: wrong })]
    })
    return `{"response_code":0,"results":[\n${results.join(',\n')}\n]}`
  }
