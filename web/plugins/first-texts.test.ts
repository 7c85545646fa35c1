import { describe, expect, it } from 'vitest'
import { textsIn } from './first-texts.ts'

const texts = {
  'home.title': 'Hello',
  'home.left_one': 'One left',
  'home.left_other': '{{count}} left',
  'mode.name_maths': 'Maths',
  'mode.text_maths': 'Sums',
  'auth.too_few': 'Too few',
}

describe('the texts of the first screen', () => {
  it.each(['"', "'", '`'])('include keys in the code in %s', quote => {
    expect(textsIn(`t(${quote}home.title${quote})`, texts)).toEqual({ 'home.title': 'Hello' })
  })

  it('include all plural forms', () => {
    expect(Object.keys(textsIn('t("home.left",{count:2})', texts))).toEqual(['home.left_one', 'home.left_other'])
  })

  it('include all keys that a template can build at runtime', () => {
    expect(Object.keys(textsIn('t(`mode.name_${mode}`)', texts))).toEqual(['mode.name_maths'])
  })

  it('include no others', () => {
    expect(textsIn('t("home.title_long"),"mode.name_maths.x"', texts)).toEqual({})
  })
})
