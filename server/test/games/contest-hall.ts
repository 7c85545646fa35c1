// Contests for tests: announced, opened, played and closed by the clock of the test.

import { Listed, Play, type Q, type Result } from '@trivium/contract/play/plays'
import { announceContest, type NewContest, runContests } from '../../src/compete/contests/index.ts'
import { closeOverduePlays } from '../../src/play/plays/index.ts'
import { readSettings } from '../../src/platform/settings/index.ts'
import type { TestPlayer } from '../app/app.ts'
import type { Quiz } from '../app/quiz.ts'

export const hourMs = 3_600_000

/** A contest to make; the times are hours from now. Everything else has a default. */
type NewContestInput = Partial<Omit<NewContest, 'startsAt' | 'endsAt'>> & { startsInHours?: number; hours?: number }

interface Entered {
  play: Play
  listed: Listed[]
  /** The open question. */
  question: Q | null
}

export interface ContestHall {
  announce: (wanted?: NewContestInput) => Promise<number>
  /** Announces a contest and opens it. @returns its id */
  openOne: (wanted?: NewContestInput) => Promise<number>
  /** Runs the jobs of every second: the sweep, then contests. */
  tick: () => Promise<void>
  /** Enters or resumes. */
  enter: (player: TestPlayer, contestId: number) => Promise<Entered>
  /** Enters and answers everything: the first `right` questions right, the rest wrong. */
  playThrough: (player: TestPlayer, contestId: number, right: number) => Promise<Result>
  /** Lets time pass until the contest is over, and closes it. */
  end: (contestId: number) => Promise<void>
  questionIds: (contestId: number) => Promise<number[]>
}

export function contestHall(quiz: Quiz): ContestHall {
  const { db } = quiz.database
  const now = () => quiz.clock.now()

  async function announce({ startsInHours = 0, hours = 24, ...wanted }: NewContestInput = {}): Promise<number> {
    const startsAt = new Date(now().getTime() + startsInHours * hourMs)
    const contest: NewContest = {
      kind: 'special',
      name: 'Trial of history',
      description: 'Ten questions.',
      languageId: quiz.fixture.languages.en,
      prizes: [100, 50, 25],
      asks: { questions: 3, leafIds: [quiz.fixture.categories.ancient, quiz.fixture.categories.modern] },
      startsAt,
      endsAt: new Date(startsAt.getTime() + hours * hourMs),
      ...wanted,
    }
    const id = await announceContest(db, contest, await readSettings(db), now())
    if (id === null) throw new Error('a contest with this key exists already')
    return id
  }

  async function tick(): Promise<void> {
    await closeOverduePlays(db, now())
    await runContests(db, await readSettings(db), now())
  }

  async function enter(player: TestPlayer, contestId: number): Promise<Entered> {
    const reply = await player.call('get_questions_by_contest', { contest_id: contestId })
    if (reply.error) throw new Error(`the contest was refused: ${reply.message}`)
    const [play, listed] = [Play.parse(reply.play), Listed.array().parse(reply.data)]
    const open = listed.find(({ id }) => id === play.current_question_id)
    return { play, listed, question: open && 'options' in open ? open : null }
  }

  return {
    announce,
    tick,
    enter,
    async openOne(wanted) {
      const id = await announce(wanted)
      await tick()
      return id
    },
    async playThrough(player, contestId, right) {
      const { play, question: first } = await enter(player, contestId)
      let question = first
      for (let position = 0; ; position++) {
        const { data } = await quiz.answer(player, play, question ?? undefined, position < right ? 'right' : 'wrong')
        question = data.next_question
        if (data.result) return data.result
        if (question === null) throw new Error('there is a next question until the end')
      }
    },
    async end(contestId) {
      const { ends_at } = await db.selectFrom('contests').select('ends_at').where('id', '=', contestId).executeTakeFirstOrThrow()
      quiz.clock.advance(Math.max(0, ends_at.getTime() - now().getTime()) + 2000)
      await tick()
    },
    async questionIds(contestId) {
      const row = await db.selectFrom('contests').select('question_ids').where('id', '=', contestId).executeTakeFirstOrThrow()
      return row.question_ids ?? []
    },
  }
}
