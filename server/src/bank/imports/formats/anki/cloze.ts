// Gaps in Anki's syntax: {{c1::Paris::a city}}. Each number is a separate card, which shows the other gaps filled.

interface Cloze {
  number: number
  start: number
  end: number
  /** Including nested gaps. */
  text: string
  hint: string | null
}

export interface ClozeCard {
  question: string
  answers: string[]
}

export const isCloze = (text: string): boolean => /\{\{c\d{1,3}::/.test(text)

/** All gaps, including nested ones. @returns null when one of them has no end */
function parsed(text: string): Cloze[] | null {
  const open: { number: number; start: number; from: number }[] = []
  const found: Cloze[] = []
  for (const { 0: sign, 1: digits, index } of text.matchAll(/\{\{c(\d{1,3})::|\}\}/g)) {
    if (digits !== undefined) {
      open.push({ number: Number(digits), start: index, from: index + sign.length })
      continue
    }
    const last = open.pop()
    if (!last) continue
    const [body, hint] = splitHint(text.slice(last.from, index))
    found.push({ number: last.number, start: last.start, end: index + sign.length, text: body, hint })
  }
  return open.length > 0 ? null : found
}

/** The hint follows the last `::` outside any nested gap. */
function splitHint(body: string): [string, string | null] {
  const after = body.lastIndexOf('}}')
  const at = body.indexOf('::', after === -1 ? 0 : after)
  return at === -1 ? [body, null] : [body.slice(0, at), body.slice(at + 2)]
}

/** The numbers of the gaps in a text, each once, ascending. @returns null when there are none, or one has no end */
export function clozesIn(text: string): number[] | null {
  const clozes = parsed(text)
  return clozes === null || clozes.length === 0
    ? null
    : [...new Set(clozes.map(({ number }) => number))].toSorted((one, other) => one - other)
}

/** Replaces the gaps of one number by a blank, and returns their contents as the answers. */
export function withGap(text: string, number: number): ClozeCard {
  const all = parsed(text) ?? []
  const answers: string[] = []
  const shown = (from: number, to: number): string => {
    const inside = all.filter(({ start, end }) => start >= from && end <= to)
    const outermost = inside.filter(one => !inside.some(other => other !== one && other.start <= one.start && other.end >= one.end))
    let made = ''
    let at = from
    for (const cloze of outermost.toSorted((one, other) => one.start - other.start)) {
      made += text.slice(at, cloze.start) + told(cloze)
      at = cloze.end
    }
    return made + text.slice(at, to)
  }
  const told = ({ number: own, start, text: body, hint }: Cloze): string => {
    const from = start + `{{c${own}::`.length
    const plain = shown(from, from + body.length)
    if (own !== number) return plain
    answers.push(plain)
    return `_____${hint ? ` (${hint})` : ''}`
  }
  return { question: shown(0, text.length), answers }
}
