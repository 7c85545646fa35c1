// Battles of real browsers against each other, on a server where a battle takes seconds.

import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../harness/accessibility.ts'
import { rightKey, wrongKey } from '../../harness/answers.ts'
import { describe, expect, it, itDeep, serveFile } from '../../harness/journey.ts'
import { newPlayer, type Player } from '../../harness/players.ts'
import { coinsShown, option, shown } from '../../harness/playing.ts'
import { type InterfaceLanguage, isTextKey, text, textIn } from '../../harness/texts.ts'

/** The fewest questions that each kind of battle can have. */
const questions = { friend: 5, random: 2 }
const quick = {
  battle_questions: questions.random,
  battle_seconds: 60,
  battle_search_seconds: 5,
  battle_countdown_seconds: 1,
  battle_reading_seconds: 0.3,
  battle_reveal_seconds: 0.7,
}
const settings = Object.entries(quick).map(([name, value]) => `insert into settings (name, value) values ('${name}', '${value}')`)

const url = serveFile(settings.join(';'))

const player = (name: string): Promise<Player> => newPlayer(url(), name)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

/** Waits until the page shows the options of a round. */
async function asked(page: Page, round: number, language: InterfaceLanguage = 'english') {
  const total = page.url().includes('/random-battle/') ? questions.random : questions.friend
  await page.getByText(textIn(language, 'play.question_of', { number: round, total }), { exact: true }).waitFor()
  return shown(page)
}

interface Seat {
  page: Page
  isRight: (round: number) => boolean
  language?: InterfaceLanguage
}

/** Plays these rounds of a battle. Each page answers right or wrong. */
async function battleOn(seats: Seat[], { from, to }: { from: number; to: number }): Promise<void> {
  for (let round = from; round <= to; round++) {
    for (const { page, isRight, language } of seats) {
      const question = await asked(page, round, language)
      await option(page, isRight(round) ? rightKey(question) : wrongKey(question)).click()
    }
  }
}

