// Converts the written packs to drafts. Their order sets the difficulty.

import { createHash } from 'node:crypto'
import { draftDefaults } from './derived/draft.ts'
import type { ContentLanguage, Draft, WrittenPack, WrittenQuestion } from './types.ts'

export const trueAndFalse: Record<ContentLanguage, [string, string]> = {
  en: ['True', 'False'],
  es: ['Verdadero', 'Falso'],
  ar: ['صح', 'خطأ'],
}

export function writtenQuestions(packs: WrittenPack[]): Draft[] {
  return packs.flatMap(pack => pack.questions.map((written, index) => draftOf(pack, written, index / pack.questions.length)))
}

function draftOf(pack: WrittenPack, written: WrittenQuestion, difficulty: number): Draft {
  const { category, subcategory = null, language } = pack
  const { question, note } = written
  const key = `w:${language}:${category}:${createHash('sha256').update(question).digest('hex').slice(0, 16)}`
  return {
    ...draftDefaults,
    key,
    category,
    subcategory,
    language,
    difficulty,
    question,
    note,
    image: null,
    source: null,
    ...choicesOf(written, language),
  }
}

export function choicesOf({ options, isTrue }: WrittenQuestion, language: ContentLanguage): Pick<Draft, 'type' | 'options' | 'answer'> {
  if (options) return { type: 'multiple_choice', options: [...options], answer: [0] }
  return { type: 'true_false', options: [...trueAndFalse[language]], answer: [isTrue === true ? 0 : 1] }
}
