import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { describe, expect, it } from 'vitest'
import { type MapStop, nextStop, shareOf, sumsOf, wholeOnes } from './progress.ts'

const stop = (slug: string, change: Partial<MapStop> = {}): MapStop => ({
  slug,
  name: slug,
  icon: 'world',
  is_played: false,
  levels: [1, 2].map(level => ({ level, state: 'open', stars: 0 })),
  won: 0,
  played: 0,
  stars: 0,
  next_level: 1,
  ...change,
})
const subject = (slug: string, stops: MapStop[]): MapSubject => ({
  type: 'quiz_zone',
  slug,
  name: slug,
  icon: 'world',
  color: 250,
  is_premium: false,
  unlocked: true,
  questions: 20,
  stops,
})
const done = { won: 2, played: 2, stars: 5, next_level: null }

describe('nextStop', () => {
  const at = (subjects: MapSubject[]) => {
    const next = nextStop(subjects)
    return next && [next.subject.slug, next.stop.slug, next.level]
  }

  it.each([
    ['the first one on the first day', [subject('a', [stop('1')]), subject('b', [stop('2')])], ['a', '1', 1]],
    [
      'the one that the player has started',
      [subject('a', [stop('1')]), subject('b', [stop('2', { played: 1, next_level: 2 })])],
      ['b', '2', 2],
    ],
    ['the neighbour of a won stop', [subject('a', [stop('1')]), subject('b', [stop('2', done), stop('3')])], ['b', '3', 1]],
    ['none if everything is won', [subject('a', [stop('1', done)])], null],
    ['none on an empty map', [], null],
  ])('is %s', (_what, subjects, expected) => expect(at(subjects)).toEqual(expected))
})

describe('wholeOnes', () => {
  const of = (subjects: MapSubject[]) => wholeOnes(subjects, nextStop(subjects)).map(({ slug }) => slug)
  const fresh = ['a', 'b', 'c', 'd'].map(slug => subject(slug, [stop('1')]))
  const begun = { played: 1, is_played: true }

  it.each([
    ['the first three that are free on the first day', [{ ...subject('p', [stop('1')]), unlocked: false }, ...fresh], ['a', 'b', 'c']],
    ['those begun', [...fresh, subject('e', [stop('2', begun)]), subject('f', [stop('3'), stop('4', done)])], ['e', 'f']],
    ['the next one, too', [subject('z', [stop('1', { ...begun, ...done })]), ...fresh], ['z', 'a']],
    ['none on an empty map', [], []],
  ])('are %s', (_what, subjects, expected) => expect(of(subjects)).toEqual(expected))
})

describe('sumsOf', () => {
  it('adds up levels and stars', () => {
    const sums = sumsOf([stop('1', done), stop('2')])
    expect(sums).toEqual({ won: 2, total: 4, stars: 5 })
    expect([shareOf(sums), shareOf(sumsOf([]))]).toEqual([0.5, 0])
  })
})
