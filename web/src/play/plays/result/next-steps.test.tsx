import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show, text } from '../../../../test/open-app.tsx'
import { aPlayer } from '../../../../test/people.ts'
import { aResult } from '../../../../test/play.ts'
import { MainStep } from './next-steps.tsx'

const stepsOf = async (won: boolean) => {
  await show(<MainStep result={aResult({ won, level: 1, next_level: 2 })} untaken={null} />, { player: aPlayer() })
  return screen.getAllByRole('button').map(button => button.textContent)
}
// Not before the texts are there.
const onward = () => text('catalogue.play_level', { level: '2' })

it('offers a level that was not won again first, and the next one second', async () => {
  expect(await stepsOf(false)).toEqual([text('result.try_again'), onward()])
})

it('offers the next level after a won one', async () => {
  expect(await stepsOf(true)).toEqual([onward()])
})
