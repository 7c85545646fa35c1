// Texts in separate files that items refer to: shared stimuli, embedded pages, and includes.

import { posix } from 'node:path'
import type { Node } from '../../files/xml/xml.ts'
import { fileBase } from '../../markup/media.ts'
import { attributeOf } from './names.ts'

export interface Passage {
  /** In the archive. A `src` in the text is relative to its folder. */
  path: string
  text: string
}

/** By the address that the item uses. */
export type Passages = ReadonlyMap<string, Passage>
export const noPassages: Passages = new Map()

const isPage = (node: Node) => {
  const [type, data] = [attributeOf(node, 'type').toLowerCase(), attributeOf(node, 'data')]
  return node.name === 'object' && (/^(?:text\/|application\/xhtml)/.test(type) || (type === '' && /\.(?:x?html?|txt)$/i.test(data)))
}

/** The address of the file from which a node takes a text; null when it takes none. */
export function passageAddress(node: Node): string | null {
  if (node.name === 'assessmentstimulusref') return attributeOf(node, 'href')
  if (isPage(node)) return attributeOf(node, 'data')
  return node.name === 'include' ? attributeOf(node, 'href') : null
}

/** Addresses of all texts that an item takes from other files. */
export function addressesIn(item: Node): string[] {
  const found = passageAddress(item)
  return [...(found === null ? [] : [found]), ...item.children.flatMap(addressesIn)]
}

const stimulusBody = /<(?:[\w.-]+:)?(?:qti-)?stimulus-?body(?:\s[^>]*)?>([^]*)<\/(?:[\w.-]+:)?(?:qti-)?stimulus-?body\s*>/i

/** A passage as nodes, for insertion into the referring text; null when the file is missing. */
export function passageAt(node: Node, passages: Passages): Node | null {
  const address = passageAddress(node) ?? ''
  const passage = passages.get(address)
  if (!passage) return null
  const isText = attributeOf(node, 'parse') === 'text' || /\.txt$/i.test(address)
  const folder = posix.dirname(passage.path)
  if (isText)
    return {
      name: 'div',
      text: '',
      attributes: { style: 'white-space:pre-line' },
      children: [{ name: '#text', text: passage.text, attributes: {}, children: [] }],
    }
  return { name: '#html', text: stimulusBody.exec(passage.text)?.[1] ?? passage.text, attributes: { folder }, children: [] }
}

/** The path in the archive of a file beside the item. */
export function inFolder(source: string | null, folder: string): string | null {
  if (source === null || folder === '' || folder === '.' || /^[a-z][a-z0-9+.-]*:|^\//i.test(source) || source.startsWith(fileBase))
    return source
  return posix.normalize(posix.join(folder, source))
}
