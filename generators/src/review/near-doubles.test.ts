import { contentLanguages } from '@trivium/content/types'
import { describe, expect, it } from 'vitest'
import { builtContent } from '../built-content.ts'
import { nearDoubles } from './near-doubles.ts'
import type { ReviewedQuestion } from './near-doubles.ts'
import { reviewed } from './reviewed.ts'

const zone = builtContent().questions.filter(({ isWritten, categoryType }) => isWritten && categoryType === 'quiz_zone')

describe('the search for near-doubles', () => {
  const other: ReviewedQuestion = { key: 'o', place: 'history', question: 'Who built Machu Picchu?', note: 'High up.', right: ['The Inca'] }
  const velcro: ReviewedQuestion = {
    key: 'v',
    place: 'inventions',
    question: 'Which fastener did a walk with a dog and some burrs inspire?',
    note: 'The hooks are tiny.',
    right: ['Velcro'],
  }
  const filler = Array.from({ length: 50 }, (_, at): ReviewedQuestion => ({
    key: `f${at}`,
    place: 'food',
    question: `Which fruit is number ${at}${at}?`,
    note: 'It is sweet.',
    right: [`Fruit${at}`],
  }))
  const kindsOf = (...questions: ReviewedQuestion[]) => nearDoubles([...questions, ...filler]).map(({ kind }) => kind)

  it('finds one question in two places', () => {
    const again = {
      ...velcro,
      key: 'w',
      place: 'general-knowledge',
      question: 'Which fastening did a dog with burrs inspire?',
    }
    expect(kindsOf(velcro, again)).toEqual(['double'])
  })

  it('finds a note that tells the answer of another question of its place', () => {
    const note = 'Burrs on a walk with his dog inspired George de Mestral, too: he made the fastener Velcro.'
    expect(kindsOf(velcro, { ...other, place: 'inventions', note })).toEqual(['leak'])
    expect(kindsOf(velcro, { ...other, note })).toEqual([])
  })

  it('finds nothing in questions that share common words only', () => {
    expect(kindsOf(velcro, other)).toEqual([])
  })
})

describe('the written questions', () => {
  it.each(contentLanguages)('ask nothing twice and do not tell each other’s answers: %s', language => {
    const found = nearDoubles(zone.filter(question => question.language === language).map(reviewed))
    const shown = found.map(({ kind, one, other }) => `${kind}: ${one.place} “${one.question}” and ${other.place} “${other.question}”`)
    expect(shown, `${found.length} pairs; node generators/scripts/review.ts ${language} shows them`).toEqual([])
  })
})
