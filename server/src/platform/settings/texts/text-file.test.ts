import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSeen } from '../../../../test/app/call-seen.ts'
import { listen, takeDown } from '../../../../test/app/statements.ts'
import { startApp, type TestApp, type TestPlayer } from '../../../../test/app/app.ts'

let test: TestApp
let ada: TestPlayer
let bea: TestPlayer
beforeAll(async () => {
  test = await startApp()
  ada = await test.player('Ada', { roles: ['administrator'] })
  bea = await test.player('Bea', { roles: ['administrator'] })
  for (const code of ['de', 'fr', 'nl', 'it', 'sv']) await ada.call('add_interface_language', { code })
})
afterAll(() => test.close())

type Texts = Record<string, unknown>

const exported = async (language: string) => (await ada.call('export_interface_texts', { language })).data
const textsNow = async (language: string) => (await exported(language)).texts
const preview = async (language: string, texts: Texts, versions?: Texts) =>
  (await ada.call('preview_interface_texts', { language, texts, ...(versions && { versions }) })).data
/** Imports all rows of a preview, as the console does when all are ticked. */
async function take(language: string, { rows }: Awaited<ReturnType<typeof preview>>, by = ada) {
  const byKey = (valueOf: (row: (typeof rows)[number]) => string) => Object.fromEntries(rows.map(row => [row.key, valueOf(row)]))
  return by.call('import_interface_texts', { language, texts: byKey(row => row.text), versions: byKey(row => row.version) })
}
const statesOf = ({ rows }: Awaited<ReturnType<typeof preview>>) => Object.fromEntries(rows.map(({ key, state }) => [key, state]))

