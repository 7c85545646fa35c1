// Downloads. A browser that follows a link sends no session token, so an action returns a path that is valid for two minutes and works
// once.

import { createHash, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { importAdmin } from '@trivium/contract/bank/imports.admin'
import type { Context } from '../../../platform/api/handle.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import { NotFound } from '../../../platform/api/respond.ts'
import { resolveLanguage } from '../../catalogue/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { findImport } from '../store.ts'
import { type Download, type ExportFilter, insertTicket, type QuestionsDownload, takeTicket } from './store.ts'
import { contentTypes, endings, leftOut, writeDownload } from './write.ts'

const validMs = 120_000
const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

interface Offer {
  path: string
  name: string
}

export async function offerExport(
  wanted: InputOf<typeof importAdmin.export_questions>,
  context: Context,
): Promise<ResultOf<typeof importAdmin.export_questions>> {
  if (wanted.language_id !== undefined) await resolveLanguage(context, wanted.language_id)
  const left_out = await leftOut(context.db, wanted)
  return { ...(await offer(wanted, context)), left_out }
}

/** The caller must have checked that the player manages the exam. */
export async function offerPaper(wanted: ExportFilter & { exam_id: number }, context: Context): Promise<Offer & { left_out: number }> {
  const left_out = await leftOut(context.db, wanted)
  return { ...(await offer(wanted, context)), left_out }
}

export async function offerRefused({ import_id }: InputOf<typeof importAdmin.export_refused_rows>, context: Context): Promise<Offer> {
  if (!(await findImport(context.db, import_id))) refuse('document_not_found')
  return offer({ refused_of: import_id }, context)
}

async function offer(wanted: QuestionsDownload, context: Context): Promise<Offer> {
  return { path: `${questionFiles}/${await issueTicket(wanted, context)}`, name: nameOf(wanted, context.now) }
}

/** @returns the secret that the path of the download ends with */
export async function issueTicket(wanted: Download, { db, player, now }: Context): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await insertTicket(db, { secretHash: hashOf(secret), accountId: player.id, tokenHash: player.tokenHash, wanted, at: now })
  return secret
}

const formatIn = (wanted: QuestionsDownload) => ('refused_of' in wanted ? 'csv' : wanted.format)

function nameOf(wanted: QuestionsDownload, now: Date): string {
  if ('refused_of' in wanted) return `refused-rows-of-import-${wanted.refused_of}.csv`
  const { exam_id, format } = wanted
  return `${exam_id === undefined ? `questions-${now.toISOString().slice(0, 10)}` : `exam-${exam_id}`}.${endings[format]}`
}

const questionFiles = '/api/admin/files'

export function registerDownloads(http: FastifyInstance, db: Db, now: () => Date): void {
  serveTickets(http, { db, now, path: questionFiles }, wanted =>
    'results' in wanted
      ? null
      : { name: nameOf(wanted, now()), type: contentTypes[formatIn(wanted)], content: () => writeDownload(db, wanted) },
  )
}

interface SentFile {
  name: string
  type: string
  content: () => Readable
}

interface Served {
  db: Db
  now: () => Date
  /** The path without the secret. */
  path: string
}

/** @param fileOf null for a ticket of another path */
export function serveTickets(http: FastifyInstance, { db, now, path }: Served, fileOf: (wanted: Download) => SentFile | null): void {
  const send = async (request: FastifyRequest<{ Params: { secret: string } }>, reply: FastifyReply) => {
    const { secret } = request.params
    if (!/^[A-Za-z0-9_-]{43}$/.test(secret)) throw new NotFound()
    const wanted = await takeTicket(db, hashOf(secret), new Date(now().getTime() - validMs))
    const file = wanted ? fileOf(wanted) : null
    if (!file) throw new NotFound()
    return reply
      .headers({
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'referrer-policy': 'no-referrer',
      })
      .type(file.type)
      .send(file.content())
  }
  // No HEAD, because it would use up the ticket.
  http.get(`${path}/:secret`, { exposeHeadRoute: false }, send)
}
