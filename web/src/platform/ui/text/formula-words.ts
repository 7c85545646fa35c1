// A formula as plain text for accessible names: inside a button, screen readers ignore KaTeX's output.

import { formulaParts } from '@trivium/rules/bank/questions/formula-parts'

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

/** @returns the text with formulas written as 3/4, √(x), x^2; unchanged without formulas. */
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
    // Must run before the other commands, because a degree sign is a raised circle (^\circ).
    .replace(/\^\\circ/g, '°')
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => symbols[name] ?? name)
    .replaceAll('-', '−')
    .replace(/\s+/g, ' ')
    .trim()
  return flat.replace(/^\(((?:[^()]|\([^()]*\))*)\)$/, '$1')
}

/** Resolves braces from the inside out, until none are left. */
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
