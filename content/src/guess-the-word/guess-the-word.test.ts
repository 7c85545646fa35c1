import { describe, expect, it } from 'vitest'
import { folded } from '../derived/wording.ts'
import { flagPictures } from '../media.ts'
import { contentLanguages } from '../types.ts'
import type { ContentLanguage } from '../types.ts'
import { guessTheWord } from './index.ts'

const { categories, questions } = guessTheWord()
const clues = questions.filter(({ category }) => category !== 'flags-by-name')
const wordOf = ({ word }: { word: string | null }) => word ?? ''

describe('guess the word', () => {
  it('has 140 English words and 70 in Arabic and in Spanish, besides the flags', () => {
    const count = (language: ContentLanguage) => clues.filter(question => question.language === language).length
    expect(count('en')).toBeGreaterThanOrEqual(140)
    expect(count('ar')).toBeGreaterThanOrEqual(70)
    expect(count('es')).toBeGreaterThanOrEqual(70)
  })

  it.each(contentLanguages)('has enough for a play in every category: %s', language => {
    for (const { slug } of categories) {
      const members = questions.filter(question => question.language === language && question.category === slug)
      expect(members.length, slug).toBeGreaterThanOrEqual(language === 'en' ? 20 : 10)
    }
  })

  it('has about 40 flags in every language, each with a picture we serve', () => {
    const pictures = new Set(flagPictures().map(({ name }) => name))
    const flags = questions.filter(({ category }) => category === 'flags-by-name')
    expect(flags.length).toBeGreaterThanOrEqual(3 * 38)
    expect(flags.filter(({ image }) => !image || !pictures.has(image))).toEqual([])
  })

  it('asks for words of 3 to 14 letters, with at most a blank, hyphen or apostrophe', () => {
    const odd = questions.map(wordOf).filter(word => !/^\p{L}[\p{L} '’-]+\p{L}$/u.test(word.normalize('NFC')) || word.length > 14)
    expect(odd).toEqual([])
  })

  it('never tells the word, nor its stem, in the clue', () => {
    const telling = questions.filter(question => tells(question.question, wordOf(question)))
    expect(telling.map(question => `${wordOf(question)}: ${question.question}`)).toEqual([])
  })

  it('asks for each word once in a language and explains all', () => {
    const words = clues.map(question => `${question.language} ${folded(wordOf(question))}`)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    const texts = clues.map(({ language, question }) => `${language} ${folded(question)}`)
    expect(new Set(texts).size).toBe(texts.length)
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length)
    expect(questions.filter(({ note }) => !note)).toEqual([])
  })
})

/** Removes the Arabic article and the particles that are joined to a word. */
function bare(word: string): string {
  return word.replace(/^(?:[وفبك]?ال|لل)(?=.{2})/u, '')
}

/** True when a word of the clue is part of the answer, contains it, or shares its first five letters. */
function tells(clue: string, word: string): boolean {
  const parts = folded(word).split(' ').map(bare)
  const said = folded(clue).split(' ').map(bare)
  return parts.some(part => {
    const stem = part.slice(0, Math.min(5, part.length))
    return said.some(other => other.startsWith(stem) || (part.length >= 4 && other.includes(part)))
  })
}
