// Tests from the bank: the dashboard, a new test, results.

import type { Player } from '../harness/players.ts'
import { at, type Screen } from './screen.ts'

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

export const testScreens: Screen[] = [
  { name: 'tests-dashboard', who: 'newcomer', isLong: true, show: at('/create-test-questions/') },
  { name: 'tests-create', who: 'newcomer', isLong: true, show: at('/create-test-questions/new/') },
  {
    name: 'tests-result',
    who: 'veteran',
    isLong: true,
    show: async ({ page, cast, languageId }) =>
      void (await page.goto(`/multi-match-questions/timed/result/${await done(cast.veteran, 'timed', languageId)}/`)),
  },
  {
    name: 'tests-adaptive',
    who: 'veteran',
    isLong: true,
    show: async ({ page, cast, languageId }) =>
      void (await page.goto(`/multi-match-questions/adaptive/result/${await done(cast.veteran, 'cat', languageId)}/`)),
  },
  { name: 'tests-report', who: 'veteran', isLong: true, show: at('/profile/test-report/') },
]
