import { describe, expect, it } from 'vitest'
import { aQuestion, choices, matchesOf } from '../../../../../test/play.ts'
import { digitTyped, missingPairs, nextOpen, type One, type Pairing, pairsText, putBack, tapped } from './pairing.ts'

const question = aQuestion(1, { question_type: 'matching', options: choices('Spain', 'France', 'Italy'), matches: matchesOf(12) })
const start: Pairing = { pairs: [], picked: null, typed: null }
const option = (key: 'a' | 'b' | 'c'): One => ({ side: 'option', key })
const match = (key: '1' | '2' | '3'): One => ({ side: 'match', key })
const after = (taps: One[]) => taps.reduce<Pairing>(tapped, start)
const typed = (letters: Pairing, digits: string) =>
  [...digits].reduce<Pairing>((pairing, digit) => digitTyped(pairing, digit, question) ?? pairing, letters)

describe('a tap', () => {
  it('pairs one entry with one of the other side, in either order', () => {
    expect(pairsText(after([option('b'), match('1'), match('3'), option('a')]).pairs)).toBe('a-3,b-1')
  })

  it('gives one match to several options', () => {
    expect(pairsText(after([option('a'), match('2'), option('b'), match('2')]).pairs)).toBe('a-2,b-2')
  })

  it('on a paired option removes the pair and chooses the option again', () => {
    const once = after([option('a'), match('2'), option('a')])
    expect(once).toMatchObject({ pairs: [], picked: option('a') })
    expect(tapped(once, option('a'))).toMatchObject({ pairs: [], picked: null, news: { kind: 'put_back' } })
  })

  it('on another entry of the same side chooses that one instead', () => {
    expect(after([option('a'), option('b')]).picked).toEqual(option('b'))
    expect(after([match('1'), match('2')]).picked).toEqual(match('2'))
  })

  it('re-pairs an option when its new match was chosen first', () => {
    expect(pairsText(after([option('a'), match('1'), match('2'), option('a')]).pairs)).toBe('a-2')
  })
})

describe('a digit', () => {
  it('pairs the chosen option with the match of that number, and does nothing without a chosen option', () => {
    expect(pairsText(typed(after([option('a')]), '3').pairs)).toBe('a-3')
    expect(digitTyped(start, '3', question)).toBeNull()
    expect(digitTyped(after([match('1')]), '3', question)).toBeNull()
    expect(digitTyped(after([option('a')]), '0', question)).toBeNull()
  })

  it.each([
    ['12', 'a-12'],
    ['10', 'a-10'],
    ['13', 'a-3'],
    ['21', 'a-1'],
    ['112', 'a-2'],
  ])('%s stands for %s', (digits, pairs) => expect(pairsText(typed(after([option('a')]), digits).pairs)).toBe(pairs))

  it('for the next option does not continue the number typed before', () => {
    expect(pairsText(typed(tapped(typed(after([option('a')]), '1'), option('b')), '2').pairs)).toBe('a-1,b-2')
  })
})

it('clears the choice', () => {
  expect(putBack(after([option('a')]))).toMatchObject({ picked: null, news: { kind: 'put_back', one: option('a') } })
  expect(putBack(start)).toBeNull()
})

it('moves on to the next option without a match, wrapping around at the end', () => {
  const { pairs } = after([option('c'), match('1')])
  expect(nextOpen(question, pairs, 'c')).toBe('a')
  expect(nextOpen(question, pairs, 'a')).toBe('b')
  expect(missingPairs(question, pairs)).toBe(2)
  expect(nextOpen({ options: question.options.slice(2) }, pairs, 'c')).toBeNull()
})
