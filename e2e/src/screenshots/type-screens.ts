// Questions of types that the starter content does not have, unanswered and told.

import type { Q } from '@trivium/contract/plays'
import { matchOf, writeEachType } from '../harness/each-type.ts'
import { newStaff } from '../harness/console.ts'
import { press, type Scene, type Screen } from './screen.ts'
import { modeFolders, openUpTo, type Start } from './starts.ts'

let places: ReturnType<typeof writeEachType> | undefined

async function open({ page, cast }: Scene, type: Q['question_type']): Promise<Q> {
  places ??= newStaff(cast.server, ['editor']).then(editor => writeEachType(editor, 'Types'))
  const { slug, wordsId } = await places
  const start = type === 'guess_the_word' ? guessing(wordsId) : level(slug)
  const { id, mode, question } = await openUpTo(cast.veteran, start, undefined, ({ question_type }) => question_type === type)
  await page.goto(`${modeFolders[mode]}play/${id}/`)
  await page.locator('h1').waitFor()
  return question
}

const level =
  (category: string): Start =>
  player =>
    player.ask('get_questions_by_level', { category, level: 1 })
const guessing =
  (type_id: number): Start =>
  player =>
    player.ask('get_guess_the_word', { type: 'category', type_id })

const told = async (scene: Scene) => {
  await press(scene, 'play.check')
  await isTold(scene)
}
const isTold = ({ page, text }: Scene) =>
  page.getByRole('button', { name: new RegExp(`^(${text('play.next')}|${text('play.to_result')})$`) }).waitFor()

const one = ({ page }: Scene, side: 'option' | 'match', key: string) => page.locator(`[data-side=${side}] [data-key="${key}"]`)

/** Pairs the first option rightly, and as many others wrongly. */
async function pair(scene: Scene, wrongly: number): Promise<void> {
  const question = await open(scene, 'matching')
  const right = ['a', 'b', 'c'].map((_, place) => matchOf(question, place))
  const pairs = [right[0], right[2], right[1]].slice(0, wrongly + 1)
  for (const [place, match] of pairs.entries()) {
    await one(scene, 'option', 'abc'[place] ?? '').click()
    await one(scene, 'match', match ?? '').click()
  }
}

async function number(scene: Scene, value: string): Promise<void> {
  await open(scene, 'number')
  await scene.page.getByRole('textbox').fill(value)
}

export const typeScreens: Screen[] = [
  { name: 'type-matching', who: 'veteran', show: scene => pair(scene, 0) },
  { name: 'type-matching-told', who: 'veteran', show: scene => pair(scene, 2).then(() => told(scene)) },
  { name: 'type-number', who: 'veteran', show: scene => number(scene, '9,8x') },
  { name: 'type-number-told', who: 'veteran', show: scene => number(scene, '9.79').then(() => told(scene)) },
  { name: 'type-pictures', who: 'veteran', show: scene => open(scene, 'multiple_choice') },
  {
    name: 'type-pictures-told',
    who: 'veteran',
    async show(scene) {
      const { options } = await open(scene, 'multiple_choice')
      const wrong = options.find(option => option.image_text === 'Picture 1')
      await scene.page.locator(`button[aria-keyshortcuts="${wrong?.key}"]`).click()
      await isTold(scene)
    },
  },
  { name: 'type-word-digits', who: 'veteran', show: scene => open(scene, 'guess_the_word').then(() => press(scene, 'word.to_digits')) },
]
