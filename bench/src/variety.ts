// Plays sixty days of a daily player in each language, and measures the share of questions that are new, written, or have a picture or a
// sound. `node bench/src/variety.ts`; BENCH_DAYS sets another number of days. The goals are those of the content: see README.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LevelData } from '@trivium/contract/bank/catalogue'
import { keyAt } from '@trivium/rules/play/plays/grading'
import { seededRandom } from '@trivium/rules/platform/random'
import { openSession, signUp } from '../../server/src/people/accounts/index.ts'
import { type App } from '../../server/src/operations/app-types.ts'
import { createApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { type Database, openDatabase } from '../../server/src/platform/db/connect.ts'
import { migrate } from '../../server/src/platform/db/upkeep/migrate.ts'
import { loadStarterContent } from '../../server/src/bank/questions/index.ts'
import { readSettings } from '../../server/src/platform/settings/index.ts'
import { environment } from './harness/bench-app.ts'
import { table } from './harness/timing.ts'

const days = Number(process.env.BENCH_DAYS || 60)
const levelsADay = 3
const dayMs = 86_400_000
const restDays = 30
/** The player knows this share of the answers. */
const share = 0.9

interface Met {
  day: number
  place: 'quiz zone and daily' | 'everything else'
  id: number
}

interface Known {
  options: string[]
  answer: number[]
  word: string | null
  isWritten: boolean
  hasMedia: boolean
}

interface Started {
  error: boolean
  message: string
  play: { id: number }
  data: { id: number; options: { text: string }[] }[]
}

const folder = mkdtempSync(join(tmpdir(), 'trivium-bench-'))
const database = await openDatabase({ databaseUrl: '', dataDir: folder })
let clockMs = Math.floor(Date.now() / dayMs) * dayMs + dayMs / 2
try {
  await migrate(database)
  await loadStarterContent(database)
  const app = await createApp({ config: readConfig(environment), database, now: () => new Date(clockMs), limitFactor: 1_000_000 })
  const known = await readKnown(database)
  const languages = await database.db.selectFrom('languages').select(['id', 'code']).orderBy('id').execute()
  const start = clockMs
  for (const language of languages) {
    clockMs = start
    report(language.code, await playDays(app, database, language.id, known), known)
  }
  await app.close()
} finally {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

async function readKnown({ db }: Database): Promise<Map<number, Known>> {
  const rows = await db.selectFrom('questions').select(['id', 'options', 'answer', 'word', 'is_written', 'image', 'audio']).execute()
  return new Map(
    rows.map(({ id, options, answer, word, is_written, image, audio }) => [
      id,
      { options: options.map(({ text }) => text), answer, word, isWritten: is_written, hasMedia: image !== null || audio !== null },
    ]),
  )
}

type Ask = <Reply>(action: string, input?: object) => Promise<Reply>

async function playerOf(app: App, { db }: Database, name: string): Promise<Ask> {
  const settings = await readSettings(db)
  const now = new Date(clockMs)
  const person = { subject: `variety-${name}`, signInType: 'email', name, email: `${name}@example.com`, timezone: 'UTC' } as const
  const token = await db.transaction().execute(async tx => openSession(tx, await signUp(tx, person, settings, now), now))
  return async (action, input = {}) => {
    const response = await app.http.inject({
      method: 'POST',
      url: `/api/${action}`,
      headers: { authorization: `Bearer ${token}` },
      payload: input,
    })
    return response.json()
  }
}

/** Plays each day the quiz of the day, some levels of the quiz zone, and a game of another mode. */
async function playDays(app: App, from: Database, language_id: number, known: Map<number, Known>): Promise<Met[]> {
  const ask = await playerOf(app, from, `player-${language_id}`)
  const random = seededRandom(language_id)
  const met: Met[] = []
  const play = async (day: number, place: Met['place'], action: string, input: object): Promise<boolean> => {
    const started: Started = await ask(action, { language_id, ...input })
    if (started.error) return false
    for (const question of started.data) {
      met.push({ day, place, id: question.id })
      const answer = random() < share ? rightOf(question, known) : ''
      await ask('submit_answer', { play_id: started.play.id, question_id: question.id, answer })
    }
    return true
  }
  const places = await freePlaces(ask, language_id)
  const others = await otherGames(ask, language_id)
  const lost = new Map<string, number>()
  let [turn, other] = [0, 0]
  for (let day = 0; day < days; day++) {
    await play(day, 'quiz zone and daily', 'get_daily_quiz', {})
    for (let [played, tried] = [0, 0]; played < levelsADay && tried < places.length; tried++) {
      const place = places[turn++ % places.length]
      const level = place && (await nextLevel(ask, place, language_id, day - restDays, lost))
      if (level === undefined || level === null) continue
      lost.set(`${place?.category}/${place?.subcategory ?? ''}/${level}`, day)
      if (await play(day, 'quiz zone and daily', 'get_questions_by_level', { ...place, level })) played++
    }
    // Then one of the other categories, texts or statement games, each once before any comes again.
    for (let tried = 0; tried < others.length; tried++) {
      const [action, input] = others[other++ % others.length] ?? ['', {}]
      if (await play(day, 'everything else', action, input)) break
    }
    clockMs += dayMs
  }
  return met
}

interface Place {
  category: string
  subcategory?: string
}

async function freePlaces(ask: Ask, language_id: number): Promise<Place[]> {
  const { data } = await ask<{ data: { slug: string; is_premium: boolean; has_subcategories: boolean }[] }>('get_categories', {
    type: 1,
    language_id,
  })
  const places: Place[] = []
  for (const { slug, is_premium, has_subcategories } of data) {
    if (is_premium) continue
    if (!has_subcategories) places.push({ category: slug })
    else {
      const input = { type: 1, category_slug: slug, language_id }
      const below = await ask<{ data: { slug: string }[] }>('get_subcategory_by_maincategory', input)
      for (const sub of below.data) places.push({ category: slug, subcategory: sub.slug })
    }
  }
  return places
}

/** The highest open level that the player has not won. The player leaves a lost level alone for a month. */
async function nextLevel(ask: Ask, { category, subcategory }: Place, language_id: number, before: number, lost: Map<string, number>) {
  const input = { category_slug: category, subcategory_slug: subcategory, language_id }
  const { error, data } = await ask<{ error: boolean; data: LevelData }>('get_level_data', input)
  if (error) return null
  const open = data.levels.filter(({ unlocked }) => unlocked).at(-1)
  const last = open && lost.get(`${category}/${subcategory ?? ''}/${open.level}`)
  return open && (last === undefined || last < before) ? open.level : null
}

type Game = [action: string, input: object]

async function otherGames(ask: Ask, language_id: number): Promise<Game[]> {
  const games: Game[] = []
  for (const [type, action] of [
    [3, 'get_guess_the_word'],
    [4, 'get_audio_questions'],
    [5, 'get_maths_questions'],
  ] as const) {
    const { data } = await ask<{ data: { id: number; is_premium: boolean }[] }>('get_categories', { type, language_id })
    for (const { id, is_premium } of data) if (!is_premium) games.push([action, { type: 'category', type_id: id }])
  }
  const texts = await ask<{ data: { id: number; is_premium: boolean }[] }>('get_categories', { type: 2, language_id })
  for (const { id, is_premium } of texts.data) {
    if (is_premium) continue
    const list = await ask<{ data: { id: number }[] }>('get_fun_n_learn', { type: 'category', type_id: id, language_id })
    for (const text of list.data) games.push(['get_fun_n_learn_questions', { fun_n_learn_id: text.id }])
  }
  const statements: Game = ['get_questions_by_type', { type: 'true_false' }]
  // Takes every seventh game, so that the kinds take turns; statements come once a week.
  const mixed = Array.from({ length: 7 }, (_, first) => games.filter((_game, index) => index % 7 === first)).flat()
  return mixed.flatMap((game, index) => (index % 6 === 5 ? [game, statements] : [game]))
}

function rightOf({ id, options }: Started['data'][number], known: Map<number, Known>): string {
  const question = known.get(id)
  if (!question) throw new Error(`no question ${id}`)
  if (question.word !== null) return question.word
  const texts = options.map(({ text }) => text)
  return question.answer.map(index => keyAt(texts.indexOf(question.options[index] ?? ''))).join(',')
}

function report(language: string, met: Met[], known: Map<number, Known>): void {
  const lastMet = new Map<number, number>()
  const judged = met.map(one => {
    const before = lastMet.get(one.id)
    lastMet.set(one.id, one.day)
    return { ...one, isNew: before === undefined, isRepeat: before !== undefined && one.day - before < restDays, ...known.get(one.id) }
  })
  const percent = (some: typeof judged, is: (one: (typeof judged)[number]) => boolean | undefined) =>
    some.length === 0 ? Number.NaN : (100 * some.filter(one => is(one)).length) / some.length
  const rowOf = (name: string, some: typeof judged) => {
    const main = some.filter(({ place }) => place === 'quiz zone and daily')
    const shares = [
      percent(some, one => one.isNew),
      percent(main, one => one.isWritten),
      percent(main, one => one.hasMedia),
      percent(some, one => one.hasMedia),
    ]
    return [name, String(some.length), ...shares.map(one => `${one.toFixed(0)} %`), String(some.filter(one => one.isRepeat).length)]
  }
  const heading = ['', 'questions', 'new', 'written*', 'picture or sound*', 'picture or sound', `again within ${restDays} days`]
  const rows = Array.from({ length: days }, (_, day) =>
    rowOf(
      `day ${day + 1}`,
      judged.filter(one => one.day === day),
    ),
  )
  console.log(`\n${language}   (* of the quiz zone and the quiz of the day)`)
  console.log(table([heading, ...rows, rowOf('all days', judged)]))
  const main = judged.filter(({ place }) => place === 'quiz zone and daily')
  const goals: [what: string, isMet: boolean][] = [
    ['half of the quiz zone and the quiz of the day is written', percent(main, one => one.isWritten) >= 50],
    ['15 % of them have a picture or a sound', percent(main, one => one.hasMedia) >= 15],
    [`nothing comes again within ${restDays} days in them`, main.every(({ isRepeat }) => !isRepeat)],
  ]
  for (const [what, isMet] of goals) {
    console.log(`${isMet ? 'Met' : 'MISSED'}: ${what}.`)
    if (!isMet) process.exitCode = 1
  }
}
