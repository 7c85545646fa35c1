// The organisations of the starter content: which areas the bank has, and which categories belong to each.

import { readOrganisations } from '@trivium/content/published'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { moveAreas, upsertArea, upsertOrganisation } from './organisation-store.ts'

/**
 * Everything that the starter content says about them is loaded anew; areas that are gone stay, because tests refer to them. One that has moved
 * to another organisation stays the same area: results of tests in it go on to say so.
 */
export async function loadStarterOrganisations(db: Db): Promise<void> {
  await inTransaction(db, async tx => {
    for (const [position, { slug, name, areas }] of readOrganisations().entries()) {
      const organisationId = await upsertOrganisation(tx, slug, name, position)
      await moveAreas(
        tx,
        organisationId,
        areas.map(area => area.slug),
      )
      for (const [place, { name: names, ...area }] of areas.entries())
        await upsertArea(tx, { organisationId, names, position: place, ...area })
    }
  })
}
