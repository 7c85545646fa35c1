// Screens of battles. Each opponent has an open page of the room, because the server counts a player without one as away.

import type { Battle } from '@trivium/contract/compete/battles'
import type { Page } from '@playwright/test'
import { rightKey, wrongKey } from '../../harness/answers.ts'
import { newPlayer, type Player } from '../../harness/players.ts'
import { anyOption, option, shown } from '../../harness/playing.ts'
import { remembered } from '../../harness/browser-sessions.ts'
import { altered } from '../altered.ts'
import { at, press, type Scene, type Screen } from '../screen.ts'

const names = ['Omar Haddad', 'Ingrid Solberg', 'Kwame Mensah']

export interface Room {
  battle: Battle
  /** The player of the screenshot first. */
  players: Player[]
}

/** Opens a room and fills it, with the player of the screenshot in it. */
export async function fillRoom({ page, seeded, languageId }: Scene, rivals: number, category?: string): Promise<Room> {
  await page.goto('/group-battle/')
  const owner = seeded.veteran
  await leaveOpen(owner)
  const room_type = rivals > 1 ? 'group' : 'friend'
  const language_id = category === undefined ? languageId : undefined
  const { data: battle } = await owner.ask('create_room', { room_type, category, no_of_que: 5, minutes: 5, entry: 0, language_id })
  const players = await Promise.all(names.slice(0, rivals).map(name => newPlayer(new URL(page.url()).origin, name)))
  for (const player of players) {
    await player.ask('join_room', { room_code: battle.roomCode ?? '' })
    await sit(page, player, battle)
  }
  await page.goto(pathOf(battle))
  return { battle, players: [owner, ...players] }
}

const pathOf = ({ roomID }: Battle) => `/group-battle/room/${roomID}/`

/** Opens a page for an opponent. It closes with the page of the screenshot. */
export async function sit(page: Page, player: Player, battle: Battle): Promise<void> {
  const baseURL = new URL(page.url()).origin
  const origins = [{ origin: baseURL, localStorage: [{ name: 'root', value: remembered({ player }) }] }]
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL, storageState: { cookies: [], origins } })
  if (!context) throw new Error('The page has no browser')
  // The browser may close before this context does.
  page.context().on('close', () => void context.close().catch(() => {}))
  const seat = await context.newPage()
  await seat.goto(pathOf(battle))
  await seat.getByRole('heading', { level: 1 }).waitFor()
}

async function leaveOpen(player: Player): Promise<void> {
  const open = await player.ask('get_battle', {}).catch(() => null)
  if (!open) return
  const { roomID: room_id, state } = open.data
  const isOwner = open.data.createdBy === player.user.id
  await player.ask(state === 'waiting' && isOwner ? 'delete_room' : 'leave_room', { room_id })
}

/** @param category the slug of a category with English questions */
export async function start(scene: Scene, rivals = 1, category?: string): Promise<Room> {
  const room = await fillRoom(scene, rivals, category)
  await scene.page.getByText(scene.text('battle.seats', { taken: rivals + 1, total: rivals > 1 ? 4 : 2 })).waitFor()
  await press(scene, 'battle.start')
  return room
}

/** Starts a battle and waits for its first options. */
export async function open(scene: Scene, rivals = 1): Promise<Room> {
  const room = await start(scene, rivals)
  await anyOption(scene.page).waitFor()
  return room
}

async function answerAs(player: Player, { roomID }: Battle, isRight: boolean): Promise<void> {
  const { data } = await player.ask('get_battle', { room_id: roomID })
  if (!data.question || data.play_id === null) throw new Error('No question is open')
  const answer = isRight ? rightKey(data.question) : wrongKey(data.question)
  await player.ask('submit_answer', { play_id: data.play_id, question_id: data.question.id, answer })
}

/** Every player answers. By default the answers are right and wrong by turns. */
export async function answerRound({ battle, players }: Room, isRight = (index: number) => index % 2 === 0): Promise<void> {
  for (const [index, player] of players.entries()) await answerAs(player, battle, isRight(index))
}

export const revealed = (page: Page) => page.locator('[data-phase=reveal]').first().waitFor()

/** The path of a battle that the player has won, by language. */
const won = new Map<string, string>()

