// Writes letters: the announcement in the player's language, why the player gets it, and the link that stops letters.

import type { Db } from '../../platform/db/connect.ts'
import type { AnnouncementTexts } from '../../platform/db/tables/schedule-tables.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { languageOf, sayIn } from '../../platform/settings/index.ts'
import { frameLetter, letterButton, senderOf } from '../../platform/site/index.ts'
import { readerOf, wordsIn } from '../notices/index.ts'
import { letterPath, signLink } from './links.ts'
import type { LetterEmail, LetterParts } from './parts.ts'

interface Wording {
  db: Db
  settings: Settings
  webLanguage: string | null
}

export interface Letter {
  texts: AnnouncementTexts
  link: string | null
}

/** @param stop where one click stops letters */
export async function writeLetter({ texts, link }: Letter, stop: string, home: string, wording: Wording): Promise<LetterEmail> {
  const { db, settings, webLanguage } = wording
  const reader = await readerOf(db, webLanguage, settings)
  const { rtl } = await languageOf(db, webLanguage, settings)
  const { title, message } = wordsIn(texts, reader.codes)
  const app = settings.app_name
  const [why, stopWords, open] = [
    reader.say('letter.news.why', { app }),
    reader.say('letter.news.stop', { app }),
    reader.say('letter.news.open', { app }),
  ]
  const page = new URL(link ?? '/', home).href
  return {
    subject: oneLine(title),
    text: [message, page, `${why} ${stopWords}: ${stop}`].join('\n\n'),
    html: frameLetter(
      [
        `<h1>${escapeHtml(title)}</h1>`,
        `<p style="white-space: pre-wrap">${escapeHtml(message)}</p>`,
        `<p>${letterButton(page, open, settings)}</p>`,
        `<p><small>${escapeHtml(why)} ${linkTo(stop, stopWords)}</small></p>`,
      ].join(''),
      { settings, publicUrl: home, rtl },
    ),
    sender: senderOf(settings),
    link: page,
    // RFC 8058: mail programs show a button that stops letters.
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

export const stopLink = (accountId: number, announcementId: number, parts: Pick<LetterParts, 'fingerprint' | 'publicUrl'>): string =>
  new URL(`${letterPath}/stop/${signLink('stop', accountId, announcementId, parts)}`, parts.publicUrl).href

export async function writeConfirmation(link: string, { db, settings, webLanguage }: Wording): Promise<LetterEmail> {
  const { code, rtl } = await languageOf(db, webLanguage, settings)
  const say = await sayIn(db, code, settings.default_web_language)
  const app = settings.app_name
  const [body, after] = [say('letter.confirm.body', { app }), say('letter.confirm.after', { app })]
  return {
    subject: oneLine(`${say('letter.confirm.subject')} · ${app}`),
    text: [body, link, after].join('\n\n'),
    html: frameLetter([`<p>${escapeHtml(body)}</p>`, `<p>${linkTo(link, link)}</p>`, `<p>${escapeHtml(after)}</p>`].join(''), {
      settings,
      publicUrl: new URL(link).origin,
      rtl,
    }),
    sender: senderOf(settings),
    link,
  }
}

const linkTo = (href: string, words: string) => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`

/** A line break in a subject could begin another header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
