// The single way from HTML to our text, for all formats with markup.

import { isTag, type ChildNode, type Document } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { longestText } from '../files/plain-text.ts'
import { inLanguage } from './languages.ts'
import type { MarkedText } from './marked-text.ts'
import { keepingText } from './not-tags.ts'
import { Walk } from './walk.ts'

const deepest = 150

/**
 * @param language code of the language to keep in a multilingual text
 * @returns the text, or why it is refused; takes linear time
 */
export function readHtml(html: string, language: string): MarkedText {
  if (html.length > longestText) return refusedText(html, 'question: is longer than 30,000 characters with its markup')
  const text = inLanguage(html, language)
  if (text === null) return refusedText(html, `has no text in the language of the import (${language})`)
  if (!/[<&]/.test(text)) return new Walk(language).readText(text)
  const document = parseDocument(keepingText(text.replace(/<[a-z][^<>]*>/gi, tag => tag.replaceAll('\u00a0', ' '))))
  if (isDeep(document)) return refusedText('', 'contains elements nested too deep to be read')
  return new Walk(language).read(document.children)
}

export const refusedText = (text: string, refused: string): MarkedText => ({ text: text.slice(0, 200), media: [], lost: [], refused })

/** Without recursion, which a deep document would overflow. */
function isDeep(document: Document): boolean {
  let level: ChildNode[] = document.children
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap(node => (isTag(node) ? node.children : []))
  }
  return false
}

/** Like `readHtml`, for parsed nodes. */
export const readTree = (nodes: ChildNode[], language: string): MarkedText => new Walk(language).read(nodes)
