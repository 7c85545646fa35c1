// Payouts of the demo. A payout needs thousands of coins, which nobody wins in three weeks, so treasurers grant them first.

import { type Actor, type DemoContext, unlessRefused } from './demo-context.ts'
import { signInAgain } from './actors.ts'

interface Treasury {
  treasurer: Actor
  secondTreasurer: Actor
  approver: Actor
  payer: Actor
}

const coins = 6000

/** The first player who may ask for a payout and has not asked yet. */
export async function askForPayout(context: DemoContext, actors: readonly Actor[], treasury: Treasury): Promise<void> {
  for (const actor of actors) {
    const { terms, total } = await actor.ask('get_payment_request', {})
    if (total > 0 || !terms.conditions.every(({ is_met }) => is_met)) continue
    await grant(context, actor, treasury)
    const asked = { payment_type: 'paypal', payment_address: `player-${actor.id}@trivium.example`, coin_used: 5000 }
    return void (await unlessRefused(['payout_below_minimum', 'payouts_off'], actor.ask('set_payment_request', asked)))
  }
}

/** Above a limit a second treasurer confirms the grant. */
async function grant(context: DemoContext, actor: Actor, { treasurer, secondTreasurer }: Treasury): Promise<void> {
  const giver = await signInAgain(context, treasurer)
  const { data } = await giver.ask('adjust_coins', {
    account_id: actor.id,
    coins,
    reason: 'Prize of the summer season, carried over by hand.',
  })
  context.clock.pass(240)
  if (data.state !== 'waiting') return
  await (await signInAgain(context, secondTreasurer)).ask('confirm_adjustment', { adjustment_id: data.id })
}

/** Approved and paid by two people who have not granted the coins. */
export async function payPayouts(context: DemoContext, { approver, payer }: Treasury): Promise<void> {
  const approving = await signInAgain(context, approver)
  const { data } = await approving.ask('get_payouts', { state: 'pending' })
  for (const { id } of data) await approving.ask('approve_payout', { payout_id: id })
  const paying = await signInAgain(context, payer)
  for (const [index, { id }] of data.entries()) await paying.ask('pay_payout', { payout_id: id, reference: `DEMO-${1001 + index}` })
}
