// The plugin of better-auth that opens the session when a link is confirmed.

import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { must } from '../../../platform/api/refuse.ts'
import { confirmByLink, readLink } from './confirm-link.ts'
import type { IdentityParts } from '../parts.ts'

const asked = { method: 'POST', body: z.object({ token: z.string() }) } as const

export function confirmPlugin(parts: IdentityParts) {
  return {
    id: 'confirm-link',
    endpoints: {
      readConfirmLink: createAuthEndpoint('/verify-email/read', asked, async ({ body, json }) => json(await readLink(body.token, parts))),
      confirmByLink: createAuthEndpoint('/verify-email', asked, async ctx => {
        const { userId, opens } = await confirmByLink(ctx.body.token, parts)
        if (!opens) return ctx.json({ opened: false })
        const { internalAdapter } = ctx.context
        // Refuses deactivated people; without a code, the session never counts as opened with a second factor (auth.ts).
        const session = await internalAdapter.createSession(userId)
        await setSessionCookie(ctx, {
          session,
          user: must(await internalAdapter.findUserById(userId), 'the person was confirmed just now'),
        })
        return ctx.json({ opened: true })
      }),
    },
  }
}
