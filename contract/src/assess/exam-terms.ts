// What an examiner sets for an exam.

import { z } from 'zod'
import { releaseTimes } from './exam-names.ts'
import { Flag, LanguageId, Marks, optional, RawText, Text, Time, Whole } from '../platform/fields.ts'
import { fold } from '../platform/fold.ts'

/** Four characters besides blanks and hyphens. */
const leastKey = /^(?:[ -]*[^ -]){4}/
const keyForm = 'must have 4 to 8 characters, not counting blanks and hyphens'

export const examTerms = {
  title: Text(120),
  language_id: LanguageId,
  /** ISO 8601. A daily exam is open on every day from `starts_at` to `ends_at`. */
  starts_at: Time,
  ends_at: Time,
  duration_minutes: Whole(1, 180),
  /** 4 to 8 characters; capitals, blanks, hyphens and kinds of digits do not count. The server stores only a hash. */
  exam_key: z.string().max(200).transform(fold).pipe(z.string().max(8, keyForm).regex(leastKey, keyForm)),
  /** HTML, which the server sanitises. */
  rules: RawText(20_000),
  answer_again: Flag,
  strict_away: Flag,
  /** All players may sit it, or only those on its list. */
  is_for_all: Flag,
  is_daily: optional(Flag),
  release_when: z.enum(releaseTimes).default('examiner'),
  /** Percent of the marks needed to pass; without it, nobody passes or fails. */
  pass_percent: optional(Whole(1, 100)),
  /** Shows each examinee their marks at hand-in, not only at the release. Several accounts can use them to find out right answers. */
  marks_at_hand_in: optional(Flag),
  /** Marks lost by a wrong answer, for questions that state none. After a change, questions that have a value of their own keep it. */
  minus_marks: optional(Marks(0, 100)),
}
