import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { examRoom, rightAnswer } from '../../../test/games/exam-room.ts'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { deactivate } from '../../people/accounts/index.ts'
import { createApp } from '../../app.ts'
import { isDrawable } from './fonts.ts'
import { headOfShare } from './index.ts'
import { unpackWoff } from './woff.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz({ env: { PUBLIC_URL: 'https://quiz.example' } })
})
afterAll(() => quiz.close())

const get = (url: string) => quiz.app.http.inject({ method: 'GET', url })
const headAt = (path: string) =>
  headOfShare(path, {
    db: quiz.database.db,
    publicUrl: 'https://quiz.example',
    readSettings: async () => (await import('../../platform/settings/index.ts')).readSettings(quiz.database.db),
    now: quiz.clock.now,
  })

async function sharedResult(name = 'Ana Lovelace', details = {}) {
  const player = await quiz.player(name, details)
  const result = await quiz.playLevel(player, ancient, 4, 1)
  const share = await player.call('create_share', { share_kind: 'result', play_id: result.play_id })
  return { player, result, share, path: share.data?.path ?? '' }
}

describe('a share', () => {
  it('of a result shows messengers the first name and the result, and no more', async () => {
    const { path, result } = await sharedResult()
    expect(path).toMatch(/^\/s\/[\w-]{22}$/)
    const head = await headAt(path)
    expect(head).toMatchObject({
      title: `Ana got ${result.correct} of ${result.total} right`,
      canonical: null,
      properties: {
        'og:image': `https://quiz.example${path}.png`,
        'og:url': `https://quiz.example${path}`,
        'twitter:card': 'summary_large_image',
      },
    })
    expect(JSON.stringify(head)).not.toMatch(/Lovelace|example\.com/)
  })

  it('has a picture of 1200 × 630, which is drawn once', async () => {
    const { path } = await sharedResult()
    const reply = await get(`${path}.png`)
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=3600',
    ])
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const start = performance.now()
    for (let time = 0; time < 20; time += 1) expect((await get(`${path}.png`)).rawPayload.equals(reply.rawPayload)).toBe(true)
    expect(performance.now() - start).toBeLessThan(2000)
  })

  it('uses the language in which it was shared, and its direction', async () => {
    const { path } = await sharedResult('ليلى منصور', { webLanguage: 'ar' })
    const head = await headAt(path)
    expect(head?.title).toContain('ليلى')
    expect(head?.properties['og:locale']).toBe('ar')
    expect(head?.language).toEqual({ code: 'ar', rtl: true })
    expect((await get(`${path}.png`)).statusCode).toBe(200)
  })

  it('is a page in that language, whichever language the reader asks for', async () => {
    const webRoot = mkdtempSync(join(tmpdir(), 'trivium-shares-'))
    onTestFinished(() => rmSync(webRoot, { recursive: true }))
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><html lang="en" dir="ltr"><head><title>Trivium</title></head></html>')
    const site = await createApp({ ...quiz, now: quiz.clock.now, webRoot })
    onTestFinished(() => site.close())
    const pageOf = async (path: string, lang: string) =>
      (await site.http.inject({ url: path, headers: { accept: 'text/html', 'accept-language': lang } })).body
    const [arabic, spanish] = [
      await sharedResult('ليلى منصور', { webLanguage: 'ar' }),
      await sharedResult('Ana Lovelace', { webLanguage: 'es' }),
    ]
    for (const lang of ['en', 'ar', 'es']) {
      expect(await pageOf(arabic.path, lang)).toContain('<html lang="ar" dir="rtl">')
      expect(await pageOf(spanish.path, lang)).toContain('<html lang="es" dir="ltr">')
    }
  })

  it('is created once per player and subject', async () => {
    const { player, result, path } = await sharedResult()
    expect((await player.call('create_share', { share_kind: 'result', play_id: result.play_id })).data.path).toBe(path)
    expect((await sharedResult()).path).not.toBe(path)
  })

  it('needs an unlocked badge or a running streak', async () => {
    const { player } = await sharedResult()
    await quiz.database.db.deleteFrom('badges').where('account_id', '=', player.id).execute()
    expect((await player.call('create_share', { share_kind: 'badge', badge: 'dashing_debut' })).message).toBe('document_not_found')
    expect((await player.call('create_share', { share_kind: 'streak' })).message).toBe('document_not_found')
    const at = quiz.clock.now()
    await quiz.database.db.insertInto('badges').values({ account_id: player.id, type: 'dashing_debut', unlocked_at: at }).execute()
    const day = at.toISOString().slice(0, 10)
    const streak = {
      account_id: player.id,
      kind: 'daily_quiz',
      length: 12,
      best: 12,
      run: 12,
      last_day: day,
      freezes: 0,
      frozen_days: [],
    } as const
    await quiz.database.db
      .insertInto('streaks')
      .values({ ...streak, frozen_days: [] })
      .execute()
    const badge = (await player.call('create_share', { share_kind: 'badge', badge: 'dashing_debut' })).data.path
    const days = (await player.call('create_share', { share_kind: 'streak' })).data.path
    expect([(await headAt(badge))?.title, (await headAt(days))?.title]).toEqual([
      'Ana has the badge Dashing debut',
      'Ana is here every day: 12 days in a row',
    ])
    for (const path of [badge, days]) expect((await get(`${path}.png`)).statusCode).toBe(200)
  })

  it('is gone once the account is deleted', async () => {
    const [left, off] = [await sharedResult(), await sharedResult()]
    await left.player.call('delete_user_account')
    await deactivate(quiz.database.db, off.player.id)
    for (const { path } of [left, off]) {
      expect(await headAt(path)).toBeNull()
      expect((await get(`${path}.png`)).statusCode).toBe(404)
    }
  })

  it('is refused for another player’s play, an open play, and an exam', async () => {
    const mallory = await quiz.player('Mallory')
    const { result } = await sharedResult()
    const { play } = await quiz.begin(mallory)
    const room = await examRoom(quiz)
    const sitter = await quiz.player('Sitter')
    const sat = await room.sit(sitter, await room.prepare({ release_when: 'examiner' }))
    for (const question of sat.questions)
      await sitter.call('submit_answer', { play_id: sat.play.id, question_id: question.id, answer: rightAnswer(question) })
    await sitter.call('set_exam_module_result')
    for (const [player, play_id] of [
      [mallory, result.play_id],
      [mallory, play.id],
      [mallory, 999_999],
      [mallory, ''],
      [sitter, sat.play.id],
    ] as const)
      expect((await player.call('create_share', { share_kind: 'result', play_id })).message).toBe('document_not_found')
    expect(
      await quiz.database.db.selectFrom('shares').select('token').where('account_id', 'in', [mallory.id, sitter.id]).execute(),
    ).toEqual([])
  })

  it.each(['x', '../../etc/passwd', 'a'.repeat(22), `${'a'.repeat(22)}.svg`, "'or 1=1--.png", '%00.png'])(
    'cannot be guessed: %s',
    async guess => {
      expect((await get(`/s/${encodeURIComponent(guess)}`)).statusCode).toBe(404)
      expect((await get(`/s/${encodeURIComponent(guess)}.png`)).statusCode).toBe(404)
      expect(await headAt(`/s/${guess}`)).toBeNull()
    },
  )

  it('draws a name as text, whatever it contains', async () => {
    const { path } = await sharedResult('<span>&amp;"</span> x')
    expect((await get(`${path}.png`)).statusCode).toBe(200)
  })
})

describe('the fonts of pictures', () => {
  it('are unpacked to the original files', async () => {
    const woff = readFileSync(createRequire(import.meta.url).resolve('@fontsource/nunito/files/nunito-latin-700-normal.woff'))
    const font = unpackWoff(woff)
    expect(font.length).toBe(woff.readUInt32BE(16))
    expect(font.readUInt32BE(0)).toBe(0x0001_0000)
    expect(() => unpackWoff(Buffer.from('no font at all'))).toThrow('not a WOFF')
  })

  it('draw Latin and Arabic; other scripts are left out', () => {
    expect(['Ana got 8 of 10 right', 'ليلى: ١٢ يومًا', 'José · 80 %'].map(isDrawable)).toEqual([true, true, true])
    expect(['小明', 'अना'].map(isDrawable)).toEqual([false, false])
  })
})
