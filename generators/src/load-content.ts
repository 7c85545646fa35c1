// The starter content as plain data: written and derived packs, validated and sorted into levels.

import { assignLevels } from './assign-levels.ts'
import { audio } from './audio/index.ts'
import { categories } from './categories.ts'
import { checkContent } from './check-content.ts'
import { derivedQuestions } from './derived/derived-questions.ts'
import { shuffled } from './derived/seeded-shuffle.ts'
import { funAndLearn } from './fun-and-learn/index.ts'
import { guessTheWord } from './guess-the-word/index.ts'
import { maths } from './maths/index.ts'
import { flagPictures } from './media.ts'
import { multiMatch } from './multi-match/index.ts'
import { drawnPictures, pictureQuestions } from './pictures/index.ts'
import { statistics } from './statistics.ts'
import type { ContentPart } from './draft-types.ts'
import type { Content, ContentMedia, ContentPassage, ContentQuestion, StarterLanguage } from '@trivium/content/types'
import { writtenQuestions } from './written-questions.ts'

const languages: StarterLanguage[] = [
  { code: 'en', name: 'English', rtl: false, isDefault: true },
  { code: 'ar', name: 'العربية', rtl: true, isDefault: false },
  { code: 'es', name: 'Español', rtl: false, isDefault: false },
]

/** @throws with a list of all problems: faulty content must not reach a database. */
export function loadContent(): Content {
  const content = buildContent()
  const problems = checkContent(content)
  if (problems.length > 0) throw new Error(`The starter content has ${problems.length} problems:\n${problems.join('\n')}`)
  return content
}

export function buildContent(): Content {
  // The other types of category. A new type needs an entry here.
  const parts: ContentPart[] = [guessTheWord(), multiMatch(), statistics(), maths(), audio(), funAndLearn()]
  const quizZone = assignLevels(writtenQuestions(), [...derivedQuestions(), ...pictureQuestions()])
  // Questions get their ids in this shuffled order, so that an id reveals nothing about the answer.
  const questions = shuffled([...quizZone, ...parts.flatMap(part => assignLevels(part.questions, []))], 'stored')
  const passages = parts.flatMap(part => part.passages ?? [])
  const media = [...flagPictures(), ...drawnPictures(), ...parts.flatMap(part => part.media ?? [])]
  return {
    languages,
    categories: [...categories, ...parts.flatMap(part => part.categories)],
    questions,
    passages,
    media: usedMedia(media, questions, passages),
  }
}

/** The media that questions or passages use, each once. */
function usedMedia(media: ContentMedia[], questions: ContentQuestion[], passages: ContentPassage[]): ContentMedia[] {
  const used = new Set([
    ...questions.flatMap(({ image, audio }) => [image, audio]),
    ...passages.flatMap(({ picture, link }) => [picture?.image, link?.url.replace('/media/', '')]),
  ])
  return [...new Map(media.filter(({ name }) => used.has(name)).map(one => [one.name, one])).values()]
}
