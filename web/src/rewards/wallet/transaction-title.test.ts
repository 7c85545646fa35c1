import { lifelineNames, modes } from '@trivium/contract/play/plays'
import { modeTable } from '@trivium/rules/play/modes'
import { expect, it } from 'vitest'
import { knownTitles } from './transaction-title.ts'

// The codes that server/src/play/plays/settling/settle.ts and lifeline.ts write. The types ensure that each code has a text.
const won = modes.flatMap(mode => {
  const { coins } = modeTable[mode]
  if (coins === null) return []
  return coins.when === 'first_win_of_level' ? 'level_won' : `won_${mode}`
})
const lifelines = lifelineNames.map(name => `lifeline_${name}`)

it.each([...new Set(won), ...lifelines])('%s has a title', code => {
  expect(knownTitles).toContain(code)
})
