// Questions of new types where they count marks: an exam that gives and takes parts of them, its review, and a practice test.

import { newStaff } from '../harness/console.ts'
import type { Player } from '../harness/players.ts'
import type { Scene, Screen } from './screen.ts'
import { closeAll } from './starts.ts'

const exam_key = 'TYPES42'
const marked = { marks: 2, minus_marks: 0.5, part_marks: true }
const questions = [
  {
    ...marked,
    type: 'matching',
    question: 'Which capital is whose?',
    options: [{ text: 'Spain', remark: 'Since 1561.' }, 'France', 'Italy'],
    matches: ['Madrid', 'Paris', 'Rome', 'Vienna'],
    answer: [1, 2, 3],
  },
  { ...marked, type: 'multi_select', question: 'Which are prime?', options: ['2', '9', '11', '21'], answer: [1, 3], marks: 1.25 },
  {
    type: 'number',
    question: 'How fast does it fall?',
    number: { value: 9.81, tolerance: 0.05, unit: 'm/s²' },
    marks: 1,
    minus_marks: 0.25,
  },
  {
    type: 'multiple_choice',
    question: 'Which element has the symbol W?',
    options: ['Gold', 'Silver', 'Iron', 'Copper', 'Tin', 'Lead', 'Sodium', 'Potassium', 'Tungsten', 'Mercury'],
    answer: [9],
    marks: 1,
  },
  { type: 'guess_the_word', question: 'Which vitamin has cobalt in it?', answer: 'B12', accepted: ['Cobalamin'], marks: 1 },
]

let examId: Promise<number> | undefined

async function writeExam(server: string): Promise<number> {
  const edda = await newStaff(server, ['examiner'], 'Edda')
  const day = { starts_at: new Date().toISOString(), ends_at: new Date(Date.now() + 86_400_000).toISOString() }
  const flags = { answer_again: true, strict_away: false, is_for_all: true, marks_at_hand_in: true }
  const terms = { title: 'New types', duration_minutes: 60, exam_key, rules: '<p>Be fair.</p>', release_when: 'hand_in' as const }
  const { data: exam } = await edda.ask('create_exam', { ...day, ...flags, ...terms })
  const form = new FormData()
  form.set('exam_id', String(exam.id))
  form.set('file', new Blob([JSON.stringify({ questions })], { type: 'application/json' }), 'questions.json')
  const headers = { authorization: `Bearer ${edda.token}` }
  const reply = await (await fetch(`${server}/api/admin/import_exam_questions`, { method: 'POST', headers, body: form })).json()
  if (reply.error || reply.data.added !== questions.length) throw new Error(JSON.stringify(reply))
  return exam.id
}

async function sit({ cast }: Scene, player: Player) {
  examId ??= writeExam(cast.server)
  return player.ask('get_exam_module_questions', { exam_module_id: await examId, exam_key, agreed: true })
}

/** Opens the running exam at a question. */
const open = (number: number) => async (scene: Scene) => {
  const { play } = await sit(scene, scene.cast.starter)
  await scene.page.goto(`/exam-module/play/${play.id}/`)
  await scene.page.locator('h1[id^="question-"]').waitFor()
  for (let at = 1; at < number; at++) await scene.page.getByRole('button', { name: scene.text('free.next'), exact: true }).click()
}

let sat: Promise<number> | undefined
/** @returns the id of a play that has been handed in, each answer right in part */
async function done(scene: Scene): Promise<number> {
  const player = scene.cast.veteran
  await closeAll(player)
  const { data, play } = await sit(scene, player)
  for (const question of data) {
    const answers: Record<string, string> = { matching: 'a-1,b-2,c-3', multi_select: 'a,b', number: '12', guess_the_word: 'Cobalamin' }
    const answer = answers[question.question_type] ?? 'a'
    await player.ask('submit_answer', { play_id: play.id, question_id: question.id, answer })
  }
  await player.ask('set_exam_module_result', { exam_module_id: (await examId) ?? 0 })
  return play.id
}

export const typeExamScreens: Screen[] = [
  { name: 'type-exam-pairs', who: 'starter', isWordy: true, isLong: true, show: open(1) },
  { name: 'type-exam-several', who: 'starter', isWordy: true, show: open(2) },
  { name: 'type-exam-number', who: 'starter', isWordy: true, show: open(3) },
  { name: 'type-exam-ten', who: 'starter', isWordy: true, isLong: true, show: open(4) },
  {
    name: 'type-exam-review',
    who: 'veteran',
    isWordy: true,
    isLong: true,
    async show(scene) {
      await scene.page.goto(`/exam-module/review/${await (sat ??= done(scene))}/`)
      await scene.page.locator('li[data-verdict]').first().waitFor()
    },
  },
  {
    name: 'type-test-pairs',
    who: 'newcomer',
    isWordy: true,
    isLong: true,
    async show({ page, cast }) {
      const input = { q_test_type: 'tutor', q_pool: 'all', q_question_type: 'matching,number' } as const
      const { play } = await cast.newcomer.ask('get_questions_test', input)
      await page.goto(`/multi-match-questions/tutor/play/${play.id}/`)
      await page.locator('h1[id^="question-"]').waitFor()
    },
  },
]
