// Moments of a battle: a low phone, the joiner's room, the end.

import { anyOption } from '../../harness/playing.ts'
import { altered } from '../altered.ts'
import { press, type Scene, type Screen } from '../screen.ts'
import { answerRound, fillRoom, open, revealed, sit, start, wonBattle } from './battle-screens.ts'

const lowPhone = { width: 320, height: 568 }
const longName = 'Maximiliana Konstantinopolitanskaya von und zu Hohenzollern-Sigmaringen'

async function flags(scene: Scene): Promise<void> {
  await scene.page.setViewportSize(lowPhone)
  await start(scene, 1, 'flags')
  await anyOption(scene.page).waitFor()
}

/** The room of another player, as the player of the screenshot sees it. */
async function joined(scene: Scene): Promise<void> {
  const { battle, players } = await fillRoom(scene, 1)
  const [, host] = players
  await players[0]?.ask('delete_room', { room_id: battle.roomID })
  if (!host) throw new Error('There is one')
  const { data: room } = await host.ask('create_room', { room_type: 'group', no_of_que: 5, minutes: 5, entry: 0 })
  await sit(scene.page, host, room)
  await scene.seeded.veteran.ask('join_room', { room_code: room.roomCode ?? '' })
  await scene.page.goto(`/group-battle/room/${room.roomID}/`)
  await scene.page.getByText(scene.text('battle.leave_room')).waitFor()
}

async function deserted(scene: Scene): Promise<void> {
  const room = await open(scene)
  await answerRound(room)
  await revealed(scene.page)
  await room.players[1]?.ask('leave_room', { room_id: room.battle.roomID })
  await scene.page.getByRole('heading', { name: scene.text('battle.outcome_won') }).waitFor()
}

const screens: Omit<Screen, 'who'>[] = [
  { name: 'battle-low-flags', show: flags },
  { name: 'battle-joiner', isLong: true, show: joined },
  { name: 'battle-deserted', isLong: true, show: deserted },
  {
    name: 'battle-rematch',
    async show(scene) {
      await deserted(scene)
      await altered(scene.page, 'get_battle', battle => ({
        ...battle,
        rematch: { until: new Date(Date.now() + 20_000).toISOString(), room_id: null },
        users: battle.users.map(user => ({ ...user, state: 'here' as const, asks_rematch: user.seat === battle.seat })),
      }))
      await scene.page.reload()
      await scene.page.locator('[data-stand=waiting]').waitFor()
    },
  },
  {
    name: 'battle-long-names',
    async show(scene) {
      const path = await wonBattle(scene)
      await altered(scene.page, 'get_battle', battle => ({
        ...battle,
        users: battle.users.map(user => (user.seat === battle.seat ? user : { ...user, name: longName })),
      }))
      await scene.page.goto(path)
    },
  },
  {
    name: 'battle-said',
    show: scene =>
      open(scene, 3)
        .then(() => press(scene, 'battle.talk'))
        .then(() => scene.page.getByRole('button', { name: scene.text('battle.phrase_well_played') }).click()),
  },
]

export const battleMomentScreens: Screen[] = screens.map(screen => ({ ...screen, who: 'veteran' }))
