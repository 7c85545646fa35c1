// All screens for screenshots and the steps to reach them.

import { altered } from './altered.ts'
import { backScreens } from './screens/back-screens.ts'
import { boardScreens } from './screens/board-screens.ts'
import type { Q } from '@trivium/contract/play/plays'
import { newNumber, type Player } from '../harness/players.ts'
import { answer, anyOption, isTrueOrFalse, type Level, option, shown } from '../harness/playing.ts'
import { rightKey } from '../harness/answers.ts'
import { battleNumberScreens } from './screens/battle-number-screens.ts'
import { battleMomentScreens } from './screens/battle-moment-screens.ts'
import { battleRecordedScreens } from './screens/battle-recorded-screens.ts'
import { battleScreens } from './screens/battle-screens.ts'
import { openPlay } from './seed-players.ts'
import { contestScreens } from './screens/contest-screens.ts'
import { examScreens } from './screens/exam-screens.ts'
import { groupScreens } from './screens/group-screens.ts'
import { meScreens } from './screens/me-screens.ts'
import { outsideScreens } from './screens/outside-screens.ts'
import { playScreens } from './screens/play-screens.ts'
import { resultScreens } from './screens/result-screens.ts'
import { at, press as use, type Scene, type Screen } from './screen.ts'
import { modeFolders, multiMatch, playOut } from './starts.ts'
import { testScreens } from './screens/test-screens.ts'
import { trialScreens } from './screens/trial-screens.ts'
import { mapScreens } from './screens/map-screens.ts'
import { secondFactorScreens } from './screens/second-factor-screens.ts'
import { signUpScreens } from './screens/sign-up-screens.ts'
import { soloScreens } from './screens/solo-screens.ts'
import { typeExamScreens } from './screens/type-exam-screens.ts'
import { typeScreens } from './screens/type-screens.ts'

const food = (languageId: number | undefined): Level => ({ category: 'food', level: 1, language_id: languageId })

async function play({ page, seeded, languageId }: Scene, player: Player = seeded.veteran): Promise<void> {
  // Skips true-or-false questions, because they offer neither 50:50 nor the poll.
  for (let answered = 2; answered < 6; answered += 1) {
    await page.goto(await openPlay(player, food(languageId), answered))
    if (!isTrueOrFalse(await shown(page))) return
  }
}

/** Opens the review of a lost play at its first question of the given type. */
async function reviewOf({ page, seeded, languageId }: Scene, type: Q['question_type']): Promise<void> {
  const countries = multiMatch({ category: 'geography-match', subcategory: 'countries', level: 1 })
  const { data, result } = await playOut(seeded.starter, countries, 0, languageId)
  await page.goto(`${modeFolders.multi_match}review/${result.play_id}/`)
  const first = data.findIndex(question => question.question_type === type)
  await page
    .locator('li[data-verdict]')
    .nth(first)
    .evaluate(card => card.scrollIntoView({ block: 'center' }))
}

