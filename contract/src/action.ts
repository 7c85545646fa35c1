// What an action is: one name, who may call it, what goes in, what comes out, and the refusals it may give.

import type { z } from 'zod'
import type { Refusal } from './refusals.ts'

export const staffRoles = ['editor', 'examiner', 'treasurer', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]
/** `anyone` needs no token, `player` any signed-in account; staff roles come with the console. */
export type Access = 'anyone' | 'player' | StaffRole

export interface ActionSpec {
  summary: string
  access: Access
  input: z.ZodObject
  output: z.ZodType
  /** Fields that stand beside `data` at the top level of the reply. */
  beside?: z.ZodObject
  /** The action takes one file in this field, and no other action takes any. */
  file?: string
  /** Accepts the Idempotency-Key header. */
  movesCoins?: true
  /** Answered while the site is in maintenance, too: so that the notice can be shown and staff can sign in. */
  openInMaintenance?: true
  /** Done twice it answers the same and counts once, without a key. */
  repeatsItself?: true
  refusals: readonly Refusal[]
}

/** Keeps the literal types of one action; there is no default for anything that matters. */
export function action<const Spec extends ActionSpec>(spec: Spec): Spec {
  return spec
}

export type InputOf<Spec extends ActionSpec> = z.output<Spec['input']>
export type DataOf<Spec extends ActionSpec> = z.output<Spec['output']>
export type BesideOf<Spec extends ActionSpec> = Spec extends { beside: infer Beside extends z.ZodObject } ? z.output<Beside> : {}
/** What a handler returns: the data, or the data and what stands beside it. */
export type ResultOf<Spec extends ActionSpec> = Spec extends { beside: z.ZodObject }
  ? { data: DataOf<Spec> } & BesideOf<Spec>
  : DataOf<Spec>
