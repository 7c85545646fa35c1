// The results of tests, computed from the log of answers and from what the play has frozen.

import type { AdaptiveResult, TestResult } from '@trivium/contract/assess/practice-tests'
import { areaEstimates, progressOf as stepsOf } from '@trivium/rules/assess/adaptive/progress'
import { type Estimate, intervalOf, weightedLikelihood } from '@trivium/rules/assess/adaptive/estimate'
import { firstDifficulty } from '@trivium/rules/assess/adaptive/model'
import { type Ending, endingAfter, endingAsAsked, endingBy } from '@trivium/rules/assess/adaptive/stop'
import { pointsGiven, pointsPossible } from '@trivium/rules/play/plays/item-points'
import { nameIn } from '@trivium/rules/people/names'
import { isWon } from '@trivium/rules/play/plays/scoring'
import { must } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { type PlayRow, readAnswersOf, readPlays } from '../../play/plays/index.ts'
import { answerKeyOf, type CachedQuestion, readQuestions } from '../../bank/questions/index.ts'
import { progressOf, type GradedItem, gradeItems } from './adaptive/adaptive.ts'
import type { AreaRow } from './bank-store.ts'
import { areaName } from './choices.ts'
import { readAreaOfCategories, type TestRow } from './store.ts'
import { asFrozenIn } from '../../play/questions/index.ts'

/** A question of a finished test with its answer. */
interface Scored {
  answer: string | null
  points: number
  possible: number
  correct: boolean
  /** Whether the player met the question here for the first time. */
  isFirst: boolean
  area: number | null
}

/** A finished test with its marks. */
export interface MarkedTest {
  test: TestRow
  play: PlayRow
  scored: Scored[]
  /** The answers of an adaptive test, in order; empty for other tests. */
  graded: GradedItem[]
}

/** Returns the results in the order of `tests`. */
export async function markTests(db: Db, tests: TestRow[]): Promise<MarkedTest[]> {
  const ids = tests.map(({ play_id }) => play_id)
  const [plays, answers, areasOf] = await Promise.all([readPlays(db, ids), readAnswersOf(db, ids), readAreaOfCategories(db)])
  const read = await readQuestions(db, [...new Set(answers.map(({ question_id }) => question_id))])
  const byPlay = Map.groupBy(answers, answer => answer.play_id)
  return tests.map(test => {
    const play = must(plays.get(test.play_id), 'plays of tests are kept')
    const given = byPlay.get(play.id) ?? []
    const questions = asFrozenIn(play, read)
    const scored = given.map(({ question_id, position, answer, correct, is_first }): Scored => {
      const question = must(questions.get(question_id), 'questions of plays are never deleted')
      const key = answerKeyOf(question)
      const ofCategory = areasOf.get(question.category_id)?.find(id => test.choices.areaIds.includes(id))
      const area = play.questions[position]?.item?.area ?? ofCategory ?? null
      const [points, possible] = [pointsGiven(answer, key, play.rules), pointsPossible(key, play.rules)]
      return { answer, correct, isFirst: is_first, area, points, possible }
    })
    return { test, play, scored, graded: gradeItems(play, given, questions) }
  })
}

/** @param isWhole includes the steps of an adaptive test, which cost more than all the rest */
export function presentTest(marked: MarkedTest, areas: AreaRow[], languageCode: string, isWhole = true): TestResult {
  const adaptive = marked.play.rules.adaptive ? adaptiveResult(marked, isWhole) : null
  return presentResult({ ...marked, adaptive }, areas, languageCode)
}

/** Percent of all possible points. */
export function percentageOf({ scored }: Pick<MarkedTest, 'scored'>): number {
  const possible = sum(scored.map(one => one.possible))
  return possible === 0 ? 0 : Math.round((10_000 * sum(scored.map(one => one.points))) / possible) / 100
}

interface Ended extends MarkedTest {
  adaptive: { result: AdaptiveResult; ending: Ending; byArea: Map<number, Estimate | null> } | null
}

