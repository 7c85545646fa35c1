// The site's description for machines: robots.txt, sitemap.xml, security.txt, and the heads of pages.

import type { FastifyInstance } from 'fastify'
import { NotFound } from '../api/respond.ts'
import { escapeHtml } from '../escape-html.ts'
import { interfaceLanguages } from '@trivium/contract/platform/interface-languages'
import type { SiteParts } from './heads.ts'
import { publicPages } from './public-pages.ts'

export { appOf, headOf } from './heads.ts'
export { createIcons, type DrawIcon } from './icons.ts'
export { frameLetter, letterButton, senderOf } from './letter.ts'
export { lookOf } from './look.ts'
export { registerLook } from './look-routes.ts'
export { findPageFile, pageFileSaver } from './page-files.ts'

/** Paths without use for a robot. Player pages have their own noindex. */
const closed = ['/api/', '/identity/', '/media/', '/live/', '/admin/']
const dayMs = 86_400_000
/** RFC 9116 recommends less than a year. */
const securityDays = 180

export function registerSite(http: FastifyInstance, { publicUrl, readSettings, now }: SiteParts & { now: () => Date }): void {
  const plain = 'text/plain; charset=utf-8'
  const kept = { 'cache-control': 'public, max-age=3600' }

  http.get('/robots.txt', (_request, reply) => {
    const lines = ['User-agent: *', ...closed.map(path => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, '']
    return reply.headers(kept).type(plain).send(lines.join('\n'))
  })

  http.get('/sitemap.xml', (_request, reply) => {
    const urls = publicPages.map(({ path }) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`)
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ]
    return reply.headers(kept).type('application/xml; charset=utf-8').send(lines.join('\n'))
  })

  // RFC 9116. Without a contact there is no file.
  http.get('/.well-known/security.txt', async (_request, reply) => {
    const { contact_email: email, security_contact: own } = await readSettings()
    const contact = own ?? (email === null ? null : `mailto:${email}`)
    if (contact === null) throw new NotFound()
    const expires = new Date((Math.floor(now().getTime() / dayMs) + securityDays) * dayMs)
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${Object.values(interfaceLanguages)
        .map(({ code }) => code)
        .join(', ')}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ]
    return reply.headers(kept).type(plain).send(lines.join('\n'))
  })
  http.get('/security.txt', (_request, reply) => reply.redirect('/.well-known/security.txt'))
}
