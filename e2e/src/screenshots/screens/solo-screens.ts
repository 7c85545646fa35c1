// Single-player screens before a play starts: categories, start pages, the daily quiz, reading texts.

import type { DataOf } from '@trivium/contract/platform/action'
import type { solo } from '@trivium/contract/play/solo'
import { altered } from '../altered.ts'
import { at, type Scene, type Screen } from '../screen.ts'

type Daily = DataOf<(typeof solo)['get_daily_quiz_calendar']>

/** A month with a daily quiz on nearly every day. The invented days link to no play. */
function pastDays({ days }: Daily): Daily['days'] {
  return days.map((day, index) => {
    const isMissed = index === 29 || index % 11 === 4
    const percentage = isMissed ? null : 40 + ((index * 5) % 7) * 10
    return { ...day, play_id: isMissed ? null : 1, percentage, won: (percentage ?? 0) >= 60, frozen: index === 26 }
  })
}

async function dailyQuiz({ page }: Scene, change: (daily: Daily) => Daily): Promise<void> {
  await altered(page, 'get_daily_quiz_calendar', change)
  await page.goto('/quiz-play/daily-quiz-dashboard/')
}

const openToday = (daily: Daily): Daily => ({ ...daily, state: 'open', streak: 3, best_streak: 12, days: pastDays(daily) })

/** The player missed yesterday, and a streak freeze covered the day. The player holds one more. */
const frozenToday = (daily: Daily): Daily => ({
  ...openToday(daily),
  streak: 9,
  freezes: { held: 1, most: 2, waiting: 1, next_in: 5 },
  days: pastDays(daily).map((day, index) => (index === 28 ? { ...day, play_id: null, percentage: null, won: false, frozen: true } : day)),
})

function doneToday(daily: Daily): Daily {
  const days = pastDays(daily).map((day, index) => (index === 29 ? { ...day, play_id: 1, percentage: 90, won: true } : day))
  return { ...daily, state: 'done', streak: 4, best_streak: 12, days }
}

export const soloScreens: Screen[] = [
  { name: 'categories-word', who: 'veteran', isLong: true, show: at('/guess-the-word/') },
  { name: 'categories-audio', who: 'veteran', isLong: true, show: at('/audio-questions/') },
  { name: 'categories-maths', who: 'veteran', isLong: true, show: at('/math-mania/') },
  { name: 'categories-multi-match', who: 'veteran', isLong: true, show: at('/multi-match-questions/') },
  { name: 'categories-learn', who: 'veteran', isLong: true, show: at('/fun-and-learn/') },
  { name: 'ready-word', who: 'veteran', show: at('/guess-the-word/animals/') },
  { name: 'ready-audio', who: 'newcomer', show: at('/audio-questions/rhythm/') },
  { name: 'ready-maths', who: 'newcomer', show: at('/math-mania/fractions/') },
  { name: 'multi-match-subcategories', who: 'veteran', show: at('/multi-match-questions/geography-match/') },
  { name: 'multi-match-levels', who: 'veteran', show: at('/multi-match-questions/geography-match/countries/') },
  { name: 'daily-open', who: 'veteran', isLong: true, show: scene => dailyQuiz(scene, openToday) },
  { name: 'daily-done', who: 'veteran', isLong: true, show: scene => dailyQuiz(scene, doneToday) },
  { name: 'daily-frozen', who: 'veteran', isLong: true, show: scene => dailyQuiz(scene, frozenToday) },
  { name: 'daily-newcomer', who: 'newcomer', isLong: true, show: at('/quiz-play/daily-quiz-dashboard/') },
  { name: 'true-and-false', who: 'veteran', show: at('/quiz-play/true-and-false-play/') },
  { name: 'challenge', who: 'veteran', show: at('/self-learning/') },
  {
    name: 'challenge-problems',
    who: 'newcomer',
    async show({ page, text }) {
      await page.goto('/self-learning/')
      // The browser has saved numbers that the page no longer offers.
      await page.evaluate(() => localStorage.setItem('trivium.self_challenge', JSON.stringify({ questions: 7, minutes: 31 })))
      await page.reload()
      await page.getByRole('button', { name: text('challenge.start') }).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'texts', who: 'veteran', isLong: true, show: at('/fun-and-learn/nature-texts/') },
  {
    name: 'reading',
    who: 'veteran',
    async show({ page }) {
      await page.goto('/fun-and-learn/nature-texts/')
      await page.locator('main a[href*="/fun-and-learn/nature-texts/"]').first().click()
      await page.locator('article h1').waitFor()
    },
  },
  {
    name: 'reading-pdf',
    who: 'veteran',
    isLong: true,
    async show({ page, seeded, languageId }) {
      const { veteran } = seeded
      const { data: categories } = await veteran.ask('get_categories', { type: 'fun_and_learn', language_id: languageId })
      const type_id = categories.find(({ slug }) => slug === 'body-and-mind')?.id ?? 0
      const { data: texts } = await veteran.ask('get_fun_n_learn', { type: 'category', type_id, language_id: languageId })
      const printed = texts.find(({ content_type }) => content_type === 'pdf')
      await page.goto(`/fun-and-learn/body-and-mind/${printed?.id}/`)
      await page.locator('article h1').waitFor()
    },
  },
]
