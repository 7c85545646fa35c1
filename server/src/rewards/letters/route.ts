// The pages behind the links in letters. A GET changes nothing, because mail scanners open links; a POST does, without a session: the link is
// signed. Mail programs POST to the same address (RFC 8058).

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { languageOf, sayIn } from '../../platform/settings/index.ts'
import { letterPath, readLink } from './links.ts'
import type { LetterParts } from './parts.ts'
import { confirmLetters, noteStop, readChoice, stopLetters } from './store.ts'
import { escapeHtml } from '../../platform/escape-html.ts'

const validMs = 7 * 86_400_000

export interface RouteParts extends LetterParts {
  db: Db
  readSettings: () => Promise<Settings>
  now: () => Date
}

type Kind = 'stop' | 'confirm'

const texts = {
  stop: 'letter.page.stop',
  stopped: 'letter.page.stopped',
  confirm: 'letter.page.confirm',
  confirmed: 'letter.page.confirmed',
  invalid: 'letter.page.invalid',
}
const actions = { stop: 'letter.page.stop_action', confirm: 'letter.page.confirm_action' }

export function registerLetterPages(http: FastifyInstance, parts: RouteParts): void {
  void http.register(async scope => {
    // The body of a POST says nothing that we need; a browser sends an empty form.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, async () => null)
    for (const kind of ['stop', 'confirm'] as const) {
      scope.get<{ Params: { token: string } }>(`${letterPath}/${kind}/:token`, async ({ params: { token } }, reply) => {
        const target = readLink(kind, token, parts)
        return show(reply, target?.accountId ?? null, target ? kind : 'invalid', parts)
      })
      scope.post<{ Params: { token: string } }>(`${letterPath}/${kind}/:token`, async ({ params: { token } }, reply) => {
        const accountId = await carryOut(kind, token, parts)
        return show(reply, accountId, accountId === null ? 'invalid' : kind === 'stop' ? 'stopped' : 'confirmed', parts)
      })
    }
  })
}

/** @returns the account; null for a link that is not valid. The same link may be used any number of times. */
async function carryOut(kind: Kind, token: string, parts: RouteParts): Promise<number | null> {
  const { db, now } = parts
  const target = readLink(kind, token, parts)
  if (!target) return null
  const { accountId, about } = target
  if (kind === 'stop') {
    if (await stopLetters(db, accountId, now())) await noteStop(db, about, accountId, now())
    return accountId
  }
  if (now().getTime() - about > validMs) return null
  return (await confirmLetters(db, accountId, new Date(about), now())) ? accountId : null
}

async function show(reply: FastifyReply, accountId: number | null, what: keyof typeof texts, parts: RouteParts) {
  const { db, readSettings } = parts
  const settings = await readSettings()
  const account = accountId === null ? undefined : await readChoice(db, accountId)
  const { code, rtl } = await languageOf(db, account?.web_language ?? null, settings)
  const say = await sayIn(db, code, settings.default_web_language)
  const app = settings.app_name
  const words = { title: app, text: say(texts[what], { app }), code, rtl }
  const action = what === 'stop' || what === 'confirm' ? say(actions[what], { app }) : null
  return reply
    .status(what === 'invalid' ? 404 : 200)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(pageOf(words, action))
}

const pageOf = (
  { title, text, code, rtl }: { title: string; text: string; code: string; rtl: boolean },
  action: string | null,
) => `<!doctype html>
<html lang="${escapeHtml(code)}" dir="${rtl ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif } main { max-width: 32rem; margin: 15vh auto 0; padding: 1rem }
button { font: inherit; min-height: 48px; padding: 0 1.25rem }</style>
<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${action === null ? '' : `<form method="post"><button>${escapeHtml(action)}</button></form>`}</main>
</html>`
