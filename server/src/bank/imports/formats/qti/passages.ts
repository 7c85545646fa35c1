// Texts in files of their own that items are about: shared stimuli, pages within, and what is included.

import { posix } from 'node:path'
import type { Node } from '../../files/xml/xml.ts'
import { fileBase } from '../../markup/media.ts'
import { attributeOf } from './names.ts'

export interface Passage {
  /** In the archive; `src` within is meant from its folder. */
  path: string
  text: string
}

/** By the address as an item writes it. */
export type Passages = ReadonlyMap<string, Passage>
export const noPassages: Passages = new Map()

const isPage = (node: Node) => {
  const [type, data] = [attributeOf(node, 'type').toLowerCase(), attributeOf(node, 'data')]
  return node.name === 'object' && (/^(?:text\/|application\/xhtml)/.test(type) || (type === '' && /\.(?:x?html?|txt)$/i.test(data)))
}

/** Where a node takes a text from another file. */
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

/** A passage as nodes of the text that takes it in; null where the file is not there. */
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

/** A file beside the item, by its place in the archive. */
export function inFolder(source: string | null, folder: string): string | null {
  if (source === null || folder === '' || folder === '.' || /^[a-z][a-z0-9+.-]*:|^\//i.test(source) || source.startsWith(fileBase))
    return source
  return posix.normalize(posix.join(folder, source))
}
