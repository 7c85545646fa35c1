// The address that a call comes from. Each proxy before the server appends the address of its own caller to X-Forwarded-For.

import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Whether the address, this many hops away, is one of our proxies. We believe only our own proxies. */
export type IsProxy = (address: string, hop: number) => boolean

/** @param text the number of proxies, or their addresses and networks. @throws when it is neither */
export function readProxies(text: string): IsProxy {
  if (/^\d$/.test(text)) return (_address, hop) => hop < Number(text)
  const proxies = new BlockList()
  for (const entry of text.split(',')) {
    const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d+))?$/i.exec(entry.trim()) ?? []
    const isLong = isIP(address) === 6
    proxies.addSubnet(address, Number(bits ?? (isLong ? 128 : 32)), isLong ? 'ipv6' : 'ipv4')
  }
  return told => {
    const address = plainAddress(told)
    return isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

/** Like Fastify's request.ip, for connections that Fastify does not see. */
export function addressOf({ headers, socket }: IncomingMessage, isProxy: IsProxy): string {
  const forwarded = headers['x-forwarded-for']
  const told = typeof forwarded === 'string' ? forwarded.split(',').map(address => address.trim()) : []
  const chain = [...told.filter(Boolean), socket.remoteAddress ?? ''].toReversed()
  return chain.find((address, hop) => !isProxy(address, hop)) ?? chain.at(-1) ?? ''
}

/**
 * The key of rate limits by address: an IPv4 address, or the /64 network of an IPv6 address, because a client can use any address in its
 * own network. All texts that are no address share one key, because a caller could send a different text with every call.
 */
export const networkOf = (address: string) => cut(address, 64)

/** The /56 network: a provider may give one customer all of it. */
export const wideNetworkOf = (address: string) => cut(address, 56)

function cut(address: string, bits: 56 | 64): string {
  const plain = plainAddress(address)
  if (isIP(plain) !== 6) return plain === '' || isIP(plain) === 4 ? plain : 'unknown'
  const digits = groupsOf(plain).map(group => group.padStart(4, '0'))
  return `${digits.join('').slice(0, bits / 4)}/${bits}`
}

/**
 * Removes what some proxies write around an address: brackets, the zone id, and the port, which differs for each connection. Turns an IPv4
 * address in IPv6 notation into IPv4.
 */
function plainAddress(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? []
  const [plain = ''] = (bracketed ?? beforePort ?? address).split('%')
  if (isIP(plain) !== 6) return plain
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(6).map(group => Number.parseInt(group, 16))
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : plain
}

/** @returns the eight groups of an IPv6 address, without leading zeros */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail ?? ''].map(part => part.split(':').filter(Boolean))
  const zeros = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0)
  return [...(left ?? []), ...Array.from({ length: zeros }, () => '0'), ...(right ?? [])]
}
