// The job that sends push messages. A committed statement takes each message before it is sent, so that none is sent twice.

import type { FastifyBaseLogger } from 'fastify'
import { liveSince } from '../../people/accounts/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import type { DeliveryOutcome, Transport } from './deliver.ts'
import type { Fcm } from './fcm.ts'
import { type DueMessage, takeDue, tryAgain } from './queue-store.ts'
import { sayMessage } from './messages.ts'
import { clearFcmId, deleteGone } from './store.ts'
import { type Vapid, sendWebPush } from './web-push.ts'

interface PushParts {
  db: Db
  vapid: Vapid
  /** Null without a service account. */
  fcm: Fcm | null
  transport: Transport
  log: FastifyBaseLogger
}

interface Round extends PushParts {
  settings: Settings
  now: Date
}

const atOnce = 20
const firstWaitMs = 30_000
const mostTries = 6

/** Sends until nothing is due any more. */
export async function sendDue(parts: PushParts, settings: Settings, now: Date): Promise<void> {
  for (;;) {
    const { taken, due } = await takeDue(parts.db, { now, ...liveSince(now) })
    if (taken === 0) return
    for (let first = 0; first < due.length; first += atOnce) {
      await Promise.all(due.slice(first, first + atOnce).map(message => sendOne(message, { ...parts, settings, now })))
    }
  }
}

/** A fault with one message does not affect the others. The log omits the address, because anybody who has it could send messages. */
async function sendOne(message: DueMessage, round: Round): Promise<void> {
  const complain = (error: unknown) => round.log.error({ err: error, kind: message.kind }, 'a push message could not be sent')
  try {
    const outcome = await deliver(message, round).catch((error: unknown): DeliveryOutcome => {
      complain(error)
      return { what: 'again', afterMs: null }
    })
    await follow(message, outcome, round)
  } catch (error) {
    complain(error)
  }
}

/** @throws only before anything was sent, so that the message can be tried again */
async function deliver(message: DueMessage, round: Round): Promise<DeliveryOutcome> {
  if (message.channel === 'fcm' && !round.fcm) return { what: 'lost' }
  const said = await sayMessage(message, round)
  if (!said) return { what: 'lost' }
  return message.channel === 'fcm' && round.fcm ? round.fcm.send(message, said, round.now) : sendWebPush(message, said, round)
}

async function follow(message: DueMessage, outcome: DeliveryOutcome, { db, now }: Round): Promise<void> {
  const { session, endpoint, fcmId, tries, channel } = message
  if (outcome.what === 'gone') {
    if (channel === 'web' && endpoint !== null) await deleteGone(db, session, endpoint)
    if (channel === 'fcm' && fcmId !== null) await clearFcmId(db, session, fcmId)
  }
  if (outcome.what !== 'again' || tries >= mostTries) return
  const waitMs = Math.max(outcome.afterMs ?? 0, firstWaitMs * 4 ** (tries - 1))
  await tryAgain(db, message, new Date(now.getTime() + waitMs))
}