function presentResult({ test, play, scored, adaptive }: Ended, areas: AreaRow[], languageCode: string): TestResult {
  const result = must(play.result, 'the test has ended')
  const percentage = percentageOf({ scored })
  const finishedAt = must(play.finished_at, 'the test has ended')
  return {
    quiz_id: test.id,
    play_id: play.id,
    test_type: test.test_type,
    retake_of: test.retake_of,
    obtained_points: sum(scored.map(one => one.points)),
    points_possible: sum(scored.map(one => one.possible)),
    time_remaining: play.deadline_at === null ? 0 : Math.max(0, Math.round((play.deadline_at.getTime() - finishedAt.getTime()) / 1000)),
    total: play.questions.length,
    correct: result.correct,
    in_correct: result.wrong,
    missed: play.questions.length - result.answered,
    bank_cat: adaptive ? 'cat' : 'bank',
    readiness_assessment: null,
    result: adaptive ? adaptive.ending.decision : isWon(percentage, play.rules) ? 'pass' : 'fail',
    result_percentage: percentage,
    duration_ms: result.duration_ms,
    date: finishedAt.toISOString(),
    by_organisation: areaResults(scored, areas, languageCode, adaptive?.byArea),
    adaptive: adaptive?.result ?? null,
  }
}

/** One row per area with questions in the test, in the order of the bank. */
export function areaResults(scored: Scored[], areas: AreaRow[], languageCode: string, byArea?: Map<number, Estimate | null>) {
  return areas.flatMap(area => {
    const there = scored.filter(one => one.area === area.id)
    if (there.length === 0) return []
    const ability = byArea?.get(area.id) ?? null
    return [
      {
        id: areaName(area),
        name: nameIn(area.names, languageCode),
        questions: there.length,
        correct: there.filter(({ correct }) => correct).length,
        points: sum(there.map(({ points }) => points)),
        points_possible: sum(there.map(({ possible }) => possible)),
        ability: ability && bandOf(ability),
      },
    ]
  })
}

function adaptiveResult({ play, test, graded }: MarkedTest, isWhole: boolean): Ended['adaptive'] {
  const { form, standard } = must(play.rules.adaptive, 'it is an adaptive test')
  const scored = graded.filter(({ isScored }) => isScored)
  const ending = endingOf(play, test, graded)
  const result = {
    form,
    ability: bandOf(weightedLikelihood(scored)),
    passing_standard: standard,
    stopped_by: ending.reason,
    is_practice: test.is_practice,
    unscored: graded.length - scored.length,
    progress: isWhole ? presentProgress(graded, scored) : [],
  }
  return { result, ending, byArea: areaEstimates(scored) }
}

function presentProgress(graded: GradedItem[], scored: GradedItem[]): AdaptiveResult['progress'] {
  const steps = stepsOf(scored)
  let place = -1
  return graded.map(({ position, questionId, b, isRight, isScored }) => {
    if (isScored) place += 1
    const step = steps[place] ?? { theta: 0, low: -widest, high: widest }
    const band = { theta: rounded(step.theta), low: rounded(step.low), high: rounded(step.high) }
    return { position: position + 1, question_id: questionId, difficulty: rounded(b), correct: isRight, is_scored: isScored, ...band }
  })
}

/**
 * Why the test ended: by its rules (with the corrected keys, or the keys with which it was asked); otherwise because time was over, the
 * bank had no more items, or the player left.
 */
function endingOf(play: PlayRow, test: TestRow, graded: GradedItem[]): Ending {
  const progress = progressOf(play, graded)
  const asAsked = () =>
    progressOf(
      play,
      graded.map(item => ({ ...item, isRight: item.wasRight })),
    )
  const byRules = endingAfter(progress) ?? (graded.some(item => item.isRight !== item.wasRight) ? endingAsAsked(asAsked(), progress) : null)
  if (byRules) return byRules
  const isOver = play.deadline_at !== null && play.finished_at !== null && play.finished_at >= play.deadline_at
  return endingBy(isOver ? 'time_over' : test.has_run_out ? 'items_used_up' : 'left', progress)
}

/** Without answers nothing is known, so the interval is as wide as the scale. */
export function bandOf(estimate: Estimate) {
  if (!Number.isFinite(estimate.standardError)) return { theta: 0, standard_error: widest, low: -widest, high: widest }
  const { low, high } = intervalOf(estimate)
  return { theta: rounded(estimate.theta), standard_error: rounded(estimate.standardError), low: rounded(low), high: rounded(high) }
}

const widest = 6
const rounded = (logits: number) => Math.round(logits * 1000) / 1000
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The difficulty of a question in logits: calibrated, or the author's estimate. */
export const difficultyOfQuestion = ({ difficulty }: Pick<CachedQuestion, 'difficulty'>, calibrated: number | undefined) =>
  rounded(calibrated ?? firstDifficulty(difficulty))
