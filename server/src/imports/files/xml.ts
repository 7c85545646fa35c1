// XML without what is dangerous in it: no document type, so no entities of its own, and limits of size and depth.

import { decodeXML } from 'entities'
import { XMLParser } from 'fast-xml-parser'
import { ImportError } from '../imported-question.ts'

/** An element, or a text, in the order of the document. */
export interface Node {
  /** Without its prefix; `#text` for text. */
  name: string
  text: string
  attributes: Record<string, string>
  children: Node[]
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  cdataPropName: '#cdata',
})
const deepest = 100

export function refuseDoctype(text: string): void {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new ImportError('It brings a document type or entities of its own, which is refused.')
}

/** @returns the root, whose name is ''. @throws ImportError */
export function parseXml(text: string): Node {
  refuseDoctype(text)
  let parsed: unknown
  try {
    parsed = parser.parse(text)
  } catch {
    throw new ImportError('It is not well-formed XML.')
  }
  return { name: '', text: '', attributes: {}, children: nodesOf(parsed, 0) }
}

function nodesOf(list: unknown, depth: number): Node[] {
  if (depth > deepest) throw new ImportError(`It is nested more than ${deepest} deep.`)
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => (typeof entry === 'object' && entry !== null ? [nodeOf(entry, depth)] : []))
}

function nodeOf(entry: object, depth: number): Node {
  const [name = '', content] = Object.entries(entry).find(([key]) => key !== ':@') ?? []
  if (name === '#text') return { name, text: decodeXML(String(content)), attributes: {}, children: [] }
  if (name === '#cdata') return { name: '#text', text: textIn(content), attributes: {}, children: [] }
  const attributes = ':@' in entry && typeof entry[':@'] === 'object' ? Object.entries(entry[':@'] ?? {}) : []
  return {
    name,
    text: '',
    attributes: Object.fromEntries(attributes.map(([key, value]) => [key, decodeXML(String(value))])),
    children: nodesOf(content, depth + 1),
  }
}

function textIn(content: unknown): string {
  if (!Array.isArray(content)) return ''
  return content
    .map((part: unknown) => (typeof part === 'object' && part !== null && '#text' in part ? String(part['#text']) : ''))
    .join('')
}

export const childrenOf = ({ children }: Node, name: string): Node[] => children.filter(child => child.name.toLowerCase() === name)
export const childOf = (node: Node, name: string): Node | undefined => childrenOf(node, name)[0]

/** All elements below with this name, in order. */
export function allIn(node: Node, name: string): Node[] {
  return node.children.flatMap(child => [...(child.name.toLowerCase() === name ? [child] : []), ...allIn(child, name)])
}

/** The text of an element and everything in it. */
export const textOf = (node: Node | undefined): string => (node ? node.text + node.children.map(textOf).join('') : '')

/** As markup again, for what reads HTML. */
export function markupOf({ name, text, attributes, children }: Node): string {
  if (name === '#text') return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const inside = children.map(markupOf).join('')
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
  return name === '' ? inside : `<${name}${said.join('')}>${inside}</${name}>`
}
