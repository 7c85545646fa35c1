// Where formulas stand in a text: $…$ in the line, $$…$$ on their own. A dollar that opens none stays a dollar.

export interface FormulaPart {
  kind: 'text' | 'inline' | 'display'
  source: string
}

/**
 * Display formulas first. Inside a line, as in Pandoc, no space follows the opening dollar or precedes the closing one, and no
 * digit follows it: so `$5 and $6` are prices. `\$` is a dollar anywhere.
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
