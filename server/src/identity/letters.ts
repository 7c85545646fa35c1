// Mails and codes, in the language of the person who asked for them. The texts are in content/texts, as `letter.<name>.…`.

import type { Settings } from '../settings/defaults.ts'
import { findInterfaceLanguage, languageOf, sayIn } from '../settings/index.ts'

export interface Letter {
  subject: string
  text: string
  html: string
  link?: string
  code?: string
}

export type LetterName = 'verify' | 'reset' | 'known' | 'code'

export interface LetterValues {
  /** The address of the button; a code has none. */
  link?: string
  code?: string
  /** The Accept-Language header of the request. */
  languages: string | null
  settings: Settings
}

export async function writeLetter(name: LetterName, { link, code, languages, settings }: LetterValues): Promise<Letter> {
  const language = languageOf(firstSpoken(languages), settings)
  const say = await sayIn(language.code, language.code)
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
function firstSpoken(languages: string | null): string | null {
  const asked = (languages ?? '').split(',').map(part => part.split(';')[0]?.trim() ?? '')
  return asked.find(named => findInterfaceLanguage(named)) ?? null
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
