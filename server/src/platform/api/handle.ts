// What a handler receives and returns. `handle` pairs actions with their handlers: a missing or misspelt one does not compile.

import type { FastifyBaseLogger } from 'fastify'
import type { ActionSpec, InputOf, ResultOf, StaffRole } from '@trivium/contract/platform/action'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { Settings } from '../settings/defaults.ts'
import type { Audit } from './audit.ts'
import type { Scan } from './requests/scanner.ts'

/** What every handler knows about the signed-in account. */
export interface SignedIn {
  id: number
  /** None for a player. */
  roles: readonly StaffRole[]
  timezone: string
  /** The chosen content language, or null for the default. */
  languageId: number | null
  /** The chosen interface language, or null for the default. */
  webLanguage: string | null
  tokenHash: Buffer
  /** When the person of this session last proved who they are, and whether with a second factor. */
  provedAt: Date
  hasSecondFactor: boolean
  /** Of a sample of the demo, which many use. */
  isShared: boolean
}

export interface UploadedFile {
  bytes: Buffer
}

/** A large file on disk, while the action runs. */
export interface SpooledFile {
  path: string
  /** How the browser calls it. */
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
  /** For what stands encoded within a file; the file itself was scanned. Null: nobody looks for viruses. */
  scan: Scan | null
  log: FastifyBaseLogger
}

/** What changes something in the console says what it changed, exactly once. */
export interface StaffContext extends Context {
  /** The transaction of the write and of its audit row. */
  db: Tx
  audit: Audit
}

type PlayerFor<Spec extends ActionSpec> = Spec['access'] extends 'anyone' ? SignedIn | null : SignedIn

type ContextFor<Spec extends ActionSpec> = Spec extends { writes: true } ? StaffContext : Context<PlayerFor<Spec>>

/** What takes long, such as reading a file, happens before the transaction: there it holds up nobody. What it returns then writes. */
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
