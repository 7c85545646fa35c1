// Questions of types that the starter content does not have: untouched, partly answered, with feedback, and reviewed.

import type { OptionKey, Q } from '@trivium/contract/play/plays'
import type { Page } from '@playwright/test'
import type { Player } from '../../harness/players.ts'
import { press, type Scene, type Screen } from '../screen.ts'
import { closeAll, modeFolders } from '../starts.ts'
import { type Drafted, type TypeBank, writeTypeBank } from '../type-bank.ts'

let bank: Promise<TypeBank> | undefined
export const bankOf = ({ seeded }: Scene): Promise<TypeBank> => (bank ??= writeTypeBank(seeded.server))

async function start(
  player: Player,
  { slug, categoryId }: { slug: string; categoryId: number },
  type: 'level' | 'word',
  language_id?: number,
) {
  await closeAll(player)
  if (type === 'word') return player.ask('get_guess_the_word', { type: 'category', type_id: categoryId, language_id })
  return player.ask('get_questions_by_level', { category: slug, level: 1, language_id })
}

/** Opens a play of the one question of that name. */
async function open(scene: Scene, name: Drafted): Promise<Q> {
  const { places, russian } = await bankOf(scene)
  const place = places.get(name)
  if (!place) throw new Error(`No question ${name}`)
  const languageId = name.endsWith('Arabic') ? scene.seeded.languageIds.arabic : name.endsWith('Russian') ? russian : undefined
  const { data, play } = await start(scene.seeded.veteran, place, name.startsWith('word') ? 'word' : 'level', languageId)
  const [question] = data
  if (!question) throw new Error(`${name} asks nothing`)
  await scene.page.goto(`${modeFolders[play.mode]}play/${play.id}/`)
  await scene.page.locator('h1').waitFor()
  return question
}

const told = async (scene: Scene) => {
  await press(scene, 'play.check')
  await isTold(scene)
}
const isTold = ({ page, text }: Scene) =>
  page.getByRole('button', { name: new RegExp(`^(${text('play.next')}|${text('play.to_result')})$`) }).waitFor()

const one = (page: Page, side: 'option' | 'match', key: string) => page.locator(`[data-side=${side}] [data-key="${key}"]`)

/** Pairs the first `most` options with the matches at the same places: most of these pairs are wrong. */
async function pair(scene: Scene, name: Drafted, most = 10): Promise<void> {
  const { options, matches } = await open(scene, name)
  // When dragging has loaded, the page replaces the sides once, and loses an earlier click.
  await scene.page.locator('[data-side=option] [aria-roledescription], [data-side=option] [data-draggable]').first().waitFor()
  for (const [place, { key }] of options.slice(0, most).entries()) {
    await one(scene.page, 'option', key).click()
    await one(scene.page, 'match', matches[place]?.key ?? '1').click()
  }
  await scene.page.mouse.move(0, 0)
}

const fill = async (scene: Scene, name: Drafted, value: string) => {
  await open(scene, name)
  await scene.page.getByRole('textbox').fill(value)
}

async function choose(scene: Scene, name: Drafted, places: number[]): Promise<void> {
  const { options } = await open(scene, name)
  for (const place of places) await scene.page.locator(`button[aria-keyshortcuts="${options[place]?.key ?? 'a'}"]`).click()
  await scene.page.mouse.move(0, 0)
}

async function otherLength(scene: Scene, word: string): Promise<void> {
  await open(scene, 'word')
  await press(scene, 'word.other_length')
  await scene.page.getByRole('textbox').fill(word)
}

const answers: Partial<Record<Q['question_type'], (question: Q) => string>> = {
  matching: ({ options, matches }) => options.map(({ key }, place) => `${key}-${matches[place]?.key ?? '1'}`).join(','),
  number: ({ unit }) => (unit === 'm' ? '8000' : '1990'),
  multi_select: ({ options }) =>
    options
      .slice(0, 2)
      .map(({ key }) => key)
      .join(','),
}

/** Plays the category with questions of each type, and answers each with the first possible answer. */
async function playAll(scene: Scene): Promise<{ id: number; questions: Q[] }> {
  const { all } = await bankOf(scene)
  const player = scene.seeded.veteran
  const { data, play } = await start(player, { slug: all, categoryId: 0 }, 'level')
  const first: OptionKey = 'a'
  for (const question of data) {
    const answer = answers[question.question_type]?.(question) ?? first
    await player.ask('submit_answer', { play_id: play.id, question_id: question.id, answer })
  }
  await player.ask('finish_play', { play_id: play.id }).catch(() => {})
  return { id: play.id, questions: data }
}

