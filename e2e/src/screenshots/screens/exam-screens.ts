// Screens of exams: the list, the page before the start, a running exam, its end.

import type { Player } from '../../harness/players.ts'
import { option } from '../../harness/playing.ts'
import { giveMoreTime } from '../more-time.ts'
import { at, type Scene, type Screen } from '../screen.ts'

const exam_key = 'OPEN20'

async function sample(player: Player, language_id: number | undefined) {
  const { data } = await player.ask('get_exam_module', { type: 1, language_id })
  const exam = data.find(({ shown_key }) => shown_key === exam_key)
  if (!exam) throw new Error('There is no sample exam')
  return exam
}

/** The id of the running attempt. */
async function sat(player: Player, languageId: number | undefined): Promise<number> {
  const { id } = await sample(player, languageId)
  const { play } = await player.ask('get_exam_module_questions', { exam_module_id: id, exam_key, agreed: true })
  return play.id
}

/** The id of an attempt that has been handed in, with twelve answers. */
async function done(player: Player, languageId: number | undefined): Promise<number> {
  const exam = await sample(player, languageId)
  if (exam.result && exam.play_id !== null) return exam.play_id
  const { data, play } = await player.ask('get_exam_module_questions', { exam_module_id: exam.id, exam_key, agreed: true })
  for (const question of data.slice(0, 12)) {
    const answer = question.question_type === 'sequence' ? question.options.map(({ key }) => key).join(',') : 'a'
    await player.ask('submit_answer', { play_id: play.id, question_id: question.id, answer })
  }
  await player.ask('note_violation', { play_id: play.id, kind: 'print_key' })
  await player.ask('set_exam_module_result', { exam_module_id: exam.id })
  return play.id
}

const door = async ({ page, seeded, languageId }: Scene) =>
  void (await page.goto(`/exam-module/${(await sample(seeded.newcomer, languageId)).id}/`))

export const examScreens: Screen[] = [
  { name: 'exams', who: 'newcomer', isLong: true, show: at('/exam-module/') },
  { name: 'exams-completed-none', who: 'newcomer', show: at('/exam-module/?list=completed') },
  { name: 'exam-door', who: 'newcomer', isLong: true, show: door },
  {
    name: 'exam-door-ios',
    who: 'newcomer',
    isLong: true,
    async show(scene) {
      await scene.page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { get: () => 'iPhone' }))
      await door(scene)
    },
  },
  {
    name: 'exam-door-problems',
    who: 'newcomer',
    isLong: true,
    async show(scene) {
      await door(scene)
      await scene.page.getByRole('button', { name: scene.text('exam.start') }).click()
    },
  },
  {
    name: 'exam-play',
    who: 'starter',
    isWordy: true,
    async show({ page, seeded, languageId }) {
      await page.goto(`/exam-module/play/${await sat(seeded.starter, languageId)}/`)
      await option(page, 'b').click()
      await page.mouse.move(0, 0)
    },
  },
  {
    name: 'exam-more-time',
    who: 'starter',
    async show({ page, seeded, languageId, text }) {
      await page.goto(`/exam-module/play/${await sat(seeded.starter, languageId)}/`)
      await option(page, 'b').waitFor()
      await giveMoreTime(page)
      await page.getByRole('button', { name: text('action.close') }).waitFor()
    },
  },
  {
    name: 'exam-moved',
    who: 'starter',
    async show({ page, seeded, languageId, text }) {
      await page.goto(`/exam-module/play/${await sat(seeded.starter, languageId)}/`)
      await page.locator('h1').waitFor()
      await sat(seeded.starter, languageId)
      await page.getByRole('button', { name: text('exam.moved_back') }).waitFor()
    },
  },
  {
    name: 'exam-reopened',
    who: 'veteran',
    async show({ page, seeded, languageId, text }) {
      const playId = await done(seeded.veteran, languageId)
      const news = { type: 'play', state: 'open', room: `play:${playId}`, number: 1_000_000 } as const
      const tell = new Promise<() => void>(resolve => {
        void page.routeWebSocket('**/*', socket => {
          socket.connectToServer()
          resolve(() => socket.send(JSON.stringify(news)))
        })
      })
      await page.goto(`/exam-module/result/${playId}/`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const told = await tell
      await page.waitForLoadState('networkidle')
      await page.route('**/api/get_exam_result', route => route.fulfill({ json: { error: true, message: 'play_open' } }))
      const goOn = page.getByRole('button', { name: text('exam.reopened_go_on') })
      // The page gets no message before it is in the room, so the loop sends it again.
      for (let tries = 0; tries < 20 && !(await goOn.isVisible()); tries += 1) {
        told()
        await goOn.waitFor({ timeout: 500 }).catch(() => {})
      }
      await goOn.waitFor()
    },
  },
  {
    name: 'exam-result',
    who: 'veteran',
    isLong: true,
    show: async ({ page, seeded, languageId }) => void (await page.goto(`/exam-module/result/${await done(seeded.veteran, languageId)}/`)),
  },
  {
    name: 'exam-review',
    who: 'veteran',
    show: async ({ page, seeded, languageId }) => void (await page.goto(`/exam-module/review/${await done(seeded.veteran, languageId)}/`)),
  },
]
