// Raised and lowered text: as Unicode characters if there is one for each, else as a formula.

const raisedSigns = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'
const loweredSigns = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙᵢ'
const plainSigns = '0123456789+-−=()ni'

const tableOf = (signs: string) => new Map([...plainSigns].map((sign, index) => [sign, [...signs][index] ?? sign]))
const raised = tableOf(raisedSigns)
const lowered = tableOf(loweredSigns)

/** @returns null when a character has no raised or lowered form */
export function asSigns(text: string, place: 'sup' | 'sub'): string | null {
  const table = place === 'sup' ? raised : lowered
  const signs = [...text.replaceAll('\u2011', '-').replaceAll('–', '-').replace(/\s/g, '')].map(sign => table.get(sign))
  return signs.includes(undefined) ? null : signs.join('')
}

/** The text within a formula: several letters together are a word. */
export function asTex(text: string): string {
  const parts = text.match(/\p{L}{2,}|[^\p{L}]+|\p{L}/gu) ?? []
  return parts
    .map(part => (/^\p{L}{2,}$/u.test(part) || /[^\x20-\x7e]/.test(part) ? `\\text{${escapedTex(part)}}` : escapedTex(part)))
    .join('')
}

const commands: Record<string, string> = { '\\': String.raw`\backslash `, '^': String.raw`\wedge `, '~': String.raw`\sim ` }

export const escapedTex = (text: string): string => text.replace(/[\\{}$&#^_~%]/g, sign => commands[sign] ?? `\\${sign}`)
