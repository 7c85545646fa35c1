// The choices of a test: areas, question types and a pool. Names on the wire: `organisation` or `organisation/area`.

import { createHash } from 'node:crypto'
import { bankQuestionTypes, type BankQuestionType, type Pool } from '@trivium/contract/assess/practice-test-names'
import type { Refusal } from '@trivium/contract/platform/refusals'
import type { Context } from '../../platform/api/handle.ts'
import { InvalidInput, refuse } from '../../platform/api/refuse.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import { type AreaRow, readAreas } from './bank-store.ts'

export interface RequestedTest {
  q_organisation?: string | undefined
  q_question_type?: string | undefined
  q_pool?: Pool | undefined
  language_id?: number | undefined
}

export interface ChosenTest {
  languageId: number
  languageCode: string
  /** All areas; `areaIds` are the chosen ones. */
  areas: AreaRow[]
  areaIds: number[]
  questionTypes: BankQuestionType[]
  pool: Pool
}

/** An empty choice means everything. @param unknown what an area that is not there is refused with. @throws Refused, InvalidInput */
export async function choose(
  asked: RequestedTest,
  context: Context,
  unknown: 'document_not_found' | 'group_test_areas_gone' = 'document_not_found',
): Promise<ChosenTest> {
  const language = await resolveLanguage(context, asked.language_id)
  const areas = await readAreas(context.db)
  return {
    languageId: language.id,
    languageCode: language.code,
    areas,
    areaIds: areasIn(asked.q_organisation, areas, unknown),
    questionTypes: typesIn(asked.q_question_type),
    pool: asked.q_pool ?? 'unused',
  }
}

const namesIn = (text: string) =>
  text
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(Boolean)

export const areaName = ({ organisation, slug }: Pick<AreaRow, 'organisation' | 'slug'>) => `${organisation}/${slug}`

function areasIn(text: string | undefined, areas: AreaRow[], unknown: Refusal): number[] {
  const names = namesIn(text ?? '')
  if (names.length === 0) return areas.map(({ id }) => id)
  const found = names.map(name => areas.filter(area => area.organisation === name || areaName(area) === name))
  if (found.some(those => those.length === 0)) refuse(unknown)
  return [...new Set(found.flat().map(({ id }) => id))].toSorted((one, other) => one - other)
}

function typesIn(text: string | undefined): BankQuestionType[] {
  const names = namesIn(text ?? '')
  if (names.length === 0) return [...bankQuestionTypes]
  const unknown = names.filter(name => !bankQuestionTypes.some(type => type === name))
  if (unknown.length > 0) throw new InvalidInput([{ field: 'q_question_type', problem: `knows no ${unknown.join(', ')}` }])
  return bankQuestionTypes.filter(type => names.includes(type))
}

/** The same choices give the same name: a player has at most one open test per name. */
export function scopeOf(
  { languageId, areaIds, questionTypes, pool }: Pick<ChosenTest, 'languageId' | 'areaIds' | 'questionTypes' | 'pool'>,
  length: number,
): string {
  const text = JSON.stringify([languageId, areaIds, questionTypes, pool, length])
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
