// Converts MathML to TeX. Formulas that the converter would cut or misread are refused first, and its result is checked.

import { isTag, isText, type ChildNode, type Element } from 'domhandler'
import { MathMLToLaTeX } from 'mathml-to-latex'

export type Formula = { source: string; isDisplay: boolean } | { refused: string }

/** Presentation elements that the converter supports. */
const known = new Set(
  (
    'math mrow mi mn mo mtext mspace mfrac msqrt mroot msup msub msubsup munder mover munderover mtable mtr mtd mfenced mstyle ' +
    'mpadded semantics mmultiscripts mprescripts none'
  ).split(' '),
)
const leaves = new Set(['mi', 'mn', 'mo', 'mtext'])
const texSource = /^(?:application\/x-tex|application\/x-latex|text\/x-latex|tex|latex)$/i

export const plainName = ({ name }: Element) => name.toLowerCase().replace(/^[a-z0-9]+:/, '')

export function texOf(math: Element): Formula {
  const isDisplay = math.attribs['display'] === 'block' || math.attribs['mode'] === 'display'
  const written = annotationIn(math)
  if (written) return { source: written, isDisplay }
  const problem = problemIn(math, 0)
  if (problem) return { refused: problem }
  try {
    const source = MathMLToLaTeX.convert(markupOf(math)).trim()
    if (source === '' || digitsOf(source) !== digitsOf(visibleIn(math))) return { refused: unconverted }
    return { source, isDisplay }
  } catch {
    return { refused: unconverted }
  }
}

const unconverted = 'contains a formula in MathML that cannot be written as TeX'

/** The TeX that some editors store with the formula. */
function annotationIn(math: Element): string | null {
  const semantics = math.children.find(child => isTag(child) && plainName(child) === 'semantics')
  const inside = semantics && isTag(semantics) ? semantics.children : []
  const tex = inside.find(
    child => isTag(child) && plainName(child) === 'annotation' && texSource.test((child.attribs['encoding'] ?? '').trim()),
  )
  const source = tex && isTag(tex) ? visibleIn(tex).trim() : ''
  return source === '' ? null : source.replace(/^\$+|\$+$/g, '').trim() || null
}

function problemIn(node: Element, depth: number): string | null {
  const name = plainName(node)
  if (name === 'annotation' || name === 'annotation-xml') return null
  if (!known.has(name)) return `${unconverted}: <${name.slice(0, 40)}>`
  if (depth > 60) return `${unconverted}: it is nested too deep`
  // The converter would reverse words from right to left.
  if (leaves.has(name) && /[\p{Script=Arabic}\p{Script=Hebrew}]{2}/u.test(visibleIn(node)))
    return `${unconverted}: it contains words from right to left`
  for (const child of node.children) {
    const problem = isTag(child) ? problemIn(child, depth + 1) : null
    if (problem) return problem
    if (isText(child) && !leaves.has(name) && child.data.trim() !== '') return `${unconverted}: text stands outside of its parts`
  }
  return null
}

function visibleIn(node: Element): string {
  return node.children
    .map(child => (isText(child) ? child.data : isTag(child) && !plainName(child).startsWith('annotation') ? visibleIn(child) : ''))
    .join('')
}

/** The digits of a formula must be the same before and after: `½` counts as 1 and 2. */
const digitsOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\\[a-z]+\{\d+pt\}|\{\d+pt\}/gi, '')
    .replace(/\\sqrt\[\d\]\{\}/g, '')
    .replace(/\D/g, '')
    .split('')
    .toSorted()
    .join('')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function markupOf(node: ChildNode): string {
  if (isText(node)) return escaped(node.data)
  if (!isTag(node)) return ''
  const name = plainName(node)
  if (name.startsWith('annotation')) return ''
  const text = visibleIn(node).trim()
  // The converter would turn a degree sign into a ring.
  if (leaves.has(name) && text === '°') return '<mtext>°</mtext>'
  const attributes = Object.entries(node.attribs).filter(([key]) => !key.startsWith('xmlns') && !key.includes(':'))
  const said = attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')
  return `<${name}${said}>${node.children.map(markupOf).join('')}</${name}>`
}
