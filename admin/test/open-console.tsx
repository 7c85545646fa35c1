// Opens the console as a browser does, with a fake server.

import { cleanup, render, screen } from '@testing-library/react'
import type { StaffRole } from '@trivium/contract/platform/action'
import { expect, onTestFinished, vi } from 'vitest'
import { type Answers, FakeServer, type IdentityAnswers } from '../../web/test/fake-server.ts'
import { theSite } from '../../web/test/people.ts'
import { typist } from '../../web/test/typist.ts'
import { Console } from '../src/console.tsx'
import { forgetReads } from '../src/platform/once.ts'
import { saveToken } from '../src/platform/session.ts'

interface Opened {
  /** Roles of the signed-in person. Without them the console opens for a stranger. */
  roles?: StaffRole[]
  answers?: Answers
  identity?: IdentityAnswers
}

let tokens = 0

/** @param path such as `staff` */
export async function openConsole(path: string, { roles, answers = {}, identity }: Opened = {}) {
  const server = new FakeServer(
    { get_web_settings: { data: theSite() }, get_review_count: { data: { waiting: 0 } }, ...rightsOf(roles ?? []), ...answers },
    identity,
  )
  onTestFinished(() => leave(server))
  vi.stubGlobal('fetch', server.fetch)
  // The console fetches the rights once per token, so each test needs a new one.
  if (roles) saveToken(`token-${tokens++}`)
  location.hash = `#/${path}`
  render(<Console />)
  return { server, ...typist() }
}

const rightsOf = (roles: StaffRole[]): Answers => ({
  get_own_rights: {
    data: {
      id: 1,
      name: 'Ada',
      profile: null,
      roles,
      has_second_factor: true,
      is_fresh_until: '2099-01-01T00:00:00.000Z',
      demo: false,
    },
  },
})

/** Cleans up: the next test may run in the same page. */
function leave(server: FakeServer): void {
  cleanup()
  forgetReads()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('the test is over')))
  localStorage.clear()
  sessionStorage.clear()
  expect(server.complaints).toEqual([])
}

export const part = (name: string) => screen.findByRole('menuitem', { name })
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
