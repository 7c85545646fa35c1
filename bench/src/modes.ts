// Compares the cost of fetching and answering between modes: `node bench/src/modes.ts`. It marks a mode that costs twice the median
// of all modes. BENCH_DATABASE_URL names the PostgreSQL server, BENCH_PLAYERS the number of players.

import { Play, Q } from '@trivium/contract/plays'
import type { App } from '../../server/src/app.ts'
import type { Database, Db } from '../../server/src/db/connect.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { loadStarterContent } from '../../server/src/questions/index.ts'
import { changeSetting } from '../../server/src/settings/index.ts'
import { request, send, signUpPlayers, withApp } from './bench-app.ts'
import { withDatabase, withOwnUrl } from './own-database.ts'
import { listen, statementsOf } from './statements.ts'
import { figuresOf, table } from './timing.ts'

const players = Number(process.env.BENCH_PLAYERS || 25)
/** A mode is marked when its cost is this multiple of the median. */
const tooMuch = 2

const median = (values: number[]) => figuresOf(values).median

interface Start {
  mode: string
  action: string
  fields: Record<string, string | number>
}

interface Cost {
  statements: number[]
  ms: number[]
}

interface ModeCosts {
  fetch: Cost
  answer: Cost
  last: Cost
}

await withOwnUrl(process.env.BENCH_DATABASE_URL, url => withDatabase(url, run))

async function run(database: Database): Promise<void> {
  await migrate(database)
  await loadStarterContent(database)
  // Long clocks, so that no question lapses on a slow machine.
  for (const mode of [
    'quiz_zone',
    'daily_quiz',
    'true_and_false',
    'guess_the_word',
    'fun_and_learn',
    'audio',
    'maths',
    'multi_match',
  ] as const) {
    await changeSetting(database.db, `${mode}_seconds`, 3600)
  }
  const tokens = await signUpPlayers(database, players)
  const stop = listen()
  await withApp(database, async app => {
    const starts = await startsOf(database.db)
    const costs = new Map<string, ModeCosts>()
    // The first round warms up and is not counted.
    for (const [round, token] of tokens.entries()) {
      for (const start of starts) {
        // Missed questions would be due only after ten minutes, so this makes them due now.
        if (start.mode === 'practice') await database.db.updateTable('practice_cards').set({ due_at: new Date() }).execute()
        await playOnce(app, token, start, round === 0 ? emptyCosts() : costsOf(costs, start.mode))
      }
    }
    report(starts, costs)
  })
  stop()
}

async function startsOf(db: Db): Promise<Start[]> {
  const idOf = async (type: 'guess_the_word' | 'audio' | 'maths' | 'fun_and_learn') =>
    (
      await db
        .selectFrom('categories')
        .select('id')
        .where('type', '=', type)
        .where('parent_id', 'is', null)
        .orderBy('position')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id
  const text = await db.selectFrom('passages').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  const inCategory = async (mode: 'guess_the_word' | 'audio' | 'maths', action: string) => ({
    mode,
    action,
    fields: { type: 'category', type_id: await idOf(mode) },
  })
  return [
    { mode: 'quiz_zone', action: 'get_questions_by_level', fields: { category: 'food', level: 1 } },
    { mode: 'daily_quiz', action: 'get_daily_quiz', fields: {} },
    { mode: 'true_and_false', action: 'get_questions_by_type', fields: { type: 'true_false' } },
    await inCategory('guess_the_word', 'get_guess_the_word'),
    { mode: 'self_challenge', action: 'get_questions_for_self_challenge', fields: { category_slug: 'geography', limit: 10, minutes: 10 } },
    { mode: 'fun_and_learn', action: 'get_fun_n_learn_questions', fields: { fun_n_learn_id: text.id } },
    await inCategory('audio', 'get_audio_questions'),
    await inCategory('maths', 'get_maths_questions'),
    { mode: 'multi_match', action: 'get_multi_match_questions_by_level', fields: { category: 'space-match', level: 1 } },
    // Last, because they need questions that the plays before bookmarked and missed.
    { mode: 'bookmarks', action: 'get_bookmark_questions', fields: { type: 'quiz_zone' } },
    { mode: 'practice', action: 'get_practice_questions', fields: {} },
  ]
}

async function playOnce(app: App, token: string, { mode, action, fields }: Start, costs: ModeCosts): Promise<void> {
  const started = await timed(costs.fetch, () => send(app, request(action, token, fields)))
  const { play, data } = JSON.parse(started)
  const questions = Q.array().parse(data)
  const { id } = Play.parse(play)
  for (const [index, question] of questions.entries()) {
    // Always the first option: some answers are right, and the wrong ones provide questions for practice.
    const answer = question.question_type === 'guess_the_word' ? 'word' : question.options.map(option => option.key).join(',')
    const given = question.question_type === 'sequence' || question.question_type === 'guess_the_word' ? answer : 'a'
    const isLast = index === questions.length - 1 && mode !== 'self_challenge'
    await timed(isLast ? costs.last : costs.answer, () =>
      send(app, request('submit_answer', token, { play_id: id, question_id: question.id, answer: given })),
    )
    if (mode === 'quiz_zone') await send(app, request('set_bookmark', token, { question_id: question.id, status: 1, type: 'quiz_zone' }))
  }
  if (mode === 'self_challenge') await timed(costs.last, () => send(app, request('finish_play', token, { play_id: id })))
}

async function timed(cost: Cost, work: () => Promise<string>): Promise<string> {
  let reply = ''
  const start = performance.now()
  const statements = await statementsOf(async () => {
    reply = await work()
  })
  cost.ms.push(performance.now() - start)
  cost.statements.push(statements.length)
  return reply
}

function emptyCosts(): ModeCosts {
  const none = () => ({ statements: [], ms: [] })
  return { fetch: none(), answer: none(), last: none() }
}

function costsOf(costs: Map<string, ModeCosts>, mode: string): ModeCosts {
  const known = costs.get(mode) ?? emptyCosts()
  costs.set(mode, known)
  return known
}

function report(starts: Start[], costs: Map<string, ModeCosts>): void {
  const parts = ['fetch', 'answer', 'last'] as const
  const usual = Object.fromEntries(parts.map(part => [part, median([...costs.values()].map(cost => median(cost[part].ms)))]))
  const rows = starts.map(({ mode }) => {
    const cells = parts.flatMap(part => {
      const cost = costsOf(costs, mode)[part]
      const ratio = median(cost.ms) / (usual[part] ?? 1)
      return [median(cost.statements).toFixed(0), median(cost.ms).toFixed(1), `${ratio.toFixed(2)}${ratio > tooMuch ? ' !' : ''}`]
    })
    return [mode, ...cells]
  })
  const heading = ['', ...['fetch', 'answer', 'last answer'].flatMap(part => [`${part}: statements`, 'ms', '÷ median'])]
  console.log(`Medians of ${players - 1} plays a mode; “!” marks more than ${tooMuch} times the median of the modes.\n`)
  console.log(table([heading, ...rows]))
}
