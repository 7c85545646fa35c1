// Screens of battles against a recorded round. The round is put into the replies of other battles.

import type { Battle } from '@trivium/contract/compete/battles'
import { anyOption } from '../../harness/playing.ts'
import { altered } from '../altered.ts'
import type { Scene, Screen } from '../screen.ts'
import { fillRoom, open, wonBattle } from './battle-screens.ts'

const past = () => new Date(Date.now() - 1000).toISOString()
const played_at = '2026-03-12T12:00:00.000Z'

const asRecorded = (battle: Battle): Battle => ({
  ...battle,
  why: 'against_recording',
  rematch: null,
  users: battle.users.map(user => (user.seat === 2 ? { ...user, uid: 0, is_bot: true, played_at } : user)),
})

/** Without the socket, which would bring the battle as it is. */
async function alter({ page }: Scene, change: (battle: Battle) => Battle): Promise<void> {
  await page.route('**/live/**', route => route.abort())
  await altered(page, 'get_battle', battle => change(asRecorded(battle)))
  await page.reload()
}

const soon = () => new Date(Date.now() + 3000).toISOString()

export const battleRecordedScreens: Screen[] = [
  {
    name: 'battle-recorded-offer',
    who: 'newcomer',
    async show({ page, text }) {
      await altered(page, 'find_opponent', search => ({ ...search, bot_at: past() }))
      await altered(page, 'get_recorded_round', () => ({ recorded: { name: 'Ingrid Solberg', image: null, played_at } }))
      await page.goto('/random-battle/search/')
      await page.getByRole('button', { name: text('battle.play_recorded') }).waitFor()
    },
  },
  {
    name: 'battle-recorded-nobody',
    who: 'newcomer',
    async show({ page, text }) {
      await altered(page, 'find_opponent', search => ({ ...search, expires_at: past() }))
      await altered(page, 'get_recorded_round', () => ({ recorded: { name: '', image: null, played_at } }))
      await page.goto('/random-battle/search/')
      await page.getByRole('button', { name: text('battle.play_recorded') }).waitFor()
    },
  },
  {
    name: 'battle-recorded-versus',
    who: 'veteran',
    async show(scene) {
      await fillRoom(scene, 1)
      await alter(scene, battle => ({ ...battle, state: 'countdown', due: soon() }))
      await scene.page.getByText(scene.text('battle.get_ready')).waitFor()
    },
  },
  {
    name: 'battle-recorded-round',
    who: 'veteran',
    async show(scene) {
      await open(scene)
      await alter(scene, battle => battle)
      await anyOption(scene.page).waitFor()
    },
  },
  {
    name: 'battle-recorded-result',
    who: 'veteran',
    isLong: true,
    async show(scene) {
      const path = await wonBattle(scene)
      await altered(scene.page, 'get_battle', asRecorded)
      await scene.page.goto(path)
    },
  },
]
