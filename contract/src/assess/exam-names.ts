// The names that exams use. Separate from exams.ts, so that the browser can import them without the schemas.

export const examStates = ['open', 'running', 'completed'] as const
export type ExamState = (typeof examStates)[number]

/** What ended an attempt. */
export const examEndings = ['handed_in', 'time', 'absence'] as const
export type ExamEnding = (typeof examEndings)[number]

/** Why a page says that its examinee is away. */
export const absenceKinds = ['hidden', 'locked', 'minimised', 'left'] as const
export type AbsenceKind = (typeof absenceKinds)[number]

/** What a browser can tell of a rule that is broken. */
export const violationKinds = [
  'print_key',
  'copy',
  'print',
  'screen_capture',
  'left_full_screen',
  /** The clipboard has turned into a picture. */
  'screenshot',
  /** The page was gone for a moment, as while a phone takes a picture of it. */
  'brief_loss',
  /** The window has become small: something else is beside it or below it. */
  'small_window',
  /** Another window has come to the front. */
  'lost_focus',
] as const
export type ViolationKind = (typeof violationKinds)[number]

/** When examinees may review the right answers: each after handing in, all after the end, or when the examiner says so. */
export const releaseTimes = ['hand_in', 'end', 'examiner'] as const
export type ReleaseTime = (typeof releaseTimes)[number]

/** Extra time, in percent of the duration. */
export const extraPercents = [0, 25, 50, 100] as const

/** What is written down about an exam, for its examiner. */
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
