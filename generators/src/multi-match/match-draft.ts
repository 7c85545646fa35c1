// The two types of question of this mode, and their conversion to drafts.

import { createHash } from 'node:crypto'
import { draftDefaults } from '../derived/draft.ts'
import { shuffled } from '../derived/seeded-shuffle.ts'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage, ContentSource } from '@trivium/content/types'

export interface DraftCategory {
  category: string
  subcategory: string | null
}

interface Statement extends DraftCategory {
  language: ContentLanguage
  difficulty: number
  question: string
  note: string
  source: ContentSource | null
  isWritten?: boolean
}

export interface Selection extends Statement {
  right: string[]
  wrong: string[]
}

export interface Sequence extends Statement {
  inOrder: string[]
}

export function selectDraft({ right, wrong, ...statement }: Selection): Draft {
  const options = shuffled([...right, ...wrong], statement.question)
  const answer = options.flatMap((option, index) => (right.includes(option) ? [index] : []))
  return matchDraft({ ...statement, type: 'multi_select', options, answer })
}

export function sequenceDraft({ inOrder, ...statement }: Sequence): Draft {
  return matchDraft({ ...statement, type: 'sequence', options: inOrder, answer: inOrder.map((_, index) => index) })
}

export function matchDraft(statement: Statement & Pick<Draft, 'type' | 'options' | 'answer'>): Draft {
  const { category, subcategory, language, question } = statement
  const hash = createHash('sha256').update(question).digest('hex').slice(0, 16)
  const key = `mm:${language}:${subcategory ?? category}:${hash}`
  return { ...draftDefaults, ...statement, key, categoryType: 'multi_match', image: null }
}

/** Replaces the difficulties of one list by ranks from 0 to 1, because other lists use different units. */
export function spread(drafts: Draft[]): Draft[] {
  const groups = Map.groupBy(drafts, ({ category, subcategory, language }) => `${category}/${subcategory}/${language}`)
  return [...groups.values()].flatMap(group =>
    group.toSorted((a, b) => a.difficulty - b.difficulty).map((draft, index) => ({ ...draft, difficulty: (index + 0.5) / group.length })),
  )
}
