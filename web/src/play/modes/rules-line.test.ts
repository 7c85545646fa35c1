import i18next from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import translation from '../../../../content/texts/en.json' with { type: 'json' }
import { roundOf } from './round.ts'
import { RulesLine } from './rules-line.tsx'

beforeAll(async () => {
  const options = { lng: 'en', keySeparator: false, interpolation: { escapeValue: false }, resources: { en: { translation } } } as const
  await i18next.createInstance().use(initReactI18next).init(options)
})

type Config = Parameters<typeof roundOf>[1]

/** The lines as readers see them, without direction marks. */
function linesOf(mode: Parameters<typeof roundOf>[0], config: Config = null, levels?: number): string[] {
  const html = renderToStaticMarkup(createElement(RulesLine, { round: roundOf(mode, config), ...(levels !== undefined && { levels }) }))
  return [...html.matchAll(/<\/svg> (.*?)<\/li>/g)].map(([, line = '']) => line.replace(/[\u2066\u2069]/g, ''))
}

describe('the rules of a round, before it starts', () => {
  const points = 'Right +4, wrong −2, unanswered 0'
  const helped = 'First lifeline free, then 2 coins each'

  it('say the points of answers, the levels with no penalty for wrong ones, and the price of lifelines', () => {
    expect(linesOf('quiz_zone', null, 10)).toEqual([points, 'Up to level 2, wrong answers cost nothing', helped])
    expect(linesOf('multi_match', null, 10)).toEqual(['Right +8, wrong −4, unanswered 0', 'Up to level 2, wrong answers cost nothing'])
    expect(linesOf('daily_quiz')).toEqual([points])
    expect(linesOf('practice')).toEqual([])
  })

  it('promise nothing that no level offers', () => {
    expect(linesOf('quiz_zone', null, 2)).toEqual(['Right +4, wrong answers cost nothing', helped])
    expect(linesOf('quiz_zone', { deducts_from_level: 1 }, 10)).toEqual([points, helped])
    expect(linesOf('quiz_zone', { score_wrong: 0 }, 10)).toEqual(['Right +4, wrong answers cost nothing', helped])
  })

  it.each([
    [{ free_lifelines: 0 }, 'Lifelines cost 2 coins each'],
    [{ free_lifelines: 2 }, 'First 2 lifelines free, then 2 coins each'],
    [{ free_lifelines: 4 }, 'Lifelines are free'],
    [{ lifeline_price: 0 }, 'Lifelines are free'],
  ])('of lifelines follow the settings %o', (config, line) => expect(linesOf('quiz_zone', config, 10).at(-1)).toBe(line))
})