async function openRoom(page: Page): Promise<string> {
  await page.goto('/group-battle/')
  await page.getByLabel(text('challenge.questions')).selectOption(String(questions.friend))
  // Five minutes, so that nothing depends on how fast the machine is.
  await page.getByLabel(text('challenge.time')).selectOption('5')
  await page.getByLabel(text('battle.entry')).selectOption('5')
  await button(page, text('battle.create')).click()
  await page.waitForURL(/\/group-battle\/room\//)
  return page
    .getByRole('region', { name: text('battle.code') })
    .locator('bdi')
    .innerText()
}

async function logIn(page: Page, { email, password }: Player): Promise<void> {
  await page.getByLabel(text('auth.email'), { exact: true }).fill(email)
  await page.getByLabel(text('auth.password'), { exact: true }).fill(password)
  await button(page, text('auth.log_in')).click()
}

/** Joins a room. The button names the coins, so that no player pays by surprise. */
async function agreeToPay(page: Page): Promise<void> {
  await button(page, text('battle.join_for', { coins: text('catalogue.price_other', { shown: 5 }) })).click()
}

/** Starts at a result: the browser checks the record of the battle, and the player can download it. */
async function seeHowItCameAbout(page: Page): Promise<void> {
  await page.getByRole('link', { name: text('how.title') }).click()
  await page.getByRole('heading', { name: /^\d+ events, unbroken$/ }).waitFor()
  await page.getByRole('columnheader', { name: text('how.took') }).waitFor()
  expect(await page.getByRole('row', { name: /^Omar Right/ }).count()).toBeGreaterThan(0)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await button(page, text('how.download')).click()
  expect((await download).suggestedFilename()).toMatch(/^random_battle-\d+\.json$/)
}

/** Expects a page that is mirrored, not too wide and without text keys. */
async function expectGoodArabic(page: Page): Promise<void> {
  const state = await page.evaluate(() => ({
    dir: document.documentElement.dir,
    isTooWide: document.documentElement.scrollWidth > window.innerWidth,
    words: document.body.innerText.split(/\s+/),
  }))
  expect(state).toMatchObject({ dir: 'rtl', isTooWide: false })
  expect(state.words.filter(isTextKey)).toEqual([])
}

/** Whether the navigation of a phone leaves the whole button visible, and the page is not scrolled. */
const isInSight = (one: Locator) =>
  one.evaluate(button => {
    const edge = document.querySelector('nav')?.getBoundingClientRect().top ?? innerHeight
    return scrollY === 0 && button.getBoundingClientRect().bottom <= edge
  })

/** Waits for the points that a round brings, and names what they lie on. */
const crossedByGain = async (page: Page): Promise<string[]> => {
  const crossed = await page.waitForFunction(() => {
    const gain = document.querySelector('[data-gained]')
    if (!gain) return null
    const { left, right, top, bottom } = gain.getBoundingClientRect()
    const seat = gain.closest('[data-seat]')
    const around = { face: seat?.firstElementChild, name: seat?.querySelector('[dir=auto]'), points: gain.previousElementSibling }
    return Object.entries(around).flatMap(([what, one]) => {
      const box = one?.getBoundingClientRect()
      return !box || (box.left < right && left < box.right && box.top < bottom && top < box.bottom) ? [what] : []
    })
  })
  return (await crossed.jsonValue()) ?? []
}

describe('a battle with a friend', () => {
  itDeep('a friend joins by a link and a login, plays on after a reload, asks for a rematch, and leaves it', async ({ visit }) => {
    it.setTimeout(120_000)
    const [nora, omar] = [await player('Nora'), await player('Omar')]
    const { page: here } = await visit({ url: url(), player: nora })
    const { page: there } = await visit({ url: url(), isPhone: true })
    const code = await openRoom(here)
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    await expectAccessible(here)
    expect(await button(here, text('battle.start')).isEnabled()).toBe(false)

    await there.goto(`/group-battle/?code=${code.replace('-', '')}`)
    await there.getByRole('heading', { name: text('battle.invited_by', { name: 'Nora' }) }).waitFor()
    await expectAccessible(there)
    await there
      .getByRole('link', { name: text('auth.log_in'), exact: true })
      .last()
      .click()
    await there.waitForURL(/\/auth\/login\//)
    await logIn(there, omar)
    await agreeToPay(there)
    await there.getByText(text('battle.owner_starts', { name: 'Nora' })).waitFor()
    await here.getByText(text('battle.seats', { taken: 2, total: 2 })).waitFor()
    await button(here, text('battle.start')).click()

    // The screen shows the game alone, and the game asks before the player leaves it.
    await asked(here, 1)
    expect(await here.getByRole('navigation').count()).toBe(0)
    await here.keyboard.press('Escape')
    await here.getByText(text('battle.leave_unplayed')).waitFor()
    await here.keyboard.press('Escape')
    await expectAccessible(here)
    await expectAccessible(there)
    const first = await asked(here, 1)
    await here.keyboard.press(rightKey(first))
    await there.getByText(text('battle.say_answered', { name: 'Nora' })).waitFor()
    // The server measures the rtt of each connection, and subtracts half of it from the time of an answer.
    const measured = async () => {
      const { events } = await nora.ask('get_battle', { room_id: here.url().split('/').at(-2) ?? '' })
      return events.filter(({ kind, payload }) => kind === 'here' && Number(payload.rtt_ms) > 0).length
    }
    await expect.poll(measured, { timeout: 30_000 }).toBeGreaterThan(1)
    await there.reload()
    await asked(there, 1)
    await option(there, wrongKey(first)).click()
    await battleOn(
      [
        { page: here, isRight: () => true },
        { page: there, isRight: round => round > 3 },
      ],
      { from: 2, to: questions.friend },
    )

    await here.getByRole('heading', { name: text('battle.outcome_won') }).waitFor()
    await there.getByRole('heading', { name: text('battle.outcome_lost') }).waitFor()
    await expect.poll(() => coinsShown(here)).toBe(105)
    await expect.poll(() => coinsShown(there)).toBe(95)
    await expectAccessible(there)

    // A friendship is asked for, and accepted.
    await button(here, text('friends.ask', { name: 'Omar' })).click()
    await here.getByText(text('friends.asked', { name: 'Omar' })).waitFor()

    await button(there, /^Rematch/).click()
    await here.getByText(text('battle.rematch_wanted', { name: 'Omar' })).waitFor()
    const before = here.url()
    await button(here, /^Rematch/).click()
    await asked(there, 1)
    expect(there.url()).not.toBe(before)
    expect(here.url()).toBe(there.url())
    // Both players answer first: a battle without answers does not count when a player leaves it.
    const seats = [here, there].map(page => ({ page, isRight: () => true }))
    await battleOn(seats, { from: 1, to: 1 })
    await asked(there, 2)
    // The page gets the reply only after it has heard of the end of the battle.
    await there.route('**/leave_room', async route => {
      const response = await route.fetch()
      await there.getByRole('heading', { name: text('battle.outcome_lost') }).waitFor()
      await route.fulfill({ response })
    })
    await button(there, text('battle.leave')).click()
    await button(there, text('battle.leave_for_good')).click()
    await there.waitForURL(/\/group-battle\/$/)
    await here.getByText(text('battle.why_opponent_left')).waitFor()
    await here.goto('/profile/battles/')
    await expect.poll(() => here.getByText(text('battle.row_won'), { exact: true }).count()).toBe(3)
  })

  it('has a page that says what is wrong with a code, and a room that its owner can delete', async ({ visit }) => {
    const [nora, omar] = [await player('Nora'), await player('Omar')]
    const { page: here } = await visit({ url: url(), player: nora })
    const { page: there } = await visit({ url: url(), player: omar })
    const code = await openRoom(here)
    // On a phone the host need not scroll to the start, which is below the code.
    await here.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => isInSight(button(here, text('battle.start')))).toBe(true)
    await there.goto('/group-battle/')
    const join = async (typed: string, problem: string) => {
      await there.getByLabel(text('battle.code')).fill(typed)
      await button(there, text('battle.join')).click()
      await there.getByText(problem, { exact: true }).waitFor()
    }
    await join('', text('room.enter_code'))
    await join('ABC', text('room.code_not_valid'))
    await join('ABCD-2345', text('refusal.room_not_found'))
    await there.getByLabel(text('battle.code')).fill(code.toLowerCase())
    await button(there, text('battle.join')).click()
    await agreeToPay(there)
    await there.waitForURL(/\/room\//)
    await button(here, text('battle.delete_room')).click()
    await here
      .getByRole('dialog')
      .getByRole('button', { name: text('battle.delete_room') })
      .click()
    await there.getByText(text('battle.why_deleted_by_owner')).waitFor()
    await there.goto(`/group-battle/?code=${code}`)
    await there.getByText(text('refusal.room_deleted_by_owner')).waitFor()
    await expect.poll(() => coinsShown(there)).toBe(100)
  })
})

describe('a group battle', () => {
  itDeep('runs in four browsers: one loses its connection, one reloads, one is in Arabic', async ({ visit }) => {
    it.setTimeout(120_000)
    const players = await Promise.all(['Nora', 'Omar', 'Pia', 'Quin'].map(player))
    const languages = ['english', 'english', 'english', 'arabic'] as const
    const visits = []
    for (const [index, language] of languages.entries()) {
      visits.push(await visit({ url: url(), player: players[index], isPhone: index > 1, language }))
    }
    const [nora, omar, pia, quin] = visits
    if (!nora || !omar || !pia || !quin) throw new Error('There are fewer than four visitors')
    await nora.page.goto('/group-battle/')
    await nora.page.getByText(text('battle.kind_group'), { exact: true }).click()
    await nora.page.getByLabel(text('challenge.questions')).selectOption(String(questions.friend))
    await nora.page.getByLabel(text('challenge.time')).selectOption('5')
    await button(nora.page, text('battle.create')).click()
    const code = await nora.page
      .getByRole('region', { name: text('battle.code') })
      .locator('bdi')
      .innerText()
    for (const { page } of [omar, pia, quin]) await page.goto(`/group-battle/?code=${code}`)
    await nora.page.getByText(text('battle.seats', { taken: 4, total: 4 })).waitFor()
    await button(nora.page, text('battle.start')).click()
    const seats = visits.map(({ page }, index) => ({
      page,
      isRight: (round: number) => round > index,
      language: languages[index] ?? 'english',
    }))
    await battleOn(seats, { from: 1, to: 1 })
    omar.noise.allow(/ERR_INTERNET_DISCONNECTED/)
    await asked(omar.page, 2)
    await omar.context.setOffline(true)
    await omar.page.getByText(text('battle.line_gone')).waitFor()
    await asked(pia.page, 2)
    await pia.page.reload()
    await omar.context.setOffline(false)
    await battleOn(seats, { from: 2, to: questions.friend })
    await nora.page.getByRole('heading', { name: text('battle.outcome_won') }).waitFor()
    for (const { page } of [omar, pia]) await page.getByRole('heading', { name: text('battle.outcome_lost') }).waitFor()
    await quin.page.getByRole('heading', { name: textIn('arabic', 'battle.outcome_lost') }).waitFor()
    await expectGoodArabic(quin.page)
    await expectAccessible(quin.page)
  })
})

describe('a random battle', () => {
  it('matches two searching players, one in Arabic on a phone, and continues after a lost connection', async ({ visit }) => {
    it.setTimeout(120_000)
    const [nora, omar] = [await player('Nora'), await player('Omar')]
    const { page: here } = await visit({ url: url(), player: nora })
    const there = await visit({ url: url(), player: omar, isPhone: true, language: 'arabic', isTranslated: true })
    await here.goto('/random-battle/')
    await there.page.goto('/random-battle/')
    await button(there.page, textIn('arabic', 'battle.find')).waitFor()
    await button(here, text('battle.find')).click()
    await here.getByText(/^Ratings from/).waitFor()
    await here.reload()
    await button(there.page, textIn('arabic', 'battle.find')).click()

    const first = await asked(here, 1)
    await asked(there.page, 1, 'arabic')
    await expectGoodArabic(there.page)
    await expectAccessible(there.page)
    // The page marks the answer as chosen while the connection is lost, and sends it when the connection is back.
    there.noise.allow(/ERR_INTERNET_DISCONNECTED/)
    await there.context.setOffline(true)
    await option(there.page, rightKey(first)).click()
    await there.page.locator('[data-mark=chosen]').waitFor()
    await there.page.getByText(textIn('arabic', 'battle.line_gone')).waitFor()
    await there.context.setOffline(false)
    await here.getByText(text('battle.say_answered', { name: 'Omar' })).waitFor()
    const [ownGain, gainOfRival] = [there.page, here].map(crossedByGain)
    await option(here, wrongKey(first)).click()
    expect(await ownGain).toEqual([])
    expect(await gainOfRival).toEqual([])
    await battleOn(
      [
        { page: here, isRight: () => false },
        { page: there.page, isRight: () => true, language: 'arabic' },
      ],
      { from: 2, to: questions.random },
    )
    await there.page.getByRole('heading', { name: textIn('arabic', 'battle.outcome_won') }).waitFor()
    await expectGoodArabic(there.page)
    await there.page.getByRole('link', { name: textIn('arabic', 'result.review') }).click()
    await there.page
      .locator('li[data-verdict=right]')
      .nth(questions.random - 1)
      .waitFor()
    await here.getByText(text('battle.missed_to_practice')).waitFor()
    await seeHowItCameAbout(here)
  })

  itDeep('ends its search without an opponent, and offers a free battle against the bot', async ({ visit }) => {
    const { page } = await visit({ url: url(), player: await player('Nora') })
    await page.goto('/random-battle/search/')
    await page.getByText(text('refusal.no_opponent')).waitFor()
    await expectAccessible(page)
    await button(page, text('battle.play_bot')).click()
    await asked(page, 1)
    await button(page, text('battle.leave')).click()
    await page.getByText(text('battle.leave_bot')).waitFor()
  })
})
