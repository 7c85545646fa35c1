// The types that a handler receives and returns. `handle` pairs actions with their handlers: a missing or misspelt one does not compile.

import type { FastifyBaseLogger } from 'fastify'
import type { ActionSpec, InputOf, ResultOf, StaffRole } from '@trivium/contract/platform/action'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { Settings } from '../settings/defaults.ts'
import type { Audit } from './audit.ts'
import type { Scan } from './requests/scanner.ts'

/** The signed-in account, as every handler gets it. */
export interface SignedIn {
  id: number
  /** Empty for a player. */
  roles: readonly StaffRole[]
  timezone: string
  /** The chosen content language, or null for the default. */
  languageId: number | null
  /** The chosen interface language, or null for the default. */
  webLanguage: string | null
  tokenHash: Buffer
  /** When the person last proved who they are in this session. `hasSecondFactor` says whether they used a second factor. */
  provedAt: Date
  hasSecondFactor: boolean
  /** A sample account of the demo, which many visitors use. */
  isShared: boolean
}

export interface UploadedFile {
  bytes: Buffer
}

/** A large file on disk, while the action runs. */
export interface SpooledFile {
  path: string
  /** The file name that the browser sent. */
  name: string
  bytes: number
}

export interface Context<Player = SignedIn> {
  db: Db
  now: Date
  player: Player
  settings: Settings
  file: UploadedFile | null
  spooled: SpooledFile | null
  /** For files encoded within the uploaded file, which itself was scanned already. Null: no scanner is set up. */
  scan: Scan | null
  log: FastifyBaseLogger
}

/** The context of a write in the console. The handler calls `audit` exactly once with its change. */
export interface StaffContext extends Context {
  /** The transaction of the write and of its audit row. */
  db: Tx
  audit: Audit
}

type PlayerFor<Spec extends ActionSpec> = Spec['access'] extends 'anyone' ? SignedIn | null : SignedIn

type ContextFor<Spec extends ActionSpec> = Spec extends { writes: true } ? StaffContext : Context<PlayerFor<Spec>>

/** `prepare` does slow work, such as reading a file, before the transaction, where it holds no locks. The function it returns writes. */
interface Prepared<Spec extends ActionSpec> {
  prepare: (input: InputOf<Spec>, context: Context) => Promise<(inside: StaffContext) => Promise<ResultOf<Spec>>>
}

type Direct<Spec extends ActionSpec> = (input: InputOf<Spec>, context: ContextFor<Spec>) => Promise<ResultOf<Spec>>

export type Handler<Spec extends ActionSpec> = Direct<Spec> | (Spec extends { writes: true } ? Prepared<Spec> : never)

export type Handlers<Part extends Record<string, ActionSpec>> = { [Name in keyof Part]: Handler<Part[Name]> }

export function handle<Part extends Record<string, ActionSpec>>(part: Part, handlers: Handlers<Part>): Handlers<Part> {
  void part
  return handlers
}
