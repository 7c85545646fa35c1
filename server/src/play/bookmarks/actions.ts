// Questions that a player has bookmarked.

import { bookmarks, bookmarkTypes } from '@trivium/contract/play/bookmarks'
import { modeTable, secondsOfCategory } from '@trivium/rules/play/modes'
import { lockActiveAccount } from '../../people/accounts/index.ts'
import { handle } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { kindOfQuestion, resolveLanguage } from '../../bank/catalogue/index.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { hasMet, isInOpenPlay, openPlay, questionIdsOf } from '../plays/index.ts'
import { countBookmarks, deleteBookmark, insertBookmark, readBookmarkedAmong, readBookmarks, readKnownAmong } from './store.ts'
import { freezeQuestion, presentQuestion, readShownQuestions, rightAnswerOf } from '../questions/index.ts'

function elsewhereOf(all: { language_id: number }[], languageId: number) {
  const byLanguage = Map.groupBy(all, ({ language_id }) => language_id)
  byLanguage.delete(languageId)
  return [...byLanguage].map(([language_id, { length: kept }]) => ({ language_id, kept }))
}

const untold = { correct_answer: null, note: null }

export const bookmarkActions = handle(bookmarks, {
  async get_bookmark({ type, language_id }, context) {
    const { db, player, settings, now } = context
    const language = await resolveLanguage(context, language_id)
    const all = await readBookmarks(db, player.id, type)
    if (all.length === 0) refuse('no_data')
    const kept = all.filter(bookmark => bookmark.language_id === language.id)
    const ids = kept.map(bookmark => bookmark.question_id)
    const [questions, known] = await Promise.all([readShownQuestions(db, ids), readKnownAmong(db, player.id, ids, now)])
    const data = kept.map(({ question_id: id, type: bookmark_type }) => {
      const question = must(questions.get(id), 'questions are never deleted')
      // Options are shuffled on each call, so that clients never see the stored order.
      const frozen = freezeQuestion(question, modeTable.bookmarks)
      const told = known.has(id) ? { correct_answer: rightAnswerOf(question, frozen), note: question.note } : untold
      return { ...presentQuestion(question, frozen, settings[secondsOfCategory[bookmark_type]]), ...told, bookmark_type }
    })
    return { data, elsewhere: elsewhereOf(all, language.id) }
  },

  async set_bookmark({ question_id: questionId, status, type: named }, { db, player, settings, now }) {
    await inTransaction(db, async tx => {
      await lockActiveAccount(tx, player.id)
      if (!status) {
        if (await isInOpenPlay(tx, player.id, 'bookmarks', questionId)) refuse('bookmark_in_use')
        return deleteBookmark(tx, player.id, questionId)
      }
      // Only questions the player has seen: otherwise bookmarking ids would reveal the question bank.
      const kind = await kindOfQuestion(tx, questionId)
      const type = bookmarkTypes.find(one => one === kind) ?? refuse('document_not_found')
      if ((named ?? type) !== type || !(await hasMet(tx, player.id, questionId))) refuse('document_not_found')
      const isKept = (await readBookmarkedAmong(tx, player.id, [questionId])).length > 0
      if (!isKept && (await countBookmarks(tx, player.id, type)) >= settings.bookmarks_per_type) refuse('too_many_bookmarks')
      return insertBookmark(tx, { accountId: player.id, questionId, type, at: now })
    })
    return null
  },

  async get_bookmark_questions({ type, language_id }, context) {
    const language = await resolveLanguage(context, language_id)
    return openPlay(context, {
      mode: 'bookmarks',
      target: `bookmarks:${type}:${language.id}`,
      leafId: null,
      level: null,
      languageId: language.id,
      seconds: secondsOfCategory[type],
      draw: async tx => (await readBookmarks(tx, context.player.id, type, language.id)).map(({ question_id }) => question_id),
    })
  },

  async get_bookmarked_ids({ play_id }, context) {
    return readBookmarkedAmong(context.db, context.player.id, await questionIdsOf(play_id, context))
  },
})
