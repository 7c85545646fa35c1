// The sample exams, whose entry keys are shown: in every language two that are open daily and a coming one, and in English a past one.

import type { ContentExam } from '@trivium/content/types'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { type ExamPack, examOf } from './exam-pack.ts'
import { numbers } from './numbers.ts'
import { science } from './science.ts'
import { world } from './world.ts'

type Sample = Parameters<typeof examOf>[1]

const thinking: Sample = { slug: 'sample', examKey: 'OPEN20', durationMinutes: 30 }
const everydayScience: Sample = {
  slug: 'science',
  examKey: 'ATOM10',
  durationMinutes: 12,
  terms: { answerAgain: false, strictAway: false, passPercent: 60 },
}
const dailyNumbers: Sample = {
  slug: 'numbers',
  examKey: 'COUNT8',
  durationMinutes: 15,
  terms: { when: 'coming', releaseWhen: 'end', marksAtHandIn: true, passPercent: 50 },
}
const thenAndNow: Sample = {
  slug: 'world',
  examKey: 'GLOBE8',
  durationMinutes: 10,
  terms: { when: 'past', strictAway: false, releaseWhen: 'end', passPercent: 50 },
}

const inAll = (packs: ExamPack[], sample: Sample) => packs.map(pack => examOf(pack, sample))

export const exams: ContentExam[] = [
  ...inAll([english, spanish, arabic], thinking),
  ...inAll(science, everydayScience),
  ...inAll(numbers, dailyNumbers),
  examOf(world, thenAndNow),
]
