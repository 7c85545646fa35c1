// Runs the server in this process, signs up players and sends calls.

import { notePlayedBefore, openSession, signUp } from '../../../server/src/people/accounts/index.ts'
import { type App } from '../../../server/src/operations/app-types.ts'
import { createApp } from '../../../server/src/app.ts'
import { readConfig } from '../../../server/src/platform/config/config.ts'
import type { Database } from '../../../server/src/platform/db/connect.ts'
import { readSettings } from '../../../server/src/platform/settings/index.ts'
import { encodings } from '../../../server/test/banks/hostile.ts'
import type { Request } from './load.ts'

export const environment = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  IDENTITY_SECRET: 'b'.repeat(32),
  PUBLIC_URL: 'https://bench.example',
}

export function request(action: string, token: string, fields: object): Request {
  return { path: `/api/${action}`, token, ...encodings.multipart(Object.entries(fields)) }
}

/** @returns the players' session tokens. */
export async function signUpPlayers({ db }: Database, players: number): Promise<string[]> {
  const settings = await readSettings(db)
  const now = new Date()
  const tokens: string[] = []
  for (let number = 0; number < players; number++) {
    const person = { subject: `bench-${number}`, signInType: 'email', name: 'Bench', email: `player@bench-${number}.example` } as const
    const token = await db.transaction().execute(async tx => {
      const id = await signUp(tx, person, settings, now)
      await notePlayedBefore(tx, id, now)
      return openSession(tx, id, now)
    })
    tokens.push(token)
  }
  return tokens
}

export async function withApp<Result>(database: Database, work: (app: App) => Promise<Result>): Promise<Result> {
  const app = await createApp({ config: readConfig(environment), database, limitFactor: 1_000_000 })
  const result = await work(app)
  await app.close()
  return result
}

export async function send({ http }: App, { path, token, type, payload }: Request): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const response = await http.inject({ method: 'POST', url: path, headers, payload })
  if (response.statusCode !== 200 || response.json().error) throw new Error(response.body)
  return response.body
}
