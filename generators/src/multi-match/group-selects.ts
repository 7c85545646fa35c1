// "Select all that, like this one, belong to …": one question per member of a group, with distractors from other groups.

import { shuffled } from '../derived/seeded-shuffle.ts'
import { capitalised, folded, stopped } from '../derived/wording.ts'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage, ContentSource } from '@trivium/content/types'
import { selectDraft } from './match-draft.ts'
import type { DraftCategory } from './match-draft.ts'

export interface GroupMember {
  /** The text of the option. */
  label: string
  /** The text of the example within the question. */
  inSentence: string
  /** Familiarity: 0 is the best known. */
  rank: number
}

export interface MatchGroup {
  name: string
  members: GroupMember[]
  /** False for groups that only provide distractors. */
  isAsked?: boolean
}

export interface GroupTheme extends DraftCategory {
  language: ContentLanguage
  source: ContentSource | null
  groups: MatchGroup[]
  ask: (example: string, group: string) => string
  /** Which other groups provide distractors; by default every other group. */
  mayMeet?: (group: MatchGroup, other: MatchGroup) => boolean
}

export function groupSelects(theme: GroupTheme): Draft[] {
  return theme.groups
    .filter(group => group.isAsked !== false && group.members.length >= 3)
    .flatMap(group => group.members.map(example => selectFor(theme, group, example)))
    .filter(draft => draft.options.length >= 4)
}

function selectFor(theme: GroupTheme, group: MatchGroup, example: GroupMember): Draft {
  const { category, subcategory, language, source } = theme
  const question = theme.ask(example.inSentence, group.name)
  const peers = group.members.filter(member => member !== example)
  const others = theme.groups.filter(other => other !== group && (theme.mayMeet?.(group, other) ?? true))
  const right = someNear(peers, example, question, question.length % 2 === 0 ? 2 : 3)
  const wrong = someNear(
    others.flatMap(other => other.members),
    example,
    question,
    question.length % 3 === 0 ? 3 : 2,
  ).slice(0, 5 - right.length)
  return selectDraft({
    category,
    subcategory,
    language,
    source,
    question,
    difficulty: example.rank,
    right: right.map(({ label }) => label),
    wrong: wrong.map(({ label }) => label),
    note: noteOn(theme.groups, [...right, ...wrong]),
  })
}

/** Members about as well known as the example, without duplicate labels. */
function someNear(members: GroupMember[], example: GroupMember, seed: string, count: number): GroupMember[] {
  const near = shuffled(members, seed).toSorted((a, b) => Math.abs(a.rank - example.rank) - Math.abs(b.rank - example.rank))
  const once = new Map<string, GroupMember>()
  for (const member of near) {
    const label = folded(member.label)
    if (!once.has(label)) once.set(label, member)
    if (once.size > count * 2) break
  }
  return shuffled([...once.values()], seed).slice(0, count)
}

/** "Mammals: whale, bat. Birds: owl." */
function noteOn(groups: MatchGroup[], shown: GroupMember[]): string {
  return groups
    .map(group => ({ group, members: group.members.filter(member => shown.includes(member)) }))
    .filter(({ members }) => members.length > 0)
    .map(({ group, members }) => stopped(`${capitalised(group.name)}: ${members.map(({ label }) => label).join(' · ')}`))
    .join(' ')
}
