// Removes letters or numbers within options ("A) chalk", "2. tin"), because we show letters of our own, and shuffle options.

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

/** Removes labels only when every option has the one of its place, in the same style. @param slots '' for an empty option */
export function withoutLabels(slots: readonly string[]): string[] {
  const labels = slots.map(text => (text === '' ? null : labelOf(text)))
  const styles = new Set(labels.flatMap(one => (one ? [one.style] : [])))
  const isLabelled = labels.filter(Boolean).length > 1 && slots.every((text, index) => text === '' || labels[index]?.place === index)
  return isLabelled && styles.size === 1 ? slots.map((text, index) => labels[index]?.rest ?? text) : [...slots]
}
