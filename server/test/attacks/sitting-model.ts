// How an exam must behave, whatever is sent: a model small enough to be trusted. Times are in milliseconds.

export interface ExamTerms {
  answerAgain: boolean
  strictAway: boolean
  /** Whether right answers can be reviewed as soon as it is handed in; otherwise its examiner decides. */
  isReviewedAtOnce: boolean
}

export interface ExamModel {
  readonly terms: ExamTerms
  now: number
  state: 'none' | 'open' | 'over'
  /** The answer to each question, by position. */
  drafts: Map<number, string>
  seat: number
  lastNumber: number
  deadline: number
  /** When it ends if no more calls arrive. */
  closes: number
  awaySince: number | null
  absences: number
  endedBy: 'handed_in' | 'time' | 'absence' | null
}

const minutes = 30
export const awayMs = 5_000

export const newExamModel = (terms: ExamTerms, now: number): ExamModel => ({
  terms,
  now,
  state: 'none',
  drafts: new Map(),
  seat: 0,
  lastNumber: 0,
  deadline: 0,
  closes: 0,
  awaySince: null,
  absences: 0,
  endedBy: null,
})

/** Ends the exam if its time is over. */
export function touch(model: ExamModel): void {
  if (model.state === 'open' && model.now > model.closes) end(model, model.closes)
}

export function end(model: ExamModel, at: number): void {
  if (model.state !== 'open') return
  const isAbsence = model.awaySince !== null && at >= model.closes && model.closes <= model.deadline
  model.state = 'over'
  model.endedBy = isAbsence ? 'absence' : at >= model.deadline ? 'time' : 'handed_in'
}

/** @param hasKey whether the right key and the consent are sent */
export function sit(model: ExamModel, hasKey: boolean, graceMs: number): 'ok' | 'invalid_exam_key' | 'already_played' {
  touch(model)
  if (model.state === 'over') return 'already_played'
  if (model.state === 'none') {
    if (!hasKey) return 'invalid_exam_key'
    model.state = 'open'
    model.deadline = model.now + minutes * 60_000
    model.closes = model.deadline + graceMs
  } else comeBack(model, graceMs)
  model.seat += 1
  return 'ok'
}

export function goAway(model: ExamModel): void {
  touch(model)
  if (model.state !== 'open' || model.awaySince !== null) return
  model.awaySince = model.now
  if (model.terms.strictAway || model.absences > 0) model.closes = Math.min(model.closes, model.now + awayMs)
}

export function comeBack(model: ExamModel, graceMs: number): void {
  touch(model)
  if (model.state !== 'open' || model.awaySince === null) return
  if (model.now - model.awaySince > awayMs) model.absences += 1
  model.awaySince = null
  model.closes = model.deadline + graceMs
}

export interface SentAnswer {
  place: number
  /** Empty to remove an answer. */
  answer: string
  seat: number | undefined
  number: number | undefined
}

export function answer(
  model: ExamModel,
  { place, answer: given, seat, number }: SentAnswer,
): 'ok' | 'play_over' | 'sat_elsewhere' | 'already_answered' {
  touch(model)
  if (model.state !== 'open') return 'play_over'
  if (seat !== undefined && seat < model.seat) return 'sat_elsewhere'
  const { answerAgain } = model.terms
  const isOld = number !== undefined && number <= model.lastNumber
  const isFixed = !answerAgain && model.drafts.has(place)
  if (!isOld && !isFixed) {
    if (given === '') model.drafts.delete(place)
    else model.drafts.set(place, given)
  }
  model.lastNumber = Math.max(model.lastNumber, number ?? 0)
  return !answerAgain && given !== '' && model.drafts.get(place) !== given ? 'already_answered' : 'ok'
}
