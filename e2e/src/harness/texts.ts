// The texts on the screen, from the same files as the client, so that journeys find elements by the text a user reads.

import arabic from '../../../content/texts/ar.json' with { type: 'json' }
import english from '../../../content/texts/en.json' with { type: 'json' }
import spanish from '../../../content/texts/es.json' with { type: 'json' }
import { isolated } from '../../../web/src/platform/i18n/isolated.ts'

export type TextKey = keyof typeof english
export type InterfaceLanguage = 'english' | 'arabic' | 'spanish'

const files: Record<InterfaceLanguage, Partial<Record<TextKey, string>>> = { english, arabic, spanish }

export function textIn(language: InterfaceLanguage, key: TextKey, values: Record<string, string | number> = {}): string {
  const text = files[language][key]
  if (text === undefined) throw new Error(`${language} has no text ${key}`)
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = String(values[name] ?? '')
    return language === 'arabic' ? isolated(value) : value
  })
}

export const text = (key: TextKey, values?: Record<string, string | number>) => textIn('english', key, values)

/** True for keys of texts: i18next shows the key when a text is missing. */
export const isTextKey = (word: string) => word in english
