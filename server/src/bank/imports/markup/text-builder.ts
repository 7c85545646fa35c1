// Builds a text as a browser would show it: blanks collapse, blocks begin lines, code keeps its whitespace.

import { type TextPart, partsOf, type StorableText, written } from '../files/plain-text.ts'

/** Invisible characters: soft hyphens, zero-width spaces, byte order marks. */
const unseen = /[\u00ad\u200b\ufeff]/g

export class TextBuilder {
  #parts: TextPart[] = []
  /** Text that may contain TeX; code never does. */
  #open: { text: string; isCode: boolean } = { text: '', isCode: false }
  #lines = 0
  #hasBlank = false
  #isEmpty = true

  /** Collapses whitespace, as in HTML. */
  add(text: string, isCode = false): void {
    let rest = text.replace(unseen, '')
    const [indent = ''] = /^[ \t\r\n]*(?:\u00a0[ \u00a0]*\u00a0)/.exec(rest) ?? []
    // Non-breaking spaces at the beginning of a line are its indentation.
    if (indent !== '' && this.#lines > 0 && !this.#isEmpty) {
      rest = rest.slice(indent.length)
      if (/\S/.test(rest)) this.#put(' '.repeat(indent.replace(/[ \t\r\n]*(?=\u00a0)/, '').length), isCode)
    }
    for (const word of rest.split(/([\s\u00a0]+)/)) {
      if (word === '') continue
      if (/^[\s\u00a0]/.test(word)) this.#hasBlank = true
      else this.#put(word, isCode)
    }
  }

  /** Keeps line ends and indentation. */
  addLines(text: string, isCode = true): void {
    const lines = text.replace(unseen, '').replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').split('\n')
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.line(true)
      if (line.trim() !== '') this.#put(line.trimEnd(), isCode)
      this.#hasBlank = line.trim() !== '' && line !== line.trimEnd()
    }
  }

  addFormula(source: string, isDisplay: boolean): void {
    this.#put('', false)
    this.#close()
    this.#parts.push({ kind: isDisplay ? 'display' : 'inline', source })
  }

  /** Ends the line. */
  block(): void {
    this.#lines = Math.max(this.#lines, 1)
    this.#hasBlank = false
  }

  line(isInCode = false): void {
    this.#lines = Math.min(this.#lines + 1, isInCode ? 3 : 2)
    this.#hasBlank = false
  }

  /** Adds a blank, unless a line end follows. */
  blank(): void {
    this.#hasBlank = true
  }

  done(): StorableText {
    this.#close()
    const [first] = this.#parts
    if (first?.kind === 'text') first.source = first.source.replace(/^(?:[^\S\n]*\n)+/, '')
    return written(this.#parts)
  }

  #put(text: string, isCode: boolean): void {
    const before = this.#isEmpty ? '' : this.#lines > 0 ? '\n'.repeat(this.#lines) : this.#hasBlank ? ' ' : ''
    if (this.#open.isCode !== isCode) this.#close()
    this.#open.isCode = isCode
    this.#open.text += before + text
    ;[this.#lines, this.#hasBlank, this.#isEmpty] = [0, false, false]
  }

  #close(): void {
    const { text, isCode } = this.#open
    if (text !== '') this.#parts.push(...(isCode ? [{ kind: 'text' as const, source: text }] : partsOf(text)))
    this.#open = { text: '', isCode: false }
  }
}
