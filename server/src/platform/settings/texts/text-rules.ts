// The rules for a text of the interface: it has the placeholders of the English text, every plural form of its language, and no markup.

export type Texts = Readonly<Record<string, string>>

const pluralSuffix = /_(zero|one|two|few|many|other)$/

export const baseOf = (key: string): string => key.replace(pluralSuffix, '')
/** A real plural also has a key with `other`, unlike a key that only looks like a plural (`too_few`). */
export const isPlural = (key: string, english: Texts): boolean => pluralSuffix.test(key) && `${baseOf(key)}_other` in english

export const formsOf = (language: string): string[] => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** The keys of an added language: those of English, with the language's own plural forms. */
export function keysFor(language: string, english: Texts): string[] {
  const keys = Object.keys(english).flatMap(key =>
    isPlural(key, english) ? formsOf(language).map(form => `${baseOf(key)}_${form}`) : [key],
  )
  return [...new Set(keys)]
}

/** The English text for a key. For a plural form that English lacks, it is the `other` form. */
export const englishOf = (key: string, english: Texts): string | undefined =>
  english[key] ?? (pluralSuffix.test(key) ? english[`${baseOf(key)}_other`] : undefined)

interface Blank {
  name: string
  from: number
  to: number
}

/** Finds each {{name}} by its innermost brackets. It reads each character a fixed number of times, unlike a backtracking pattern. */
function blanksIn(text: string): Blank[] {
  const blanks: Blank[] = []
  for (let at = 0; ;) {
    const close = text.indexOf('}}', at)
    if (close === -1) return blanks
    const inside = text.slice(at, close)
    const open = inside.lastIndexOf('{{')
    const name = open === -1 ? null : nameIn(inside.slice(open + 2))
    if (name !== null) blanks.push({ name, from: at + open, to: close + 2 })
    at = close + (name === null ? 1 : 2)
  }
}

/** A format may follow the name, as in {{name, list}}. */
function nameIn(inside: string): string | null {
  if (/[{}]/.test(inside)) return null
  const [, name = null] = /^(?:-\s*)?(\w+)/.exec(inside.trim()) ?? []
  return name
}

export const placeholdersIn = (text: string): string[] => [...new Set(blanksIn(text).map(({ name }) => name))]

function withoutBlanks(text: string): string {
  const blanks = blanksIn(text)
  const starts = [0, ...blanks.map(({ to }) => to)]
  return starts.map((start, index) => text.slice(start, blanks[index]?.from)).join('')
}

const nestingMark = '$t('

function nestedIn(text: string): string[] {
  const calls: string[] = []
  for (let from = text.indexOf(nestingMark); from !== -1; from = text.indexOf(nestingMark, from)) {
    const end = text.indexOf(')', from)
    if (end === -1) break
    calls.push(text.slice(from, end + 1))
    from = end + 1
  }
  return calls.sort()
}

/** Plural forms may spell the number out, so they need no placeholders of the other forms. */
export function neededIn(key: string, english: Texts): string[] {
  const isForm = isPlural(key, english) && !key.endsWith('_other')
  return isForm ? [] : placeholdersIn(englishOf(key, english) ?? '')
}

/** @returns the problem of the text, or null */
export function problemWith(key: string, text: string, english: Texts): string | null {
  const source = englishOf(key, english)
  if (source === undefined) return 'there is no such text'
  const named = placeholdersIn(text)
  const missing = neededIn(key, english).filter(name => !named.includes(name))
  if (missing.length > 0) return `lacks ${missing.map(name => `{{${name}}}`).join(', ')}`
  const known = placeholdersIn(englishOf(`${baseOf(key)}_other`, english) ?? source).concat(placeholdersIn(source))
  const unknown = named.filter(name => !known.includes(name))
  if (unknown.length > 0) return `has {{${unknown[0]}}}, which nothing fills in`
  // `$t(…)` makes i18next insert another text, which could even insert itself without end.
  if (String(nestedIn(text)) !== String(nestedIn(source)))
    return `must hold ${nestedIn(source).join(', ') || 'no $t(…)'}, as the English text`
  if (/<[a-z!/?]/i.test(text)) return 'must hold no HTML'
  if (/\{\{|\}\}/.test(withoutBlanks(text))) return 'has {{ or }} that do not belong together'
  return null
}
