// Default replies about exams.

import type { Exam, Sitting } from '@trivium/contract/assess/exams'

export const anExam = (change: Partial<Exam> = {}): Exam => ({
  id: 4,
  title: 'Clear thinking',
  language_id: 1,
  date: '2026-11-21T00:00:00.000Z',
  ends_at: '2026-11-22T00:00:00.000Z',
  duration_minutes: 30,
  total_marks: 3,
  takes_marks: false,
  pass_percent: null,
  questions: 3,
  rules: '<p>You may use paper and a pencil.</p>',
  status: 'open',
  obtained_marks: null,
  is_daily: true,
  answer_again: true,
  strict_away: true,
  away_seconds: 5,
  shown_key: 'OPEN20',
  extra_percent: 0,
  play_id: null,
  result: null,
  ...change,
})

export const aSitting = (change: Partial<Sitting> = {}): Sitting => ({
  exam_id: 4,
  title: 'Clear thinking',
  watermark: 'Alice',
  seat: 1,
  last_number: 0,
  answer_again: true,
  strict_away: true,
  away_seconds: 5,
  warned: false,
  hides_timer: false,
  has_larger_text: false,
  total_marks: 3,
  ...change,
})
