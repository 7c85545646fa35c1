// Tests from the bank: the dashboard, a new test, results.

import type { Player } from '../../harness/players.ts'
import { giveMoreTime } from '../more-time.ts'
import { at, type Scene, type Screen } from '../screen.ts'

/** Plays a test to its end, all with the first option. @returns the id of its play */
async function done(player: Player, q_test_type: 'timed' | 'cat', language_id: number | undefined): Promise<number> {
  const { play } = await player.ask('get_questions_test', { q_test_type, q_pool: 'all', q_question_type: 'multiple_choice', language_id })
  for (;;) {
    const { data, play: now } = await player.ask('get_play', { play_id: play.id })
    const answered = now?.answered ?? 0
    const open = now && (now.order === 'free' ? data[answered] : data.find(({ id }) => id === now.current_question_id))
    if (!open) break
    await player.ask('submit_answer', { play_id: play.id, question_id: open.id, answer: 'a' })
  }
  await player.ask('finish_play', { play_id: play.id })
  return play.id
}

/** Opens a new test, or the open one of the same kind. @returns the question on the screen */
async function begin({ page, seeded, languageId }: Scene, q_test_type: 'tutor' | 'timed' | 'cat'): Promise<number> {
  const input = { q_test_type, q_pool: 'all', q_question_type: 'multiple_choice', language_id: languageId } as const
  const { play, data } = await seeded.starter.ask('get_questions_test', input)
  await page.goto(`/multi-match-questions/${{ tutor: 'tutor', timed: 'timed', cat: 'adaptive' }[q_test_type]}/play/${play.id}/`)
  await page.locator('button[aria-keyshortcuts="a"]').waitFor()
  return play.current_question_id ?? data[0]?.id ?? 0
}

/** On phones the tools are folded. */
async function openTool({ page, text }: Scene, name: 'test.note' | 'test.calculator' | 'test.strike_options'): Promise<void> {
  const [tool, fold] = [
    page.getByRole('button', { name: text(name), exact: true }),
    page.getByRole('button', { name: text('test.tools'), exact: true }),
  ]
  if (!(await tool.isVisible())) await fold.click()
  await tool.click()
}

export const testScreens: Screen[] = [
  {
    name: 'tests-tutor',
    who: 'starter',
    isWordy: true,
    async show(scene) {
      await begin(scene, 'tutor')
      await scene.page.keyboard.press('Shift+B')
      await openTool(scene, 'test.strike_options')
      await openTool(scene, 'test.note')
    },
  },
  {
    name: 'tests-told',
    who: 'starter',
    isLong: true,
    async show(scene) {
      await begin(scene, 'tutor')
      await scene.page.keyboard.press('Shift+C')
      await scene.page.locator('button[aria-keyshortcuts="a"]').click()
      await scene.page.getByRole('button', { name: scene.text('play.next') }).waitFor()
    },
  },
  {
    name: 'tests-peers',
    who: 'starter',
    isLong: true,
    isWordy: true,
    async show(scene) {
      const peers = { answers: 412, shares: { a: 12, b: 58, c: 23, d: 7 } }
      await scene.page.route('**/api/submit_answer', async route => {
        const reply = await route.fetch()
        const told = await reply.json()
        await route.fulfill({ response: reply, json: { ...told, data: { ...told.data, peers } } })
      })
      await begin(scene, 'tutor')
      await scene.page.locator('button[aria-keyshortcuts="a"]').click()
      await scene.page.getByRole('button', { name: scene.text('play.next') }).waitFor()
    },
  },
  {
    name: 'tests-calculator',
    who: 'starter',
    async show(scene) {
      await begin(scene, 'timed')
      await openTool(scene, 'test.calculator')
      await scene.page.keyboard.type('12.5*8')
    },
  },
  {
    name: 'tests-cat',
    who: 'starter',
    async show(scene) {
      await begin(scene, 'cat')
      await scene.page.locator('button[aria-keyshortcuts="a"]:not([aria-disabled="true"])').click()
    },
  },
  {
    name: 'tests-review',
    who: 'veteran',
    isLong: true,
    show: async ({ page, seeded, languageId }) =>
      void (await page.goto(`/multi-match-questions/timed/review/${await done(seeded.veteran, 'timed', languageId)}/`)),
  },
  {
    name: 'tests-more-time',
    who: 'starter',
    async show(scene) {
      await begin(scene, 'timed')
      await giveMoreTime(scene.page)
      await scene.page.getByRole('button', { name: scene.text('action.close') }).waitFor()
    },
  },
  {
    name: 'tests-again',
    who: 'veteran',
    isLong: true,
    async show({ page, seeded, languageId }) {
      await done(seeded.veteran, 'timed', languageId)
      await done(seeded.veteran, 'cat', languageId)
      await page.goto('/create-test-questions/')
    },
  },
  { name: 'tests-dashboard', who: 'newcomer', isLong: true, show: at('/create-test-questions/') },
  { name: 'tests-create', who: 'newcomer', isWordy: true, show: at('/create-test-questions/new/') },
  {
    name: 'tests-forms',
    who: 'newcomer',
    isLong: true,
    async show({ page, text }) {
      await page.goto('/create-test-questions/new/')
      await page.getByRole('radio', { name: text('test.type_cat') }).check()
      await page.getByText(text('test.customise'), { exact: true }).click()
      await page.getByRole('checkbox', { name: /·/ }).nth(2).check()
    },
  },
  {
    name: 'tests-result',
    who: 'veteran',
    isLong: true,
    show: async ({ page, seeded, languageId }) =>
      void (await page.goto(`/multi-match-questions/timed/result/${await done(seeded.veteran, 'timed', languageId)}/`)),
  },
  {
    name: 'tests-adaptive',
    who: 'veteran',
    isLong: true,
    show: async ({ page, seeded, languageId }) =>
      void (await page.goto(`/multi-match-questions/adaptive/result/${await done(seeded.veteran, 'cat', languageId)}/`)),
  },
  { name: 'tests-report', who: 'veteran', isLong: true, show: at('/profile/test-report/') },
]
