// The files of the site that show its look under fixed addresses: icons, the manifest, the service worker. Browsers check them on each
// use, so a changed look is seen after a reload.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../db/connection/lost.ts'
import type { Settings } from '../settings/defaults.ts'
import { languageOf, sayIn } from '../settings/index.ts'
import type { SiteParts } from './heads.ts'
import { createIcons, iconFiles } from './icons.ts'
import { iconPath, type Look, lookOf } from './look.ts'

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.js': 'text/javascript; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}
/** The background of our own icons and of the first screen of an installed app. */
const night = '#131429'

/** While the database is away, the built files apply, so that a page still loads. */
function unlessAway(error: unknown): undefined {
  if (!isDatabaseAway(error)) throw error
}

/** `webRoot` is also the folder of `reply.sendFile` (api/http/web.ts). */
export function registerLook(http: FastifyInstance, webRoot: string, parts: SiteParts): void {
  const { db, readSettings } = parts
  const drawIcon = createIcons(db)
  /** @param make returns null where the built file applies */
  const serve = (file: string, make: (settings: Settings, look: Look) => Promise<Buffer | string | null>) =>
    http.get(`/${file}`, async (request, reply) => {
      const settings = await readSettings().catch(unlessAway)
      const made = settings ? await make(settings, lookOf(settings)) : null
      return made === null ? reply.sendFile(file) : send(file, made, request, reply)
    })
  for (const file of iconFiles) serve(file, async (_settings, { mark }) => (mark === null ? null : drawIcon(mark, file)))
  // For programs that read no page, such as feed readers.
  http.get('/favicon.ico', async (_request, reply) => reply.redirect('/icon-192.png'))
  serve('manifest.webmanifest', (settings, look) => manifestOf(settings, look, parts))
  serve('sw.js', async (_settings, { version }) =>
    version === null ? null : withVersion(await readFile(join(webRoot, 'sw.js'), 'utf8'), version),
  )
}

async function send(file: string, content: Buffer | string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  void reply.headers({ 'cache-control': 'no-cache', etag })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.type(types[extname(file)] ?? 'application/octet-stream').send(content)
}

async function manifestOf(settings: Settings, look: Look, { db }: SiteParts): Promise<string> {
  const { code, rtl } = await languageOf(db, null, settings)
  const say = await sayIn(db, code, settings.default_web_language)
  const png = (file: string, sizes: string) => ({ src: iconPath(file, look), sizes: `${sizes}x${sizes}`, type: 'image/png' })
  return JSON.stringify({
    id: '/',
    name: look.name,
    short_name: look.shortName,
    description: settings.site_description[code]?.text || say('site.about_home'),
    lang: code,
    dir: rtl ? 'rtl' : 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: night,
    theme_color: look.accent ?? night,
    icons: [
      { src: iconPath('logo.svg', look), sizes: 'any', type: 'image/svg+xml' },
      png('icon-192.png', '192'),
      png('icon-512.png', '512'),
      { ...png('icon-maskable-512.png', '512'), purpose: 'maskable' },
    ],
  })
}

/** The files with the look that the worker stores; the build wrote a revision of each (web/plugins/service-worker.ts). */
const stored = /(url:[`'"]\/(?:index\.html|logo\.svg)[`'"],revision:[`'"])([0-9a-f]+)/g

/** A changed look changes the worker, so browsers install it anew and store the page and the mark again. */
const withVersion = (worker: string, version: string): string =>
  worker.replace(stored, (_, before: string, revision: string) => `${before}${revision}-${version}`)
