// Texts of GIFT, each of which says how it is written: [html], [markdown], [plain] or [moodle].

import type { TextFormat } from 'gift-pegjs'
import { lostOfNote, type MarkedText } from '../../markup/marked-text.ts'
import { readAuto, readFormatted } from '../../markup/read-formatted.ts'

export class GiftTexts {
  readonly language: string
  /** Why a text beside the question's own cannot be read. */
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

  /** Of an answer: what is refused there refuses the question. */
  option(text: TextFormat, what = 'option'): MarkedText {
    const read = this.read(text)
    if (read.refused) this.problem ??= `${what}: ${read.refused}`
    this.lost.push(...read.lost)
    return read
  }

  /** What a remark or an explanation cannot hold stops nothing. */
  note(text: TextFormat): string | null {
    const read = this.read(text)
    this.lost.push(...lostOfNote(read))
    if (read.refused) this.lost.push('A remark or explanation cannot be written as a text of ours, and is left out.')
    return read.refused ? null : read.text || null
  }
}

/** The parser decodes what is escaped everywhere but on the right side of pairs. */
export const unescaped = (text: string): string =>
  text.replace(/&&(\d{3});?/g, (whole, code: string) =>
    ['092', '058', '035', '061', '123', '125', '126', '010'].includes(code) ? String.fromCharCode(Number(code)) : whole,
  )
