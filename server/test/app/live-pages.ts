// Clients of the live socket, opened by tests.

import type { AddressInfo } from 'node:net'
import { livePath, type ServerToClient } from '@trivium/contract/live-messages'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, vi } from 'vitest'
import type { App } from '../../src/operations/app-types.ts'
import { notify } from '../../src/rewards/notices/index.ts'
import { startApp, type TestApp, type TestPlayer } from './app.ts'

/** Untyped like a foreign client, so that tests can send messages that a typed client could not. */
export type Client = Socket
export type Message = Parameters<ServerToClient['notice']>[0]

const opened: Client[] = []
afterEach(() => {
  for (const client of opened.splice(0)) client.disconnect()
})

/** A server that listens on its own port. */
export async function startListening(options?: Parameters<typeof startApp>[0]): Promise<TestApp> {
  const test = await startApp(options)
  await test.app.http.listen({ port: 0, host: '127.0.0.1' })
  return test
}

export function open({ http }: App, token?: unknown, extraHeaders = {}, more = {}): Client {
  const { port } = http.server.address() as AddressInfo
  return openAt(`http://127.0.0.1:${port}`, token, extraHeaders, more)
}

/** @param url of a server, or of a proxy in front of it */
export function openAt(url: string, token?: unknown, extraHeaders = {}, more = {}): Client {
  const client: Client = io(url, {
    path: livePath,
    auth: { token, ...more },
    extraHeaders,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  })
  opened.push(client)
  return client
}

/** @returns the reason of a refusal, or null when the client is connected. */
export function outcome(client: Client): Promise<string | null> {
  return new Promise(resolve => {
    client.on('connect', () => resolve(null))
    client.on('connect_error', error => resolve(error.message))
  })
}

/** Connects a client and records the messages it receives. */
export async function listen(app: App, player: TestPlayer, more = {}): Promise<{ client: Client; heard: Message[] }> {
  const client = open(app, player.token, {}, more)
  const heard: Message[] = []
  client.on('notice', (message: Message) => heard.push(message))
  expect(await outcome(client)).toBeNull()
  return { client, heard }
}

export const enter = (client: Client, room: string, after = 0): Promise<string> => client.emitWithAck('room', { type: 'join', room, after })
export const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000 })
export const ended = (client: Client) => eventually(() => expect(client.connected).toBe(false))

/** Writes a notice. Every open page of the player receives it at commit. */
export const tell = ({ database, clock }: TestApp, { id }: TestPlayer, key: string) =>
  notify(database.db, { accountId: id, type: 'referral', key, params: { count: 3 }, at: clock.now() })
