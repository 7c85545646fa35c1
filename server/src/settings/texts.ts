// The server's own sentences, in the language of whoever reads them. The texts are those of the client, in content/texts.

import { english, findInterfaceLanguage, type Texts, textsOf } from './interface-languages.ts'

export type Params = Record<string, string | number>
/** Fills a text; `count` in the params chooses the plural and stands in {{shown}}. */
export type Say = (key: string, params?: Params) => string

/** @param named what the reader chose, if anything: a code ('es') or a name ('spanish'). */
export async function sayIn(named: string | null, byDefault: string): Promise<Say> {
  const language = findInterfaceLanguage(named ?? byDefault) ?? findInterfaceLanguage(byDefault) ?? english
  const { texts } = await textsOf(language)
  return (key, params = {}) => fill(textFor(key, params, texts, language.code), params, texts, language.code)
}

function textFor(key: string, { count }: Params, texts: Texts['texts'], code: string): string {
  if (typeof count !== 'number') return texts[key] ?? key
  const form = new Intl.PluralRules(code).select(count)
  return texts[`${key}_${form}`] ?? texts[`${key}_other`] ?? texts[key] ?? key
}

/** {{name}} is a param, $t(key) another text. What a param says is never read as either. */
function fill(text: string, params: Params, texts: Texts['texts'], code: string): string {
  const shown = (name: string): string => {
    const value = params[name === 'shown' ? 'count' : name]
    return typeof value === 'number' ? new Intl.NumberFormat(code).format(value) : (value ?? '')
  }
  const blank = /\{\{\s*(\w+)\s*\}\}/g
  return text.replace(/\$t\(([^)]+)\)|\{\{\s*(\w+)\s*\}\}/g, (_all, key: string | undefined, name: string) =>
    key === undefined ? shown(name) : (texts[key.replace(blank, (_blank, inner: string) => shown(inner))] ?? ''),
  )
}
