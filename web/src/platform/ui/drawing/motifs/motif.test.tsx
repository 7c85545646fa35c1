import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { motifOf } from './motif.tsx'

const drawn = [
  'bulb',
  'world',
  'building-monument',
  'map-2',
  'mountain',
  'map',
  'atom-2',
  'flask',
  'magnet',
  'photo',
  'heartbeat',
  'language',
]
const more = ['messages', 'abc', 'leaf', 'planet', 'stars', 'chess-knight', 'music', 'puzzle', 'cpu', 'book-2', 'palette', 'ball-football']
const others = ['movie', 'flame', 'settings', 'coin', 'coins', 'tools-kitchen-2', 'flag', 'numbers', 'photo-question', 'piano']
const things = ['paw', 'apple', 'armchair', 'dice-5', 'metronome', 'scale', 'chart-line', 'chart-pie', 'square-root', 'variable']
const measures = ['math-function', 'ruler-2', 'target', 'broadcast', 'calculator', 'wave-sine', 'chart-dots']

describe('the drawings of the covers', () => {
  it.each([...drawn, ...more, ...others, ...things, ...measures])('show %s without words, in the inks of the cover', icon => {
    const { container } = render(<svg>{motifOf('any', icon)}</svg>)
    expect(container.querySelectorAll('path, circle, rect, ellipse').length).toBeGreaterThan(1)
    expect(container.querySelectorAll('text, image, [id]')).toHaveLength(0)
    expect(container.innerHTML).not.toMatch(/#[\da-f]{3,6}|rgb|hsl/)
  })

  it('depend on the subject where an icon means something else elsewhere', () => {
    expect(motifOf('history', 'hourglass')).not.toBeNull()
    expect(motifOf('mythology', 'flame')).not.toBe(motifOf('any', 'flame'))
  })

  it('are missing for other icons, which the cover shows instead', () => expect(motifOf('any', 'unknown')).toBeNull())
})
