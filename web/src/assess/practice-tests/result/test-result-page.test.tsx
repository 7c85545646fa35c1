import type { AdaptiveResult, TestResult } from '@trivium/contract/assess/practice-tests'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../../test/accessible.ts'
import { openApp, seen, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'
import { aResult } from '../../../../test/play.ts'
import { anOffer, aTestResult } from '../../../../test/tests.ts'

const bandOf = (low: number, high: number) => ({ theta: (low + high) / 2, standard_error: (high - low) / 3.92, low, high })
const area = (name: string, questions: number, ability: TestResult['by_organisation'][number]['ability'] = null) => ({
  id: `lore/${name}`,
  name,
  questions,
  correct: 6,
  points: 6,
  points_possible: questions,
  ability,
})

const adaptiveOf = (low: number, high: number, change: Partial<AdaptiveResult> = {}) =>
  aTestResult({
    test_type: 'cat',
    bank_cat: 'cat',
    by_organisation: [area('History', 12, bandOf(0.2, 1.9)), area('Light', 3, bandOf(-2, 2))],
    adaptive: {
      form: 'short',
      ability: bandOf(low, high),
      passing_standard: 0,
      stopped_by: 'confident',
      is_practice: false,
      unscored: 0,
      progress: [],
      ...change,
    },
  })

const open = (data: TestResult) =>
  openApp(`/multi-match-questions/${data.adaptive ? 'adaptive' : 'timed'}/result/7/`, {
    player: aPlayer(),
    answers: {
      get_test_result: { data },
      get_play_review: { data: [], result: aResult() },
      get_all_question_types: { data: anOffer({ unused: 60, missed: 14, marked: 0, all: 74 }) },
    },
  })

describe('the result of an adaptive test', () => {
  it('comes first as a sentence with its band in words, without a percentage', async () => {
    await open(adaptiveOf(0.2, 1.4))
    await seen('test.side_above')
    await seen('test.band_between', { low: text('test.place_near'), high: text('test.place_above') })
    await seen('test.decision', { verdict: text('test.verdict_pass') })
    expect(screen.queryByText('65%')).toBeNull()
    await expectAccessible()
  })

  it('says when it is open', async () => {
    await open(adaptiveOf(-0.7, 0.9))
    await seen('test.side_open')
  })

  it('decides nothing as practice, claims no certainty, and says how many were right', async () => {
    await open(adaptiveOf(-0.7, 0.9, { is_practice: true }))
    await seen('test.guess_open')
    await seen('test.practice_only')
    // The next line would take a certainty back.
    expect(screen.queryByText(/^With 95%/)).toBeNull()
    await seen('test.right_of', { count: 20, shown: '13', total: '20' })
    expect(screen.queryByText(text('test.decision', { verdict: text('test.verdict_pass') }))).toBeNull()
  })

  it('says that there are too few answers instead of a band as wide as the scale', async () => {
    await open(adaptiveOf(-6, 6, { stopped_by: 'not_enough_answered' }))
    await seen('test.side_unknown')
    expect(screen.queryByText(/^With 95%/)).toBeNull()
  })

  it('offers ten questions on what the player misses as the next step', async () => {
    const { server } = await open(adaptiveOf(0.2, 1.4))
    await seen('test.goes_on')
    await seen('test.quick_missed', { count: 10, shown: '10' })
    expect(server.calls('get_all_question_types')).toMatchObject([{ q_pool: 'missed' }])
  })

  it('offers nothing to repeat after a test without a wrong answer', async () => {
    const { server } = await open({ ...adaptiveOf(0.2, 1.4), in_correct: 0 })
    await seen('test.side_above')
    expect(server.calls('get_all_question_types')).toEqual([])
  })

  it('keeps numbers in logits and the standard error folded', async () => {
    await open(adaptiveOf(0.2, 1.4))
    const fold = (await seen('test.how_title')).closest('details')
    expect(fold?.open).toBe(false)
    expect(within(fold ?? document.body).getByText(text('test.stopped_confident'))).toBeTruthy()
  })
})

describe('the areas of a test', () => {
  it('have a bar from ten answers on, otherwise the number of missing ones', async () => {
    await open(aTestResult({ by_organisation: [area('History', 12), area('Light', 7)] }))
    await screen.findByText(new RegExp(`^50% · `))
    await seen('test.more_answers', { count: 3, shown: '3' })
    expect(screen.queryByText(/86%/)).toBeNull()
    await expectAccessible()
  })

  it('are folded while most of them have too few', async () => {
    await open(aTestResult({ by_organisation: ['A', 'B', 'C', 'D', 'E', 'F'].map(name => area(name, 1)) }))
    const fold = (await seen('test.small_areas', { count: 6, shown: '6' })).closest('details')
    expect(fold?.open).toBe(false)
    expect(screen.queryByText(/%.*1/)).toBeNull()
  })
})
