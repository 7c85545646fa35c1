// The second factor: better-auth's plugin, changed so that every way to a session asks for it, and so that people without a password can
// use it.

import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'
import { z } from 'zod'
import { freshMs } from '../../../platform/api/requests/fresh.ts'
import { must } from '../../../platform/api/refuse.ts'
import { isStandIn } from '../../../platform/contact-addresses.ts'
import { emergencyCodes } from './emergency-codes.ts'
import type { IdentityParts } from '../parts.ts'
import { IdentityRefused } from '../codes.ts'
import { claimCode } from './used-code-store.ts'

/** Sessions opened below this path were opened with a code of the second factor. */
const provingPath = '/two-factor/verify'
/** The calls that change the second factor of the signed-in person. */
const changes = new Set(['/two-factor/enable', '/two-factor/disable', '/two-factor/generate-backup-codes'])

export const opensWithSecondFactor = (path: string | undefined) => path?.startsWith(provingPath) ?? false

export function secondFactor(parts: IdentityParts) {
  // Every sign-in asks: no device is trusted for a month.
  const plugin = twoFactor({
    issuer,
    // A person with a password must give it all the same (`demandProof`).
    allowPasswordless: true,
    schema: { twoFactor: { modelName: 'identity_two_factors' } },
    backupCodeOptions: emergencyCodes(parts.secret),
  })
  // better-auth asks only after some ways to sign in. Here every new session without a code asks, so that a new way cannot forget it.
  const ask = must(plugin.hooks.after[0], 'the plugin has a hook after sign-ins')
  const asks = { ...ask, matcher: ({ context }: HookContext) => context.newSession?.session['isSecondFactor'] !== true }
  const demand = { matcher: ({ path }: { path?: string }) => changes.has(path ?? ''), handler: createAuthMiddleware(demandProof) }
  const name = { matcher: ({ path }: { path?: string }) => path === '/two-factor/enable', handler: createAuthMiddleware(nameOwner(parts)) }
  const once = {
    matcher: ({ path }: { path?: string }) => path === '/two-factor/verify-totp',
    handler: createAuthMiddleware(takeOnce(parts)),
  }
  return { ...plugin, hooks: { before: [demand], after: [asks, name, once] } }
}

interface HookContext {
  context: { newSession: { session: Record<string, unknown> } | null }
}

type HookInput = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/**
 * An old session may be in other hands by now, and people without a password give no other proof. A session from before the second factor
 * was set up must not remove it. People with a password give it also after another way to sign in.
 */
async function demandProof(ctx: HookInput): Promise<void> {
  const found = await getSessionFromCtx(ctx)
  // Without a session the call itself refuses.
  if (!found) return
  const { session, user } = found
  const isOld = Date.now() - new Date(session.createdAt).getTime() > freshMs
  const lacksCode = user['twoFactorEnabled'] === true && session['isSecondFactor'] !== true
  if (isOld || lacksCode) throw new IdentityRefused(403, 'SESSION_NOT_FRESH')
  const accounts = await ctx.context.internalAdapter.findAccounts(user.id)
  if (!HasPassword.safeParse(ctx.body).success && accounts.some(account => account.password))
    throw new IdentityRefused(403, 'PASSWORD_NEEDED')
}

/**
 * better-auth accepts a code for as long as it is right. Here it proves one thing once: a session that a second use has opened is deleted
 * before the reply.
 */
function takeOnce({ db, now }: IdentityParts) {
  return async (ctx: HookInput): Promise<void> => {
    if (ctx.context.returned instanceof Error) return
    const opened = ctx.context.newSession
    const user = opened?.user ?? (await getSessionFromCtx(ctx))?.user
    const { code } = Code.parse(ctx.body)
    if (!user || (await claimCode(db, user.id, code, now()))) return
    if (opened) await ctx.context.internalAdapter.deleteSession(opened.session.token)
    throw new IdentityRefused(401, 'CODE_USED')
  }
}

const HasPassword = z.object({ password: z.string().min(1) })
const Code = z.object({ code: z.string() })
const Enabled = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })

/** The plugin knows one name when the server starts; the operator may change the name of the site. */
const issuer = 'Trivium'

/** The authenticator app shows the name of the site, and the account of a number by this number, not by the stand-in for an address. */
function nameOwner({ readSettings }: IdentityParts) {
  return async (ctx: HookInput) => {
    const enabled = Enabled.safeParse(ctx.context.returned)
    const user = (await getSessionFromCtx(ctx))?.user
    if (!enabled.success || !user) return
    const { totpURI, backupCodes } = enabled.data
    const name = encodeURIComponent((await readSettings()).app_name.replaceAll(':', ' '))
    const named = totpURI.replace(`/${issuer}:`, () => `/${name}:`).replace(`issuer=${issuer}`, () => `issuer=${name}`)
    const number = () => encodeURIComponent(String(user['phoneNumber']))
    return ctx.json({ totpURI: isStandIn(user.email) ? named.replace(encodeURIComponent(user.email), number) : named, backupCodes })
  }
}
