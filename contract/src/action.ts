// An action: its name, its access, its input and output schemas, and the refusals it may give.

import type { z } from 'zod'
import type { Refusal } from './refusals.ts'

export const staffRoles = ['editor', 'examiner', 'treasurer', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]
/** `anyone` needs no token and `player` needs any signed-in account; the staff roles are for the console. */
export type Access = 'anyone' | 'player' | StaffRole

export interface ActionSpec {
  summary: string
  access: Access
  input: z.ZodObject
  output: z.ZodType
  /** Fields next to `data` at the top level of the reply. */
  beside?: z.ZodObject
  /** The field that takes one file. Actions without it accept no file. */
  file?: string
  /** Accepts the Idempotency-Key header. */
  movesCoins?: true
  /** Answered during maintenance, so that clients can show the notice and staff can sign in. */
  openInMaintenance?: true
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
export type BesideOf<Spec extends ActionSpec> = Spec extends { beside: infer Beside extends z.ZodObject } ? z.output<Beside> : {}
/** The return value of a handler: the data, or the data and the fields beside it. */
export type ResultOf<Spec extends ActionSpec> = Spec extends { beside: z.ZodObject }
  ? { data: DataOf<Spec> } & BesideOf<Spec>
  : DataOf<Spec>
