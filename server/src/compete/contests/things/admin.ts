// The calls of treasurers, who send things to their winners. The audit holds no address, because it is kept for ever.

import { type ThingToSend, type ThingToSendWhole, wonThingAdmin } from '@trivium/contract/compete/won-things.admin'
import type { InputOf } from '@trivium/contract/platform/action'
import { type Context, handle, type StaffContext } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { refuseUnseen } from '../../../platform/api/seen.ts'
import { lockAccountRow } from '../../../platform/db/lock-accounts.ts'
import { mediaPath } from '../../../platform/media/index.ts'
import { isolated, notify } from '../../../rewards/notices/index.ts'
import { countQueuedThings, type QueuedThingRow, readQueuedThing, readQueuedThings } from './admin-store.ts'
import { whyNotSend } from './policy.ts'
import { changeWonThing, lockWonThing } from './store.ts'

export const wonThingAdminActions = handle(wonThingAdmin, {
  async get_things_to_send({ offset = 0, limit, state, order = 'asc' }, { db, settings }) {
    const page = { offset, limit: limit ?? settings.page_size, order }
    const [rows, total] = await Promise.all([readQueuedThings(db, state, page), countQueuedThings(db, state)])
    return { data: rows.map(presentQueued), total }
  },

  get_thing_to_send: ({ thing_id }, context) => wholeThing(thing_id, context),
  mark_thing_sent: markSent,
})

/** The account is locked before its thing, as when the account is deleted. */
async function markSent({ thing_id: id, version, note }: InputOf<typeof wonThingAdmin.mark_thing_sent>, context: StaffContext) {
  const { db, player, now, audit } = context
  const found = (await readQueuedThing(db, id)) ?? refuse('document_not_found')
  const { status: account_status } = await lockAccountRow(db, found.account_id)
  const row = must(await lockWonThing(db, id), 'things that were won are kept')
  const refusal = whyNotSend({ ...row, account_status }, player)
  if (refusal) refuse(refusal)
  refuseUnseen(row, version)
  await changeWonThing(db, id, { state: 'sent', note: note ?? null, sent_at: now, sent_by: player.id })
  const { account_id: accountId, contest_id: typeId, name, how } = row
  await notify(db, { accountId, type: 'contest_thing_sent', key: `thing:${id}:sent`, params: { thing: isolated(name) }, typeId, at: now })
  audit({ subject: `thing:${id}`, before: { state: row.state }, after: { state: 'sent', thing: name, how, account_id: accountId } })
  return wholeThing(id, context)
}

async function wholeThing(id: number, { db, player }: Context): Promise<ThingToSendWhole> {
  const row = (await readQueuedThing(db, id)) ?? refuse('document_not_found')
  const { account_status, email, mobile, description, image, recipient, address, note, sent_by, sender, version } = row
  return {
    ...presentQueued(row),
    account_status,
    email,
    mobile,
    description,
    image_path: image && mediaPath(image),
    recipient,
    address,
    note,
    sent_by: sent_by === null ? null : { id: sent_by, name: sender ?? '' },
    version,
    why_not: whyNotSend(row, player),
  }
}

function presentQueued({ id, contest_id, contest, account_id, winner, name, state, how, ...at }: QueuedThingRow): ThingToSend {
  return {
    id,
    contest_id,
    contest: contest ?? '',
    account_id,
    winner,
    thing: name,
    state,
    how,
    won_at: at.won_at.toISOString(),
    claimed_at: at.claimed_at?.toISOString() ?? null,
    sent_at: at.sent_at?.toISOString() ?? null,
  }
}
