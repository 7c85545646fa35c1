// Questions of every type on the play screen: unanswered, partly answered, and with feedback.

import type { Q } from '@trivium/contract/play/plays'
import { isAnswerKnown, rightAnswer, wrongAnswer } from '../../harness/answers.ts'
import { current } from '../../harness/answering.ts'
import { anyOption, openHandIn, verdict } from '../../harness/playing.ts'
import { press, type Scene, type Screen } from '../screen.ts'
import { challenge, modeFolders, multiMatch, openUpTo, practice, round, type StartPlay, statements } from '../starts.ts'

const animals = round('guess_the_word', 'animals')
const rhythm = round('audio', 'rhythm')
const fractions = round('maths', 'fractions')
const countries = multiMatch({ category: 'geography-match', subcategory: 'countries', level: 1 })

/** Opens a play at its first question that `isWanted` accepts. */
async function open({ page, seeded, languageId }: Scene, start: StartPlay, isWanted?: (question: Q) => boolean): Promise<Q> {
  const { id, mode, question } = await openUpTo(seeded.veteran, start, languageId, isWanted)
  await page.goto(`${modeFolders[mode]}play/${id}/`)
  await page.locator('h1').waitFor()
  return question
}

const typed = ({ page, text }: Scene, word: string) => page.getByRole('textbox', { name: text('word.label') }).pressSequentially(word)

/** A guess of the same letters, moved by so many places: a wrong one. */
const turned = (letters: string, by: number) => [...letters.slice(by), ...letters.slice(0, by)].join('')

async function word(scene: Scene, how: 'half' | 'tried' | 'right' | 'wrong'): Promise<void> {
  const right = rightAnswer(await open(scene, animals))
  const letters = right.replaceAll(/[\s-]/g, '')
  if (how === 'half') return typed(scene, letters.slice(0, Math.ceil(letters.length / 2)))
  for (const by of how === 'right' ? [0] : how === 'tried' ? [1, 2] : [1, 2, 3]) {
    await scene.page.getByRole('textbox', { name: scene.text('word.label') }).fill(by === 0 ? letters : turned(letters, by))
    await press(scene, 'play.check')
    if (by > 0 && by < 3)
      await scene.page
        .locator('ol > li')
        .nth(by - 1)
        .waitFor()
  }
  if (how !== 'tried') await verdict(scene.page, how, scene.language).waitFor()
}

const optionOf = ({ page }: Scene, key: string) => page.locator(`button[aria-keyshortcuts="${key}"]`)

async function chosen(scene: Scene, start: StartPlay, how: 'right' | 'wrong'): Promise<void> {
  const question = await open(scene, start, isAnswerKnown)
  await optionOf(scene, how === 'right' ? rightAnswer(question) : wrongAnswer(question)).click()
  await verdict(scene.page, how, scene.language).waitFor()
}

const ofType = (type: Q['question_type']) => (question: Q) => question.question_type === type

/** Puts the first options on the line, in the order in which they are shown. */
async function ordered(scene: Scene, most: number): Promise<void> {
  const { options } = await open(scene, countries, ofType('sequence'))
  await scene.page.locator('[data-draggable]').first().waitFor()
  for (const { key } of options.slice(0, most)) await scene.page.locator(`ul [data-key="${key}"]`).click()
  await scene.page.mouse.move(0, 0)
}

/** Answers as often as there are signs: ✓ right, ✗ wrong. The last verdict stays on the screen. */
async function chain(scene: Scene, signs: string): Promise<void> {
  const { page, text, language, seeded } = scene
  await open(scene, fractions)
  for (const [index, sign] of [...signs].entries()) {
    if (index > 0) await press(scene, 'play.next')
    const question = await current(page, seeded.veteran)
    await optionOf(scene, sign === '✓' ? rightAnswer(question) : wrongAnswer(question)).click()
    await verdict(page, sign === '✓' ? 'right' : 'wrong', language).waitFor()
  }
  await page.getByRole('button', { name: text('play.next') }).waitFor()
}

async function several(scene: Scene, how: 'some' | 'wrong'): Promise<void> {
  const question = await open(scene, countries, ofType('multi_select'))
  const [first = 'a'] = rightAnswer(question).split(',')
  for (const key of how === 'some' ? [first] : [first, ...wrongAnswer(question).split(',')]) await optionOf(scene, key).click()
  if (how === 'wrong') await press(scene, 'play.check').then(() => scene.page.getByText(scene.text('play.verdict_wrong')).waitFor())
}

