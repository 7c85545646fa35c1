import { describe, expect, it } from 'vitest'
import { assignLevels } from '../assign-levels.ts'
import { folded } from '../derived/wording.ts'
import { flagPictures } from '../media.ts'
import { contentLanguages } from '@trivium/content/types'
import { guessTheWord } from './index.ts'

const { categories, questions } = guessTheWord()
const clues = questions.filter(({ category }) => category !== 'flags-by-name')
const wordOf = ({ word }: { word: string | null }) => word ?? ''

describe('guess the word', () => {
  it.each(contentLanguages)('has at least 300 words besides the flags: %s', language => {
    expect(clues.filter(question => question.language === language).length).toBeGreaterThanOrEqual(300)
  })

  it.each(contentLanguages)('has at least 48 words of five levels in every category: %s', language => {
    const levelled = assignLevels(questions, []).filter(question => question.language === language)
    for (const { slug } of categories) {
      const members = levelled.filter(({ category }) => category === slug)
      expect(members.length, slug).toBeGreaterThanOrEqual(slug === 'flags-by-name' ? 38 : 48)
      if (slug !== 'flags-by-name') expect(Math.max(...members.map(({ level }) => level)), slug).toBeGreaterThanOrEqual(5)
    }
  })

  it('has about 40 flags in every language, each with a picture among our media', () => {
    const pictures = new Set(flagPictures().map(({ name }) => name))
    const flags = questions.filter(({ category }) => category === 'flags-by-name')
    expect(flags.length).toBeGreaterThanOrEqual(3 * 38)
    expect(flags.filter(({ image }) => !image || !pictures.has(image))).toEqual([])
  })

  it('asks for words of 3 to 14 letters, with a blank, hyphen or apostrophe at most', () => {
    const odd = questions.map(wordOf).filter(word => !/^\p{L}[\p{L} '’-]+\p{L}$/u.test(word.normalize('NFC')) || word.length > 14)
    expect(odd).toEqual([])
  })

  it('never names the word or its stem in the clue', () => {
    const telling = questions.filter(question => tells(question.question, wordOf(question)))
    expect(telling.map(question => `${wordOf(question)}: ${question.question}`)).toEqual([])
  })

  it('asks for each word once in a language, and explains it', () => {
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
