// What the right answers are. The server never tells before it is too late, so they come from the content itself.

import type { Q } from '@trivium/contract/plays'
import { loadContent } from '@trivium/content/load-content'

let known: Map<string, Set<string>> | null = null

function rightTexts(question: string): Set<string> {
  if (!known) {
    known = new Map()
    for (const { question: asked, options, answer } of loadContent().questions) {
      const right = known.get(asked) ?? new Set()
      for (const index of answer) right.add(options[index] ?? '')
      known.set(asked, right)
    }
  }
  return known.get(question) ?? new Set()
}

type Shown = Pick<Q, 'question' | 'options'>

/** The key of the right option. Questions asked about a picture share their text: theirs cannot be told. */
export function rightKey(shown: Shown): Q['options'][number]['key'] {
  const right = rightTexts(shown.question)
  const options = shown.options.filter(option => right.has(option.text))
  if (options.length !== 1 || !options[0]) throw new Error(`The right answer is unknown: ${shown.question}`)
  return options[0].key
}

export function wrongKey(shown: Shown): Q['options'][number]['key'] {
  const right = rightKey(shown)
  const wrong = shown.options.find(option => option.key !== right)
  if (!wrong) throw new Error(`Every answer is right: ${shown.question}`)
  return wrong.key
}
