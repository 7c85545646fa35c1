// An action: its name, access, input and output schemas, and refusals.

import type { z } from 'zod'
import type { Refusal } from './refusals.ts'

export const staffRoles = ['editor', 'examiner', 'treasurer', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]
/** `anyone` needs no token, `player` any signed-in account, `staff` any role. Administrators have the rights of every role. */
export type Access = 'anyone' | 'player' | 'staff' | StaffRole

export const isForStaff = (access: Access): boolean => access !== 'anyone' && access !== 'player'

/** Staff actions have a path prefix, so that a proxy can close them to the public. */
export const pathOf = (name: string, access: Access): string => `/api/${isForStaff(access) ? 'admin/' : ''}${name}`

export interface ActionSpec {
  summary: string
  access: Access
  input: z.ZodObject
  output: z.ZodType
  /** Fields next to `data` at the top level of the reply. */
  meta?: z.ZodObject
  /** The field that takes one file. Actions without it accept no file. */
  file?: string
  /** The file may be large: the server keeps it on disk while the action runs, never in memory as a whole. */
  spoolsFile?: true
  /** Public and expensive: rate-limited per network. */
  rateLimit?: 'trial' | 'contact' | 'invitation'
  /** Accepts the Idempotency-Key header. */
  movesCoins?: true
  /** Calls of one player run one after another, because they change the same rows; so do those that move coins. */
  inTurn?: true
  /** Answered during maintenance, so that clients can show the notice and staff can sign in. */
  openInMaintenance?: true
  /** Staff change something: one transaction writes the change and exactly one audit row. Refused in the demo. */
  writes?: true
  /** Needs a sign-in within the last 15 minutes: payouts, roles, adjustments, deletions. */
  needsFreshSignIn?: true
  /** Idempotent without a key: a repeated call gives the same reply and counts once. */
  repeatsItself?: true
  refusals: readonly Refusal[]
}

/** Keeps the literal types of one action. It adds no defaults: each action states its access, input, output and refusals. */
export function action<const Spec extends ActionSpec>(spec: Spec): Spec {
  return spec
}

export type InputOf<Spec extends ActionSpec> = z.output<Spec['input']>
export type DataOf<Spec extends ActionSpec> = z.output<Spec['output']>
export type MetaOf<Spec extends ActionSpec> = Spec extends { meta: infer Beside extends z.ZodObject } ? z.output<Beside> : {}
/** The return value of a handler: the data, or the data and the `meta` fields. */
export type ResultOf<Spec extends ActionSpec> = Spec extends { meta: z.ZodObject } ? { data: DataOf<Spec> } & MetaOf<Spec> : DataOf<Spec>
