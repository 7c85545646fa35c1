// Rate limits per address and per player. They are counted in memory, or in Redis when several processes share them.

import type { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { networkOf, wideNetworkOf } from './address.ts'

interface LimitRule {
  points: number
  seconds: number
  /** The key is an address; calls count for the whole network of the address. */
  isByNetwork?: true
}

export interface LimitCounts {
  /** Calls that had to wait, by rule. */
  limited: Map<string, number>
  /** Calls that this process counted on its own because Redis was away. */
  fallbacks: number
}

export interface Limits {
  /** @param key the player or caller; for rules by network, the address. @returns seconds to wait, or 0 when the call may go on */
  take(rule: keyof typeof rules, key: string): Promise<number>
  /** Takes back one counted call, for rules that count only some outcomes. */
  giveBack(rule: keyof typeof rules, key: string): Promise<void>
}

export interface CountingLimits extends Limits {
  readonly counts: LimitCounts
}

const rules = {
  /** Calls of one player: a fast player needs two per second. */
  player: { points: 300, seconds: 10 },
  /** Files of one player: each one is decoded completely. */
  upload: { points: 10, seconds: 60 },
  // A school of a thousand may share one address. So limits by address only keep one network from overloading the server; limits of what
  // somebody may do count by player, person, phone number or key.
  /** Calls of one address without a token: a visit begins with four. */
  stranger: { points: 1000, seconds: 10, isByNetwork: true },
  /** All calls and sockets of one address. */
  address: { points: 6000, seconds: 10, isByNetwork: true },
  /** Calls to the identity provider from one address: a sign-up needs five. */
  identity: { points: 1000, seconds: 60, isByNetwork: true },
  /** Passwords that one address has hashed, in a sign-up or a sign-in: each takes a tenth of a second of a processor. */
  password: { points: 500, seconds: 60, isByNetwork: true },
  /** Wrong passwords from one address, for all accounts together. */
  wrongPassword: { points: 300, seconds: 600, isByNetwork: true },
  /** Attempts on one person's password from one address: attackers elsewhere do not use up the owner's attempts. */
  signIn: { points: 10, seconds: 300 },
  /** Attempts on one person's password from all addresses together. */
  signInFromAnywhere: { points: 60, seconds: 60 },
  /** Share pictures that the server draws for one address. */
  drawing: { points: 60, seconds: 60, isByNetwork: true },
  /** Answers of guests from one address: each reveals a right answer. */
  trial: { points: 3000, seconds: 3600, isByNetwork: true },
  /** Room codes that guests of one address look up: with 32^8 codes, nobody finds a room this way. */
  invitation: { points: 3000, seconds: 3600, isByNetwork: true },
  /** An administrator's tests of sign-in methods: some cost money. */
  signInTest: { points: 5, seconds: 600 },
  /** Messages to the operator from one address. */
  contact: { points: 20, seconds: 3600, isByNetwork: true },
} satisfies Record<string, LimitRule>

/** The limit for a customer's wide network, as a multiple of the limit for one network. */
const wideShares = 4

export function createLimits(redis: Redis | null, factor = 1): CountingLimits {
  const limiters = new Map<string, RateLimiterAbstract>()
  const counts: LimitCounts = { limited: new Map(), fallbacks: 0 }
  const onFallback = () => (counts.fallbacks += 1)
  for (const [name, rule] of Object.entries<LimitRule>(rules)) {
    limiters.set(name, limiter(name, { ...rule, points: rule.points * factor }, redis, onFallback))
    const wide = { ...rule, points: rule.points * factor * wideShares }
    if (rule.isByNetwork) limiters.set(`${name}:wide`, limiter(`${name}:wide`, wide, redis, onFallback))
  }
  const consume = async (name: string, key: string) => {
    try {
      await limiters.get(name)?.consume(key)
      return 0
    } catch (refused) {
      if (refused instanceof Error) throw refused
      counts.limited.set(name, (counts.limited.get(name) ?? 0) + 1)
      return Math.max(1, Math.ceil(msUntilFree(refused) / 1000))
    }
  }
  return {
    counts,
    async take(name, key) {
      const rule: LimitRule = rules[name]
      if (!rule.isByNetwork) return consume(name, key)
      const [network, wide] = [networkOf(key), wideNetworkOf(key)]
      const seconds = await consume(name, network)
      // For IPv4 both networks are the address itself, which counts once.
      return seconds > 0 || wide === network ? seconds : consume(`${name}:wide`, wide)
    },
    async giveBack(name, key) {
      const rule: LimitRule = rules[name]
      const [network, wide] = rule.isByNetwork ? [networkOf(key), wideNetworkOf(key)] : [key, key]
      await limiters.get(name)?.reward(network)
      if (wide !== network) await limiters.get(`${name}:wide`)?.reward(wide)
    },
  }
}

/** Takes over while Redis is away. */
class Insurance extends RateLimiterMemory {
  onUse = () => {}

  override consume(...given: Parameters<RateLimiterMemory['consume']>): ReturnType<RateLimiterMemory['consume']> {
    this.onUse()
    return super.consume(...given)
  }
}

function limiter(name: string, rule: LimitRule, redis: Redis | null, onFallback: () => void): RateLimiterAbstract {
  const options = { keyPrefix: `limit:${name}`, points: rule.points, duration: rule.seconds }
  if (!redis) return new RateLimiterMemory(options)
  // Sign-in must also work when Redis is down: each process then counts on its own.
  const insuranceLimiter = new Insurance(options)
  insuranceLimiter.onUse = onFallback
  return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter })
}

function msUntilFree(refused: unknown): number {
  return typeof refused === 'object' && refused !== null && 'msBeforeNext' in refused ? Number(refused.msBeforeNext) : 1000
}
