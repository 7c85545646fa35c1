// Texts of a workbook's cells. Joins runs with different formats, and names the formatting that a plain text loses.

import type { Archive, Entry } from '../zip.ts'
import { type XmlHandlers, hearPart } from './workbook-xml.ts'

export interface CellText {
  text: string
  /** Why it is not the text that the sheet shows. */
  problem?: string
  /** What is left out of it. */
  lost?: string
}

const raised: Record<string, string> = Object.fromEntries(
  Array.from('0123456789+-−=()nixyzabcdefghjklmoprstuvwTABDEGHIJKLMNOPRUVW ', (char, index) => [
    char,
    Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱˣʸᶻᵃᵇᶜᵈᵉᶠᵍʰʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷᵀᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵁⱽᵂ ')[index] ?? char,
  ]),
)
const lowered: Record<string, string> = Object.fromEntries(
  Array.from('0123456789+-−=()aehijklmnoprstuvx ', (char, index) => [
    char,
    Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ ')[index] ?? char,
  ]),
)

/** @returns null when a character has no such form */
function shifted(text: string, forms: Record<string, string>): string | null {
  const chars = Array.from(text, char => forms[char])
  return chars.every(char => char !== undefined) ? chars.join('') : null
}

/** Excel writes characters that XML cannot hold as `_x000D_`. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).replaceAll('\r\n', '\n')

/** Receives the events of `si` and `is`: collects runs of text, without phonetic guides. */
export class TextReader {
  #text = ''
  #piece: string | null = null
  #shift = ''
  #marks = new Set<string>()
  #runs = new Set<string>()
  #isSpoken = false
  #problem: string | undefined

  open(name: string, attribute: (name: string) => string): void {
    if (name === 't') this.#piece = ''
    else if (name === 'r') [this.#shift, this.#marks] = ['', new Set()]
    else if (name === 'rPh') this.#isSpoken = true
    else if (name === 'vertAlign') this.#shift = attribute('val')
    else if (/^(?:b|i|u|strike)$/.test(name) && !/^(?:0|false|none)$/.test(attribute('val'))) this.#marks.add(name)
  }

  close(name: string): void {
    if (name === 'rPh') this.#isSpoken = false
    if (name === 't' && this.#piece !== null) {
      if (!this.#isSpoken) this.#add(unescaped(this.#piece))
      this.#piece = null
    }
  }

  hear(text: string): void {
    if (this.#piece !== null) this.#piece += text
  }

  /** Returns the whole text, and resets for the next one. */
  take(): CellText {
    const [text, problem, isMarked] = [this.#text, this.#problem, this.#runs.size > 1]
    ;[this.#text, this.#problem, this.#shift] = ['', undefined, '']
    ;[this.#marks, this.#runs] = [new Set(), new Set()]
    if (problem === undefined && !isMarked) return { text }
    return {
      text,
      ...(problem !== undefined && { problem }),
      ...(isMarked && { lost: 'Words that are marked within a cell become plain.' }),
    }
  }

  #add(piece: string): void {
    if (piece.trim() !== '') this.#runs.add([...this.#marks].toSorted().join())
    const forms = this.#shift === 'superscript' ? raised : this.#shift === 'subscript' ? lowered : null
    const moved = forms ? shifted(piece, forms) : piece
    if (moved === null) this.#problem = `contains raised or lowered characters that a text cannot contain: ${piece.slice(0, 40)}`
    this.#text += moved ?? piece
  }
}

/** All shared texts, in order. */
export async function readStrings(archive: Archive, entry: Entry): Promise<CellText[]> {
  const texts: CellText[] = []
  const reader = new TextReader()
  const heard: XmlHandlers = {
    open: (name, attribute) => reader.open(name, attribute),
    close(name) {
      reader.close(name)
      if (name === 'si') texts.push(reader.take())
    },
    text: text => reader.hear(text),
  }
  await hearPart(archive, entry, heard)
  return texts
}
