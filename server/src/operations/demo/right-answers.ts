// Right and wrong answers, in the option order that a player sees.

import type { Q } from '@trivium/contract/play/plays'
import { keyAt, showRightAnswer } from '@trivium/rules/play/plays/grading'
import { must } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { answerKeyOf } from '../../bank/questions/index.ts'
import { readKeys } from './store.ts'

export interface RightAnswers {
  right: (question: Q) => Promise<string>
  wrong: (question: Q) => Promise<string>
  /** 0 easy to 1 hard. */
  difficulty: (question: Q) => Promise<number>
}

type Key = Awaited<ReturnType<typeof readKeys>>[number]

export function readRightAnswers(db: Db): RightAnswers {
  const known = new Map<number, Key>()
  async function keyOf({ id }: Q): Promise<Key> {
    if (!known.has(id)) for (const key of await readKeys(db, [id])) known.set(key.id, key)
    return must(known.get(id), 'a question that is asked is there')
  }
  const right = async (question: Q) => {
    const key = await keyOf(question)
    return showRightAnswer(answerKeyOf(key), {
      order: placesOf(question.options, key.options),
      matches: placesOf(question.matches, key.matches),
    })
  }
  return {
    right,
    async wrong(question) {
      if (question.question_type === 'guess_the_word') return 'a guess'
      if (question.question_type === 'number') return '-987654321'
      return otherThan(await right(question), question)
    },
    difficulty: async question => (await keyOf(question)).difficulty,
  }
}

const placesOf = (shown: Choice[], stored: Choice[]) =>
  shown.map(({ text, image }) => stored.findIndex(one => one.text === text && isSame(one.image, image)))

interface Choice {
  text: string
  image: string | null
}

/** A picture's path on the wire ends with its stored name. */
const isSame = (name: string | null, path: string | null) => (name === null ? path === null : path?.endsWith(name) === true)

function otherThan(right: string, { question_type, options }: Q): string {
  if (question_type === 'matching') return right.split(',').slice(1).join(',')
  if (question_type === 'sequence') return right.split(',').toReversed().join(',')
  return options.map((_, place) => keyAt(place)).find(key => !right.split(',').includes(key)) ?? ''
}
