// The head of a page before any script runs: title, description and Open Graph, in the requested language.

import type { FastifyRequest } from 'fastify'
import type { PageHead } from '../api/http/web-page.ts'
import type { Db } from '../db/connect.ts'
import type { Settings } from '../settings/defaults.ts'
import { findInterfaceLanguage, languageOf, sayIn } from '../settings/index.ts'
import { mediaPath } from '../media/index.ts'
import { iconPath, lookOf } from './look.ts'
import { findPublicPage } from './public-pages.ts'

// Parses the header Accept-Language (RFC 9110, 12.5.4).
const most = 10

/** @returns the language codes, the most preferred first */
export function acceptedLanguages(header: string): string[] {
  const wanted = header
    .slice(0, 500)
    .split(',')
    .slice(0, most)
    .flatMap(part => {
      const [, code, quality = '1'] = /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(part) ?? []
      return code === undefined || Number(quality) === 0 ? [] : [{ code, quality: Number(quality) }]
    })
  return wanted.toSorted((one, other) => other.quality - one.quality).map(({ code }) => code)
}

/** The text about the whole site, which the operator may write. */
const home = 'site.about_home'

/** What a page shows of the site before its script runs. */
export function appOf(settings: Settings): PageHead['app'] {
  const { mark, shortName } = lookOf(settings)
  return { shortName, mark: mark === null ? null : mediaPath(mark) }
}

export interface SiteParts {
  db: Db
  publicUrl: string
  readSettings: () => Promise<Settings>
}

export async function headOf(request: FastifyRequest, { db, publicUrl, readSettings }: SiteParts): Promise<PageHead> {
  const settings = await readSettings()
  const url = new URL(request.url, publicUrl)
  const code = await languageAsked(db, url.searchParams.get('lang'), request.headers['accept-language'])
  const say = await sayIn(db, code, settings.default_web_language)
  const { code: shown, rtl } = await languageOf(db, code, settings)
  const page = findPublicPage(url.pathname)
  const about = page?.description ?? home
  return {
    app: appOf(settings),
    language: { code: shown, rtl },
    title: page?.title ? `${say(page.title)} · ${settings.app_name}` : settings.app_name,
    description: (about === home && settings.site_description[shown]?.text) || say(about),
    canonical: page ? publicUrl + page.path : null,
    properties: {
      'og:type': 'website',
      'og:site_name': settings.app_name,
      'og:locale': shown,
      'og:image': publicUrl + iconPath('icon-512.png', lookOf(settings)),
    },
  }
}

/** `?lang=` goes before Accept-Language. @returns null if neither names a known language */
async function languageAsked(db: Db, wanted: string | null, accepted: string | undefined): Promise<string | null> {
  for (const code of [...(wanted === null ? [] : [wanted.slice(0, 16)]), ...acceptedLanguages(accepted ?? '')]) {
    if (await findInterfaceLanguage(db, code)) return code
  }
  return null
}
