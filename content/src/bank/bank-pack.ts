// The format of the written items: blocks of lines, each with a mark, easiest item first.
//   ?3 question of level 3    + the right option    * the right ones of several    - wrong options
//   > a sequence in its order    ! true or false    = the rationale
// " | " separates several options in one line; long ones have lines of their own.

import { createHash } from 'node:crypto'
import { shuffled } from '../derived/seeded-shuffle.ts'
import { trueAndFalse } from '../written-questions.ts'
import type { BankItem, BankPack } from './types.ts'

export function itemsOf({ area, items }: BankPack): BankItem[] {
  return items
    .trim()
    .split(/\n\s*\n/)
    .map(block => itemOf(area, block))
}

function itemOf(area: string, block: string): BankItem {
  const lines = Map.groupBy(block.split('\n'), line => line.trim().charAt(0))
  const textsAt = (mark: string) => (lines.get(mark) ?? []).flatMap(line => line.trim().slice(1).trim().split(' | '))
  const [, level, question] = /^(\d+) (.+)$/.exec(textsAt('?')[0] ?? '') ?? []
  const [note] = textsAt('=')
  if (!level || !question || !note) throw new Error(`no level, question or rationale: ${block}`)
  const hash = createHash('sha256').update(question).digest('hex').slice(0, 16)
  return { key: `b:en:${area}:${hash}`, area, level: Number(level), question, note, ...choicesOf(textsAt, question) }
}

function choicesOf(textsAt: (mark: string) => string[], question: string): Pick<BankItem, 'type' | 'options' | 'answer'> {
  const [right, wrong, inOrder, [truth]] = [textsAt('*'), textsAt('-'), textsAt('>'), textsAt('!')]
  if (truth !== undefined) return { type: 'true_false', options: [...trueAndFalse.en], answer: [truth === 'true' ? 0 : 1] }
  if (inOrder.length > 0) return { type: 'sequence', options: inOrder, answer: inOrder.map((_, index) => index) }
  if (right.length === 0) return { type: 'multiple_choice', options: [...textsAt('+'), ...wrong], answer: [0] }
  const options = shuffled([...right, ...wrong], question)
  return { type: 'multi_select', options, answer: options.flatMap((option, index) => (right.includes(option) ? [index] : [])) }
}
