// What bots will answer: drawn when a question is asked, from the figures of the item and the rating they play at.

import { isBot } from '@trivium/rules/battle'
import { choiceOf, timeOf } from '@trivium/rules/battles/bot'
import type { PlanBots } from '@trivium/rules/battles/moves'
import { enoughAttempts } from '@trivium/rules/item-figures'
import { must } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { readFigures } from '../items/index.ts'
import { chance, questionsOf } from '../plays/index.ts'
import type { KnownBattle } from './known-battles.ts'

const noBots: PlanBots = () => []

export async function botPlanner(db: Db, { battle }: KnownBattle): Promise<PlanBots> {
  const bots = battle.seats.filter(isBot)
  if (bots.length === 0 || battle.questions.length === 0) return noBots
  const ids = battle.questions.map(({ question_id }) => question_id)
  const [questions, figures] = await Promise.all([questionsOf(db, battle), readFigures(db, ids)])
  return ({ rules }, round) => {
    const id = must(ids[round - 1], 'a round has a question')
    const { options, answer, difficulty } = must(questions.get(id), 'questions of battles are never deleted')
    const { attempts = 0, facility = null, medianMs = null, calibratedFacility = null } = figures.get(id) ?? {}
    const counted = attempts < enoughAttempts ? { facility: null, medianMs: null } : { facility, medianMs }
    const known = { ...counted, facility: calibratedFacility ?? counted.facility, difficulty }
    const right = must(answer[0], 'battles ask for one option')
    return bots.map(({ seat, botRating }) => {
      const choice = choiceOf(known, { options: options.length, right }, botRating ?? 0, chance)
      return { seat, answer: String(choice), correct: choice === right, ms: timeOf(known, rules.questionMs, chance) }
    })
  }
}
