// For tests: damages that files of text suffer. `at` is a random number that says where.

export type Damage = (text: string, at: number) => string | Uint8Array

const onLine = (text: string, at: number, change: (line: string) => string): string => {
  const lines = text.split('\n')
  const place = at % lines.length
  return lines.map((line, index) => (index === place ? change(line) : line)).join('\n')
}

const instead = (text: string, found: RegExp, at: number, sign: string): string => {
  const all = [...text.matchAll(found)]
  const one = all[at % Math.max(1, all.length)]
  return one ? text.slice(0, one.index) + sign + text.slice(one.index + one[0].length) : text
}

const betweenWords = /(?<=\p{Ll}) (?=\p{Ll})(?![\w-]+=)/gu

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '')
/** UTF-8 that somebody has decoded as a Western encoding. */
const readAsWestern = (text: string) => Buffer.from(text).toString('latin1')
const isWestern = (text: string) => /^[\0-\xff]*$/.test(text)
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

/** Quotation marks as word processors write them: opening ones after a blank or an opening character. */
export const curly = (text: string): string =>
  text.replaceAll("'", '’').replace(/"/g, (_, at: number) => (/[\s([{,;:\t=]/.test(text[at - 1] ?? ' ') ? '“' : '”'))

const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** @returns null if it has characters that windows-1252 does not have */
function asWestern(text: string): Uint8Array | null {
  const bytes = Array.from(text, letter => (high.includes(letter) ? 128 + high.indexOf(letter) : (letter.codePointAt(0) ?? 0)))
  return bytes.some(byte => byte > 255) ? null : Uint8Array.from(bytes)
}

/** After these damages everything is read as before. */
export const harmless: Record<string, Damage> = {
  'ends of lines of Windows': text => text.replace(/\r?\n/g, '\r\n'),
  'ends of lines of old Macs': text => text.replace(/\r?\n/g, '\r'),
  'a mark of UTF-8': text => `\uFEFF${withoutMark(text)}`,
  'no mark of UTF-8': withoutMark,
  'UTF-16': text => utf16(`\uFEFF${withoutMark(text)}`),
  'UTF-16, turned around': text => utf16(`\uFEFF${withoutMark(text)}`).swap16(),
  'UTF-16 without its mark': text => utf16(withoutMark(text)),
  'letters taken apart': text => text.normalize('NFD'),
  'blanks at the ends of lines': text => text.replace(/([^\n])\n/g, '$1  \n'),
}

/** After these damages a row is read as before, or refused. */
export const harmful: Record<string, Damage> = {
  'is cut off': (text, at) => Buffer.from(text).subarray(0, at % Buffer.from(text).length),
  'is cut off between two letters': (text, at) => text.slice(0, at % text.length),
  'was decoded wrongly': readAsWestern,
  'has a line that was decoded wrongly': (text, at) => onLine(text, at, readAsWestern),
  'has a line in an older encoding': (text, at) => {
    const lines = text.split('\n').map(line => Buffer.from(`${line}\n`))
    const place = at % lines.length
    return Buffer.concat(
      lines.map((line, index) => (index === place && isWestern(line.toString()) ? Buffer.from(line.toString(), 'latin1') : line)),
    )
  },
  'has a line twice': (text, at) => onLine(text, at, line => `${line}\n${line}`),
  'is in windows-1252, whatever it says of itself': text => asWestern(text) ?? text,
  'has a blank line more': (text, at) => onLine(text, at, line => `${line}\n`),
  'has a block twice': (text, at) => {
    const lines = text.split('\n')
    const start = at % lines.length
    const end = start + 1 + (at % 5)
    return [...lines.slice(0, end), ...lines.slice(start, end), ...lines.slice(end)].join('\n')
  },
  'has a letter that nobody can read': (text, at) => instead(text, /\p{Ll}/gu, at, '\ufffd'),
  'has decimal commas': text => text.replace(/(?<=\d)\.(?=\d)/g, ','),
  'has a control character': (text, at) => `${text.slice(0, at % text.length)}\u0002${text.slice(at % text.length)}`,
}

/** For XML. */
export const ofMarkup: Record<string, Damage> = {
  'has lost a tag': (text, at) => instead(text, /<\/?[a-z][^<>]*>/g, at, ''),
  'has an entity without its end': (text, at) => instead(text, /(?<=&(?:lt|gt|amp));/g, at, ''),
}

/** For a table whose first line has the column names. */
export const ofTables: Record<string, Damage> = {
  'names in capitals': text => text.replace(/^[^\n]*/, names => names.toUpperCase()),
  'a name less': (text, at) =>
    text.replace(/^[^\n]*/, line => {
      const names = line.split(',')
      return names.map((name, index) => (index === at % names.length ? '' : name)).join(',')
    }),
  // Outside quotes only: within quotes a comma is part of the text.
  'a separator too many': (text, at) => instead(text, /,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, at, ',,'),
  // Outside quotes only: within quotes a line end is part of the text.
  'a text of two lines without quotes': (text, at) => {
    const parts = text.split('"')
    const place = Math.floor((at % (parts.length + 1)) / 2) * 2
    return parts.map((part, index) => (index === place ? instead(part, / /g, at, '\n') : part)).join('"')
  },
}

/** For XML that declares its encoding. */
export const ofDeclarations: Record<string, Damage> = {
  'says another encoding': text => text.replace(/(?<=encoding=")[^"]+/, 'windows-1252'),
  'says that it is UTF-16': text => text.replace(/(?<=encoding=")[^"]+/, 'UTF-16'),
  'says no encoding': text => text.replace(/ encoding="[^"]+"/, ''),
}

/** For foreign formats only: our own formats take these as part of the text. */
export const ofForeignTexts: Record<string, Damage> = {
  'has an entity where none belongs': (text, at) => instead(text, betweenWords, at, ' &nbsp; '),
  'has a tag where none belongs': (text, at) => instead(text, betweenWords, at, ' <br> '),
}
