// Every action and its handler. The list of actions not built yet may only shrink: server/test/walk.test.ts checks that.

import type { ActionName, Contract } from '@trivium/contract'
import type { AnyHandler } from './api/actions-route.ts'
import type { Handlers } from './api/handle.ts'
import { refuse } from './api/refuse.ts'

/** In the contract from the start, but not built yet: each answers `operation_not_allowed`. */
export const notBuiltYet = ['get_payment_request', 'set_payment_request', 'delete_pending_payment_request'] as const satisfies ActionName[]

type NotBuilt = (typeof notBuiltYet)[number]
export type Built = Pick<Contract, Exclude<ActionName, NotBuilt>>

/** Takes the handlers of every built action; a missing one does not compile. */
export function allHandlers(built: Handlers<Built>): Record<string, AnyHandler> {
  const refusing = Object.fromEntries(notBuiltYet.map(name => [name, async () => refuse('operation_not_allowed')]))
  return { ...refusing, ...built }
}
