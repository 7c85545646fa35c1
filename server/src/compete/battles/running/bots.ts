// The answers of bots: drawn when a question is asked, from the item's stats and the bot's rating. Those of recordings are not drawn.

import { isBot } from '@trivium/rules/compete/battles/battle'
import { choiceOf, type ItemKnown, numberOf, timeOf } from '@trivium/rules/compete/battles/bot'
import type { PlanBots } from '@trivium/rules/compete/battles/moves'
import { type AnswerKey, isRight, offOf } from '@trivium/rules/play/plays/grading'
import { enoughAttempts } from '@trivium/rules/bank/items/item-stats'
import { must } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { readStats } from '../../../bank/items/index.ts'
import { answerKeyOf } from '../../../bank/questions/index.ts'
import type { CachedBattle } from './cached-battles.ts'
import { secureRandom } from '../../../platform/secure-random.ts'
import { questionsOf } from '../../../play/questions/index.ts'

const noBots: PlanBots = () => []

export async function botPlanner(db: Db, { battle }: CachedBattle): Promise<PlanBots> {
  const bots = battle.seats.filter(seat => isBot(seat) && seat.recorded === null)
  if (bots.length === 0 || battle.questions.length === 0) return noBots
  const ids = battle.questions.map(({ question_id }) => question_id)
  const [questions, stats] = await Promise.all([questionsOf(db, battle), readStats(db, ids)])
  return ({ rules }, round) => {
    const id = must(ids[round - 1], 'a round has a question')
    const question = must(questions.get(id), 'questions of battles are never deleted')
    const { attempts = 0, facility = null, medianMs = null, calibratedFacility = null } = stats.get(id) ?? {}
    const counted = attempts < enoughAttempts ? { facility: null, medianMs: null } : { facility, medianMs }
    const known = { ...counted, facility: calibratedFacility ?? counted.facility, difficulty: question.difficulty }
    const key = answerKeyOf(question)
    return bots.map(({ seat, botRating }) => {
      const answer = answerOf(key, known, botRating ?? 0)
      return { seat, answer, correct: isRight(answer, key), ms: timeOf(known, rules.questionMs, secureRandom), ...offOf(answer, key) }
    })
  }
}

function answerOf({ number, options, answer }: AnswerKey, known: ItemKnown, rating: number): string {
  if (number) return String(numberOf(known, number, rating, secureRandom))
  return String(choiceOf(known, { options, right: must(answer[0], 'battles ask for one option') }, rating, secureRandom))
}
