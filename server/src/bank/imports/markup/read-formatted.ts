// Reads a text in one of the text formats of course systems.

import { marked } from 'marked'
import { lostOfMarkup } from '../files/markup-in-plain.ts'
import { longestText, type TextPart, partsOf, writtenPlain } from '../files/plain-text.ts'
import { inLanguage } from './languages.ts'
import type { MarkedText, TextFormat } from './marked-text.ts'
import { readHtml, refusedText } from './read-html.ts'

/** @param language code of the language to keep in a multilingual text */
export function readFormatted(text: string, format: TextFormat, language: string): MarkedText {
  if (format === 'html') return readHtml(text, language)
  if (text.length > longestText) return refusedText(text, 'question: is longer than 30,000 characters')
  return format === 'markdown' ? readMarkdown(text, language) : readPlain(text, language)
}

/** Reads Moodle's auto format: HTML tags count, and line ends are line ends. */
export function readAuto(text: string, language: string): MarkedText {
  const hasBlocks = /<(?:p|br|div|li|table|pre|h[1-6])\b/i.test(text)
  return readHtml(hasBlocks ? text : text.trim().replace(/\r?\n/g, '<br>'), language)
}

const mostMarks = 10_000

function readMarkdown(text: string, language: string): MarkedText {
  if (text.length > mostMarks) return refusedText(text, 'question: is longer than 10,000 characters in Markdown')
  const html = marked.parse(partsOf(text).map(asMarkdown).join(''), { async: false, gfm: true })
  return readHtml(html, language)
}

/** Markdown would change formulas and drop their backslashes, so we hide each in an image. */
function asMarkdown({ kind, source }: TextPart): string {
  if (kind === 'text') return source
  const value = source.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('\n', ' ')
  return `\u200b<img data-equation-content="${value}"${kind === 'display' ? ' data-display' : ''}>`
}

function readPlain(text: string, language: string): MarkedText {
  const shown = inLanguage(text, language)
  if (shown === null) return refusedText(text, `has no text in the language of the import (${language})`)
  const { text: written, refused } = writtenPlain(shown.replace(/\r\n?/g, '\n').trim())
  return { text: written, media: [], lost: lostOfMarkup([shown]), refused }
}
