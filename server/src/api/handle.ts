// What a handler receives and returns. `handle` pairs actions with their handlers: a missing or misspelt one does not compile.

import type { FastifyBaseLogger } from 'fastify'
import type { ActionSpec, InputOf, ResultOf, StaffRole } from '@trivium/contract/action'
import type { Db } from '../db/connect.ts'
import type { Settings } from '../settings/defaults.ts'

/** What every handler knows about the signed-in account. */
export interface SignedIn {
  id: number
  role: 'player' | StaffRole
  timezone: string
  /** The chosen content language, or null for the default. */
  languageId: number | null
  /** The chosen interface language, or null for the default. */
  webLanguage: string | null
  tokenHash: Buffer
}

export interface UploadedFile {
  bytes: Buffer
}

export interface Context<Player = SignedIn> {
  db: Db
  now: Date
  player: Player
  settings: Settings
  file: UploadedFile | null
  log: FastifyBaseLogger
}

type PlayerFor<Spec extends ActionSpec> = Spec['access'] extends 'anyone' ? SignedIn | null : SignedIn

export type Handler<Spec extends ActionSpec> = (input: InputOf<Spec>, context: Context<PlayerFor<Spec>>) => Promise<ResultOf<Spec>>

export type Handlers<Part extends Record<string, ActionSpec>> = { [Name in keyof Part]: Handler<Part[Name]> }

export function handle<Part extends Record<string, ActionSpec>>(part: Part, handlers: Handlers<Part>): Handlers<Part> {
  void part
  return handlers
}
