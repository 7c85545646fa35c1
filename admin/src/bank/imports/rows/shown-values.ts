// Converts a row's question to the values of the question form, so that the preview can show it.

import type { PictureOrSound, ShownQuestion } from '@trivium/contract/bank/imports.admin'
import type { Values } from '../../questions/index.ts'

/** All pictures and the sound, each once. */
export function mediaOf({ image, audio, options, matches }: ShownQuestion): PictureOrSound[] {
  const all = [image, audio, ...[...options, ...matches].map(choice => choice.image)].filter(media => media !== null)
  return [...new Map(all.map(media => [media.name, media])).values()]
}

/** @param sources addresses of pictures and sounds by name */
export function valuesOf(shown: ShownQuestion, sources: ReadonlyMap<string, string>): Values {
  const { question_type, question, options, matches, word, accepted, number, note, level, image_text, audio_text, keeps_order, tags } =
    shown
  const sourceOf = (media: PictureOrSound | null) => (media === null ? null : (sources.get(media.name) ?? null))
  return {
    question_type,
    question,
    level: level ?? 1,
    image: sourceOf(shown.image),
    image_text,
    audio: sourceOf(shown.audio),
    audio_text,
    options: options.map(({ text, image, image_text, remark }) => ({ text, image: sourceOf(image), image_text, remark })),
    matches: matches.map(({ text, image, image_text }) => ({ text, image: sourceOf(image), image_text })),
    answer: answerOf(shown),
    word,
    accepted,
    number,
    note,
    keeps_order,
    tags,
  }
}

function answerOf({ question_type, options }: ShownQuestion): number[] {
  if (question_type === 'matching') return options.map(({ match }) => match ?? 0)
  const places = options.map((_, index) => index)
  if (question_type !== 'sequence') return places.filter(index => options[index]?.is_right)
  return places.toSorted((one, other) => (options[one]?.place ?? 0) - (options[other]?.place ?? 0))
}
