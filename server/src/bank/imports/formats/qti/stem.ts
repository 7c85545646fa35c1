// The question of an item: its body, without feedback that is hidden at first.

import { childrenOf, type Node } from '../../files/xml/xml.ts'
import { htmlNodes } from '../../markup/from-xml.ts'
import type { MarkedText } from '../../markup/marked-text.ts'
import { readTree } from '../../markup/read-html.ts'
import { attributeOf } from './names.ts'
import { type Passages, passageAddress, passageAt } from './passages.ts'

const text = (data: string): Node => ({ name: '#text', text: data, attributes: {}, children: [] })
const element = (name: string, children: Node[]): Node => ({ name, text: '', attributes: {}, children })

export interface QtiStem {
  nodes: Node[]
  /** Addresses of texts whose files are missing. */
  missing: string[]
}

/** Whether feedback in the body is visible with these outcomes. */
export function isShownAt(feedback: Node, outcomes: Outcomes): boolean {
  const isNamed = (outcomes.get(attributeOf(feedback, 'outcomeidentifier')) ?? []).includes(attributeOf(feedback, 'identifier'))
  return isNamed !== (attributeOf(feedback, 'showhide').toLowerCase() === 'hide')
}

export const isFeedback = ({ name }: Node) => name === 'feedbackinline' || name === 'feedbackblock'

type Outcomes = ReadonlyMap<string, readonly string[]>

interface ItemContext {
  outcomes: Outcomes
  passages: Passages
  language: string
}

/** The nodes that every candidate sees before answering. */
export function shownOf(nodes: readonly Node[], context: Pick<ItemContext, 'outcomes' | 'passages'>): QtiStem {
  const missing: string[] = []
  const shown = (node: Node): Node[] => {
    if (isFeedback(node) && !isShownAt(node, context.outcomes)) return []
    if (node.name === 'rubricblock') return isForCandidates(node) ? [element('div', node.children.flatMap(shown))] : []
    if (node.name === 'textentryinteraction') return [text(' _____ ')]
    if (node.name.endsWith('interaction')) {
      const prompts = childrenOf(node, 'prompt').flatMap(prompt => prompt.children.flatMap(shown))
      return prompts.length > 0 ? [element('br', []), element('div', prompts), element('br', [])] : []
    }
    if (passageAddress(node) !== null) {
      const passage = passageAt(node, context.passages)
      if (!passage) missing.push(passageAddress(node) ?? '')
      return passage ? [element('div', [passage]), element('br', [])] : []
    }
    if (node.name === 'contentbody' || node.name === 'prompt' || isFeedback(node)) return node.children.flatMap(shown)
    return [{ ...node, children: node.children.flatMap(shown) }]
  }
  return { nodes: nodes.flatMap(shown), missing }
}

/** Rubrics for scorers, tutors and others are not for candidates. */
const isForCandidates = (node: Node) => {
  const view = attributeOf(node, 'view').toLowerCase()
  return view === '' || view.split(/\s+/).includes('candidate')
}

export function readShown(nodes: readonly Node[], context: ItemContext): MarkedText {
  const { nodes: shown, missing } = shownOf(nodes, context)
  const read = readTree(htmlNodes(shown), context.language)
  const [first] = missing
  return first === undefined ? read : { ...read, refused: `is about a text in another file, which is not there: ${first.slice(0, 80)}` }
}

/** Shared texts come before the item's own text. */
export const stimuliOf = (item: Node): Node[] => childrenOf(item, 'assessmentstimulusref')
