// Texts in several languages: of each the part in the language of the import stays.

import { isTag, isText, type ChildNode, type Element } from 'domhandler'
import { languageOf } from './elements.ts'

/** `es_mx` and `es-MX` are of `es`. */
const isOf = (code: string, language: string) => {
  const [wanted, said] = [language.toLowerCase(), code.trim().toLowerCase().replaceAll('_', '-')]
  return said === wanted || said.startsWith(`${wanted}-`)
}

/** `{mlang en}…{mlang}` says in which languages what stands between is shown; `other` is for all that have none. */
export function inLanguage(text: string, language: string): string | null {
  if (!/\{mlang\s/i.test(text)) return text
  const pieces = text.split(/\{mlang(\s[^{}]{0,200})?\}/i)
  const shown: { text: string; codes: string[] | null }[] = []
  for (let index = 0; index < pieces.length; index += 2) {
    const codes = index === 0 ? undefined : pieces[index - 1]
    shown.push({ text: pieces[index] ?? '', codes: codes === undefined ? null : codes.split(',') })
  }
  const has = (wanted: (code: string) => boolean) => shown.some(({ codes }) => codes?.some(wanted))
  const isWanted = has(code => isOf(code, language)) ? (code: string) => isOf(code, language) : (code: string) => isOf(code, 'other')
  if (!has(isWanted)) return null
  return shown.map(piece => (piece.codes === null || piece.codes.some(isWanted) ? piece.text : '')).join('')
}

export interface Versions {
  /** Null where the language is not among them. */
  shown: Element | null
  /** How many nodes they take. */
  length: number
}

/** Elements that say the same in several languages stand one after the other; one alone is a text like others. */
export function versionsAt(nodes: readonly ChildNode[], start: number, language: string): Versions | null {
  const versions: Element[] = []
  let [at, end] = [start, start]
  for (; at < nodes.length; at++) {
    const node = nodes[at]
    if (node && isText(node) && node.data.trim() === '') continue
    if (!node || !isTag(node) || languageOf(node) === null) break
    versions.push(node)
    end = at + 1
  }
  if (versions.length < 2) return null
  return { shown: versions.find(node => isOf(languageOf(node) ?? '', language)) ?? null, length: end - start }
}
