// A round of a battle that asks for a number.

import { revealed, type Room, start } from './battle-screens.ts'
import type { Scene, Screen } from '../screen.ts'
import { bankOf } from './type-screens.ts'

const field = ({ page }: Scene) => page.locator('main input[inputmode=decimal]')

async function open(scene: Scene, rivals: number): Promise<Room> {
  const room = await start(scene, rivals, (await bankOf(scene)).heights)
  await field(scene).waitFor()
  return room
}

/** Each player gives a number, the player of the screenshot first. A player with null gives none. */
async function sayAll({ battle, players }: Room, numbers: (string | null)[]): Promise<void> {
  for (const [seat, number] of numbers.entries()) {
    const player = players[seat]
    if (!player || number === null) continue
    const { data } = await player.ask('get_battle', { room_id: battle.roomID })
    if (!data.question || data.play_id === null) throw new Error('No question is open')
    await player.ask('submit_answer', { play_id: data.play_id, question_id: data.question.id, answer: number })
  }
}

const reveal = async (scene: Scene, numbers: string[]) => {
  await sayAll(await open(scene, numbers.length - 1), numbers)
  await revealed(scene.page)
}

const screens: Omit<Screen, 'who'>[] = [
  { name: 'battle-number', show: scene => open(scene, 1).then(() => field(scene).fill('8700')) },
  {
    name: 'battle-number-said',
    async show(scene) {
      await sayAll(await open(scene, 3), [null, null, '8500'])
      await field(scene).fill('8700')
      await scene.page.keyboard.press('Enter')
      await scene.page.getByText(scene.text('battle.waiting')).waitFor()
    },
  },
  { name: 'battle-number-nearest', isLong: true, show: scene => reveal(scene, ['8700', '9400']) },
  { name: 'battle-number-other', isLong: true, show: scene => reveal(scene, ['1', '8701', '9400.125', '12345678901234.5']) },
]

export const battleNumberScreens: Screen[] = screens.map(screen => ({ ...screen, who: 'veteran', isWordy: true }))
