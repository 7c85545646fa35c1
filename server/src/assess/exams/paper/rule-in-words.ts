// The rule of a draw in words, for examiners: the pool keeps what it took, whatever the bank does later.

import type { DrawFilter } from '@trivium/contract/assess/exam-questions.admin'
import { nameIn } from '@trivium/rules/people/names'
import type { Db } from '../../../platform/db/connect.ts'
import { readBankCategories } from '../../../bank/catalogue/index.ts'

export async function ruleInWords(db: Db, filter: DrawFilter): Promise<string> {
  const { category_id, level, question_type, tag, least_difficulty, most_difficulty, only_calibrated } = filter
  const category = category_id === undefined ? undefined : (await readBankCategories(db)).find(({ id }) => id === category_id)
  const parts = [
    category && nameIn(category.names, 'en'),
    level !== undefined && `level ${level}`,
    question_type?.replaceAll('_', ' '),
    tag !== undefined && `tag ${tag}`,
    least_difficulty !== undefined && `difficulty from ${least_difficulty}`,
    most_difficulty !== undefined && `difficulty to ${most_difficulty}`,
    only_calibrated === true && 'only calibrated',
  ].filter(part => typeof part === 'string')
  return parts.length === 0 ? 'the whole bank' : parts.join(', ')
}
