// The sample exam, in every language: open every day, with its key shown beside it.

import { arabic } from './ar.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { type ContentExam, examOf } from './exam-pack.ts'

const sample = { slug: 'sample', examKey: 'OPEN20', durationMinutes: 30 }

export const exams: ContentExam[] = [english, spanish, arabic].map(pack => examOf(pack, sample))
