import { expect, it } from 'vitest'
import { strikeFor } from './strike-key.ts'

const options = (['a', 'b', 'c'] as const).map(key => ({ key, text: key, image: null, image_text: null }))

it.each([
  ['KeyB', true, 'b'],
  ['Digit3', true, 'c'],
  ['Numpad1', true, 'a'],
  ['KeyD', true, null],
  ['KeyX', true, null],
  ['KeyB', false, null],
] as const)('%s with Shift %s strikes out %s', (code, shiftKey, option) => expect(strikeFor({ code, shiftKey }, options)).toBe(option))
