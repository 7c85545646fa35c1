import { describe, expect, it } from 'vitest'
import { nameIn } from './names.ts'

describe('nameIn', () => {
  it.each([
    ['in the language', { en: 'Rivers', es: 'Ríos', ar: 'أنهار' }, 'Ríos'],
    ['else in English', { ar: 'أنهار', en: 'Rivers' }, 'Rivers'],
    ['else in any language', { ar: 'أنهار' }, 'أنهار'],
    ['else empty', {}, ''],
  ])('is the name %s', (_rule, names, name) => expect(nameIn(names, 'es')).toBe(name))
})
