// Downloads. A browser that follows a link sends no sign-in, so an action gives out a path that holds for two minutes and works once.

import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InputOf, ResultOf } from '@trivium/contract/action'
import type { ExportFormat } from '@trivium/contract/import-names'
import type { importOffice } from '@trivium/contract/import-office'
import type { Context } from '../../api/handle.ts'
import { NotFound } from '../../api/respond.ts'
import { resolveLanguage } from '../../catalogue/index.ts'
import type { Db } from '../../db/connect.ts'
import { insertTicket, takeTicket } from './store.ts'
import { contentTypes, endings, leftOut, writeExport } from './write.ts'

const validMs = 120_000
const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

export async function offerExport(
  wanted: InputOf<typeof importOffice.export_questions>,
  context: Context,
): Promise<ResultOf<typeof importOffice.export_questions>> {
  const { db, player, now } = context
  if (wanted.language_id !== undefined) await resolveLanguage(context, wanted.language_id)
  const left_out = await leftOut(db, wanted)
  const secret = randomBytes(32).toString('base64url')
  await insertTicket(db, { secretHash: hashOf(secret), accountId: player.id, tokenHash: player.tokenHash, wanted, at: now })
  return { path: `/api/admin/files/${secret}`, name: nameOf(wanted.format, now), left_out }
}

const nameOf = (format: ExportFormat, now: Date) => `questions-${now.toISOString().slice(0, 10)}.${endings[format]}`

export function registerDownloads(http: FastifyInstance, db: Db, now: () => Date): void {
  const send = async (request: FastifyRequest<{ Params: { secret: string } }>, reply: FastifyReply) => {
    const { secret } = request.params
    if (!/^[A-Za-z0-9_-]{43}$/.test(secret)) throw new NotFound()
    const wanted = await takeTicket(db, hashOf(secret), new Date(now().getTime() - validMs))
    if (!wanted) throw new NotFound()
    return reply
      .headers({
        'content-disposition': `attachment; filename="${nameOf(wanted.format, now())}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'referrer-policy': 'no-referrer',
      })
      .type(contentTypes[wanted.format])
      .send(writeExport(db, wanted))
  }
  // No HEAD: asking whether it is there would use it up.
  http.get('/api/admin/files/:secret', { exposeHeadRoute: false }, send)
}
