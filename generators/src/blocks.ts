// The format of everything we write ourselves: blocks of lines, each with a mark, easiest question first.
//   ? question    + the right option    * the right ones of several    - wrong options    > a sequence in its order
//   ! true or false    = the note
// In some packs a number follows the first mark: ?3 is a question of level 3, or worth 3 marks.
// " | " separates several items in one line; long ones stand on separate lines.

import { shuffled } from './derived/seeded-shuffle.ts'
import type { ContentLanguage } from '@trivium/content/types'

const trueAndFalse: Record<ContentLanguage, [string, string]> = {
  en: ['True', 'False'],
  es: ['Verdadero', 'Falso'],
  ar: ['صح', 'خطأ'],
}

export interface QuestionBlock {
  question: string
  /** The number after the first mark; null if there is none. */
  number: number | null
  type: 'multiple_choice' | 'true_false' | 'multi_select' | 'sequence'
  options: string[]
  /** As in ContentQuestion. */
  answer: number[]
  note: string
}

/** @throws when a block has no question, no note, or neither options nor a truth. */
export function blocksOf(text: string, language: ContentLanguage): QuestionBlock[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(block => blockOf(block, language))
}

function blockOf(text: string, language: ContentLanguage): QuestionBlock {
  const lines = Map.groupBy(text.split('\n'), line => line.trim().charAt(0))
  const textsAt = (mark: string) => (lines.get(mark) ?? []).flatMap(line => line.trim().slice(1).trim().split(' | '))
  const [, number, question] = /^(\d+)? ?(.+)$/.exec(lines.get('?')?.[0]?.trim().slice(1) ?? '') ?? []
  const note = lines.get('=')?.[0]?.trim().slice(1).trim()
  const choices = choicesOf(textsAt, question ?? '', language)
  if (!question || !note || choices.options.length === 0) throw new Error(`no question, options or note: ${text}`)
  return { question, number: number === undefined ? null : Number(number), note, ...choices }
}

function choicesOf(
  textsAt: (mark: string) => string[],
  question: string,
  language: ContentLanguage,
): Pick<QuestionBlock, 'type' | 'options' | 'answer'> {
  const [right, several, wrong, inOrder, [truth]] = [textsAt('+'), textsAt('*'), textsAt('-'), textsAt('>'), textsAt('!')]
  if (truth !== undefined) return { type: 'true_false', options: [...trueAndFalse[language]], answer: [truth === 'true' ? 0 : 1] }
  if (inOrder.length > 0) return { type: 'sequence', options: inOrder, answer: inOrder.map((_, index) => index) }
  if (several.length === 0) return { type: 'multiple_choice', options: [...right, ...wrong], answer: [0] }
  const options = shuffled([...several, ...wrong], question)
  return { type: 'multi_select', options, answer: options.flatMap((option, index) => (several.includes(option) ? [index] : [])) }
}
