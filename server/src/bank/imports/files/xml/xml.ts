// Reads XML safely: refuses document types, and so custom entities, and limits size and depth.

import { decodeXML } from 'entities'
import { Parser } from 'saxen'
import { ImportError } from '../../judging/imported-question.ts'
import { unreadable } from '../mojibake.ts'

/** An element or a text, in document order. */
export interface Node {
  /** Without its prefix; `#text` for a text. */
  name: string
  text: string
  attributes: Record<string, string>
  children: Node[]
}

const deepest = 100

/** Finds lost letters (U+FFFD) and control characters in texts, attributes and names. @returns null when there are none */
export function problemOfSigns({ name, text, attributes, children }: Node): string | null {
  const [sign] = lostSign.exec(text) ?? lostSign.exec(name) ?? lostIn(attributes) ?? []
  if (sign) return sign === '\ufffd' ? unreadable : 'contains control characters'
  for (const child of children) {
    const problem = problemOfSigns(child)
    if (problem) return problem
  }
  return null
}

const lostSign = /[^\P{Cc}\t\n\r]|\ufffd/u

function lostIn(attributes: Node['attributes']): RegExpExecArray | null {
  for (const key in attributes) {
    const found = lostSign.exec(key) ?? lostSign.exec(attributes[key] ?? '')
    if (found) return found
  }
  return null
}

export function refuseDoctype(text: string): void {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new ImportError('The file declares a document type or its own entities. Remove them.')
}

/** @param line of the file where the text begins, counted from 1 */
export function notWellFormed(problem: string, line: number): ImportError {
  return new ImportError(`The file is not well-formed XML: ${problem} in line ${line.toLocaleString('en')}.`)
}

const sayings: Record<string, string> = {
  'closing tag mismatch': 'an element is not closed, or closed twice,',
  'unexpected end of file': 'an element is not closed',
  'missing open tag': 'an element is closed that was not opened',
}

/**
 * @param line of the file where the text begins, counted from 1
 * @returns the root, whose name is ''
 * @throws ImportError that names the problem and its line
 */
export function parseXml(text: string, line = 1): Node {
  refuseDoctype(text)
  const root: Node = { name: '', text: '', attributes: {}, children: [] }
  const open: Node[] = [root]
  const add = (node: Node) => void open.at(-1)?.children.push(node)
  const parser = new Parser()
  parser.on('openTag', (name, getAttributes) => {
    const node: Node = { name: withoutPrefix(name), text: '', attributes: attributesOf(getAttributes()), children: [] }
    add(node)
    open.push(node)
    if (open.length > deepest) throw new ImportError(`It is nested more than ${deepest} deep.`)
  })
  parser.on('closeTag', () => void open.pop())
  parser.on('text', value => add(textNode(value.includes('&') ? decodeXML(value) : value)))
  parser.on('cdata', value => add(textNode(value)))
  const fail = (error: Error, getContext: () => { line: number }) => {
    throw notWellFormed(sayings[error.message] ?? `${error.message},`, line + getContext().line)
  }
  parser.on('error', fail)
  parser.on('warn', fail)
  parser.parse(text.replace(/^\uFEFF/, ''))
  return root
}

const textNode = (text: string): Node => ({ name: '#text', text, attributes: {}, children: [] })
const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

function attributesOf(attributes: Record<string, string>): Record<string, string> {
  const entries = Object.entries(attributes)
  return entries.length === 0 ? {} : Object.fromEntries(entries.map(([key, value]) => [withoutPrefix(key), decodeXML(value)]))
}

export const childrenOf = ({ children }: Node, name: string): Node[] => children.filter(child => child.name.toLowerCase() === name)
export const childOf = (node: Node, name: string): Node | undefined => childrenOf(node, name)[0]

/** All descendant elements with this name, in order. */
export function allIn(node: Node, name: string, found: Node[] = []): Node[] {
  for (const child of node.children) {
    if (child.name.toLowerCase() === name) found.push(child)
    allIn(child, name, found)
  }
  return found
}

/** The text of an element and of everything in it. */
export const textOf = (node: Node | undefined): string => (node ? node.text + node.children.map(textOf).join('') : '')

/** Elements within an HTML text: the author did not escape them, so they are read as HTML. */
export function htmlIn({ children }: Node): string {
  const markup = ({ name, text, attributes, ...node }: Node): string => {
    if (name === '#text') return text
    const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    return `<${name}${said.join('')}>${htmlIn({ name, text, attributes, ...node })}${['br', 'img', 'hr'].includes(name) ? '' : `</${name}>`}`
  }
  return children.map(markup).join('')
}
