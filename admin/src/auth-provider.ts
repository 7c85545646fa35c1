// Tells react-admin who is signed in and with which roles.

import type { AuthProvider } from 'react-admin'
import { call } from './platform/api.ts'
import { mayOpen } from './platform/may-open.ts'
import { parts } from './parts-table.ts'
import { clearToken, readToken, type Rights } from './platform/session.ts'

let asked: { token: string; rights: Promise<Rights> } | null = null

/** Fetched once per sign-in. @throws HttpError */
export function readRights(): Promise<Rights> {
  const token = readToken()
  if (token === null) return Promise.reject(new Error('signed out'))
  if (asked?.token !== token) {
    const rights = call('get_own_rights').then(({ data }) => data)
    asked = { token, rights }
    rights.catch(() => (asked = null))
  }
  return asked.rights
}

const statusOf = (error: unknown) => (typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0)

export const authProvider: AuthProvider = {
  // people/identity/sign-in-page.tsx calls the server itself: there may be a second step.
  login: () => Promise.resolve(),
  async logout() {
    if (readToken() !== null) await call('logout').catch(() => {})
    clearToken()
    asked = null
  },
  async checkAuth() {
    try {
      await readRights()
    } catch (error) {
      if (readToken() === null || statusOf(error) === 401 || statusOf(error) === 403) throw error
    }
  },
  async checkError(error: unknown) {
    if (statusOf(error) === 401) {
      clearToken()
      asked = null
      throw error instanceof Error ? error : new Error('signed out')
    }
  },
  async getIdentity() {
    const { id, name, profile } = await readRights()
    return { id, fullName: name, ...(profile && { avatar: profile }) }
  },
  async getPermissions() {
    return (await readRights()).roles
  },
  async canAccess({ resource }) {
    const part = parts.find(({ name }) => name === resource)
    return part === undefined || mayOpen(part.roles, (await readRights()).roles)
  },
}
