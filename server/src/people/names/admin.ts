// Staff keeps the lists of blocked words, one per interface language.

import { moderationAdmin } from '@trivium/contract/people/moderation.admin'
import type { BlockedWordList } from '@trivium/contract/people/moderation.admin'
import { handle } from '../../platform/api/handle.ts'
import { InvalidInput, must, refuse } from '../../platform/api/refuse.ts'
import { contentVersion, refuseUnseen } from '../../platform/api/seen.ts'
import type { Db } from '../../platform/db/connect.ts'
import { readTextBook } from '../../platform/settings/index.ts'
import { linesOf, readLine } from './blocked-words.ts'
import { lockBlockedList, readBlockedLists, saveBlockedList } from './store.ts'

const mostWords = 1000
const mostLength = 60

const { get_blocked_words, get_blocked_word_list, save_blocked_words } = moderationAdmin

export const blockedWordActions = handle(
  { get_blocked_words, get_blocked_word_list, save_blocked_words },
  {
    async get_blocked_words({ offset = 0, limit, order }, { db, settings }) {
      const lists = await presentLists(db)
      const sorted = order === 'desc' ? lists.toReversed() : lists
      return { data: sorted.slice(offset, offset + (limit ?? settings.page_size)), total: lists.length }
    },

    get_blocked_word_list: async ({ language_code }, { db }) => findList(db, language_code),

    async save_blocked_words({ language_code, version, words }, { db, now, audit }) {
      await lockBlockedList(db, language_code)
      const before = await findList(db, language_code)
      refuseUnseen(before, version)
      const lines = [...new Set(linesOf(words))]
      requireUsable(lines)
      await saveBlockedList(db, language_code, lines.join('\n'), now)
      // Without the words: the audit is kept for ever.
      audit({ subject: `blocked_words:${language_code}`, before: { words: before.count }, after: { words: lines.length } })
      return findList(db, language_code)
    },
  },
)

async function presentLists(db: Db): Promise<BlockedWordList[]> {
  const [{ languages }, rows] = await Promise.all([readTextBook(db), readBlockedLists(db)])
  return languages
    .map(({ code, name }) => {
      const row = rows.find(({ language_code }) => language_code === code)
      const words = row?.words ?? ''
      const changed_at = row?.changed_at.toISOString() ?? null
      return { id: code, language: name, words, count: linesOf(words).length, changed_at, version: contentVersion(words) }
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

const findList = async (db: Db, code: string): Promise<BlockedWordList> =>
  (await presentLists(db)).find(({ id }) => id === code) ?? refuse('document_not_found')

function requireUsable(lines: readonly string[]): void {
  if (lines.length > mostWords) throw invalid(`are more than ${mostWords.toLocaleString('en')}`)
  const tooLong = lines.findIndex(line => line.length > mostLength)
  if (tooLong !== -1) throw invalid(`have more than ${mostLength} characters in line ${tooLong + 1}`)
  const tooShort = lines.findIndex(line => readLine(line) === null)
  if (tooShort !== -1) throw invalid(`have fewer than two letters in line ${tooShort + 1}: ${must(lines[tooShort], 'it was just found')}`)
}

const invalid = (problem: string) => new InvalidInput([{ field: 'words', problem }])
