// Options that bring letters or numbers of their own ("A) chalk", "2. tin"): ours stand beside options already, and options are shuffled.

const label = /^\(?\s*([A-Ja-j]|10|[1-9]|[أبجدهوزحطي])\s*([).:–-]|\s-)\s*(?=\S)/u
const signs = ['ABCDEFGHIJ', 'abcdefghij', 'أبجدهوزحطي']

interface Labelled {
  place: number
  style: string
  rest: string
}

export function labelOf(text: string): Labelled | null {
  const [whole = '', sign = '', behind = ''] = label.exec(text) ?? []
  if (whole === '' || (/^\d$/.test(sign) && /^\d/.test(text.slice(whole.length)))) return null
  const kind = signs.findIndex(letters => letters.includes(sign))
  const place = kind === -1 ? Number(sign) - 1 : (signs[kind]?.indexOf(sign) ?? -1)
  return { place, style: `${kind}${text.trimStart().startsWith('(')}${behind}`, rest: text.slice(whole.length).trim() }
}

/** Taken off where every option has the one of its place, all in the same style. @param slots '' where there is no option */
export function withoutLabels(slots: readonly string[]): string[] {
  const labels = slots.map(text => (text === '' ? null : labelOf(text)))
  const styles = new Set(labels.flatMap(one => (one ? [one.style] : [])))
  const isLabelled = labels.filter(Boolean).length > 1 && slots.every((text, index) => text === '' || labels[index]?.place === index)
  return isLabelled && styles.size === 1 ? slots.map((text, index) => labels[index]?.rest ?? text) : [...slots]
}
