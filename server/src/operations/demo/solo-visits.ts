// What a player does alone: a level, the daily quiz, or another mode.

import type { Category, CategoryType } from '@trivium/contract/bank/catalogue'
import { playOn } from './playing.ts'
import { type Actor, chance, oneOf, type DemoContext, unlessRefused } from './demo-context.ts'

type Visit = (context: DemoContext, actor: Actor) => Promise<void>

const language = ({ languageId }: Actor) => ({ language_id: languageId })

/** A random category of this type that the player may enter, with a subcategory if it has some. */
async function placeOf(actor: Actor, type: CategoryType, { random }: DemoContext): Promise<{ category: Category; leaf: Category } | null> {
  const found = await unlessRefused(['no_categories'], actor.ask('get_categories', { type, ...language(actor) }))
  const open = found?.data.filter(({ unlocked, questions }) => unlocked && questions > 0) ?? []
  if (open.length === 0) return null
  // Most players return to the same few categories.
  const category = oneOf(open.slice(actor.id % 3, (actor.id % 3) + 5).concat(open.slice(0, 2)), random)
  if (!category.has_subcategories) return { category, leaf: category }
  const asked = { type, category_slug: category.slug, ...language(actor) }
  const { data } = await actor.ask('get_subcategory_by_maincategory', asked)
  const leaves = data.filter(({ unlocked, questions }) => unlocked && questions > 0)
  return leaves.length === 0 ? null : { category, leaf: oneOf(leaves, random) }
}

const slugsOf = ({ category, leaf }: { category: Category; leaf: Category }) => ({
  category: category.slug,
  ...(leaf.id === category.id ? {} : { subcategory: leaf.slug }),
})

const targetOf = ({ category, leaf }: { category: Category; leaf: Category }) => ({
  type: leaf.id === category.id ? ('category' as const) : ('subcategory' as const),
  type_id: leaf.id,
})

const away = [
  'no_questions',
  'category_locked',
  'level_locked',
  'already_played',
  'practice_done',
  'no_data',
  'no_levels',
  'not_enough_items',
]

const quizZone: Visit = async (context, actor) => {
  const place = await placeOf(actor, 'quiz_zone', context)
  if (!place) return
  const { category, subcategory } = { subcategory: undefined, ...slugsOf(place) }
  const levels = await unlessRefused(
    away,
    actor.ask('get_level_data', { category_slug: category, subcategory_slug: subcategory, ...language(actor) }),
  )
  const open = levels?.data.levels.filter(({ unlocked, questions }) => unlocked && questions > 0) ?? []
  const level = open.find(({ played }) => !played) ?? open.at(-1)
  if (!level) return
  const begun = await unlessRefused(
    away,
    actor.ask('get_questions_by_level', { ...slugsOf(place), level: level.level, ...language(actor) }),
  )
  if (!begun) return
  await playOn(context, actor, begun)
  await bookmarkOrReport(context, actor, begun.data)
}

async function bookmarkOrReport({ random }: DemoContext, actor: Actor, questions: readonly { id: number }[]): Promise<void> {
  if (questions.length === 0) return
  if (chance(random, 0.25)) {
    const kept = { question_id: oneOf(questions, random).id, status: 1, type: 'quiz_zone' }
    await unlessRefused(['document_not_found', 'too_many_bookmarks'], actor.ask('set_bookmark', kept))
  }
  if (chance(random, 0.12)) {
    const reported = { question_id: oneOf(questions, random).id, message: oneOf(complaints, random) }
    await unlessRefused(['document_not_found', 'already_reported', 'too_many_reports'], actor.ask('report_question', reported))
  }
}

const complaints = [
  'Two of the options can be read as right here.',
  'I think the figure is out of date by now.',
  'There is a small spelling mistake in the second option.',
  'The picture is hard to make out on a phone.',
  'Creo que la respuesta correcta es otra, por favor revisadla.',
  'أظن أن صياغة السؤال غير واضحة، يُرجى مراجعتها.',
]

