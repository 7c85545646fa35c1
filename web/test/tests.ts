// Default replies about practice tests.

import type { DataOf } from '@trivium/contract/platform/action'
import type { Readiness, TestResult, tests } from '@trivium/contract/assess/practice-tests'

type Offer = DataOf<typeof tests.get_all_question_types>

/** What the bank offers for a new test. @param there the number of questions that it may draw */
export const anOffer = (pools: Record<'unused' | 'missed' | 'marked' | 'all', number>, there = pools.unused): Offer => ({
  test_types: (['tutor', 'timed', 'cat', 'readiness'] as const).map(id => ({ id, name: id, questions: there, least: 10, most: 150 })),
  organisations: [{ id: 'lore', name: 'Lore', questions: there, areas: [{ id: 'lore/history', name: 'History', questions: there }] }],
  question_types: [{ id: 'multiple_choice', name: 'multiple_choice', questions: there }],
  lengths: [10, 25, 50].filter(length => length <= there),
  pools: Object.entries(pools).map(([id, questions]) => ({ id, name: id, questions })),
  adaptive_forms: there < 40 ? [] : [{ form: 'short', least: 20, most: 40, is_practice: true, unscored: 0 }],
})

export const noReadiness: Readiness = {
  estimate: null,
  passing_standard: 0,
  answers: 0,
  answers_needed: 60,
  calibrated: 0,
  calibrated_needed: 60,
  criterion: null,
  people_needed: 50,
}

export const aTestResult = (change: Partial<TestResult> = {}): TestResult => ({
  quiz_id: 3,
  play_id: 7,
  test_type: 'timed',
  retake_of: null,
  obtained_points: 13,
  points_possible: 20,
  time_remaining: 0,
  total: 20,
  correct: 13,
  in_correct: 7,
  missed: 0,
  bank_cat: 'bank',
  readiness_assessment: null,
  result: 'pass',
  result_percentage: 65,
  duration_ms: 60_000,
  date: '2026-11-21T10:00:00.000Z',
  by_organisation: [],
  adaptive: null,
  ...change,
})
