// Texts of GIFT, each with its format: [html], [markdown], [plain] or [moodle].

import type { TextFormat } from 'gift-pegjs'
import { lostOfNote, type MarkedText } from '../../markup/marked-text.ts'
import { readAuto, readFormatted } from '../../markup/read-formatted.ts'

export class GiftTexts {
  readonly language: string
  /** Why a text other than the question itself cannot be read. */
  problem: string | null = null
  readonly lost: string[] = []

  constructor(language: string) {
    this.language = language
  }

  read({ format, text }: TextFormat): MarkedText {
    const trimmed = text.trim()
    if (format === 'html' || format === 'markdown' || format === 'plain') return readFormatted(trimmed, format, this.language)
    return /[<&]/.test(trimmed) ? readAuto(trimmed, this.language) : readFormatted(trimmed, 'plain', this.language)
  }

  /** Reads a text of an answer; a refused one refuses the question. */
  option(text: TextFormat, what = 'option'): MarkedText {
    const read = this.read(text)
    if (read.refused) this.problem ??= `${what}: ${read.refused}`
    this.lost.push(...read.lost)
    return read
  }

  /** Reads a remark or an explanation. What it cannot hold is only reported. */
  note(text: TextFormat): string | null {
    const read = this.read(text)
    this.lost.push(...lostOfNote(read))
    if (read.refused) this.lost.push('A remark or explanation cannot be written as text here, and is left out.')
    return read.refused ? null : read.text || null
  }
}

/** The parser decodes escapes everywhere except on the right side of pairs. */
export const unescaped = (text: string): string =>
  text.replace(/&&(\d{3});?/g, (whole, code: string) =>
    ['092', '058', '035', '061', '123', '125', '126', '010'].includes(code) ? String.fromCharCode(Number(code)) : whole,
  )
