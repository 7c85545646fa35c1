// Contests: live, entered, played and over. The rivals are invented.

import type { Contest, ContestPlace, Registered } from '@trivium/contract/compete/contests'
import type { Player } from '../../harness/players.ts'
import { anyOption } from '../../harness/playing.ts'
import { altered } from '../altered.ts'
import { giveMoreTime } from '../more-time.ts'
import { at, press, type Scene, type Screen } from '../screen.ts'

const rivals = [
  'Zeynep Arslan',
  'ليلى منصور',
  'Hiroshi Tanaka',
  'Ingrid Solberg',
  'Kwame Mensah',
  'Priya Nair',
  'Aoife Byrne',
  'Tomás Novák',
]
const prizes = [100, 60, 40, 20, 10]

function inventPlaces(isOver: boolean): ContestPlace[] {
  return rivals.map((name, index) => ({
    user_id: 900_000 + index,
    name,
    profile: null,
    score: 40 - index * 4,
    user_rank: index + 1,
    ms: 71_000 + index * 13_700,
    finished_at: new Date().toISOString(),
    prize: isOver ? (prizes[index] ?? 0) : null,
    thing: null,
  }))
}

/** The place of the player in the screenshots, below the rivals. */
const ownPlace = (player: Player, rank: number, prize: number | null): ContestPlace => ({
  user_id: player.user.id,
  name: player.name,
  profile: null,
  score: 24,
  user_rank: rank,
  ms: 164_000,
  finished_at: new Date().toISOString(),
  prize,
  thing: null,
})

async function cup(player: Player, languageId: number | undefined, list: 'live' | 'past' | 'upcoming'): Promise<Contest> {
  const { data } = await player.ask('get_contest', { language_id: languageId })
  const [first] = data[list]
  if (!first) throw new Error(`No contest is ${list}`)
  return first
}

const withRivals = ({ page, seeded }: Scene, mostShown: number) => {
  const places = { my_rank: ownPlace(seeded.veteran, 214, null), top_users: inventPlaces(false).slice(0, mostShown) }
  return altered(page, 'get_contest_leaderboard', () => places, { total: 340, playing: 12 })
}

/** Opens a page of the live cup, or of the one before it. */
async function open(scene: Scene, list: 'live' | 'past' | 'upcoming', below = '', who: Player = scene.seeded.veteran): Promise<void> {
  const { id } = await cup(who, scene.languageId, list)
  await scene.page.goto(`/contest/${id}/${below}`)
}

/** Enters the live cup and answers `answered` questions, all with the first option. @returns the id of the play. */
async function entered(player: Player, languageId: number | undefined, answered: number): Promise<number> {
  const { id, played } = await cup(player, languageId, 'live')
  const { data: detail } = await player.ask('get_contest_detail', { contest_id: id })
  if (played && detail.my_play?.play_id) return detail.my_play.play_id
  const { play } = await player.ask('get_questions_by_contest', { contest_id: id })
  for (let current = play.current_question_id, left = answered; current !== null && left > 0; left -= 1) {
    const { data } = await player.ask('submit_answer', { play_id: play.id, question_id: current, answer: 'a' })
    current = data.current_question_id
  }
  return play.id
}

const inFront: Registered[] = rivals.map((name, index) => ({ user_id: 900_000 + index, name, profile: null }))

/** The countdown of the next cup, seven minutes before its start. */
async function countdown(scene: Scene, isIn: boolean): Promise<void> {
  const { page, seeded } = scene
  const own = { user_id: seeded.newcomer.user.id, name: seeded.newcomer.name, profile: null }
  const registered = isIn ? [...inFront, own] : inFront
  await altered(page, 'get_contest_detail', contest => ({
    ...contest,
    start_date: new Date(Date.parse(contest.now) + 7 * 60_000).toISOString(),
    entry: 20,
    registered: registered.length,
    is_registered: isIn,
    first_registered: registered.slice(0, 5),
  }))
  await altered(page, 'get_contest_registrations', () => registered, { total: registered.length })
  await open(scene, 'upcoming', '', seeded.newcomer)
}

const atlas = { name: 'An atlas of the world', description: 'Printed, 240 pages.', image: null }

