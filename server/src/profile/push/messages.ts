// The text of a push message: a title, a sentence and a page, in the player's language. It names no other player, because locked screens
// show it.

import { noticePage } from '@trivium/contract/rewards/notice-pages'
import type { Db } from '../../platform/db/connect.ts'
import { hasNewInvitation } from '../../people/messages/index.ts'
import { findUnread } from '../../rewards/notices/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { languageOf, sayIn } from '../../platform/settings/index.ts'
import { dailyTarget } from '../../play/plays/index.ts'
import { hasTakenDaily } from '../../play/solo/index.ts'
import type { DueMessage } from './queue-store.ts'

export interface Said {
  title: string
  body: string
  link: string
  /** A device shows one message per tag. */
  tag: string
  lang: string
}

type Parts = { db: Db; settings: Settings; now: Date }

/** @returns null if the player has meanwhile seen or done what the message is about */
export async function sayMessage(message: DueMessage, parts: Parts): Promise<Said | null> {
  const words = await wordsOf(message, parts)
  if (!words) return null
  const { code } = await languageOf(parts.db, message.webLanguage, parts.settings)
  return { ...words, tag: `${message.kind}:${message.subject}`, lang: code }
}

async function wordsOf(message: DueMessage, { db, settings, now }: Parts): Promise<Omit<Said, 'tag' | 'lang'> | null> {
  const { accountId, kind, subject, webLanguage } = message
  if (kind === 'notice') {
    const notice = await findUnread(db, { id: Number(subject), accountId }, { webLanguage, settings })
    return notice && { title: notice.title, body: notice.message, link: noticePage(notice) ?? '/profile/notifications/' }
  }
  if (kind === 'daily_quiz' && (await hasTakenDaily(db, accountId, dailyTarget(subject)))) return null
  if (kind === 'invitation' && !(await hasNewInvitation(db, { accountId, now }, subject))) return null
  const say = await sayIn(db, webLanguage, settings.default_web_language)
  return kind === 'daily_quiz'
    ? { title: say('push.daily_quiz.title'), body: say('push.daily_quiz.message'), link: '/quiz-play/daily-quiz-dashboard/' }
    : { title: say('push.invitation.title'), body: say('push.invitation.message'), link: '/profile/messages/' }
}
