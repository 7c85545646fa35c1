// Readiness: the ability estimated from first answers in tests, or what is missing for an estimate.

import type { Readiness } from '@trivium/contract/assess/practice-tests'
import { type Response, weightedLikelihood } from '@trivium/rules/assess/adaptive/estimate'
import { isRightItem } from '@trivium/rules/assess/adaptive/model'
import { isEnoughEvidence, leastAnswers, leastCalibrated, readinessOf, type ReadinessWord } from '@trivium/rules/assess/adaptive/readiness'
import type { Context, SignedIn } from '../../../platform/api/handle.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { countOutcomes } from './criterion-store.ts'
import { bandOf } from '../result.ts'
import { type FirstAnswer, readEvidence } from '../store.ts'

/** Only the latest answers, so that old ones do not hold back a player who has learned since. */
const mostAnswers = 500
/** A share of fewer people means little and might identify somebody. */
const leastPeople = 50

type Asking = Pick<Context, 'db' | 'settings'> & { player: Pick<SignedIn, 'id'> }

/** The estimate as of a moment, if there is enough evidence. */
export async function estimateFor({ db, player, settings }: Asking, until: Date) {
  const evidence = await readEvidence(db, player.id, { until, most: mostAnswers })
  const responses = evidence.flatMap(responseOf)
  const calibrated = evidence.length === 0 ? 0 : responses.length / evidence.length
  const said = isEnoughEvidence(evidence.length, calibrated) ? readinessOf(weightedLikelihood(responses), settings.passing_standard) : null
  return { said, items: responses.length, answers: evidence.length, calibrated }
}

/** Readiness as of a moment: the result of a test shows readiness at its end. */
export async function readinessFor(asking: Asking, until: Date): Promise<Readiness> {
  const { said, items, answers, calibrated } = await estimateFor(asking, until)
  return {
    estimate: said && {
      probability: likely(said.probability),
      low: likely(said.low),
      high: likely(said.high),
      word: said.word,
      ability: bandOf(said.estimate),
      items,
    },
    passing_standard: asking.settings.passing_standard,
    answers,
    answers_needed: leastAnswers,
    calibrated: percent(calibrated),
    calibrated_needed: percent(leastCalibrated),
    criterion: said && (await criterionOf(asking.db, said.word)),
    people_needed: leastPeople,
  }
}

async function criterionOf(db: Db, word: ReadinessWord): Promise<Readiness['criterion']> {
  const { people, passed } = await countOutcomes(db, word)
  return people < leastPeople ? null : { people, passed: percent(passed / people) }
}

/** Only an answer to a calibrated item is evidence. */
function responseOf({ b, question_type, answer, options, key, number }: FirstAnswer): Response[] {
  const answerKey = { question_type, options, answer: key, word: null, number }
  return b === null ? [] : [{ b, isRight: isRightItem(answer, answerKey, {}) }]
}

const percent = (share: number) => Math.round(share * 1000) / 10
/** No exam is certain: from 1 to 99 percent. */
const likely = (share: number) => Math.min(99, Math.max(1, percent(share)))
