// Emails and codes, in the language of the person who asked for them. The texts are in content/texts, as `letter.<name>.…`.

import type { Db } from '../../../platform/db/connect.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { findInterfaceLanguage, languageOf, sayIn } from '../../../platform/settings/index.ts'

export interface Email {
  subject: string
  text: string
  html: string
  link?: string
  code?: string
}

export type EmailName = 'verify' | 'reset' | 'known' | 'code'

export interface EmailValues {
  /** The address of the button; a code has none. */
  link?: string
  code?: string
  /** The Accept-Language header of the request. */
  languages: string | null
  settings: Settings
}

export async function writeEmail(db: Db, name: EmailName, { link, code, languages, settings }: EmailValues): Promise<Email> {
  const language = await languageOf(db, await firstSpoken(db, languages), settings)
  const say = await sayIn(db, language.code, language.code)
  const app = settings.app_name
  const body = say(`letter.${name}.body`, { app, code: code ?? '' })
  const after = link && say(`letter.${name}.after`)
  const button = link && `<a href="${escapeHtml(link)}">${escapeHtml(say(`letter.${name}.action`))}</a>`
  const paragraphs = [escapeHtml(body), button, after && escapeHtml(after)].flatMap(words => (words ? `<p>${words}</p>` : []))
  return {
    subject: `${say(`letter.${name}.subject`)} · ${app}`,
    text: [body, link, after].filter(Boolean).join('\n\n'),
    html: `<div dir="${language.rtl ? 'rtl' : 'ltr'}">${paragraphs.join('')}</div>`,
    ...(link && { link }),
    ...(code && { code }),
  }
}

/** The first supported language in the order of the browser's preferences. */
async function firstSpoken(db: Db, languages: string | null): Promise<string | null> {
  const asked = (languages ?? '').split(',').map(part => part.split(';')[0]?.trim() ?? '')
  for (const named of asked) if (await findInterfaceLanguage(db, named)) return named
  return null
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
