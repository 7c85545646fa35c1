// Exams for tests: prepared, sat and ended by the clock of the test.

import type { ResultFile } from '@trivium/contract/assess/exam-names'
import { Sitting } from '@trivium/contract/assess/exams'
import { Play, Q } from '@trivium/contract/play/plays'
import { closeOverduePlays } from '../../src/play/plays/index.ts'
import { releaseDueExams } from '../../src/assess/exams/index.ts'
import type { Fields, TestPlayer } from '../app/app.ts'
import type { Quiz } from '../app/quiz.ts'

export const minuteMs = 60_000
export const examKey = 'OPEN42'

/** Four questions: marks 1, 2, 2 and 5. The right answers are in `answers`, as options' texts. */
const csv = `type,question,option_1,option_2,option_3,option_4,answer,marks,note
multiple_choice,Two and two?,four,five,six,,1,1,They are four.
true_false,The sun is a star.,True,False,,,1,2,
multi_select,Which are even?,two,three,four,five,"1,3",2,
sequence,From small to large,one,two,three,,"1,2,3",5,
`
const right: Record<string, string[]> = {
  'Two and two?': ['four'],
  'The sun is a star.': ['True'],
  'Which are even?': ['two', 'four'],
  'From small to large': ['one', 'two', 'three'],
}

export interface Sat {
  play: Play
  sitting: Sitting
  questions: Q[]
}

export interface ExamRoom {
  examiner: TestPlayer
  /** An exam for all, open for a day from now, of 30 minutes. @returns its id */
  prepare: (terms?: Fields<'create_exam'>) => Promise<number>
  sit: (player: TestPlayer, examId: number, more?: Fields<'get_exam_module_questions'>) => Promise<Sat>
  /** Runs the jobs of every few seconds. */
  tick: () => Promise<void>
}

export async function examRoom(quiz: Quiz): Promise<ExamRoom> {
  const { db } = quiz.database
  const now = () => quiz.clock.now()
  const examiner = await quiz.player('Edda', { roles: ['examiner'] })

  async function prepare(terms: Fields<'create_exam'> = {}): Promise<number> {
    const day = { starts_at: now().toISOString(), ends_at: new Date(now().getTime() + 24 * 60 * minuteMs).toISOString() }
    const flags = { answer_again: 1, strict_away: 1, is_for_all: 1 }
    const wanted = { title: 'Trial exam', duration_minutes: 30, exam_key: examKey, rules: '<p>Be fair.</p>', ...day, ...flags, ...terms }
    const made = await examiner.call('create_exam', wanted)
    if (made.error) throw new Error(`the exam was refused: ${JSON.stringify(made)}`)
    const file = { field: 'file', bytes: Buffer.from(csv), type: 'text/csv' }
    const filled = await examiner.call('import_exam_questions', { exam_id: made.data.id }, { file })
    if (filled.error || filled.data.added !== 4) throw new Error(`the questions were refused: ${JSON.stringify(filled)}`)
    return made.data.id
  }

  return {
    examiner,
    prepare,
    async sit(player, examId, more = {}) {
      const reply = await player.call('get_exam_module_questions', { exam_module_id: examId, exam_key: examKey, agreed: 1, ...more })
      if (reply.error) throw new Error(`the exam was refused: ${reply.message}`)
      return { play: Play.parse(reply.play), sitting: Sitting.parse(reply.sitting), questions: Q.array().parse(reply.data) }
    },
    async tick() {
      await closeOverduePlays(db, now())
      await releaseDueExams(db, now())
    },
  }
}

/** One table of the results as CSV. */
export async function resultsCsv({ app }: Pick<Quiz, 'app'>, examiner: TestPlayer, exam_id: number, contents: ResultFile): Promise<string> {
  const { data } = await examiner.call('export_exam_results', { exam_id, contents })
  return (await app.http.inject({ method: 'GET', url: data.path })).body
}

/** Keys of the right options in the order shown. */
export function rightAnswer({ question, options }: Q): string {
  const texts = right[question] ?? []
  return texts.map(text => options.find(option => option.text === text)?.key ?? '').join(',')
}

/** A valid but wrong answer. */
export function wrongAnswer(question: Q): string {
  const keys = rightAnswer(question).split(',')
  if (question.question_type === 'sequence') return keys.toReversed().join(',')
  return question.options.find(({ key }) => !keys.includes(key))?.key ?? ''
}
