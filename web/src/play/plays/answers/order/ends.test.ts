import { describe, expect, it } from 'vitest'
import { endsOf } from './ends.ts'

describe('endsOf', () => {
  it.each([
    ['Put in order, from the smallest to the largest: 1/2, 1/3.', 'Smallest', 'Largest'],
    ['Put these seas in order from west to east.', 'West', 'East'],
    ['Put these countries in order of area, the largest first: Peru, Mali.', 'Largest', 'Smallest'],
    ['What came before this: Sputnik 1, the first satellite? Put it in order, the latest first.', 'Latest', 'Earliest'],
    ['Ordena estos países por su superficie, de mayor a menor: Perú, Mali.', 'Mayor', 'Menor'],
    ['Ordena del más antiguo al más reciente lo que vino después de esto.', 'Más antiguo', 'Más reciente'],
    ['Ordena las comidas del día, de la primera a la última.', 'Primera', 'Última'],
    ['رتّب هذه البلدان بحسب مساحتها من الأكبر إلى الأصغر: كندا، مصر.', 'الأكبر', 'الأصغر'],
    ['رتّب هذه المدن من الشمال إلى الجنوب.', 'الشمال', 'الجنوب'],
  ])('names the ends of “%s”', (question, start, end) => expect(endsOf(question)).toEqual({ start, end }))

  it.each([
    'Put the stages of a journey to the Moon in order.',
    'Put in order, starting nearest to the Sun: Venus, Mars.',
    'What came after this: Sputnik 1, the first satellite?',
    'Ordena los pasos que llevan del cacao a la taza.',
    'Ordena el viaje del agua a partir del mar.',
    'رتب ابتداء من الأقرب إلى الشمس: الزهرة، نبتون.',
  ])('does not guess the ends of “%s”', question => expect(endsOf(question)).toBeNull())
})
