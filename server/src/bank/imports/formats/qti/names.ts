// One spelling for the names of all QTI versions.

import { allIn, type Node } from '../../files/xml/xml.ts'

/** `qti-item-body` becomes `itembody`, like `itemBody`. */
export function plainNames(node: Node): Node {
  const name = node.name.startsWith('#') ? node.name : node.name.replace(/^qti-/, '').replaceAll('-', '').toLowerCase()
  const attributes = Object.fromEntries(Object.entries(node.attributes).map(([key, value]) => [plainKey(key), value]))
  return { ...node, name, attributes, children: node.children.map(plainNames) }
}

/** No attribute of HTML itself changes. */
const plainKey = (key: string) => (/^(?:data|aria)-/.test(key) ? key : key.replaceAll('-', '').toLowerCase())

export const itemsIn = (root: Node): Node[] => allIn(root, 'assessmentitem')

export const interactionsIn = (node: Node): Node[] =>
  node.children.flatMap(child => (child.name.endsWith('interaction') ? [child] : interactionsIn(child)))

export const attributeOf = (node: Node, name: string): string => (node.attributes[name] ?? '').trim()
export const isFlag = (node: Node, name: string): boolean => attributeOf(node, name).toLowerCase() === 'true'
