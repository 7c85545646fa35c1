// Texts of Moodle XML: each states its format and contains its files.

import { createHash } from 'node:crypto'
import { decodeHTML } from 'entities'
import { childOf, childrenOf, htmlIn, type Node, textOf } from '../../files/xml/xml.ts'
import type { MarkedText, Medium } from '../../markup/marked-text.ts'
import { readAuto, readFormatted } from '../../markup/read-formatted.ts'
import type { ReadOptions } from '../format.ts'

/** The text of a field, with or without a nested `text` element. */
export function fieldOf(node: Node, name: string): string {
  const field = childOf(node, name)
  return textOf(field && (childOf(field, 'text') ?? field)).trim()
}

/** Older exports write 1 and 0, newer ones true and false. @returns undefined when the field is missing */
export function flagOf(node: Node, name: string): boolean | undefined {
  const text = fieldOf(node, name).toLowerCase()
  return ['1', 'true', 'yes'].includes(text) ? true : ['0', 'false', 'no'].includes(text) ? false : undefined
}

/** In percent of the marks. */
export const shareOf = ({ attributes }: Node) => Number((attributes['fraction'] ?? '0').replace(',', '.') || 0)

const nothing: MarkedText = { text: '', media: [], lost: [], refused: null }

export class MoodleTexts {
  readonly #reading: ReadOptions
  readonly #question: Node
  /** Why a text other than the question itself cannot be read. */
  problem: string | null = null
  readonly lost: string[] = []

  constructor(reading: ReadOptions, question: Node) {
    this.#reading = reading
    this.#question = question
  }

  get language(): string {
    return this.#reading.language
  }

  /** Reads a text with its pictures and sounds. */
  read(node: Node | undefined): MarkedText {
    if (!node) return nothing
    const field = childOf(node, 'text') ?? node
    const text = field === node ? ownText(node) : field.children.some(({ name }) => name !== '#text') ? htmlIn(field) : textOf(field)
    if (text === '') return nothing
    this.#attach(node)
    const format = (node.attributes['format'] ?? this.#formatOfOldExport()).toLowerCase()
    const { data, text: rest } = this.#withoutData(text)
    const read =
      format === 'plain_text' || format === '2'
        ? readFormatted(text, 'plain', this.language)
        : format === 'markdown' || format === '4'
          ? readFormatted(rest, 'markdown', this.language)
          : format === 'moodle_auto_format' || format === '0'
            ? readAuto(rest, this.language)
            : readFormatted(rest, 'html', this.language)
    return { ...read, media: read.media.map(medium => ({ ...medium, source: data.get(medium.source ?? '') ?? medium.source })) }
  }

  /** Reads a text without markup, such as a name or a tag. */
  plain(node: Node): string {
    return decodeHTML(textOf(childOf(node, 'text') ?? node))
      .replace(/\s+/g, ' ')
      .trim()
  }

  /** Reads a text of an answer; a refused one refuses the question. */
  option(node: Node, what = 'option'): MarkedText {
    const read = this.read(node)
    if (read.refused) this.problem ??= `${what}: ${read.refused}`
    this.lost.push(...read.lost)
    return read
  }

  /** Reads a remark. What it cannot hold is only reported. @returns null when there is none */
  remark(node: Node): string | null {
    const read = this.read(childOf(node, 'feedback'))
    if (read.refused || read.media.length > 0) this.lost.push('Remarks on single answers are left out where they hold more than a text.')
    this.lost.push(...read.lost)
    return read.refused ? null : read.text || null
  }

  /** Before Moodle 2, a question had one picture beside its text. */
  pictureOfOldExport(): Medium[] {
    const name = fieldOf(this.#question, 'image').split('/').at(-1) ?? ''
    if (name === '') return []
    const bytes = fieldOf(this.#question, 'image_base64')
    if (bytes === '') return [{ kind: 'image', source: fieldOf(this.#question, 'image'), text: null }]
    this.#reading.attach(name, Buffer.from(bytes, 'base64'))
    return [{ kind: 'image', source: name, text: null }]
  }

  #formatOfOldExport(): string {
    const stated = childOf(this.#question, 'questiontext')?.attributes['format']
    return stated === undefined || stated === '' ? 'html' : stated
  }

  #attach(node: Node): void {
    for (const file of childrenOf(node, 'file')) {
      const { name, path = '/', encoding } = file.attributes
      if (!name || encoding !== 'base64') continue
      const bytes = Buffer.from(textOf(file), 'base64')
      const folder = path.replace(/^\/+|\/+$/g, '')
      this.#reading.attach(folder === '' ? name : `${folder}/${name}`, bytes)
    }
  }

  /** Replaces `data:` addresses of pictures and sounds by names, and attaches their bytes. */
  #withoutData(text: string): { text: string; data: Map<string, string> } {
    const data = new Map<string, string>()
    if (!text.includes(';base64,')) return { text, data }
    const short = text.replace(/data:(?:image|audio)\/([\w.+-]{1,20});base64,([A-Za-z0-9+/=\s%]+)/g, (_, type: string, written: string) => {
      const bytes = Buffer.from(
        written.replaceAll(/%[0-9a-f]{2}|\s/gi, sign => (sign.length === 3 ? String.fromCharCode(Number.parseInt(sign.slice(1), 16)) : '')),
        'base64',
      )
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${type.replace(/\W.*/, '')}`
      this.#reading.attach(name, bytes)
      data.set(name, name)
      return name
    })
    return { text: short, data }
  }
}

/** For an element without `text`: its own text. */
const ownText = ({ children }: Node) =>
  children
    .filter(({ name }) => name === '#text')
    .map(({ text }) => text)
    .join('')
    .trim()
