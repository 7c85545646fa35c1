// Texts of QTI 1.2: materials, each a text, HTML, a picture or a sound.

import { type Node, textOf } from '../../files/xml/xml.ts'
import { htmlNodes } from '../../markup/from-xml.ts'
import type { MarkedText } from '../../markup/marked-text.ts'
import { readTree } from '../../markup/read-html.ts'
import { attributeOf } from '../qti/names.ts'

const element = (name: string, children: Node[], attributes: Record<string, string> = {}): Node => ({
  name,
  text: '',
  attributes,
  children,
})

/** Reads the materials of nodes, without those of responses. */
export function readMaterial(nodes: readonly Node[], language: string): MarkedText {
  return readTree(htmlNodes(nodes.flatMap(shown)), language)
}

/** Skips responses, whose materials belong to the options. */
export const materialsIn = (node: Node): Node[] =>
  node.name.startsWith('render_') ? [] : node.name === 'material' ? [node] : node.children.flatMap(materialsIn)

function shown(node: Node): Node[] {
  const { name } = node
  if (name.startsWith('render_')) return []
  if (name === 'mattext' || name === 'matemtext' || name === 'mat_formattedtext') return [element('div', [textNode(node)])]
  if (name === 'matimage') return [element('img', [], { src: attributeOf(node, 'uri') })]
  if (name === 'mataudio') return [element('audio', [], { src: attributeOf(node, 'uri') })]
  if (name === 'matvideo' || name === 'matapplet' || name === 'matapplication')
    return [element('video', [], { src: attributeOf(node, 'uri') })]
  if (name === 'matbreak') return [element('br', [])]
  if (name === '#text') return node.text.trim() === '' ? [] : [node]
  return node.children.flatMap(shown)
}

/** A text without HTML stays as it is. Many programs write HTML without declaring it. */
function textNode(node: Node): Node {
  const text = textOf(node)
  const isHtml =
    /html|smart_text/i.test(attributeOf(node, 'texttype') || attributeOf(node, 'type')) ||
    /<(?:p|br|div|span|img|b|i|em|strong|sup|sub|ul|ol|table|pre)\b[^<]*>/i.test(text)
  return isHtml ? { name: '#html', text, attributes: { folder: '.' }, children: [] } : { name: '#text', text, attributes: {}, children: [] }
}
