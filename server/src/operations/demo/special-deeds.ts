// Single events of the demo: the contests and questions of an editor, the exams of an examiner, tests of the sample player, payouts.

import { battleAmongFriends } from './battles.ts'
import { gatherClass } from './class-group.ts'
import { announce, claimThing, enterContests } from './contests.ts'
import { prepareExam, releaseResults, sit, sitInClass } from './exams.ts'
import { askForPayout, payPayouts } from './payouts.ts'
import { type Deed, dayMs, type Guest, hourMs, type DayRange } from './plan.ts'
import type { Actor, DemoContext } from './demo-context.ts'
import { reviewDrafts } from './review-deeds.ts'
import { takeTest } from './tests.ts'
import { prepareTrial, takeTrial } from './trial-class.ts'

interface Crew {
  editor: Actor
  secondEditor: Actor
  administrator: Actor
  examiner: Actor
  treasurer: Actor
  secondTreasurer: Actor
  approver: Actor
  payer: Actor
  /** From the weakest to the strongest. */
  trialClass: readonly Actor[]
}

type Special = (context: DemoContext, guests: readonly Guest[], crew: Crew, span: DayRange) => Deed[]

const actorsOf = (guests: readonly Guest[], language = 'en') =>
  guests.flatMap(({ role, actor }) => (role.language === language && actor ? [actor] : []))

/** Each actor acts once, 40 minutes apart, from `at` on. */
const eachOf = (actors: () => Actor[], at: number, places: number, act: (actor: Actor) => Promise<void>): Deed[] =>
  Array.from({ length: places }, (_, index) => ({
    at: at + index * 40 * 60_000,
    act: async () => {
      const actor = actors()[index]
      if (actor) await act(actor)
    },
  }))

/** A finished contest, a running one, and an upcoming one. */
const contests: Special = (context, guests, _crew, { from, to }) => {
  const half = (to - from) / 2
  const things = [
    { from: 1, to: 1, name: 'An atlas of the world', description: 'Printed, 240 pages.', image: null },
    { from: 2, to: 3, name: 'A quiz mug', description: '', image: null },
  ]
  const special = { language: 'en', entry: 10, questions: 8, prizes: [120, 60, 30], things }
  const past = { startsAt: new Date(to - half), endsAt: new Date(to - half * 0.5), key: 'demo:past', name: 'Harvest Challenge' }
  const live = { startsAt: new Date(to - half * 0.4), endsAt: new Date(to + 4 * dayMs), key: 'demo:live', name: 'Lantern Night Contest' }
  const next = { startsAt: new Date(to + 5 * dayMs), endsAt: new Date(to + 7 * dayMs), key: 'demo:next', name: 'First Frost Contest' }
  const description = 'A little of everything. The entries of all players are what the prizes are paid from, and then some.'
  const tick = async () => void (await context.app.runJob('contests'))
  return [
    {
      at: from + hourMs,
      act: async () => {
        for (const one of [past, live, next]) await announce(context, { ...special, ...one, description })
      },
    },
    ...[past, live].flatMap(({ startsAt, endsAt }) => [startsAt, endsAt].map(at => ({ at: at.getTime() + 1500, act: tick }))),
    { at: past.endsAt.getTime() + hourMs, act: () => claimThing(actorsOf(guests)) },
    ...[past, live].flatMap(({ startsAt }) =>
      eachOf(
        () => actorsOf(guests),
        startsAt.getTime() + 60_000,
        7,
        actor => enterContests(context, actor),
      ),
    ),
  ].filter(({ at }) => at < to)
}

/** Four of five of the class, of every ability. */
const isExaminee = (_: Actor, index: number) => index % 5 !== 4

/** A class tries out the questions of an editor. One deed, so that meanwhile no contest draws one of them and keeps it from the others. */
const trial: Special = (context, _guests, { editor, trialClass }, { from }) => [
  {
    at: from + hourMs / 2,
    act: async () => {
      const slug = await prepareTrial(context, editor)
      for (const [index, actor] of trialClass.entries()) await takeTrial(context, actor, { slug, index })
      for (const job of ['write_play_stats', 'note_flags']) await context.app.runJob(job)
    },
  },
]

const exams: Special = (context, guests, { examiner, trialClass }, { from, to }) => {
  const half = (to - from) / 2
  const over = { title: 'General Science, mid-term', key: 'TERM26', startsAt: new Date(to - half), endsAt: new Date(to - half * 0.5) }
  const open = { title: 'General Science, final', key: 'FINAL26', startsAt: new Date(to - half * 0.2), endsAt: new Date(to + 5 * dayMs) }
  let ids: number[] = []
  const sitting = (index: number, { key, startsAt }: typeof over, places: number) =>
    eachOf(
      () => actorsOf(guests),
      startsAt.getTime() + 120_000,
      places,
      async actor => {
        const id = ids[index]
        if (id !== undefined) await sit(context, actor, { examId: id, key })
      },
    )
  return [
    {
      at: from + 2 * hourMs,
      act: async () => {
        ids = [await prepareExam(context, examiner, over), await prepareExam(context, examiner, open)]
        await gatherClass(examiner, trialClass, ids)
      },
    },
    ...trialClass.filter(isExaminee).map((actor, index) => ({
      at: over.startsAt.getTime() + (2 + index * 4) * 60_000,
      act: async () => {
        const [examId] = ids
        if (examId !== undefined) await sitInClass(context, examiner, { examId, key: over.key }, actor, index)
      },
    })),
    ...sitting(1, open, 2),
    {
      at: over.endsAt.getTime() + hourMs,
      act: async () => {
        await context.app.runJob('close_overdue_plays')
        if (ids[0] !== undefined) await releaseResults(examiner, ids[0])
      },
    },
  ].filter(({ at }) => at < to)
}

/** Late, so that everything before is published at once. */
const review: Special = (context, _guests, staff, { to }) => [{ at: to - hourMs / 2, act: () => reviewDrafts(context, staff) }]

/** The first player takes a test of every kind. */
const tests: Special = (context, guests, _crew, { from, to }) =>
  (['tutor', 'timed', 'cat', 'readiness'] as const).map((type, index) => ({
    at: from + ((index + 1) * (to - from)) / 6,
    act: async () => {
      const [first] = actorsOf(guests)
      if (first) await takeTest(context, first, type)
    },
  }))

/** One payout was paid, two wait. A short demo has none, because nobody has played long enough. */
const payouts: Special = (context, guests, crew, { from, to }) => {
  const length = to - from
  const asks = (at: number) => ({ at, act: () => askForPayout(context, actorsOf(guests).concat(actorsOf(guests, 'es')), crew) })
  return [
    asks(to - length * 0.35),
    { at: to - length * 0.25, act: () => payPayouts(context, crew) },
    asks(to - length * 0.1),
    asks(to - length * 0.04),
  ]
}

/** A battle for the samples, so that a visitor finds one in their history. */
const firstBattle: Special = (context, guests, _crew, { from, to }) => [
  {
    at: from + (to - from) * 0.3,
    act: async () => battleAmongFriends(context, actorsOf(guests).slice(0, 2)),
  },
]

export const specialDeeds: readonly Special[] = [contests, trial, exams, review, tests, payouts, firstBattle]