const earlierScreens: Screen[] = [
  { name: 'home-guest', who: 'guest', isLong: true, show: at('/') },
  ...trialScreens,
  { name: 'home', who: 'veteran', isLong: true, show: at('/') },
  { name: 'login-email', who: 'guest', show: at('/auth/login/') },
  { name: 'login-google-failed', who: 'guest', show: at('/auth/login/?from=google&error=access_denied') },
  {
    name: 'login-phone',
    who: 'guest',
    async show({ page, text }) {
      await page.goto('/auth/login/')
      await page.getByRole('tab', { name: text('auth.by_phone') }).click()
    },
  },
  {
    name: 'otp',
    who: 'guest',
    async show({ page, text }) {
      await page.goto('/auth/login/')
      await page.getByRole('tab', { name: text('auth.by_phone') }).click()
      await page.getByRole('textbox').fill(newNumber())
      await page.getByRole('button', { name: text('auth.send_code') }).click()
      await page.getByRole('heading', { name: text('auth.code_title') }).waitFor()
    },
  },
  ...signUpScreens,
  ...secondFactorScreens,
  { name: 'reset-password', who: 'guest', show: at('/auth/reset-password/') },
  {
    name: 'new-password-differs',
    who: 'guest',
    async show({ page, text }) {
      await page.goto('/auth/reset-password/?token=any')
      await page.getByLabel(text('auth.password'), { exact: true }).fill('a long enough secret')
      await page.getByLabel(text('auth.password_again')).fill('a long enough secre')
      await page.getByRole('button', { name: text('auth.save_password') }).click()
      await page.getByText(text('auth.passwords_differ')).waitFor()
    },
  },
  {
    name: 'deactivated',
    who: 'newcomer',
    async show({ page, text }) {
      await page.route('**/api/get_user_by_id', route =>
        route.fulfill({ status: 401, json: { error: true, message: 'account_deactivated' } }),
      )
      await page.goto('/profile/')
      await page.getByText(text('refusal.account_deactivated')).waitFor()
    },
  },
  {
    name: 'login-deactivated',
    who: 'guest',
    async show({ page, text }) {
      await page.route('**/identity/sign-in/email', route => route.fulfill({ status: 403, json: { code: 'BANNED_USER' } }))
      await page.goto('/auth/login/')
      await page.locator('input[type="email"]').fill('tom@example.com')
      await page.getByLabel(text('auth.password'), { exact: true }).fill('a long enough secret')
      await page.getByRole('button', { name: text('auth.log_in'), exact: true }).click()
      await page.getByText(text('refusal.account_deactivated')).waitFor()
    },
  },
  { name: 'api-docs', who: 'guest', show: at('/api/docs') },
  {
    name: 'login-first',
    who: 'guest',
    show: ({ page, text }) => page.goto('/profile/').then(() => page.getByText(text('auth.login_first')).waitFor()),
  },
  { name: 'quiz-zone', who: 'veteran', isLong: true, show: at('/quiz-zone/') },
  { name: 'category-subcategories', who: 'veteran', show: at('/quiz-zone/geography/') },
  { name: 'levels', who: 'veteran', isLong: true, show: at('/quiz-zone/geography/capitals/') },
  { name: 'levels-premium', who: 'newcomer', isLong: true, show: at('/quiz-zone/inventions/') },
  { name: 'play-question', who: 'veteran', isTight: true, show: play },
  { name: 'play-fifty-fifty', who: 'veteran', show: scene => play(scene).then(() => use(scene, 'play.lifeline_fifty_fifty')) },
  { name: 'play-poll', who: 'veteran', isTight: true, show: scene => play(scene).then(() => use(scene, 'play.lifeline_audience_poll')) },
  { name: 'play-right', who: 'veteran', isTight: true, show: scene => play(scene).then(() => answer(scene.page, 'right', scene.language)) },
  { name: 'play-wrong', who: 'veteran', isTight: true, show: scene => play(scene).then(() => answer(scene.page, 'wrong', scene.language)) },
  {
    name: 'play-last-seconds',
    who: 'veteran',
    async show(scene) {
      await scene.page.clock.install()
      await play(scene)
      await scene.page.clock.fastForward(30_000)
    },
  },
  {
    name: 'play-last-over',
    who: 'veteran',
    isWaiting: true,
    async show(scene) {
      await scene.page.clock.install()
      await play(scene)
      await scene.page.route('**/api/get_play', () => {})
      await scene.page.clock.fastForward(60_000)
      await scene.page.getByText(scene.text('play.verdict_over')).waitFor()
    },
  },
  {
    name: 'play-offline',
    who: 'veteran',
    async show(scene) {
      await play(scene)
      await scene.page.context().setOffline(true)
      await option(scene.page, rightKey(await shown(scene.page))).click()
      await scene.page.getByText(scene.text('play.sending_again')).waitFor()
    },
  },
  { name: 'play-leave', who: 'veteran', show: scene => play(scene).then(() => scene.page.keyboard.press('Escape')) },
  {
    name: 'play-picture',
    isTight: true,
    who: 'veteran',
    async show({ page, seeded, languageId }) {
      await page.goto(await openPlay(seeded.veteran, { category: 'flags', level: 1, language_id: languageId }, 0))
      await anyOption(page).waitFor()
    },
  },
  { name: 'review-sequence', who: 'starter', show: scene => reviewOf(scene, 'sequence') },
  { name: 'review-multi-select', who: 'starter', show: scene => reviewOf(scene, 'multi_select') },
  { name: 'review', who: 'veteran', show: ({ page, seeded }) => page.goto(`/quiz-zone/review/${seeded.won}/`) },
  { name: 'how', who: 'veteran', isLong: true, show: ({ page, seeded }) => page.goto(`/quiz-zone/how/${seeded.lost}/`) },
  { name: 'leaderboard', who: 'veteran', isLong: true, show: at('/leaderboard/?period=daily') },
  ...backScreens,
  ...boardScreens,
  { name: 'leaderboard-guest', who: 'guest', show: at('/leaderboard/?period=all') },
  { name: 'coin-history', who: 'veteran', isLong: true, show: at('/coin-history/') },
  {
    name: 'coin-history-empty',
    who: 'newcomer',
    async show({ page, text }) {
      await page.goto('/coin-history/')
      await page.getByText(text('wallet.filter_spent'), { exact: true }).click()
    },
  },
  { name: 'wallet', who: 'veteran', isLong: true, show: at('/profile/wallet/') },
  { name: 'profile', who: 'veteran', isLong: true, show: at('/profile/') },
  {
    name: 'profile-delete',
    who: 'veteran',
    async show({ page, text }) {
      await page.goto('/profile/')
      await page.getByRole('button', { name: text('profile.delete') }).click()
    },
  },
  { name: 'statistics', who: 'veteran', isLong: true, show: at('/profile/statistics/') },
  { name: 'statistics-empty', who: 'newcomer', show: at('/profile/statistics/') },
  { name: 'settings', who: 'veteran', isLong: true, show: at('/settings/') },
  {
    name: 'push-on',
    who: 'veteran',
    isLong: true,
    async show({ page }) {
      await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'granted' }))
      await altered(page, 'get_push_settings', push => ({ ...push, is_on: true, invitations: false }))
      await page.goto('/settings/')
    },
  },
  { name: 'licences', who: 'guest', show: at('/licences/') },
  { name: 'contact-guest', who: 'guest', isLong: true, show: at('/contact-us/') },
  { name: 'contact-player', who: 'newcomer', isLong: true, show: at('/contact-us/') },
  {
    name: 'contact-sent',
    who: 'newcomer',
    async show({ page, text }) {
      await page.route('**/api/send_contact_message', route => route.fulfill({ json: { error: false, message: 'ok', data: null } }))
      await page.goto('/contact-us/')
      await page.getByLabel(text('contact.message')).fill('The sound of question nine cannot be heard.')
      await page.getByRole('button', { name: text('contact.send') }).click()
      await page.getByText(text('contact.sent'), { exact: true }).waitFor()
    },
  },
  {
    name: 'contact-reply',
    who: 'newcomer',
    async show({ page }) {
      const [written, answer] = ['The sound of question nine cannot be heard.', 'Thank you: it can be heard now.']
      const reply = { id: 'contact:1', date: new Date().toISOString(), read: false, kind: 'reply', written, answer } as const
      await altered(page, 'get_messages', () => [reply])
      await page.goto('/profile/messages/')
    },
  },
  { name: 'faq', who: 'guest', isLong: true, show: at('/faq/') },
  { name: 'not-found', who: 'guest', show: at('/no/such/page/') },
  {
    name: 'loader',
    who: 'guest',
    async show({ page, text }) {
      await page.route('**/api/get_web_settings', route => route.fulfill({ status: 503 }))
      await page.goto('/')
      await page.getByText(text('start.answered_with_error')).waitFor()
    },
  },
  {
    name: 'maintenance',
    who: 'guest',
    async show({ page }) {
      await page.route('**/api/get_web_settings', async route => {
        const reply: { data: object } = await (await route.fetch()).json()
        await route.fulfill({ json: { ...reply, data: { ...reply.data, maintenance: true } } })
      })
      await page.goto('/')
    },
  },
]

export const screens: Screen[] = [
  ...earlierScreens,
  ...soloScreens,
  ...mapScreens,
  ...playScreens,
  ...typeScreens,
  ...typeExamScreens,
  ...battleNumberScreens,
  ...resultScreens,
  ...battleScreens,
  ...battleMomentScreens,
  ...battleRecordedScreens,
  ...contestScreens,
  ...examScreens,
  ...groupScreens,
  ...testScreens,
  ...meScreens,
  ...outsideScreens,
]
