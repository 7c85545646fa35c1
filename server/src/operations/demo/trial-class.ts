// The class of the demo: people of spread ability who all answer the same questions, and who sit the exam that is over.

import { keyAt } from '@trivium/rules/play/plays/grading'
import type { Q } from '@trivium/contract/play/plays'
import { type Random, seededRandom } from '@trivium/rules/platform/random'
import { comeIn } from './actors.ts'
import { type Actor, type DemoContext, unlessRefused } from './demo-context.ts'
import { playOn } from './playing.ts'
import { classNames } from './seed-players.ts'
import { trialItems } from './trial-items.ts'

/** From the weakest to the strongest, in logits. */
const [weakest, strongest] = [-2.4, 2.4]
const abilityOf = (index: number) => weakest + ((strongest - weakest) * index) / (classNames.length - 1)
const share = (logit: number) => 1 / (1 + Math.exp(-logit))

export async function enrolClass(context: DemoContext): Promise<Actor[]> {
  const actors: Actor[] = []
  for (const [index, name] of classNames.entries()) {
    const role = { name, language: 'en', timezone: 'Europe/London', skill: share(0.4 + abilityOf(index) * 0.7), zeal: 0 } as const
    actors.push(await comeIn(context, { role, email: `class-${index}@trivium.example` }))
  }
  return actors
}

/** The editor writes the questions of the trial and publishes them. @returns the slug of their category */
export async function prepareTrial({ languageIds }: DemoContext, editor: Actor): Promise<string> {
  const names = { en: 'Questions on trial' }
  const { data: category } = await editor.ask('create_category', { type: 'quiz_zone', names, icon: 'flask', hue: 280 })
  const ids: number[] = []
  for (const { question, options, key, note, difficulty } of trialItems) {
    const { data } = await editor.ask('create_question', {
      question_type: 'multiple_choice',
      category_id: category.id,
      language_id: languageIds.get('en') ?? 0,
      level: 1,
      difficulty,
      question,
      options: options.map(text => ({ text })),
      answer: [key],
      note,
      tags: ['trial'],
    })
    ids.push(data.id)
  }
  await editor.ask('publish_questions', { question_ids: ids })
  return category.slug
}

/** One of the class plays the level of the trial. The random numbers are its own, so that the figures do not depend on what else happens. */
export async function takeTrial(context: DemoContext, actor: Actor, { slug, index }: { slug: string; index: number }): Promise<void> {
  const asked = { category: slug, level: 1, language_id: actor.languageId }
  const begun = await actor.ask('get_questions_by_level', asked)
  const chosen = choicesOf(index)
  await playOn(context, actor, begun, async question => shownAs(question, chosen.get(question.question)))
  const wrong = begun.data.find(({ question }) => question === trialItems[1]?.question)
  if (!wrong || index % 11 !== 10) return
  const reason = { question_id: wrong.id, message: 'The capital of Australia is Canberra, not Sydney.' }
  await unlessRefused(['already_reported', 'too_many_reports'], actor.ask('report_question', reason))
}

const shownAs = ({ options }: Q, text: string | undefined) => {
  const place = options.findIndex(option => option.text === text)
  return place < 0 ? '' : keyAt(place)
}

/** What this one of the class chooses, by question. */
function choicesOf(index: number): Map<string, string> {
  const random = seededRandom(7 + index * 101)
  return new Map(
    trialItems.map(({ question, options, b, slope, key, known = key, guesses }) => {
      const knows = random() < (slope === 0 ? 0.5 : share(slope * (abilityOf(index) - b)))
      return [question, options[knows ? known : guessed(guesses, random)] ?? '']
    }),
  )
}

function guessed(guesses: readonly number[], random: Random): number {
  let left = random() * guesses.reduce((sum, weight) => sum + weight, 0)
  return guesses.findIndex(weight => (left -= weight) < 0)
}
