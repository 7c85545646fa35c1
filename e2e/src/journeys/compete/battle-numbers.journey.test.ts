// A battle whose questions ask for numbers, on a server that shows each round long enough to check it.

import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { newStaff, plain } from '../../harness/console.ts'
import { describe, expect, it, serveFile } from '../../harness/journey.ts'
import { newPlayer } from '../../harness/players.ts'
import { type InterfaceLanguage, isTextKey, text, textIn } from '../../harness/texts.ts'

const quick = { battle_seconds: 60, battle_countdown_seconds: 1, battle_reading_seconds: 0.3, battle_reveal_seconds: 6 }
const url = serveFile(
  Object.entries(quick)
    .map(([name, value]) => `insert into settings (name, value) values ('${name}', '${value}')`)
    .join(';'),
)

const value = 8849
const questions = 5

/** Writes a category of number questions. @returns its slug */
async function numbersWritten(): Promise<string> {
  const edda = await newStaff(url(), ['editor'])
  const category = (await edda.ask('create_category', { type: 'quiz_zone', names: { en: `Heights ${edda.user.id}` } })).data
  const language_id = (await edda.ask('get_languages', {})).data.find(({ code }) => code === 'en')?.id ?? 0
  const made = []
  for (let index = 0; index < questions; index++) {
    const asked = {
      question: `How high is the highest mountain, asked for the ${index + 1}. time, ${edda.user.id}?`,
      note: 'It grows a little every year.',
    }
    const number = { value, tolerance: 2, unit: 'm' }
    const all = { ...plain, ...asked, number, language_id, level: 1, difficulty: 0.5, options: [], answer: [], category_id: category.id }
    made.push(await edda.ask('create_question', { ...all, question_type: 'number' }))
  }
  await edda.ask('publish_questions', { question_ids: made.map(({ data }) => data.id) })
  return category.slug
}

/** Types the number, wherever the focus is. It fills the field with digits that the keyboard does not have. */
async function say(page: Page, round: number, number: string, language: InterfaceLanguage): Promise<void> {
  await page.getByText(textIn(language, 'play.question_of', { number: round, total: questions }), { exact: true }).waitFor()
  const field = page.getByLabel(textIn(language, 'number.label_in', { unit: 'm' }))
  await field.waitFor()
  if (/^\d+$/.test(number)) await page.keyboard.type(number)
  else await field.fill(number)
  await page.keyboard.press('Enter')
}

const overflows = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

describe('a battle of numbers', () => {
  it('gives a round without a right number to the nearest one, on a desktop and on a phone in Arabic', async ({ visit }) => {
    it.setTimeout(120_000)
    const [nora, omar] = [await newPlayer(url(), 'Nora'), await newPlayer(url(), 'Omar')]
    const room = (
      await nora.ask('create_room', { room_type: 'friend', category: await numbersWritten(), no_of_que: questions, minutes: 5, entry: 0 })
    ).data
    await omar.ask('join_room', { room_code: room.roomCode ?? '' })
    const { page: here } = await visit({ url: url(), player: nora })
    const { page: there } = await visit({ url: url(), player: omar, isPhone: true, language: 'arabic' })
    for (const page of [here, there]) await page.goto(`/group-battle/room/${room.roomID}/`)
    await here.getByRole('button', { name: text('battle.start'), exact: true }).click()

    await say(here, 1, '8000', 'english')
    // A player who has given a number waits, and has no button to press.
    await here.getByText(text('battle.waiting_for', { name: 'Omar' })).waitFor()
    await expect.poll(() => here.getByRole('button', { name: text('play.check') }).count()).toBe(0)
    await say(there, 1, '٩٠٠٠', 'arabic')
    await there.getByText(textIn('arabic', 'play.verdict_nearest')).first().waitFor()
    await there.getByRole('listitem').filter({ hasText: '8000' }).filter({ hasText: 'Nora' }).waitFor()
    await here.getByText(text('battle.say_nearest', { names: 'Omar' }), { exact: false }).waitFor()
    await here
      .getByText(/8,849.m ± 2/)
      .first()
      .waitFor()
    expect(await there.locator('[data-told]').count(), 'the nearest number is not marked as wrong').toBe(0)
    expect(await here.locator('[data-told=wrong]').count()).toBe(1)
    for (const page of [here, there]) {
      await expectAccessible(page)
      expect(await overflows(page)).toBe(false)
    }
    await say(here, 2, '8850', 'english')
    await say(there, 2, '٨٨٠٠', 'arabic')
    await here.getByText(text('play.verdict_right'), { exact: true }).first().waitFor()
    for (let round = 3; round <= questions; round++) {
      await say(here, round, '1', 'english')
      await say(there, round, '٣', 'arabic')
    }
    await there.getByRole('heading', { name: textIn('arabic', 'battle.outcome_won') }).waitFor()
    await here.getByRole('heading', { name: text('battle.outcome_lost') }).waitFor()
    await here.getByText(text('battle.explanation'), { exact: true }).first().click()
    await here.getByText('It grows a little every year.').first().waitFor()
    for (const page of [here, there]) {
      await expectAccessible(page)
      expect(await overflows(page)).toBe(false)
    }
    expect((await there.evaluate(() => document.body.innerText.split(/\s+/))).filter(isTextKey)).toEqual([])
  })
})
