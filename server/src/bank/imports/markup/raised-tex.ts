// Writes raised and lowered text as a formula, where Unicode has no characters for it.

import { isTag, isText, type ChildNode, type Element } from 'domhandler'
import { isHidden, isLowered, isRaised, unshown } from './elements.ts'
import type { Formula } from './mathml.ts'
import { plainName, texOf } from './mathml.ts'
import { asTex } from './raised.ts'

export function raisedTex(node: Element, place: 'sup' | 'sub'): Formula {
  const inside = texIn(node.children)
  return 'refused' in inside ? inside : { source: `${place === 'sup' ? '^' : '_'}{${inside.source}}`, isDisplay: false }
}

function texIn(nodes: readonly ChildNode[]): Formula {
  let source = ''
  for (const node of nodes) {
    const part = isText(node)
      ? { source: asTex(node.data.replace(/\s+/g, ' ').trim()), isDisplay: false }
      : isTag(node)
        ? texOfElement(node)
        : null
    if (part && 'refused' in part) return part
    source += part?.source ?? ''
  }
  return { source, isDisplay: false }
}

function texOfElement(node: Element): Formula {
  if (isHidden(node) || unshown.has(node.name)) return { source: '', isDisplay: false }
  if (plainName(node) === 'math') return texOf(node)
  if (isRaised(node)) return raisedTex(node, 'sup')
  if (isLowered(node)) return raisedTex(node, 'sub')
  if (['img', 'svg', 'object', 'audio', 'video', 'iframe'].includes(node.name)) {
    return { refused: 'shows a picture raised or lowered within its text, which is not supported' }
  }
  return texIn(node.children)
}
