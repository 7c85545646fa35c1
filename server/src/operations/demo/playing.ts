// Plays a play to its end, question by question, like somebody with a given skill who takes some seconds per question.

import type { AnswerOutcome, Listed, Play, Q, Result } from '@trivium/contract/play/plays'
import type { Random } from '@trivium/rules/platform/random'
import { type Actor, chance, oneOf, type DemoContext, unlessRefused } from './demo-context.ts'

interface Begun {
  play: Play
  data: Listed[]
}

interface Turn {
  actor: Actor
  play: Play
  question: Q
  context: DemoContext
  chooses: Chooses | undefined
}

/** Chooses the answer, as it is shown; the default knows more answers the higher the actor's skill. */
type Chooses = (question: Q) => Promise<string>

/** Seconds per question, only for the look of it: texts and exams would take longer. */
const thinkingSeconds = (random: Random) => 2 + random() * random() * 14

export async function playOn(context: DemoContext, actor: Actor, { play, data }: Begun, chooses?: Chooses): Promise<Result | null> {
  return play.order === 'free' ? playFreely(context, actor, { play, data }) : playInOrder(context, actor, { play, data }, chooses)
}

async function playInOrder(context: DemoContext, actor: Actor, { play, data }: Begun, chooses?: Chooses): Promise<Result | null> {
  const questions = new Map(data.flatMap(one => ('options' in one ? [[one.id, one] as const] : [])))
  let currentId = play.current_question_id
  while (currentId !== null) {
    const question = questions.get(currentId)
    if (!question) return null
    const outcome = await answer({ context, actor, play, question, chooses })
    if (outcome === null) return null
    if (outcome.result) return outcome.result
    if (outcome.next_question) questions.set(outcome.next_question.id, outcome.next_question)
    currentId = outcome.current_question_id
    // The next question's clock starts after the pause for the note.
    context.clock.pass(4)
  }
  return null
}

async function answer(turn: Turn): Promise<AnswerOutcome | null> {
  const { context, actor, play } = turn
  context.clock.pass(thinkingSeconds(context.random))
  const question = turn.chooses ? turn.question : await withLifeline(turn)
  const answered = await actor.ask('submit_answer', {
    play_id: play.id,
    question_id: question.id,
    answer: await (turn.chooses?.(question) ?? answerOf(context, actor, question)),
  })
  return answered.data
}

/** Hard questions are missed more often; now and then the player gives no answer. */
export async function answerOf({ random, rightAnswers }: DemoContext, { skill }: Actor, question: Q): Promise<string> {
  const difficulty = await rightAnswers.difficulty(question)
  if (chance(random, 0.02)) return ''
  const knows = chance(random, Math.min(0.97, Math.max(0.1, skill + (0.4 - difficulty) * 0.4)))
  return knows ? rightAnswers.right(question) : rightAnswers.wrong(question)
}

/** @returns the question to answer; after a skip another one */
async function withLifeline({ context, actor, play, question }: Turn): Promise<Q> {
  const allowed = play.lifelines.filter(({ allowed }) => allowed)
  if (allowed.length === 0 || !chance(context.random, 0.05)) return question
  const { name } = oneOf(allowed, context.random)
  const common = ['not_enough_coins', 'lifeline_used', 'lifeline_excluded', 'lifeline_not_allowed', 'no_questions']
  const used = await unlessRefused(common, actor.ask('use_lifeline', { play_id: play.id, question_id: question.id, lifeline: name }))
  return used?.data.question ?? question
}

/** @returns null for an exam, whose results come with its release */
async function playFreely(context: DemoContext, actor: Actor, { play, data }: Begun): Promise<Result | null> {
  let number = 0
  for (const question of data) {
    if (!('options' in question)) continue
    context.clock.pass(thinkingSeconds(context.random))
    const given = await answerOf(context, actor, question)
    if (given !== '') await actor.ask('submit_answer', { play_id: play.id, question_id: question.id, answer: given, number: ++number })
  }
  context.clock.pass(3)
  return (await actor.ask('finish_play', { play_id: play.id })).data
}