const multiMatch: Visit = async (context, actor) => {
  const place = await placeOf(actor, 'multi_match', context)
  if (!place) return
  const begun = await unlessRefused(
    away,
    actor.ask('get_multi_match_questions_by_level', { ...slugsOf(place), level: 1, ...language(actor) }),
  )
  if (begun) await playOn(context, actor, begun)
}

export const dailyQuiz: Visit = async (context, actor) => {
  const begun = await unlessRefused(away, actor.ask('get_daily_quiz', language(actor)))
  if (begun) await playOn(context, actor, begun)
}

const trueFalse: Visit = async (context, actor) => {
  const begun = await unlessRefused(away, actor.ask('get_questions_by_type', { type: 'true_false', ...language(actor) }))
  if (begun) await playOn(context, actor, begun)
}

/** For modes that start in a category. */
const inCategory = (type: CategoryType, action: 'get_guess_the_word' | 'get_audio_questions' | 'get_maths_questions'): Visit =>
  async function play(context, actor) {
    const place = await placeOf(actor, type, context)
    if (!place) return
    const begun = await unlessRefused(away, actor.ask(action, { ...targetOf(place), ...language(actor) }))
    if (begun) await playOn(context, actor, begun)
  }

const reading: Visit = async (context, actor) => {
  const place = await placeOf(actor, 'fun_and_learn', context)
  if (!place) return
  const texts = await unlessRefused(away, actor.ask('get_fun_n_learn', { ...targetOf(place), ...language(actor) }))
  const text = texts?.data.find(({ played, questions }) => !played && questions > 0)
  if (!text) return
  context.clock.pass(text.minutes * 50)
  const begun = await unlessRefused(away, actor.ask('get_fun_n_learn_questions', { fun_n_learn_id: text.id, ...language(actor) }))
  if (begun) await playOn(context, actor, begun)
}

const selfChallenge: Visit = async (context, actor) => {
  const place = await placeOf(actor, 'quiz_zone', context)
  if (!place) return
  const { category, subcategory } = { subcategory: undefined, ...slugsOf(place) }
  const asked = { category_slug: category, subcategory_slug: subcategory, limit: 5, ...language(actor) }
  const begun = await unlessRefused(away, actor.ask('get_questions_for_self_challenge', asked))
  if (begun) await playOn(context, actor, begun)
}

const practice: Visit = async (context, actor) => {
  const begun = await unlessRefused(away, actor.ask('get_practice_questions', language(actor)))
  if (begun) await playOn(context, actor, begun)
}

const bookmarked: Visit = async (context, actor) => {
  const begun = await unlessRefused(away, actor.ask('get_bookmark_questions', { type: 'quiz_zone', ...language(actor) }))
  if (begun) await playOn(context, actor, begun)
}

/** Visits with their relative frequencies. */
const visits: readonly [Visit, number][] = [
  [quizZone, 10],
  [trueFalse, 2],
  [inCategory('guess_the_word', 'get_guess_the_word'), 2],
  [inCategory('audio', 'get_audio_questions'), 1],
  [inCategory('maths', 'get_maths_questions'), 2],
  [multiMatch, 2],
  [reading, 2],
  [selfChallenge, 1],
  [practice, 2],
  [bookmarked, 0.5],
]

export async function playSomething(context: DemoContext, actor: Actor): Promise<void> {
  let left = context.random() * visits.reduce((sum, [, weight]) => sum + weight, 0)
  const [visit] = visits.find(([, weight]) => (left -= weight) < 0) ?? [quizZone]
  await visit(context, actor)
}

/** Claims most of the unlocked badges. */
export async function claimBadges({ random }: DemoContext, actor: Actor): Promise<void> {
  const { data } = await actor.ask('get_user_badges', {})
  for (const { type, status } of data) {
    if (status === 'unlocked' && chance(random, 0.8)) await unlessRefused(['already_claimed'], actor.ask('set_user_coin_score', { type }))
  }
}
