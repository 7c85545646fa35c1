// Pages that players share: the server renders the head, from which messengers show a preview, and the picture. The client renders the
// page.

import { randomBytes } from 'node:crypto'
import { shares } from '@trivium/contract/profile/shares'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { handle } from '../../platform/api/handle.ts'
import type { Limits } from '../../platform/api/requests/limits.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { NotFound, TooManyRequests } from '../../platform/api/respond.ts'
import type { PageHead } from '../../platform/api/http/web-page.ts'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { appOf, createIcons } from '../../platform/site/index.ts'
import { mondayOf } from '../week/index.ts'
import { type ShareCard, readCard } from './card.ts'
import { drawCard } from './draw.ts'
import { saveShare } from './store.ts'

export const shareActions = handle(shares, {
  async create_share({ share_kind: kind, play_id, badge, week }, { db, player, settings, now }) {
    const subject = { result: String(play_id ?? ''), badge: badge ?? '', streak: '', week: week === undefined ? '' : mondayOf(week) }[kind]
    if (subject === '' && kind !== 'streak') refuse('document_not_found')
    const token = randomBytes(16).toString('base64url')
    return inTransaction(db, async tx => {
      const row = { token, kind, subject, account_id: player.id, web_language: player.webLanguage, created_at: now }
      const kept = await saveShare(tx, row)
      // The refusal rolls the share back if its subject does not exist or is not the player's.
      if (!(await readCard(tx, kept, { settings, now }))) refuse('document_not_found')
      return { path: `/s/${kept}` }
    })
  },
})

interface ShareParts {
  db: Db
  publicUrl: string
  readSettings: () => Promise<Settings>
  now: () => Date
}

const page = /^\/s\/([A-Za-z0-9_-]{22})\/?$/
const picture = /^([A-Za-z0-9_-]{22})\.png$/

/** @returns null if the path is not the page of an existing share */
export async function headOfShare(path: string, { db, publicUrl, readSettings, now }: ShareParts): Promise<PageHead | null> {
  const [, token] = page.exec(path) ?? []
  const card = token === undefined ? null : await readCard(db, token, { settings: await readSettings(), now: now() })
  if (!card) return null
  return {
    app: appOf(await readSettings()),
    language: { code: card.language, rtl: card.isRtl },
    title: card.title,
    description: card.description,
    canonical: null,
    properties: {
      'og:type': 'website',
      'og:site_name': card.app,
      'og:locale': card.language,
      'og:url': `${publicUrl}/s/${token}`,
      'og:image': `${publicUrl}/s/${token}.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': card.title,
      'twitter:card': 'summary_large_image',
    },
  }
}

const mostKept = 200

export function registerSharePictures(http: FastifyInstance, { db, readSettings, now }: ShareParts, limits: Limits): void {
  // Cached by the content of the picture: a share whose streak grows gets a new one.
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: mostKept })
  const drawIcon = createIcons(db)
  let last: Promise<unknown> = Promise.resolve()

  /** Draws one picture at a time, so that pictures take at most one core from the players. */
  function draw(card: ShareCard): Promise<Buffer> {
    const made = last.then(async () => drawCard(card, card.mark === null ? null : await drawIcon(card.mark, 'icon-192.png')))
    last = made.catch(() => {})
    return made
  }

  http.get<{ Params: { file: string } }>('/s/:file', async (request, reply) => {
    const [, token] = picture.exec(request.params.file) ?? []
    if (token === undefined) return reply.callNotFound()
    const card = await readCard(db, token, { settings: await readSettings(), now: now() })
    if (!card) throw new NotFound()
    const key = JSON.stringify(card)
    let made = drawn.get(key)
    if (!made) {
      const seconds = await limits.take('drawing', request.ip)
      if (seconds > 0) throw new TooManyRequests(seconds)
      made = draw(card)
      drawn.set(key, made)
      made.catch(() => drawn.delete(key))
    }
    return reply
      .headers({ 'cache-control': 'public, max-age=3600', 'x-robots-tag': 'noindex' })
      .type('image/png')
      .send(await made)
  })
}