export async function wonBattle(scene: Scene): Promise<string> {
  const known = won.get(scene.language)
  if (known) return known
  const room = await start(scene, 2)
  for (let number = 1; number <= 5; number += 1) {
    await scene.page.getByText(scene.text('play.question_of', { number, total: 5 }), { exact: true }).waitFor()
    await anyOption(scene.page).waitFor()
    await answerRound(room, index => index === 0 || number % (index + 1) === 0)
    await revealed(scene.page)
  }
  await scene.page.getByRole('heading', { name: scene.text('battle.outcome_won') }).waitFor()
  won.set(scene.language, pathOf(room.battle))
  return pathOf(room.battle)
}

/** A page with stakes as a player without plays sees it. The prepared data counts the players of the screenshots as having played. */
const unplayed = (path: string) => async (scene: Scene) => {
  await altered(scene.page, 'get_user_by_id', user => ({ ...user, stakes: { coins: 0, plays_missing: 5 } }))
  await scene.page.goto(path)
  await scene.page.getByRole('link', { name: scene.text('stake.play_now') }).waitFor()
}

const past = () => new Date(Date.now() - 1000).toISOString()

export const battleScreens: Screen[] = [
  { name: 'battle-random', who: 'veteran', show: at('/random-battle/') },
  { name: 'battle-newcomer', who: 'newcomer', show: at('/random-battle/') },
  {
    name: 'battle-search',
    who: 'newcomer',
    async show({ page, text }) {
      await page.goto('/random-battle/search/')
      await page.getByRole('link', { name: text('battle.cancel_search') }).waitFor()
      await page.getByRole('timer').waitFor()
    },
  },
  {
    name: 'battle-bot-offer',
    who: 'newcomer',
    async show({ page, text }) {
      await altered(page, 'find_opponent', search => ({ ...search, bot_at: past() }))
      await page.goto('/random-battle/search/')
      await page.getByRole('button', { name: text('battle.play_bot') }).waitFor()
    },
  },
  {
    name: 'battle-nobody',
    who: 'newcomer',
    async show({ page, text }) {
      await altered(page, 'find_opponent', search => ({ ...search, expires_at: past() }))
      await page.goto('/random-battle/search/')
      await page.getByText(text('refusal.no_opponent')).waitFor()
    },
  },
  { name: 'battle-group', who: 'newcomer', isLong: true, show: at('/group-battle/') },
  { name: 'battle-random-unplayed', who: 'newcomer', show: unplayed('/random-battle/') },
  { name: 'battle-group-unplayed', who: 'newcomer', isLong: true, show: unplayed('/group-battle/') },
  { name: 'battle-lobby', who: 'veteran', isLong: true, show: scene => fillRoom(scene, 2) },
  {
    name: 'battle-versus',
    who: 'veteran',
    show: scene => start(scene).then(() => scene.page.getByText(scene.text('battle.get_ready')).waitFor()),
  },
  {
    name: 'battle-reading',
    who: 'veteran',
    show: scene => start(scene).then(() => scene.page.getByText(scene.text('battle.options_soon')).waitFor()),
  },
  {
    name: 'battle-answered',
    who: 'veteran',
    async show(scene) {
      await open(scene)
      await option(scene.page, rightKey(await shown(scene.page))).click()
    },
  },
  {
    name: 'battle-reveal',
    who: 'veteran',
    show: async scene => answerRound(await open(scene)).then(() => revealed(scene.page)),
  },
  {
    name: 'battle-reveal-four',
    who: 'veteran',
    show: async scene => answerRound(await open(scene, 3)).then(() => revealed(scene.page)),
  },
  { name: 'battle-talk', who: 'veteran', show: scene => open(scene, 3).then(() => press(scene, 'battle.talk')) },
  { name: 'battle-leave', who: 'veteran', show: scene => open(scene).then(() => scene.page.keyboard.press('Escape')) },
  {
    name: 'battle-offline',
    who: 'veteran',
    async show(scene) {
      await open(scene)
      await scene.page.context().setOffline(true)
      await option(scene.page, rightKey(await shown(scene.page))).click()
      await scene.page.getByText(scene.text('battle.line_gone')).waitFor()
    },
  },
  { name: 'battle-result', who: 'veteran', isLong: true, show: async scene => scene.page.goto(await wonBattle(scene)) },
  {
    name: 'battle-how',
    who: 'veteran',
    isLong: true,
    async show(scene) {
      await scene.page.goto(await wonBattle(scene))
      await scene.page.getByRole('link', { name: scene.text('how.title') }).click()
      await scene.page.locator('[data-verdict=good]').waitFor()
    },
  },
  {
    name: 'battle-history',
    who: 'veteran',
    isLong: true,
    show: scene => wonBattle(scene).then(() => scene.page.goto('/profile/battles/')),
  },
]
