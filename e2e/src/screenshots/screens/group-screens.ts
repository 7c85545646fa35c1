// A group and its practice tests, for a member, for a leader, and where a leader gives one.

import { newStaff } from '../../harness/console.ts'
import { newPlayer } from '../../harness/players.ts'
import type { Scene, Screen } from '../screen.ts'

/** A class that the veteran leads: two members, of whom one has done the first of two tests. @returns its id */
async function aClass({ seeded: { server, veteran, starter } }: Scene): Promise<number> {
  const examiner = await newStaff(server, ['examiner'])
  const group_id = (await examiner.ask('create_group', { name: 'Biology 10b' })).data.id
  const noor = await newPlayer(server, 'Noor Aziz')
  for (const { user } of [starter, noor]) await examiner.ask('put_group_member', { group_id, account_id: user.id })
  await examiner.ask('set_group_leaders', { group_id, account_ids: [veteran.user.id], were: [] })
  const choices = { group_id, q_pool: 'all', q_question_type: 'multiple_choice', q_test_length: 10 } as const
  const first = await veteran.ask('give_group_test', { ...choices, title: 'Cells and tissues', q_test_type: 'timed', due_on: '2031-05-09' })
  await veteran.ask('give_group_test', { ...choices, title: 'Week 3: everything so far', q_test_type: 'tutor' })
  for (const player of [starter, noor]) {
    const { play, data } = await player.ask('start_group_test', { group_test_id: first.data.id })
    for (const { id } of data) await player.ask('submit_answer', { play_id: play.id, question_id: id, answer: 'a' })
    if (player === noor) await player.ask('finish_play', { play_id: play.id })
  }
  return group_id
}

const show = async (scene: Scene) => scene.page.goto(`/profile/groups/${await aClass(scene)}/`)

export const groupScreens: Screen[] = [
  { name: 'group-member', who: 'starter', isWordy: true, show },
  {
    name: 'group-leader',
    who: 'veteran',
    isWordy: true,
    isLong: true,
    async show(scene) {
      await show(scene)
      await scene.page.locator('summary').last().click()
      await scene.page.getByRole('rowheader').first().waitFor()
    },
  },
  {
    name: 'group-give',
    who: 'veteran',
    isWordy: true,
    show: async scene => scene.page.goto(`/create-test-questions/new/?group=${await aClass(scene)}`),
  },
]
