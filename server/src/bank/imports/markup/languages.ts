// Reduces multilingual texts to the language of the import.

import { isTag, isText, type ChildNode, type Element } from 'domhandler'
import { languageOf } from './elements.ts'

/** `es_mx` and `es-MX` count as `es`. */
const isOf = (code: string, language: string) => {
  const [wanted, said] = [language.toLowerCase(), code.trim().toLowerCase().replaceAll('_', '-')]
  return said === wanted || said.startsWith(`${wanted}-`)
}

/** `{mlang en}…{mlang}` marks a part for some languages; `other` is for all languages without a part. @returns null when no part fits */
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
  /** Null when the language is missing. */
  shown: Element | null
  /** The number of nodes that the versions take. */
  length: number
}

/** Adjacent elements with a language each are versions of one text. A single one is an ordinary text. */
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
