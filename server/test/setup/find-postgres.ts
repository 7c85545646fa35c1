// Prints the URL of the PostgreSQL server for tests in CI: TEST_DATABASE_URL, or a local server with trust authentication.

import { userInfo } from 'node:os'
import pg from 'pg'

const users = [process.env.PGUSER, userInfo().username, 'root', 'postgres'].filter(user => user !== undefined)
const candidates = process.env.TEST_DATABASE_URL
  ? [process.env.TEST_DATABASE_URL]
  : users.map(user => `postgres://${user}@127.0.0.1:${process.env.PGPORT ?? 5432}/postgres`)

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const found = await firstOf(candidates)
if (found) console.log(found)
else console.error('No PostgreSQL server answers at 127.0.0.1:5432. Start one, or set TEST_DATABASE_URL.')
process.exitCode = found ? 0 : 1

async function firstOf(urls: string[]): Promise<string | undefined> {
  for (const url of urls) if (await answers(url)) return url
  return undefined
}
