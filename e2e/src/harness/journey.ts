// `it` for journeys: provides visitors, saves screenshots of failures, and fails a journey when a page reports errors.

import { expect, inject, test } from 'vitest'
import { newPlayer, type Player } from './players.ts'
import { Theatre, type Visitor, type VisitorOptions } from './stage.ts'

interface Fixtures {
  /** Opens another browser window, with its own storage. */
  visit: (options?: VisitorOptions) => Promise<Visitor>
  /** A new player that no other journey uses. */
  player: Player
}

export const it = test.extend<Fixtures>({
  visit: async ({ task }, use) => {
    const theatre = new Theatre(inject('serverUrl'))
    await use(options => theatre.visitor(options))
    if (task.result?.state === 'fail') await theatre.photograph(task.name)
    const complaints = await theatre.leave()
    expect(complaints, 'what the pages complained about').toEqual([])
  },
  player: async ({}, use) => use(await newPlayer(inject('serverUrl'))),
})
