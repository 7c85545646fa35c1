// Helpers for tests of reports and regrades: separate categories whose first option is always right, corrections, and the job.

import type { Q, Result } from '@trivium/contract/play/plays'
import { runRegrades } from '../../src/integrity/regrades/index.ts'
import { readSettings } from '../../src/platform/settings/index.ts'
import type { TestPlayer } from './app.ts'
import { must } from '../../src/platform/api/refuse.ts'
import type { Quiz, Started } from './quiz.ts'

/** Indexes of options. By the original key the first one is right. */
export const [right, wrong, other] = [0, 1, 2] as const
export const options = ['Oak', 'Elm', 'Ash', 'Fir']

interface Course {
  slug: string
  categoryId: number
  /** Question ids of each level, the first level first. */
  levels: number[][]
}

export interface Regrading {
  edda: TestPlayer
  newCourse: (levels?: number) => Promise<Course>
  begin: (player: TestPlayer, course: Course, level?: number) => Promise<Started>
  /** Answers with the option of this index; null passes the question. */
  choose: (player: TestPlayer, started: Started, question: Q | undefined, index: number | null) => Promise<Result | null>
  /**
   * Answers everything: `chosen` gives the option by question id; otherwise the first `rights` questions are answered right and the rest
   * wrong.
   */
  playThrough: (player: TestPlayer, started: Started, rights: number, chosen?: ReadonlyMap<number, number | null>) => Promise<Result>
  /** Corrects the key to this option, or to none, and starts the regrade. @returns its id */
  correct: (questionId: number, index: number | null) => Promise<number>
  /** Runs the job until the regrade is done. */
  run: () => Promise<void>
  resultOf: (player: TestPlayer, playId: number) => Promise<Result>
}

export async function regrading(quiz: Quiz): Promise<Regrading> {
  const edda = await quiz.player('Edda', { roles: ['editor'] })
  const { db } = quiz.database
  let courses = 0
  async function choose(player: TestPlayer, { play }: Started, question: Q | undefined, index: number | null): Promise<Result | null> {
    const key = index === null ? '' : question?.options.find(option => option.text === options[index])?.key
    const reply = await player.call('submit_answer', { play_id: play.id, question_id: question?.id, answer: key })
    if (reply.error) throw new Error(`the answer was refused: ${reply.message}`)
    return reply.data.result
  }
  return {
    edda,
    choose,
    async newCourse(levels = 1) {
      courses += 1
      const slug = `course-${courses}`
      const named = { type: 'quiz_zone', slug, parent_id: null, names: JSON.stringify({ en: slug }), position: 1000 + courses } as const
      const { id: category_id } = await db.insertInto('categories').values(named).returning('id').executeTakeFirstOrThrow()
      const stored = JSON.stringify(options.map(text => ({ text, image: null })))
      const ids: number[][] = []
      for (let level = 1; level <= levels; level++) {
        const rows = Array.from({ length: 10 }, (_, index) => ({
          key: `${slug}:${level}:${index}`,
          category_id,
          language_id: quiz.fixture.languages.en,
          level,
          question_type: 'multiple_choice' as const,
          question: `Which tree is ${slug} ${level} ${index}?`,
          options: stored,
          answer: [right],
          note: null,
          image: null,
          audio: null,
          word: null,
          passage_id: null,
        }))
        const inserted = await db.insertInto('questions').values(rows).returning('id').execute()
        ids.push(inserted.map(({ id }) => id))
      }
      return { slug, categoryId: category_id, levels: ids }
    },
    async begin(player, { slug }, level = 1) {
      return quiz.open(player, 'get_questions_by_level', { category: slug, level })
    },
    async playThrough(player, started, rights, chosen = new Map()) {
      let last: Result | null = null
      for (const [place, question] of started.questions.entries()) {
        const index = chosen.get(question.id)
        last = await choose(player, started, question, index === undefined ? (place < rights ? right : wrong) : index)
      }
      return must(last, 'the last answer ends the play')
    },
    async correct(question_id, index) {
      const key = index === null ? { is_void: true } : { answer: [index] }
      const corrected = await edda.call('correct_question', { question_id, ...key, reason: 'The key was wrong.' })
      if (corrected.error) throw new Error(`the correction was refused: ${corrected.message}`)
      const started = await edda.call('start_regrade', { question_id })
      if (started.error) throw new Error(`the regrade was refused: ${started.message}`)
      return started.data.id
    },
    async run() {
      // Three passes: the first look, the second one, the end.
      for (let pass = 0; pass < 3; pass++) await runRegrades(db, await readSettings(db), quiz.clock.now())
    },
    async resultOf(player, play_id) {
      return must((await player.call('get_play', { play_id })).result, 'the play has ended')
    },
  }
}
