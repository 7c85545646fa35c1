// Emails and codes, in the language of the person who asked for them. The texts are in content/texts, as `letter.<name>.…`.

import type { Db } from '../../../platform/db/connect.ts'
import { escapeHtml } from '../../../platform/escape-html.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { findInterfaceLanguage, languageOf, sayIn } from '../../../platform/settings/index.ts'
import { frameLetter, letterButton, senderOf } from '../../../platform/site/index.ts'

export interface Email {
  subject: string
  text: string
  html: string
  /** The name of the sender; without it the name in MAIL_FROM. */
  sender?: string | undefined
  link?: string
  code?: string
  headers?: Record<string, string>
}

export type EmailName = 'verify' | 'reset' | 'known' | 'code' | 'roles_given' | 'roles_taken'

export interface EmailValues {
  /** The address of the button; a code has none. */
  link?: string
  code?: string
  roles?: string
  /** The Accept-Language header of the request, or the chosen language of the receiver. */
  languages: string | null
  settings: Settings
  publicUrl: string
}

export async function writeEmail(db: Db, name: EmailName, values: EmailValues): Promise<Email> {
  const { link, code, roles = '', languages, settings, publicUrl } = values
  const language = await languageOf(db, await firstSpoken(db, languages), settings)
  const say = await sayIn(db, language.code, language.code)
  const app = settings.app_name
  const body = say(`letter.${name}.body`, { app, code: code ?? '', roles })
  const after = link && say(`letter.${name}.after`)
  const button = link && letterButton(link, say(`letter.${name}.action`), settings)
  const paragraphs = [escapeHtml(body), button, after && escapeHtml(after)].flatMap(words => (words ? `<p>${words}</p>` : []))
  return {
    subject: `${say(`letter.${name}.subject`)} · ${app}`,
    text: [body, link, after].filter(Boolean).join('\n\n'),
    html: frameLetter(paragraphs.join(''), { settings, publicUrl, rtl: language.rtl }),
    sender: senderOf(settings),
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
