// The part of Google's Identity Toolkit that the server calls (https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts):
// the state of the person of an ID token and, with a service account, deleting, disabling and enabling.

import { z } from 'zod'
import { Unavailable } from '../../../platform/api/respond.ts'
import type { FirebaseConfig } from '../../../platform/config/firebase-settings.ts'
import { accessTokens } from '../../../platform/google/index.ts'

const googleUrl = 'https://identitytoolkit.googleapis.com'
const scope = 'https://www.googleapis.com/auth/identitytoolkit'
const timeoutMs = 10_000

export type AccountTask = 'delete' | 'disable' | 'enable'

/** `gone`: the person is deleted, or the sign-in behind this token was ended. */
export type SubjectState = { kind: 'gone' } | { kind: 'disabled' } | { kind: 'there'; validSince: Date | null }

export interface Toolkit {
  /** @throws Unavailable when the provider does not answer */
  standingOf: (idToken: string) => Promise<SubjectState>
  /** Null if the server may change nobody. @throws when the task was not carried out */
  carryOut: ((task: AccountTask, subject: string) => Promise<void>) | null
}

export interface ToolkitParts {
  config: FirebaseConfig
  /** The referer of our calls, because a key can be restricted to the pages of one site. */
  publicUrl: string
  now: () => Date
}

const Found = z.object({ users: z.array(z.object({ validSince: z.string().nullish(), disabled: z.boolean().nullish() })).nullish() })
const Problem = z.object({ error: z.object({ message: z.string() }) })

export function createToolkit({ config, publicUrl, now }: ToolkitParts): Toolkit {
  const root = `${config.emulatorUrl ? `${config.emulatorUrl}/identitytoolkit.googleapis.com` : googleUrl}/v1`
  return {
    async standingOf(idToken) {
      const url = `${root}/accounts:lookup?key=${encodeURIComponent(config.apiKey)}`
      const { problem, body } = await post(url, { idToken }, { referer: `${publicUrl}/` }).catch((error: unknown) => {
        throw new Unavailable('the identity provider was not reached', { cause: error })
      })
      if (problem === 'USER_DISABLED') return { kind: 'disabled' }
      if (problem && /^(USER_NOT_FOUND|TOKEN_EXPIRED|INVALID_ID_TOKEN)/.test(problem)) return { kind: 'gone' }
      if (problem) throw new Unavailable(`the identity provider could not look up a person: ${problem}`)
      return standingIn(body)
    },
    carryOut: carrier(root, config, now),
  }
}

function standingIn(body: unknown): SubjectState {
  const [user] = Found.parse(body).users ?? []
  if (!user) return { kind: 'gone' }
  if (user.disabled) return { kind: 'disabled' }
  return { kind: 'there', validSince: user.validSince ? new Date(Number(user.validSince) * 1000) : null }
}

function carrier(root: string, { emulatorUrl, projectId, serviceAccount }: FirebaseConfig, now: () => Date): Toolkit['carryOut'] {
  const tokenOf = serviceAccount ? accessTokens(serviceAccount, scope) : null
  if (!emulatorUrl && !tokenOf) return null
  return async (task, subject) => {
    const authorization = `Bearer ${emulatorUrl ? 'owner' : await tokenOf?.(now())}`
    const url = `${root}/projects/${projectId}/accounts:${task === 'delete' ? 'delete' : 'update'}`
    const body = { localId: subject, ...(task !== 'delete' && { disableUser: task === 'disable' }) }
    const { problem } = await post(url, body, { authorization })
    // An unknown person need be neither deleted nor disabled.
    if (problem && !problem.startsWith('USER_NOT_FOUND')) throw new Error(`the identity provider did not ${task} a person: ${problem}`)
  }
}

/** @returns the problem as the provider names it, or null. @throws when the provider itself did not answer */
async function post(url: string, body: object, headers: Record<string, string>): Promise<{ problem: string | null; body: unknown }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer: unknown = await response.json()
  if (response.ok) return { problem: null, body: answer }
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`)
  const told = Problem.safeParse(answer)
  return { problem: told.success ? told.data.error.message : `HTTP ${response.status}`, body: null }
}
