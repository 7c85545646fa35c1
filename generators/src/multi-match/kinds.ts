// Tables of things by kind: one line per thing in English, Spanish (with its article) and Arabic, best known first.

import type { ContentLanguage, LocalText } from '@trivium/content/types'
import { capitalised } from '../derived/wording.ts'
import type { MatchGroup, GroupMember } from './group-selects.ts'

export interface MatchKind {
  name: LocalText
  members: LocalText[]
}

/** A line "= mammals|mamíferos|الثدييات" starts a kind. */
export function kindsIn(table: string): MatchKind[] {
  const kinds: MatchKind[] = []
  for (const line of table.trim().split('\n')) {
    const [en = '', es = '', ar = ''] = line.replace(/^= /, '').split('|')
    if (line.startsWith('= ')) kinds.push({ name: { en, es, ar }, members: [] })
    else kinds.at(-1)?.members.push({ en, es, ar })
  }
  return kinds
}

/** `article` goes before an English example: "the whale", but not "the Monet". */
export function groupsOf(kinds: MatchKind[], language: ContentLanguage, article: string): MatchGroup[] {
  return kinds.map(({ name, members }) => ({
    name: name[language],
    members: members.map((member, rank) => memberOf(member[language], rank, language === 'en' ? article : '')),
  }))
}

function memberOf(name: string, rank: number, article: string): GroupMember {
  return { label: capitalised(name.replace(/^(?:el|la|los|las) /, '')), inSentence: `${article}${name}`, rank }
}
