import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { allModes } from '../../../modes/modes.ts'
import { modeMotifs } from './mode-motif.tsx'

describe('the drawings of modes', () => {
  it.each(allModes)('show %s without words, in the inks of the cover', mode => {
    const { container } = render(<svg>{modeMotifs[mode]}</svg>)
    expect(container.querySelectorAll('path, circle, rect, ellipse').length).toBeGreaterThan(1)
    expect(container.querySelectorAll('text, image, [id]')).toHaveLength(0)
    expect(container.innerHTML).not.toMatch(/#[\da-f]{3,6}|rgb|hsl/)
  })

  it('belong to one mode each, except that of the tests', () => {
    const own = Object.groupBy(allModes, mode => render(<svg>{modeMotifs[mode]}</svg>).container.innerHTML)
    expect(Object.values(own).filter(modes => modes?.length !== 1)).toEqual([
      ['tutor_test', 'timed_test', 'adaptive_test', 'readiness_test'],
    ])
  })
})
