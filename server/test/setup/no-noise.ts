// An unexpected console.error or console.warn fails the test that caused it.

import { afterEach, expect, vi } from 'vitest'

const error = vi.spyOn(console, 'error').mockImplementation(() => {})
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

afterEach(() => {
  const said = [...error.mock.calls, ...warn.mock.calls]
  error.mockClear()
  warn.mockClear()
  expect(said, 'nothing may be written to the console').toEqual([])
})
