// Text that looks like a tag: `a<b and b>c`, `#include <stdio.h>`. A browser would drop it; we keep it as text.

import { bareAttributes, isElement } from './elements.ts'

const tag = /<(\/?)([a-z][a-z0-9:.-]*)(\s*[^\s<>="'/]*)(\s*=)?/iy

/** Looks at every bracket once, and no further than the next one. */
export function keepingText(html: string): string {
  let [made, at] = ['', 0]
  const lasts = { tag: html.lastIndexOf('>'), comment: html.lastIndexOf('-->') }
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', open + 1)) {
    if (open < lasts.tag && isMarkup(html, open, lasts.comment)) continue
    made += `${html.slice(at, open)}&lt;`
    at = open + 1
  }
  return made + html.slice(at)
}

function isMarkup(html: string, open: number, lastComment: number): boolean {
  if (html.startsWith('<!--', open)) return open < lastComment
  if (/^<!\[(?:end)?if/i.test(html.slice(open, open + 9))) return true
  if (/^<\?xml/i.test(html.slice(open, open + 5))) return true
  tag.lastIndex = open
  const [, slash, name = '', attribute = '', equals] = tag.exec(html) ?? []
  if (name === '' || !isElement(name.toLowerCase())) return false
  const bare = attribute.trim().toLowerCase()
  return Boolean(slash) || bare === '' || equals !== undefined || bareAttributes.has(bare) || /^(?:data|aria)-/.test(bare)
}
