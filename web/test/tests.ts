// Default replies about practice tests.

import type { Readiness, TestResult } from '@trivium/contract/assess/practice-tests'

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
