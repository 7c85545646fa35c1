// A formula on one line, for where only words count: in a button a screen reader hears nothing of what KaTeX draws.

import { formulaParts } from '@trivium/rules/formula-parts'

const symbols: Record<string, string> = {
  times: '×',
  div: '÷',
  cdot: '·',
  pm: '±',
  pi: 'π',
  circ: '°',
  cap: '∩',
  cup: '∪',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  infty: '∞',
  left: '',
  right: '',
  displaystyle: '',
}

/** @returns the text with its formulas as 3/4, √(x), x^2; the text itself where it has none. */
export function formulaWords(text: string): string {
  if (!text.includes('$')) return text
  return formulaParts(text)
    .map(({ kind, source }) => (kind === 'text' ? source : onOneLine(source)))
    .join('')
}

function onOneLine(source: string): string {
  const flat = withoutBraces(source.replace(/\\(?:begin|end)\{[a-z*]+\}/g, ' '))
    .replaceAll('\\\\', '; ')
    .replace(/\\[,;:! ]|[&~]/g, ' ')
    // Before the commands: the degree sign is a raised circle.
    .replace(/\^\\circ/g, '°')
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => symbols[name] ?? name)
    .replaceAll('-', '−')
    .replace(/\s+/g, ' ')
    .trim()
  return flat.replace(/^\(((?:[^()]|\([^()]*\))*)\)$/, '$1')
}

/** From the inside out: what has no braces in it any more becomes part of what surrounds it. */
function withoutBraces(source: string): string {
  const next = source
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, over: string, under: string) => `(${grouped(over)}/${grouped(under)})`)
    .replace(/\\sqrt(\[[^\]]*\])?\{([^{}]*)\}/g, (_, degree: string | undefined, inside: string) => `√${degree ?? ''}(${inside})`)
    .replace(/([\^_])\{([^{}]*)\}/g, (_, sign: string, inside: string) => sign + grouped(inside))
  if (next !== source) return withoutBraces(next)
  const bare = source.replace(/\{([^{}]*)\}/g, '$1')
  return bare === source ? source : withoutBraces(bare)
}

const grouped = (part: string) => (/^(?:[\p{L}\p{N}.,]+|\\circ)$/u.test(part) ? part : `(${part})`)