/** The last cup, in which the player has won a thing and has not said yet where it goes. */
async function winnerOfThing(scene: Scene): Promise<void> {
  const { page, seeded } = scene
  const mine = { ...ownPlace(seeded.veteran, 1, 100), thing: atlas.name }
  const mug = { from: 2, to: 3, name: 'A quiz mug', description: '', image: null }
  await altered(page, 'get_contest_detail', contest => ({
    ...contest,
    things: [{ from: 1, to: 1, ...atlas }, mug],
    participants: 340,
    my_place: mine,
    winners: [mine, ...inventPlaces(true).slice(1, 3)],
  }))
  const unsaid = { how: null, recipient: null, address: null, note: null, sent_at: null }
  await altered(page, 'get_won_things', () => [{ id: 1, ...atlas, state: 'waiting' as const, ...unsaid }])
  await open(scene, 'past')
  await page.getByRole('textbox').first().waitFor()
}

const tenQuestions = 10

export const contestScreens: Screen[] = [
  { name: 'contests', who: 'newcomer', isLong: true, show: at('/contest/') },
  { name: 'contest-play', who: 'newcomer', show: at('/contest-play/') },
  {
    name: 'contest-play-none',
    who: 'newcomer',
    async show({ page }) {
      await altered(page, 'get_contest', contests => ({ ...contests, live: [] }))
      await page.goto('/contest-play/')
    },
  },
  { name: 'contest-countdown', who: 'newcomer', isLong: true, isWordy: true, show: scene => countdown(scene, false) },
  { name: 'contest-countdown-in', who: 'newcomer', isLong: true, show: scene => countdown(scene, true) },
  {
    name: 'contests-in',
    who: 'newcomer',
    isLong: true,
    async show({ page }) {
      await altered(page, 'get_contest', contests => ({
        ...contests,
        upcoming: contests.upcoming.map(contest => ({ ...contest, registered: 128, is_registered: true })),
      }))
      await page.goto('/contest/')
    },
  },
  { name: 'contest-live', who: 'newcomer', isLong: true, show: scene => withRivals(scene, 3).then(() => open(scene, 'live')) },
  {
    name: 'contest-enter',
    who: 'newcomer',
    async show(scene) {
      // A newcomer has to play a few rounds first, which the page of the contest says instead.
      await altered(scene.page, 'get_user_by_id', user => ({ ...user, stakes: { ...user.stakes, plays_missing: 0 } }))
      await open(scene, 'live')
      await press(scene, 'contest.enter')
      await scene.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'contest-question',
    who: 'starter',
    async show({ page, seeded, languageId }) {
      await page.goto(`/contest-play/play/${await entered(seeded.starter, languageId, 0)}/`)
      await anyOption(page).waitFor()
    },
  },
  {
    name: 'contest-more-time',
    who: 'starter',
    async show({ page, seeded, languageId, text }) {
      await page.goto(`/contest-play/play/${await entered(seeded.starter, languageId, 0)}/`)
      await anyOption(page).waitFor()
      await giveMoreTime(page)
      await page.getByRole('button', { name: text('action.close') }).waitFor()
    },
  },
  {
    name: 'contest-waiting',
    who: 'veteran',
    isLong: true,
    async show({ page, seeded, languageId }) {
      await page.goto(`/contest-play/result/${await entered(seeded.veteran, languageId, tenQuestions)}/`)
    },
  },
  {
    name: 'contest-leaderboard',
    who: 'veteran',
    async show(scene) {
      await withRivals(scene, rivals.length)
      await open(scene, 'live', 'leaderboard/')
    },
  },
  {
    name: 'contest-over',
    who: 'veteran',
    isLong: true,
    async show(scene) {
      await altered(scene.page, 'get_contest_detail', contest => ({
        ...contest,
        participants: 340,
        my_place: ownPlace(scene.seeded.veteran, 214, 0),
        winners: inventPlaces(true).slice(0, 5),
      }))
      await open(scene, 'past')
      await press(scene, 'contest.draw_check')
      await scene.page.locator('[data-genuine]').waitFor()
    },
  },
  { name: 'contest-thing', who: 'veteran', isLong: true, isWordy: true, show: winnerOfThing },
  {
    name: 'contest-won',
    who: 'veteran',
    isLong: true,
    async show({ page, seeded, languageId }) {
      const playId = await entered(seeded.veteran, languageId, tenQuestions)
      await altered(page, 'get_contest_of_play', contest => ({
        ...contest,
        state: 'over' as const,
        participants: 340,
        my_place: ownPlace(seeded.veteran, 2, 60),
        winners: inventPlaces(true).slice(0, 5),
      }))
      await page.goto(`/contest-play/result/${playId}/`)
    },
  },
]