const screens: Omit<Screen, 'who'>[] = [
  { name: 'type-pairs-none', show: scene => open(scene, 'pairsLong') },
  { name: 'type-pairs-half', show: scene => pair(scene, 'pairsLong', 2) },
  { name: 'type-pairs-done', isLong: true, show: scene => pair(scene, 'pairsLong') },
  { name: 'type-pairs-told', isLong: true, show: scene => pair(scene, 'pairsLong').then(() => told(scene)) },
  { name: 'type-pairs-many', isLong: true, show: scene => pair(scene, 'pairsMany', 6) },
  { name: 'type-pairs-many-told', isLong: true, show: scene => pair(scene, 'pairsMany').then(() => told(scene)) },
  { name: 'type-pairs-drawn', isLong: true, show: scene => pair(scene, 'pairsDrawn', 2) },
  { name: 'type-pairs-drawn-told', isLong: true, show: scene => pair(scene, 'pairsDrawn').then(() => told(scene)) },
  { name: 'type-pairs-arabic', show: scene => pair(scene, 'pairsArabic', 1) },
  { name: 'type-several-told', isLong: true, show: scene => choose(scene, 'several', [0, 1]).then(() => told(scene)) },
  { name: 'type-ten', isLong: true, show: scene => open(scene, 'ten') },
  { name: 'type-ten-told', isLong: true, show: scene => choose(scene, 'ten', [0]).then(() => isTold(scene)) },
  { name: 'type-ten-long', isLong: true, show: scene => choose(scene, 'tenLong', [0, 1, 2]) },
  { name: 'type-ten-long-told', isLong: true, show: scene => choose(scene, 'tenLong', [0, 1, 2]).then(() => told(scene)) },
  { name: 'type-pictures', isLong: true, show: scene => open(scene, 'pictures') },
  { name: 'type-pictures-told', isLong: true, show: scene => choose(scene, 'pictures', [0]).then(() => isTold(scene)) },
  { name: 'type-remarks-told', isLong: true, show: scene => choose(scene, 'remarks', [0]).then(() => isTold(scene)) },
  { name: 'type-number', show: scene => fill(scene, 'number', '8,8x') },
  { name: 'type-number-told', show: scene => fill(scene, 'number', '8847.5').then(() => told(scene)) },
  { name: 'type-number-wrong', show: scene => fill(scene, 'numberPlain', '1898').then(() => told(scene)) },
  { name: 'type-number-wide', show: scene => fill(scene, 'numberWide', '149 600 000') },
  { name: 'type-number-wide-told', show: scene => fill(scene, 'numberWide', '−150000000.25').then(() => told(scene)) },
  { name: 'type-number-arabic', show: scene => fill(scene, 'numberArabic', '٨٨٤٨').then(() => told(scene)) },
  { name: 'type-word-digits', show: scene => open(scene, 'word').then(() => press(scene, 'word.to_digits')) },
  { name: 'type-word-field', show: scene => otherLength(scene, 'Cobal') },
  { name: 'type-word-field-told', show: scene => otherLength(scene, 'cobalamin').then(() => told(scene)) },
  { name: 'type-word-field-wrong', show: scene => otherLength(scene, 'Retinol').then(() => told(scene)) },
  { name: 'type-word-own-keys', show: scene => open(scene, 'wordRussian') },
  {
    name: 'type-word-own-keys-told',
    show: async scene =>
      open(scene, 'wordRussian')
        .then(() => scene.page.getByRole('textbox').fill('Москва'))
        .then(() => told(scene)),
  },
  {
    name: 'type-review',
    isLong: true,
    show: async scene => scene.page.goto(`/quiz-zone/review/${(await playAll(scene)).id}/`),
  },
  {
    name: 'type-bookmarks',
    isLong: true,
    async show(scene) {
      const { questions } = await playAll(scene)
      for (const { id } of questions) await scene.seeded.veteran.ask('set_bookmark', { question_id: id, status: true })
      await scene.page.goto('/profile/play-bookmark-questions/')
      await scene.page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
]

export const typeScreens: Screen[] = screens.map(screen => ({ ...screen, who: 'veteran', isWordy: true, isTight: true }))