describe('a translator’s file', () => {
  it('is exported with the English texts, and is imported after its preview', async () => {
    const file = await exported('de')
    expect(file.english['action.retry']).toBe('Try again')
    expect(new Set(Object.values(file.texts))).toEqual(new Set(['']))
    const texts = { ...file.texts, 'action.retry': ' Nochmal ', 'home.hello_player': 'Hallo, {{name}}!' }
    const seen = await preview('de', texts, file.versions)
    expect(seen).toMatchObject({ invalid: [], unchanged: 0, blank: Object.keys(file.texts).length - 2 })
    expect(seen.rows).toMatchObject(
      [
        { key: 'action.retry', english: 'Try again', now: null, text: 'Nochmal', state: 'free', changed_at: null, changed_by: null },
        { key: 'home.hello_player', state: 'free' },
      ].toSorted((one, other) => Object.keys(texts).indexOf(one.key) - Object.keys(texts).indexOf(other.key)),
    )
    expect((await textsNow('de'))['action.retry']).toBe('')
    expect((await take('de', seen)).data).toEqual({ taken: 2, unchanged: 0 })
    expect((await textsNow('de'))['action.retry']).toBe('Nochmal')
    expect(await preview('de', texts, file.versions)).toMatchObject({ rows: [], unchanged: 2 })
  })

  it('shows what a colleague has changed since the export, who it was and when', async () => {
    const set = async (key: string, text: string) => callSeen(bea, 'set_interface_text', { language: 'fr', key, text })
    await set('action.retry', 'Encore')
    await set('action.cancel', 'Annuler')
    await set('action.reload', 'Retour')
    await set('auth.back_to_login', 'Garder')
    const { texts, versions } = await exported('fr')
    await set('action.retry', 'Réessayer')
    await set('action.cancel', 'Abandonner')
    await set('action.close', 'Fermer')
    const file = { ...texts, 'action.retry': 'Encore une fois', 'action.reload': 'En arrière', 'action.close': 'Fermer la page' }
    const seen = await preview('fr', file, versions)
    expect(statesOf(seen)).toEqual({ 'action.retry': 'both', 'action.cancel': 'here', 'action.reload': 'free', 'action.close': 'both' })
    expect(seen.rows.find(({ key }) => key === 'action.retry')).toMatchObject({
      now: 'Réessayer',
      changed_by: 'Bea',
      changed_at: expect.stringMatching(/Z$/),
    })
    expect(seen.rows.find(({ key }) => key === 'action.reload')).toMatchObject({ now: 'Retour', changed_by: null, changed_at: null })
    expect(seen.unchanged).toBe(1)
  })

  it('without versions, as older ones are, tells apart what nobody has changed here from all else', async () => {
    await callSeen(bea, 'set_interface_text', { language: 'es', key: 'action.retry', text: 'Otra vez' })
    const seen = await preview('es', { 'action.retry': 'De nuevo', 'action.cancel': 'Anular' })
    expect(seen.rows).toMatchObject([
      { key: 'action.retry', now: 'Otra vez', state: 'unknown', changed_by: 'Bea' },
      { key: 'action.cancel', state: 'free', changed_by: null },
    ])
    await callSeen(bea, 'reset_interface_text', { language: 'es', key: 'action.retry' })
  })

  it('names who imported a text, and who reset one', async () => {
    const { versions } = await exported('es')
    const both = { 'action.retry': 'De nuevo', 'action.cancel': 'Anular' }
    await take('es', await preview('es', both, versions), bea)
    await callSeen(ada, 'reset_interface_text', { language: 'es', key: 'action.cancel' })
    const later = await preview(
      'es',
      { 'action.retry': 'Una vez más', 'action.cancel': 'Dejarlo' },
      { 'action.retry': 'x', 'action.cancel': 'x' },
    )
    expect(later.rows).toMatchObject([
      { key: 'action.retry', now: 'De nuevo', state: 'both', changed_by: 'Bea' },
      { key: 'action.cancel', state: 'both', changed_by: 'Ada' },
    ])
    await callSeen(ada, 'reset_interface_text', { language: 'es', key: 'action.retry' })
  })

  it('is refused with nothing imported if one of its texts was changed after the preview, not if another was', async () => {
    const seen = await preview('nl', { 'action.retry': 'Opnieuw', 'action.cancel': 'Annuleren' })
    await callSeen(bea, 'set_interface_text', { language: 'nl', key: 'action.reload', text: 'Terug' })
    await callSeen(bea, 'set_interface_text', { language: 'nl', key: 'action.retry', text: 'Nog eens' })
    expect((await take('nl', seen)).message).toBe('changed_meanwhile')
    expect(await textsNow('nl')).toMatchObject({ 'action.retry': 'Nog eens', 'action.cancel': '', 'action.reload': 'Terug' })
    const again = await preview('nl', { 'action.retry': 'Opnieuw', 'action.cancel': 'Annuleren' })
    expect((await take('nl', again)).data).toEqual({ taken: 2, unchanged: 0 })
    expect(await textsNow('nl')).toMatchObject({ 'action.retry': 'Opnieuw', 'action.reload': 'Terug' })
  })

  it('is imported once if two administrators import it at once', async () => {
    const seen = await preview('it', { 'action.retry': 'Riprova' })
    const other = await preview('it', { 'action.retry': 'Di nuovo' })
    const messages = (await Promise.all([take('it', seen), take('it', other, bea)])).map(({ message }) => message)
    expect(messages.toSorted()).toEqual(['changed_meanwhile', 'ok'])
  })

  it('is previewed with the reason for each invalid row, and none of them is imported', async () => {
    const texts = {
      'home.hello_player': 'Hej!',
      'action.retry': '<b>Igen</b>',
      'action.cancel': 'x'.repeat(4001),
      'action.reload': 5,
      'action.close': 'a\u0000',
      'auth.back_to_login': 'Spara',
      'no.such': 'x',
      constructor: 'x',
    }
    const seen = await preview('sv', texts)
    expect(seen.invalid).toMatchObject([
      { key: 'home.hello_player', english: expect.stringContaining('{{name}}'), problem: 'lacks {{name}}' },
      { key: 'action.retry', english: 'Try again', problem: 'must hold no HTML' },
      { key: 'action.cancel', problem: 'is longer than 4,000 characters' },
      { key: 'action.reload', problem: 'is no text' },
      { key: 'action.close', problem: 'holds characters that cannot be stored' },
      { key: 'no.such', english: null, problem: 'there is no such text' },
      { key: 'constructor', english: null, problem: 'there is no such text' },
    ])
    expect(seen.rows.map(({ key }) => key)).toEqual(['auth.back_to_login'])
    const versions = { 'auth.back_to_login': 'none', 'home.hello_player': 'none' }
    const some = { 'auth.back_to_login': 'Spara', 'home.hello_player': 'Hej!' }
    const wrong = await ada.call('import_interface_texts', { language: 'sv', texts: some, versions })
    expect(wrong).toMatchObject({ status: 400, issues: [{ field: 'texts.home.hello_player', problem: 'lacks {{name}}' }] })
    const unseen = await ada.call('import_interface_texts', { language: 'sv', texts: { 'auth.back_to_login': 'Spara' }, versions: {} })
    expect(unseen).toMatchObject({ status: 400, issues: [{ field: 'versions.auth.back_to_login', problem: 'is missing' }] })
    expect((await textsNow('sv'))['auth.back_to_login']).toBe('')
  })

  it('of all texts in the language with most letters fits into one call', async () => {
    const { texts, versions } = await exported('ar')
    const changed = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `${text} !`]))
    const seen = await preview('ar', changed, versions)
    expect((await take('ar', seen)).data).toEqual({ taken: Object.keys(texts).length, unchanged: 0 })
    // The same file once more: now each text has somebody who changed it.
    const again = await preview('ar', texts, versions)
    expect(new Set(again.rows.map(({ state, changed_by }) => `${state} ${changed_by}`))).toEqual(new Set(['here Ada']))
  })

  it('is for administrators, and for languages that there are', async () => {
    const texts = { 'action.retry': 'Igen' }
    const edda = await test.player('Edda', { roles: ['editor', 'treasurer', 'examiner'] })
    expect((await edda.call('preview_interface_texts', { language: 'sv', texts })).status).toBe(403)
    expect((await edda.call('import_interface_texts', { language: 'sv', texts, versions: { 'action.retry': 'none' } })).status).toBe(403)
    expect((await ada.call('preview_interface_texts', { language: 'tlh', texts })).message).toBe('document_not_found')
  })
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('a translator’s file on PostgreSQL', () => {
  it('needs as few statements for all texts as for one', async () => {
    const { texts } = await exported('ar')
    const stop = listen()
    const costOf = async (changed: Texts) => {
      const seen = await takeDown(() => preview('ar', changed, {}))
      const taken = await takeDown(() => take('ar', seen.result))
      return [seen.statements.length, taken.statements.length]
    }
    const [key = ''] = Object.keys(texts)
    const costs = [await costOf({ [key]: `${texts[key]} ?` })]
    costs.push(await costOf(Object.fromEntries(Object.entries(texts).map(([each, text]) => [each, `${text} ??`]))))
    stop()
    expect(costs[1]).toEqual(costs[0])
    expect(costs[0]?.[0]).toBe(3)
  })
})
