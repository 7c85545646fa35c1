// A proxy to a PostgreSQL server whose connections can go dead silently, as network connections do.

import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface BreakableProxy {
  /** The URL of the same database through this proxy. */
  url: string
  /** From now on, connections that listen for notifications pass no data and report no error. */
  deafen: () => void
  /** New connections work again; dead ones stay dead. */
  mend: () => void
  close: () => Promise<void>
}

export async function startBreakableProxy(databaseUrl: string): Promise<BreakableProxy> {
  const target = new URL(databaseUrl)
  const ends = new Set<Socket>()
  let isDeaf = false
  const server = createServer(near => {
    const far = connect(Number(target.port || 5432), target.hostname)
    let listens = false
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => {})
      end.on('close', () => [near, far].forEach(other => other.destroy()))
    }
    near.on('data', bytes => {
      listens ||= bytes.includes('listen "')
      if (!isDeaf || !listens) far.write(bytes)
    })
    far.on('data', bytes => {
      if (!isDeaf || !listens) near.write(bytes)
    })
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(portOf(server.address()))
  return {
    url: url.href,
    deafen() {
      isDeaf = true
    },
    mend() {
      isDeaf = false
    },
    async close() {
      for (const end of ends) end.destroy()
      await new Promise(resolve => {
        server.close(resolve)
      })
    },
  }
}

export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return address.port
}
