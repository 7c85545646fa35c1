// Whose address a call comes from, when proxies stand in front: each adds the address it was called from to X-Forwarded-For.

import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Whether who has this address, so many hops away from us, is a proxy of ours. Nobody else's word is taken. */
export type IsProxy = (address: string, hop: number) => boolean

/** @param text how many proxies there are, or their addresses and networks. @throws when it is neither */
export function readProxies(text: string): IsProxy {
  if (/^\d$/.test(text)) return (_address, hop) => hop < Number(text)
  const proxies = new BlockList()
  for (const entry of text.split(',')) {
    const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d+))?$/i.exec(entry.trim()) ?? []
    const isLong = isIP(address) === 6
    proxies.addSubnet(address, Number(bits ?? (isLong ? 128 : 32)), isLong ? 'ipv6' : 'ipv4')
  }
  return address => isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** As Fastify's request.ip, for connections it does not see. */
export function addressOf({ headers, socket }: IncomingMessage, isProxy: IsProxy): string {
  const forwarded = headers['x-forwarded-for']
  const told = typeof forwarded === 'string' ? forwarded.split(',').map(address => address.trim()) : []
  const chain = [...told.filter(Boolean), socket.remoteAddress ?? ''].toReversed()
  return chain.find((address, hop) => !isProxy(address, hop)) ?? chain.at(-1) ?? ''
}
