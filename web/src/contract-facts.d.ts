// The types of the module that plugins/contract-facts.ts generates from the contract.

declare module 'virtual:contract-facts' {
  import type { ActionName } from '@trivium/contract'

  /** Actions that accept a content language. */
  export const takesLanguage: ReadonlySet<ActionName>
  /** Actions that need an idempotency key against double execution; naturally idempotent ones need none. */
  export const takesKey: ReadonlySet<ActionName>
}
