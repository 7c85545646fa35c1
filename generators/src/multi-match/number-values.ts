// Powers, fractions of one, lengths and times, each with its value for sorting.

import type { ContentLanguage } from '@trivium/content/types'
import type { Ordered } from './ordered-sequences.ts'

const raised = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹', '¹⁰']

const bases: [base: number, exponent: number][] = [
  [2, 3],
  [3, 2],
  [5, 2],
  [10, 2],
  [2, 5],
  [3, 3],
  [2, 4],
  [4, 3],
  [10, 3],
  [6, 2],
  [7, 2],
  [5, 3],
  [2, 7],
  [9, 2],
  [3, 4],
  [2, 8],
  [6, 3],
  [2, 10],
  [4, 4],
  [3, 5],
]

export const powers: Ordered[] = bases.map(([base, exponent], rank) => ({
  label: `${base}${raised[exponent]}`,
  value: base ** exponent,
  shown: String(base ** exponent),
  rank,
}))

const parts: [label: string, top: number, bottom: number][] = [
  ['1/2', 1, 2],
  ['10%', 1, 10],
  ['3/4', 3, 4],
  ['1/4', 1, 4],
  ['90%', 9, 10],
  ['1/3', 1, 3],
  ['20%', 1, 5],
  ['2/3', 2, 3],
  ['40%', 2, 5],
  ['1/8', 1, 8],
  ['3/5', 3, 5],
  ['70%', 7, 10],
  ['5/6', 5, 6],
  ['3/8', 3, 8],
  ['5%', 1, 20],
  ['4/5', 4, 5],
  ['5/8', 5, 8],
  ['7/8', 7, 8],
  ['45%', 9, 20],
  ['4/7', 4, 7],
]

export const mixedValues: Ordered[] = parts.map(([label, top, bottom], rank) => ({
  label,
  value: top / bottom,
  shown: percentage((top / bottom) * 100),
  rank,
}))

/** Rounds to whole percent, because the decimal mark differs between languages. */
function percentage(exact: number): string {
  return Number.isInteger(exact) ? `${exact}%` : `≈\u00a0${Math.round(exact)}%`
}

const lengthRows: [label: string, metres: number][] = [
  ['1 m', 1],
  ['50 cm', 0.5],
  ['1 km', 1000],
  ['1 mm', 0.001],
  ['2 m', 2],
  ['10 cm', 0.1],
  ['300 m', 300],
  ['20 mm', 0.02],
  ['120 cm', 1.2],
  ['5 mm', 0.005],
  ['800 m', 800],
  ['1500 m', 1500],
  ['30 cm', 0.3],
  ['900 mm', 0.9],
  ['20 m', 20],
  ['4500 mm', 4.5],
]

const arabicUnits: Record<string, string> = { km: 'كم', m: 'م', cm: 'سم', mm: 'مم' }

export function lengths(language: ContentLanguage): Ordered[] {
  const written = (length: string) => (language === 'ar' ? length.replace(/[a-z]+$/, unit => arabicUnits[unit] ?? unit) : length)
  return lengthRows.map(([label, metres], rank) => ({
    label: written(label),
    value: metres,
    shown: written(Number.isInteger(metres) ? `${metres} m` : `${Math.round(metres * 1000)} mm`),
    rank,
  }))
}

const timeNames = {
  en: ['seconds', 'minutes', 'hours', 'days', 'weeks'],
  es: ['segundos', 'minutos', 'horas', 'días', 'semanas'],
  ar: ['ثانية', 'دقيقة', 'ساعة', 'يومًا', 'أسبوعًا'],
}
const unitMinutes = [1 / 60, 1, 60, 1440, 10080]

/** All counts are eleven or more, so that Arabic needs only the singular. */
const timeRows: [count: number, unit: number][] = [
  [30, 0],
  [30, 1],
  [12, 2],
  [12, 3],
  [90, 1],
  [11, 4],
  [100, 0],
  [36, 2],
  [45, 1],
  [20, 3],
  [150, 0],
  [72, 1],
  [200, 1],
  [11, 2],
  [100, 2],
  [15, 4],
  [400, 0],
  [600, 1],
  [50, 2],
  [60, 3],
  [800, 1],
]

export function times(language: ContentLanguage): Ordered[] {
  return timeRows.map(([count, unit], rank) => {
    const minutes = count * (unitMinutes[unit] ?? 0)
    return { label: `${count} ${timeNames[language][unit]}`, value: minutes, shown: inPlainUnit(minutes, language), rank }
  })
}

function inPlainUnit(minutes: number, language: ContentLanguage): string {
  const [second, minute, hour] = { en: ['s', 'min', 'h'], es: ['s', 'min', 'h'], ar: ['ثانية', 'دقيقة', 'ساعة'] }[language]
  if (minutes >= 600 && minutes % 60 === 0) return `${minutes / 60} ${hour}`
  return Number.isInteger(minutes) ? `${minutes} ${minute}` : `${Math.round(minutes * 60)} ${second}`
}
