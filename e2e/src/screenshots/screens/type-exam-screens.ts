// Questions of new types in an exam that gives and deducts part marks, and the review of that exam.

import { newStaff } from '../../harness/console.ts'
import type { Player } from '../../harness/players.ts'
import type { Scene, Screen } from '../screen.ts'
import { closeAll } from '../starts.ts'

const exam_key = 'TYPES42'
const gift = `Which capital is whose? {=Spain -> Madrid =France -> Paris =Italy -> Rome}

Which are prime? {~%50%2 ~%-100%9 ~%50%11 ~%-100%21}

How fast does it fall? {#9.81:0.05}

Which element has the symbol W? {~Gold ~Silver ~Iron ~Copper ~Tin ~Lead ~Sodium ~Potassium =Tungsten ~Mercury}

Which vitamin has cobalt in it? {=B12 =Cobalamin}
`

let examId: Promise<number> | undefined

async function writeExam(server: string): Promise<number> {
  const edda = await newStaff(server, ['examiner'], 'Edda')
  const day = { starts_at: new Date().toISOString(), ends_at: new Date(Date.now() + 86_400_000).toISOString() }
  const flags = { answer_again: true, strict_away: false, is_for_all: true, marks_at_hand_in: true }
  const terms = { title: 'New types', duration_minutes: 60, exam_key, rules: '<p>Be fair.</p>', release_when: 'hand_in' as const }
  const { data: exam } = await edda.ask('create_exam', { ...day, ...flags, ...terms })
  const form = new FormData()
  form.set('exam_id', String(exam.id))
  form.set('file', new Blob([gift], { type: 'text/plain' }), 'questions.gift')
  const headers = { authorization: `Bearer ${edda.token}` }
  const reply = await (await fetch(`${server}/api/admin/import_exam_questions`, { method: 'POST', headers, body: form })).json()
  if (reply.error || reply.data.added !== 5) throw new Error(JSON.stringify(reply))
  const { data: paper } = await edda.ask('get_exam_paper', { exam_id: exam.id })
  for (const { id, question_type } of paper.questions.slice(0, 3)) {
    const part_marks = question_type !== 'number'
    await edda.ask('set_question_marks', { exam_id: exam.id, question_id: id, marks: 1.25, minus_marks: 0.25, part_marks })
  }
  return exam.id
}

async function sit({ seeded }: Scene, player: Player) {
  examId ??= writeExam(seeded.server)
  return player.ask('get_exam_module_questions', { exam_module_id: await examId, exam_key, agreed: true })
}

/** Opens the running exam at a question. */
const open = (number: number) => async (scene: Scene) => {
  const { play } = await sit(scene, scene.seeded.starter)
  await scene.page.goto(`/exam-module/play/${play.id}/`)
  await scene.page.locator('h1[id^="question-"]').waitFor()
  for (let at = 1; at < number; at++) await scene.page.getByRole('button', { name: scene.text('free.next'), exact: true }).click()
}

let sat: Promise<number> | undefined
/** @returns the id of a play that the player has handed in, with an answer to each question */
async function done(scene: Scene): Promise<number> {
  const player = scene.seeded.veteran
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
]
