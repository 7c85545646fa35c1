import { contentLanguages } from '@trivium/content/types'
import { describe, expect, it } from 'vitest'
import { builtContent } from '../../built-content.ts'
import { flagPicture } from '../../media.ts'
import { writtenFiles } from '../../written-files.ts'
import { countries } from './countries.ts'

const codeOfPicture = new Map(countries.map(({ code }) => [flagPicture(code)?.name, code]))
const asked = builtContent().questions.flatMap(question => {
  const code = question.image === null ? undefined : codeOfPicture.get(question.image)
  return code === undefined ? [] : [{ ...question, code }]
})
const codes = new Set(asked.map(({ code }) => code))
/** What fits beside the answer on a phone. */
const mostLetters = 150

const linesOf = (kind: 'flags' | 'countries', language: string) =>
  (
    writtenFiles('facts')
      .find(file => file.name === kind && file.language === language)
      ?.text.split('\n') ?? []
  ).map(line => line.split(' | '))

describe.each(contentLanguages)('the notes on flags: %s', language => {
  const lines = linesOf('flags', language)
  const notes = lines.map(([, note = '']) => note)

  it('are one for each flag that is asked in some language, and no other', () => {
    expect(lines.map(([code]) => code)).toEqual([...codes].toSorted())
    expect(lines.filter(({ length }) => length !== 2)).toEqual([])
  })

  it('stand under every question that shows their flag', () => {
    const questions = asked.filter(question => question.language === language)
    expect(new Set(questions.map(({ categoryType }) => categoryType))).toEqual(new Set(['quiz_zone', 'guess_the_word']))
    const noteOf = new Map(lines.map(([code, note]) => [code, note]))
    expect(questions.filter(({ code, note }) => note !== noteOf.get(code)).map(({ key, note }) => `${key}: ${note}`)).toEqual([])
  })

  it('speak of the flag: none is a fact about the country, and none stands under two flags', () => {
    const facts = new Set(linesOf('countries', language).flatMap(([, ...known]) => known))
    expect(notes.filter(note => facts.has(note))).toEqual([])
    expect(notes.filter((note, index) => notes.indexOf(note) !== index)).toEqual([])
  })

  it('are short sentences', () => {
    expect(notes.filter(note => note.length > mostLetters || !note.endsWith('.'))).toEqual([])
  })
})
