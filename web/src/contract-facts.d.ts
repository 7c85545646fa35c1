// Made by contract-facts-plugin.ts from the contract.

declare module 'virtual:contract-facts' {
  import type { ActionName } from '@trivium/contract'

  /** Actions that answer in the content language. */
  export const takesLanguage: ReadonlySet<ActionName>
  /** Actions that must not be done twice; those that repeat their own answer need no key. */
  export const takesKey: ReadonlySet<ActionName>
}
