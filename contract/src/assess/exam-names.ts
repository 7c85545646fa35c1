// The names that exams use. Separate from exams.ts, so that the browser can import them without the schemas.

export const examStates = ['open', 'running', 'completed'] as const
export type ExamState = (typeof examStates)[number]

/** What ended an attempt. */
export const examEndings = ['handed_in', 'time', 'absence'] as const
export type ExamEnding = (typeof examEndings)[number]

/** Why a page reports its examinee as away. */
export const absenceKinds = ['hidden', 'locked', 'minimised', 'left'] as const
export type AbsenceKind = (typeof absenceKinds)[number]

/** Violations that a browser can detect. */
export const violationKinds = [
  'print_key',
  'copy',
  'print',
  'screen_capture',
  'left_full_screen',
  /** The clipboard now holds a picture. */
  'screenshot',
  /** The page lost focus for a moment, as when a phone takes a screenshot. */
  'brief_loss',
  /** The window has become small, so something else may be beside or below it. */
  'small_window',
  /** Another window came to the front. */
  'lost_focus',
] as const
export type ViolationKind = (typeof violationKinds)[number]

/** When examinees may review the right answers: each after handing in, all after the end, or when the examiner releases the results. */
export const releaseTimes = ['hand_in', 'end', 'examiner'] as const
export type ReleaseTime = (typeof releaseTimes)[number]

/** The kinds of event in an exam's log, which its examiner reads. */
export const examEvents = [
  'changed',
  'started',
  'resumed',
  'moved',
  'line_lost',
  'line_back',
  'away',
  'back',
  'warned',
  'violation',
  'ended',
  'extra_time',
  'outage',
  'voided',
  'reopened',
  'released',
  'regraded',
] as const
export type ExamEvent = (typeof examEvents)[number]

/** Downloads of an exam's results: a workbook with all tables, or one table as CSV. */
export const resultFiles = ['workbook', 'examinees', 'answers', 'questions'] as const
export type ResultFile = (typeof resultFiles)[number]
