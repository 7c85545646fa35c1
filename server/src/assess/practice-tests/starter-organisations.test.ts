import { afterAll, beforeAll, expect, it } from 'vitest'
import { readOrganisations } from '@trivium/content/published'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { readAreas } from './bank-store.ts'
import { upsertArea, upsertOrganisation } from './organisation-store.ts'
import { loadStarterOrganisations } from './starter-organisations.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

it('a release that moves an area to another organisation keeps the area and offers no empty organisation', async () => {
  const { db } = test.database
  await db.transaction().execute(async tx => {
    const organisationId = await upsertOrganisation(tx, 'subjects', { en: 'Subjects' }, 0)
    await upsertArea(tx, { organisationId, slug: 'history', names: { en: 'History' }, position: 0, share: 1, categories: [] })
  })
  const history = async () => (await readAreas(db)).filter(({ slug }) => slug === 'history')
  const [before] = await history()
  await loadStarterOrganisations(db)
  expect(await history()).toEqual([expect.objectContaining({ id: before?.id, organisation: 'humanities' })])
  expect(new Set((await readAreas(db)).map(({ organisation }) => organisation))).toEqual(
    new Set(readOrganisations().map(({ slug }) => slug)),
  )
  await loadStarterOrganisations(db)
  expect(await history()).toHaveLength(1)
})
