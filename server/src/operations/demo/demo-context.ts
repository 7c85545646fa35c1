// The whole app in this process, with a clock that the demo moves. Players of the demo call it like any client.

import type { ActionName, Contract } from '@trivium/contract'
import { contract } from '@trivium/contract'
import { type ActionSpec, type MetaOf, type DataOf, pathOf } from '@trivium/contract/platform/action'
import type { Random } from '@trivium/rules/platform/random'
import type { z } from 'zod'
import type { App } from '../app-types.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { RightAnswers } from './right-answers.ts'

type Answered<Name extends ActionName> = MetaOf<Contract[Name]> & { data: DataOf<Contract[Name]> }
type InputFor<Name extends ActionName> = z.input<Contract[Name]['input']>

interface Ask {
  <Name extends ActionName>(name: Name, input: InputFor<Name>): Promise<Answered<Name>>
}

export interface Actor {
  id: number
  name: string
  languageId: number
  timezone: string
  skill: number
  referCode: string
  /** @throws DemoRefused if the app refuses */
  ask: Ask
  /** Sends a file with the input. */
  sendFile: (name: ActionName, input: Record<string, string | number>, file: { field: string; text: string }) => Promise<void>
}

/** The app has refused a call; has the refusal code. */
class DemoRefused extends Error {
  readonly code: string
  constructor(action: string, code: string, detail: string) {
    super(`${action} was refused in the demo: ${code} ${detail}`)
    this.code = code
  }
}

interface DemoClock {
  now: () => Date
  /** Moves the clock forwards, never back. */
  moveTo: (at: Date) => void
  pass: (seconds: number) => void
}

export interface DemoContext {
  app: App
  database: Database
  clock: DemoClock
  random: Random
  rightAnswers: RightAnswers
  /** Ids of the content languages, by code. */
  languageIds: ReadonlyMap<string, number>
}

export function createDemoClock(start: Date): DemoClock {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    moveTo(later) {
      at = Math.max(at, later.getTime())
    },
    pass(seconds) {
      at += Math.round(seconds * 1000)
    },
  }
}

interface Envelope {
  error: boolean
  message: string
  issues?: { field: string; problem: string }[]
}

export function callsOf(app: App, token: string): Pick<Actor, 'ask' | 'sendFile'> {
  const specs: Record<string, ActionSpec> = contract
  async function post<Reply extends object>(name: ActionName, payload: FormData | object): Promise<Reply> {
    const url = pathOf(name, specs[name]?.access ?? 'player')
    const response = await app.http.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload })
    const reply = response.json<Envelope & Reply>()
    if (reply.error) throw new DemoRefused(name, reply.message, JSON.stringify(reply.issues ?? ''))
    return reply
  }
  return {
    ask: (name, input) => post<Answered<typeof name>>(name, jsonOf(input)),
    async sendFile(name, input, { field, text }) {
      const form = new FormData()
      for (const [key, value] of Object.entries(input)) form.append(key, String(value))
      form.append(field, new Blob([text], { type: 'text/csv' }), 'questions.csv')
      await post(name, form)
    },
  }
}

const jsonOf = (input: unknown): object => (typeof input === 'object' && input !== null ? input : {})

/** @returns null if the app refuses with one of these codes, which may happen to any player */
export async function unlessRefused<Result>(codes: readonly string[], work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof DemoRefused && codes.includes(error.code)) return null
    throw error
  }
}

export const chance = (random: Random, probability: number) => random() < probability

/** @throws Error if there are no values */
export function oneOf<Value>(values: readonly Value[], random: Random): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}
