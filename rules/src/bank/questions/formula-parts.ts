// Finds the formulas in a text: $…$ is inline, $$…$$ is a display formula. A dollar that opens no formula stays a dollar.

export interface FormulaPart {
  kind: 'text' | 'inline' | 'display'
  source: string
}

/**
 * Display formulas match first. As in Pandoc, an inline formula has no space after the opening dollar, no space before the closing
 * one and no digit after it: so `$5 and $6` are prices. `\$` is always a dollar.
 */
const formula = /(?<!\\)\$\$(?<display>(?:\\[^]|[^\\$])+)\$\$|(?<!\\)\$(?=\S)(?<inline>(?:\\[^]|[^\\$])+)(?<!\s)\$(?!\d)/gu

export function formulaParts(text: string): FormulaPart[] {
  const parts: FormulaPart[] = []
  let end = 0
  for (const match of text.matchAll(formula)) {
    addText(parts, text.slice(end, match.index))
    const { display, inline = '' } = match.groups ?? {}
    parts.push(display === undefined ? { kind: 'inline', source: inline.trim() } : { kind: 'display', source: display.trim() })
    end = match.index + match[0].length
  }
  addText(parts, text.slice(end))
  return parts
}

function addText(parts: FormulaPart[], text: string): void {
  if (text !== '') parts.push({ kind: 'text', source: text.replaceAll(String.raw`\$`, '$') })
}
