// Elements of XML as elements of HTML: the body of a QTI item is both.

import { type ChildNode, Element, Text } from 'domhandler'
import type { Node } from '../files/xml.ts'

export function htmlNodes(nodes: readonly Node[]): ChildNode[] {
  return linked(nodes.map(node => (node.name === '#text' ? new Text(node.text) : elementOf(node))))
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