/** Swipes a statement to the right, without letting go. */
async function hold({ page }: Scene): Promise<void> {
  await anyOption(page).waitFor()
  const box = await page.locator('h1').boundingBox()
  if (!box) throw new Error('The statement is not on the screen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 96, box.y + box.height / 2, { steps: 4 })
}

/** A challenge of ten questions: three answered, one of them marked. */
async function challengePlay(scene: Scene): Promise<void> {
  await open(scene, challenge('geography'))
  const { page, text } = scene
  for (let question = 0; question < 3; question += 1) {
    await optionOf(scene, 'a').click()
    if (question === 1) await page.getByRole('button', { name: text('free.mark') }).click()
    await page.getByRole('button', { name: text('free.next'), exact: true }).click()
  }
  await page.getByText(text('free.save_saved')).first().waitFor()
}

const screens: Screen[] = [
  { name: 'word-empty', who: 'veteran', show: scene => open(scene, animals) },
  { name: 'word-half', who: 'veteran', show: scene => word(scene, 'half') },
  {
    name: 'word-hint',
    who: 'veteran',
    async show(scene) {
      await open(scene, animals)
      await scene.page.getByRole('button', { name: scene.text('word.hint') }).click()
      await scene.page.locator('[data-kind=hint]').waitFor()
    },
  },
  { name: 'word-tried', who: 'veteran', show: scene => word(scene, 'tried') },
  { name: 'word-right', who: 'veteran', show: scene => word(scene, 'right') },
  { name: 'word-wrong', who: 'veteran', show: scene => word(scene, 'wrong') },
  { name: 'audio-before', who: 'veteran', show: scene => open(scene, rhythm) },
  {
    name: 'audio-playing',
    who: 'veteran',
    async show(scene) {
      await open(scene, rhythm)
      await press(scene, 'sound.play')
      await scene.page.locator('[data-playing]').waitFor()
    },
  },
  { name: 'audio-told', who: 'veteran', show: scene => chosen(scene, rhythm, 'right') },
  { name: 'maths-question', who: 'veteran', show: scene => open(scene, fractions) },
  { name: 'maths-told', who: 'veteran', show: scene => chosen(scene, fractions, 'wrong') },
  { name: 'maths-chain', who: 'veteran', show: scene => chain(scene, '✓✓✗✓✓✓').then(() => press(scene, 'play.next')) },
  { name: 'maths-great', who: 'veteran', show: scene => chain(scene, '✓✓✓✓✓✓') },
  { name: 'maths-broken', who: 'veteran', show: scene => chain(scene, '✓✓✓✗') },
  { name: 'multi-select', who: 'veteran', show: scene => several(scene, 'some') },
  { name: 'multi-select-told', who: 'veteran', show: scene => several(scene, 'wrong') },
  { name: 'sequence', who: 'veteran', show: scene => open(scene, countries, ofType('sequence')) },
  { name: 'sequence-half', who: 'veteran', show: scene => ordered(scene, 2) },
  { name: 'sequence-full', who: 'veteran', show: scene => ordered(scene, 10) },
  {
    name: 'sequence-told',
    who: 'veteran',
    async show(scene) {
      await ordered(scene, 10)
      await press(scene, 'play.check')
      await scene.page.getByRole('button', { name: new RegExp(`^(${scene.text('play.next')}|${scene.text('play.to_result')})$`) }).waitFor()
    },
  },
  { name: 'statement', who: 'veteran', show: scene => open(scene, statements) },
  { name: 'statement-held', who: 'veteran', show: scene => open(scene, statements).then(() => hold(scene)) },
  { name: 'statement-right', who: 'veteran', show: scene => chosen(scene, statements, 'right') },
  { name: 'statement-wrong', who: 'veteran', show: scene => chosen(scene, statements, 'wrong') },
  { name: 'challenge-play', who: 'veteran', show: challengePlay },
  {
    name: 'challenge-overview',
    who: 'veteran',
    async show(scene) {
      await challengePlay(scene)
      // Wide windows show the list beside the question; the phone needs a click.
      if (scene.page.viewportSize()?.width === 390) await scene.page.locator('button[aria-haspopup=dialog]').last().click()
    },
  },
  {
    name: 'challenge-hand-in',
    who: 'veteran',
    show: scene => challengePlay(scene).then(() => openHandIn(scene.page, scene.language)),
  },
  {
    name: 'practice-why',
    who: 'veteran',
    async show(scene) {
      // The veteran missed questions only in English.
      await open({ ...scene, languageId: undefined }, practice)
      await press(scene, 'practice.why')
    },
  },
  {
    name: 'report',
    who: 'veteran',
    async show(scene) {
      await scene.page.goto(`/quiz-zone/review/${scene.seeded.lost}/`)
      await scene.page
        .getByRole('button', { name: scene.text('report.open') })
        .first()
        .click()
      await scene.page.getByRole('textbox').waitFor()
    },
  },
]

export const playScreens: Screen[] = screens.map(screen => ({ ...screen, isTight: true }))
