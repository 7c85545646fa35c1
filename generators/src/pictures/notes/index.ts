// Questions about sheet music. The music is a short text, which score.ts reads and staff.ts draws.

import { partOf } from '../picture-fact.ts'
import type { PicturePart } from '../picture-fact.ts'
import { lackQuestions, timeQuestions } from './bar-questions.ts'
import { lengthQuestions, noteKindQuestions } from './length-questions.ts'
import { keyQuestions } from './key-questions.ts'
import { meaningQuestions } from './meaning-questions.ts'
import { intervalQuestions, melodyQuestions } from './melody-questions.ts'
import { pitchQuestions } from './pitch-questions.ts'
import { signQuestions } from './sign-questions.ts'

const kinds = {
  'notes-pitch': pitchQuestions,
  'notes-length': lengthQuestions,
  'notes-kind': noteKindQuestions,
  'notes-sign': signQuestions,
  'notes-meaning': meaningQuestions,
  'notes-interval': intervalQuestions,
  'notes-time': timeQuestions,
  'notes-key': keyQuestions,
  'notes-melody': melodyQuestions,
  'notes-lack': lackQuestions,
}

export function notePictures(): PicturePart {
  const asked = Object.entries(kinds).flatMap(([pack, ask]) => ask().map(one => ({ ...one, pack })))
  return partOf(asked.map(one => ({ ...one, category: 'picture-round', subcategory: 'notes', source: null })))
}
