// The calls of winners about their things.

import { wonThings, type WonThing } from '@trivium/contract/compete/won-things'
import type { InputOf } from '@trivium/contract/platform/action'
import { type Context, handle } from '../../../platform/api/handle.ts'
import { InvalidInput, refuse } from '../../../platform/api/refuse.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { mediaPath } from '../../../platform/media/index.ts'
import { isSettled } from './policy.ts'
import { changeWonThing, lockWonThing, readOwnThings, type WonThingRow } from './store.ts'

export const wonThingActions = handle(wonThings, {
  async get_won_things({ contest_id }, { db, player }) {
    return (await readOwnThings(db, player.id, contest_id)).map(presentWon)
  },

  claim_won_thing: (claim, context) => claimThing(claim, context),
})

type Claim = InputOf<typeof wonThings.claim_won_thing>

function claimThing(claim: Claim, { db, player, now }: Context): Promise<WonThing> {
  return inTransaction(db, async tx => {
    const row = await lockWonThing(tx, claim.thing_id)
    if (row?.account_id !== player.id) return refuse('document_not_found')
    if (isSettled(row)) refuse('thing_settled')
    return presentWon(await changeWonThing(tx, row.id, { ...whereTo(claim), claimed_at: now }))
  })
}

/** Nothing stays of an address that is no longer needed. */
function whereTo({ how, recipient, address }: Claim) {
  const nowhere = { how: null, recipient: null, address: null }
  if (how === 'declined') return { ...nowhere, state: 'declined' } as const
  if (how === 'in_person') return { ...nowhere, state: 'to_send', how } as const
  if (recipient === undefined) return missing('recipient')
  if (address === undefined) return missing('address')
  return { state: 'to_send', how, recipient, address } as const
}

function missing(field: 'recipient' | 'address'): never {
  throw new InvalidInput([{ field, problem: 'is missing: a thing that is sent by post needs it' }])
}

function presentWon({ id, name, description, image, state, how, recipient, address, note, sent_at }: WonThingRow): WonThing {
  return {
    id,
    name,
    description,
    image: image && mediaPath(image),
    state,
    how,
    recipient,
    address,
    note,
    sent_at: sent_at?.toISOString() ?? null,
  }
}
