// For tests: random questions as each format writes them, and ways to damage their files.

import fc from 'fast-check'

export interface BankRow {
  question: string
  options: string[]
  /** Indexes of the right options: one, or a set. */
  right: number[]
  note: string | null
}

/** Without two dollars, which would begin a formula, and without arrows, which make pairs in GIFT. */
const words = fc
  .stringMatching(/^[A-Za-zéñüع]{1,8}(?: [A-Za-z0-9éñüع<>&"'$%.,-]{1,8}){0,5}$/)
  .map(text => text.replace(/\$+/g, '$').replace(/-+>+/g, '-'))
  // Such words look like wrongly decoded text.
  .filter(text => !/[éñü]{3}/.test(text))
/** A plain sentence, and options that differ in more than case. */
export const made: fc.Arbitrary<BankRow> = fc
  .record({
    question: words,
    options: fc.uniqueArray(words, { minLength: 2, maxLength: 5, selector: option => option.toLowerCase().replace(/\W/g, '') }),
    isSet: fc.boolean(),
    pick: fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }),
    note: fc.option(words, { nil: null }),
  })
  .map(({ question, options, isSet, pick, note }) => {
    const places = [...new Set(pick.map(place => place % options.length))].toSorted((a, b) => a - b)
    return { question, options, right: isSet ? places : places.slice(0, 1), note }
  })

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const html = (text: string) => xml(xml(text))

const share = ({ right }: BankRow, index: number) => (right.includes(index) ? 100 / right.length : 0)

export function asMoodle(questions: readonly BankRow[]): string {
  const written = questions.map(
    one =>
      `<question type="multichoice"><questiontext format="html"><text>${html(one.question)}</text></questiontext><generalfeedback format="html"><text>${html(one.note ?? '')}</text></generalfeedback><single>${one.right.length === 1}</single>\n${one.options.map((option, index) => `<answer fraction="${share(one, index)}" format="html"><text>${html(option)}</text></answer>`).join('\n')}\n</question>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${written.join('\n')}\n</quiz>\n`
}

export function asQti(questions: readonly BankRow[]): string {
  const items = questions.map((one, number) => {
    const isSingle = one.right.length === 1
    const values = one.right.map(index => `<value>o${index}</value>`).join('')
    const choices = one.options.map((option, index) => `<simpleChoice identifier="o${index}">${xml(option)}</simpleChoice>`).join('')
    return `<assessmentItem identifier="i${number}" title="t"><responseDeclaration identifier="R" cardinality="${isSingle ? 'single' : 'multiple'}" baseType="identifier"><correctResponse>${values}</correctResponse></responseDeclaration><itemBody><p>${xml(one.question)}</p><choiceInteraction responseIdentifier="R" maxChoices="${isSingle ? 1 : 0}">${choices}</choiceInteraction></itemBody></assessmentItem>`
  })
  return `<?xml version="1.0"?>\n<items>\n${items.join('\n')}\n</items>\n`
}

const gift = (text: string) => text.replace(/[~=#{}:\\]/g, sign => `\\${sign}`)

export function asGift(questions: readonly BankRow[]): string {
  const blocks = questions.map(one => {
    const choices = one.options.map((option, index) => {
      const isRight = one.right.includes(index)
      const sign = one.right.length === 1 ? (isRight ? '=' : '~') : `~%${isRight ? (100 / one.right.length).toFixed(5) : 0}%`
      return `${sign}[plain]${gift(option)}`
    })
    return `[plain]${gift(one.question)} {${choices.join('\n')}${one.note ? `####[plain]${gift(one.note)}` : ''}}`
  })
  return `// a remark\n\n${blocks.join('\n\n')}\n`
}

/** Damages that files suffer. */
export const damages: readonly [string, (text: string, at: number) => string][] = [
  ['ends too soon', (text, at) => text.slice(0, Math.floor(text.length * at))],
  ['has lost a character that means something', (text, at) => withoutSign(text, at)],
  ['has ends of lines of another system', text => text.replaceAll('\n', '\r\n')],
]

function withoutSign(text: string, at: number): string {
  const signs = [...text.matchAll(/[<>=~{}/]/g)]
  const sign = signs[Math.floor(signs.length * at)]
  return sign ? text.slice(0, sign.index) + text.slice(sign.index + 1) : text
}
