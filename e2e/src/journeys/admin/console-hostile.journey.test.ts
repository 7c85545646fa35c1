// The console shows staff what players and other staff have written: the browser runs none of it.

import type { ActionName } from '@trivium/contract'
import type { Page } from '@playwright/test'
import { newStaff, openConsole } from '../../harness/console.ts'
import { describe, expect, it, itDeep } from '../../harness/journey.ts'
import { newPlayer, type Player } from '../../harness/players.ts'

const hostile = '<img src=x onerror=ran()>'
const html = `<p>Read ${hostile}<script>ran()</script><a href="javascript:ran()">this</a></p>`

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const idOf = (data: unknown) => (typeof data === 'object' && data !== null && 'id' in data ? Number(data.id) : 0)

/** Writes the hostile text wherever staff and players can. @returns the paths of pages that show one entry */
async function plant(url: string, ada: Player): Promise<string[]> {
  // Like the console's forms, this sends more fields than the input types have.
  const ask = async (name: ActionName, input: object) => (await ada.ask(name, input)).data
  const { data: languages } = await ada.ask('get_languages', {})
  const language_id = languages.find(({ code }) => code === 'en')?.id ?? 1
  const player = await newPlayer(url, hostile)
  const category = idOf(await ask('create_category', { type: 'quiz_zone', names: { en: hostile } }))
  const texts = idOf(await ask('create_category', { type: 'fun_and_learn', names: { en: `Texts ${hostile}` } }))
  const place = { category_id: category, language_id, level: 1, difficulty: 0.5 }
  const options = [{ text: hostile }, { text: `Another ${hostile}` }]
  const words = { question: `Which ${hostile}?`, note: hostile, options, answer: [0] }
  const question = idOf(await ask('create_question', { ...place, ...words, question_type: 'multiple_choice' }))
  await ask('publish_questions', { question_ids: [question] })
  const { data: asked } = await player.ask('get_questions_by_type', { type: 'true_and_false' } as never)
  const first = idOf(Array.isArray(asked) ? asked[0] : null)
  await player.ask('report_question', { question_id: first, message: `It is wrong: ${hostile}` })
  const passage = idOf(await ask('create_passage', { title: hostile, html, category_id: texts, language_id }))
  const ofText = { ...words, question: `Which other ${hostile}?`, category_id: texts, passage_id: passage }
  await ask('create_question', { ...place, ...ofText, question_type: 'multiple_choice' })
  const told = { en: { title: hostile, message: `${hostile} now` } }
  const notice = idOf(await ask('send_announcement', { texts: told, audience: 'accounts', account_ids: [player.user.id] }))
  const terms = { duration_minutes: 30, exam_key: 'OPEN42', rules: html, answer_again: true, strict_away: true, is_for_all: true }
  const exam = idOf(await ask('create_exam', { ...terms, title: hostile, starts_at: hours(1), ends_at: hours(2), language_id }))
  await ask('adjust_coins', { account_id: player.user.id, coins: 5, reason: hostile })
  await ask('change_setting', { name: 'app_name', value: hostile })
  return [
    `players/${player.user.id}/show`,
    `categories/${category}`,
    `questions/${question}`,
    `passages/${passage}`,
    `notices/${notice}/show`,
    `exams/${exam}/show`,
    `reports/${first}/show`,
  ]
}

/** Whether the page or one of its fields contains the hostile text. */
const shows = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    return [document.body.innerHTML, ...fields.map(({ value }) => value)].some(text => text.includes('onerror=ran()'))
  })

const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in window)

describe('hostile text in the console', () => {
  // ASVS V3.2.2
  itDeep('does not run on any page that shows it', async ({ serve, visit }) => {
    it.setTimeout(120_000)
    const { url } = await serve()
    const ada = await newStaff(url, ['administrator'], 'Ada')
    const pages = await plant(url, ada)
    const visitor = await visit({ url })
    await visitor.context.addInitScript(() => Object.assign(window, { ran: () => Object.assign(window, { hasRun: true }) }))
    const page = await openConsole(visitor, ada)
    const parts = await page.getByRole('menuitem').evaluateAll(items => items.map(item => item.getAttribute('href') ?? ''))
    expect(parts.length).toBeGreaterThan(20)
    for (const part of parts) {
      await page.goto(`/admin/${part}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await hasRun(page), part).toBe(false)
    }
    for (const path of pages) {
      await page.goto(`/admin/#/${path}`)
      await expect.poll(() => shows(page), { message: path }).toBe(true)
      expect(await hasRun(page), path).toBe(false)
    }
  })
})
