// For tests: Aiken as Moodle's documentation describes it, with the explanation that some programs write after the answer.

import type { FullRow } from '../banks/full-bank.ts'
import { asPlain, letterOf } from './texts.ts'

/** One line each: texts with several lines have no place in it. */
export function asAikenFile(rows: readonly FullRow[]): string {
  const blocks = rows.flatMap(({ type, question, options = [], answer = [], note }) => {
    const isHeld = type === 'multiple_choice' || type === 'true_false' || type === 'multi_select'
    if (!isHeld || [question, note ?? '', ...options].some(text => text.includes('\n'))) return []
    const lines = [
      asPlain(question),
      ...options.map((option, index) => `${letterOf(index)}) ${asPlain(option)}`),
      `ANSWER: ${answer.map(letterOf).join(', ')}`,
      ...(note ? [`ANSWER_EXPLANATION: ${asPlain(note)}`] : []),
    ]
    return [lines.join('\n')]
  })
  return `${blocks.join('\n\n')}\n`
}
