// The key file of a Firebase service account.

import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** The parts that are needed. */
const ServiceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(3),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
})
export type ServiceAccount = z.output<typeof ServiceAccount>

/** @param given its path, or what stands in it. @returns null for anything else */
export function readServiceAccount(given: string): ServiceAccount | null {
  const text = given.trimStart().startsWith('{') ? given : existsSync(given) ? readFileSync(given, 'utf8') : ''
  try {
    return ServiceAccount.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
