import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Place, useOutside } from './use-outside.ts'

it('holds what covers a game until the game is over, and a badge until its result was seen', async () => {
  const { result, rerender } = renderHook(({ place }: { place: Place }) => useOutside(place), { initialProps: { place: 'game' } })
  const told: string[] = []
  void result.current(['game']).then(() => told.push('notice'))
  void result.current(['game', 'result']).then(() => told.push('badge'))
  rerender({ place: 'game' })
  await Promise.resolve()
  expect(told).toEqual([])
  rerender({ place: 'result' })
  await vi.waitFor(() => expect(told).toEqual(['notice']))
  rerender({ place: 'page' })
  await vi.waitFor(() => expect(told).toEqual(['notice', 'badge']))
  await result.current(['game', 'result'])
})
