// Converts XML elements to HTML elements: the body of a QTI item is both.

import { type ChildNode, Element, isTag, Text } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import type { Node } from '../files/xml/xml.ts'
import { keepingText } from './not-tags.ts'

export function htmlNodes(nodes: readonly Node[]): ChildNode[] {
  return linked(
    nodes.flatMap(node => (node.name === '#html' ? pageNodes(node) : node.name === '#text' ? [new Text(node.text)] : [elementOf(node)])),
  )
}

/** An embedded page. Addresses in it are relative to the page, not to the item. */
function pageNodes({ text, attributes }: Node): ChildNode[] {
  const { children } = parseDocument(keepingText(text))
  const folder = attributes['folder'] ?? '.'
  if (folder !== '.') for (const node of children) moved(node, folder)
  return children
}

function moved(node: ChildNode, folder: string): void {
  if (!isTag(node)) return
  for (const key of ['src', 'data', 'href']) {
    const address = node.attribs[key]
    if (address && !/^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(address)) node.attribs[key] = `${folder}/${address}`
  }
  for (const child of node.children) moved(child, folder)
}

function elementOf({ name, attributes, children }: Node): Element {
  const element = new Element(name.toLowerCase(), { ...attributes }, htmlNodes(children))
  for (const child of element.children) child.parent = element
  return element
}

function linked(nodes: ChildNode[]): ChildNode[] {
  for (const [index, node] of nodes.entries()) {
    node.prev = nodes[index - 1] ?? null
    node.next = nodes[index + 1] ?? null
  }
  return nodes
}
