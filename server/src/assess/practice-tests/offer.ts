// The data of the create-test screen: counts of the bank by the current choices.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import { type Pool, pools, type TestType, testTypes } from '@trivium/contract/assess/practice-test-names'
import type { tests } from '@trivium/contract/assess/practice-tests'
import { mayDecide, ridersOf } from '@trivium/rules/assess/adaptive/riders'
import { type AdaptiveForm, adaptiveLengths, mayReachLeast } from '@trivium/rules/assess/adaptive/stop'
import { nameIn } from '@trivium/rules/people/names'
import type { Context } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { type AreaRow, type BankCount, countBank } from './bank-store.ts'
import { areaName, type ChosenTest, choose } from './choices.ts'

type Offer = typeof tests.get_all_question_types

export const lengths = [10, 25, 50, 75, 100, 150] as const
export const readinessLength = 100
/** A readiness test is as long as the evidence needs. */
export const leastReadiness = 60

const fixed = { least: lengths[0], most: lengths[lengths.length - 1] ?? lengths[0] }
const lengthsOf: Record<TestType, { least: number; most: number }> = {
  tutor: fixed,
  timed: fixed,
  cat: { least: adaptiveLengths.short.least, most: adaptiveLengths.full.most },
  readiness: { least: leastReadiness, most: readinessLength },
}

export async function offerTests(asked: InputOf<Offer>, context: Context): Promise<ResultOf<Offer>> {
  const chosen = await choose(asked, context)
  const { areas, languageId, pool, questionTypes, areaIds } = chosen
  const counts = await countBank(context.db, { accountId: context.player.id, pool, languageId, areaIds: areas.map(({ id }) => id) })
  if (sum(counts, 'all') === 0) refuse('no_data')
  const ofTypes = counts.filter(({ question_type }) => questionTypes.includes(question_type))
  const ofAreas = counts.filter(({ area }) => areaIds.includes(area))
  const both = ofTypes.filter(({ area }) => areaIds.includes(area))
  const there = sum(both, pool)
  return {
    test_types: testTypes.map(id => ({ id, name: id, questions: there, ...lengthsOf[id] })),
    organisations: organisationsOf(areas, chosen, ofTypes),
    question_types: [...new Set(counts.map(({ question_type }) => question_type))].map(id => ({
      id,
      name: id,
      questions: sum(
        ofAreas.filter(({ question_type }) => question_type === id),
        pool,
      ),
    })),
    lengths: lengths.filter(length => length <= there),
    pools: pools.map(id => ({ id, name: id, questions: sum(both, id) })),
    adaptive_forms: (['short', 'full'] as const)
      .filter(form => mayReachLeast(there, adaptiveLengths[form]))
      .map(form => adaptiveForm(form, { items: there, calibrated: sum(both, 'calibrated') })),
  }
}

function adaptiveForm(form: AdaptiveForm, known: { items: number; calibrated: number }) {
  const { least, most } = adaptiveLengths[form]
  const decides = mayDecide(known, least)
  return { form, least, most, is_practice: !decides, unscored: decides ? ridersOf(known.items - known.calibrated, least) : 0 }
}

function organisationsOf(areas: AreaRow[], { languageCode, pool }: ChosenTest, counts: BankCount[]) {
  const countOf = (those: AreaRow[]) =>
    sum(
      counts.filter(({ area }) => those.some(({ id }) => id === area)),
      pool,
    )
  return [...Map.groupBy(areas, ({ organisation }) => organisation)].map(([id, own]) => ({
    id,
    name: nameIn(own[0]?.organisation_names ?? {}, languageCode),
    questions: countOf(own),
    areas: own.map(area => ({ id: areaName(area), name: nameIn(area.names, languageCode), questions: countOf([area]) })),
  }))
}

const sum = (counts: BankCount[], which: Pool | 'calibrated') => counts.reduce((total, count) => total + count[which], 0)
