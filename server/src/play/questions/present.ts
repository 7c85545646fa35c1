// Questions as players see them. Only presentQuestion puts a question into a reply.

import type { Q } from '@trivium/contract/play/plays'
import { keyAt, matchKeyAt, showRightAnswer } from '@trivium/rules/play/plays/grading'
import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { difficultyOf } from '@trivium/rules/bank/items/item-stats'
import { nameIn } from '@trivium/rules/people/names'
import { lettersAmong } from '@trivium/rules/play/plays/words'
import { must } from '../../platform/api/refuse.ts'
import { mediaPath } from '../../platform/media/index.ts'
import { answerKeyOf, type CachedQuestion } from '../../bank/questions/index.ts'
import type { StoredMatch } from '../../platform/db/tables/play-tables.ts'
import type { ShownQuestion } from './shown-questions.ts'

/** Copies field by field: an option has more fields, which players must not see. */
const choiceOf = ({ text, image, image_text }: StoredMatch) => ({ text, image: picture(image), image_text: image_text ?? null })

/** The explanation of a question, shown together with its right answer. */
export const explanationOf = ({ options, accepted, number }: CachedQuestion, { order }: FrozenQuestion) => ({
  remarks: order.flatMap((index, place) => {
    const remark = options[index]?.remark
    return remark === undefined ? [] : [{ key: keyAt(place), text: remark }]
  }),
  also_right: accepted,
  tolerance: number?.tolerance ?? null,
})
/** While the right answer is hidden. */
export const noExplanation = { remarks: [], also_right: [], tolerance: null }

const picture = (name: string | null) => (name === null ? null : mediaPath(name))

export function presentQuestion(question: ShownQuestion, frozen: FrozenQuestion, seconds: number | null): Q {
  const named = (names: Record<string, string>) => nameIn(names, question.language_code)
  return {
    id: question.id,
    category: { slug: question.category_slug, name: named(question.category_names) },
    subcategory:
      question.subcategory_slug === null || question.subcategory_names === null
        ? null
        : { slug: question.subcategory_slug, name: named(question.subcategory_names) },
    language_id: question.language_id,
    level: question.level,
    question_type: question.question_type,
    question: question.question,
    image: picture(question.image),
    image_text: question.image_text,
    audio: picture(question.audio),
    audio_text: question.audio_text,
    passage_id: question.passage_id,
    options: frozen.order.map((index, place) => {
      const option = must(question.options[index], 'the frozen order names the options there are')
      return { key: keyAt(place), ...choiceOf(option) }
    }),
    matches: (frozen.matches ?? []).map((index, place) => {
      const match = must(question.matches[index], 'the frozen order names the matches there are')
      return { key: matchKeyAt(place), ...choiceOf(match) }
    }),
    unit: question.number?.unit ?? null,
    letters: question.word === null ? null : lettersAmong(question.word, question.accepted),
    seconds,
    difficulty: difficultyOf(question, question.difficulty),
    marks: frozen.marks ?? question.marks,
    minus_marks: frozen.minus ?? 0,
    part_marks: frozen.parts ?? false,
    source: question.source,
  }
}

/** Call only when the player may know the answer. */
export const rightAnswerOf = (question: Parameters<typeof answerKeyOf>[0], frozen: FrozenQuestion): string =>
  showRightAnswer(answerKeyOf(question), frozen)
