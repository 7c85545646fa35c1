// The organisations of the starter content: the areas of the bank and their categories.

import { readOrganisations } from '@trivium/content/published'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { moveAreas, upsertArea, upsertOrganisation } from './organisation-store.ts'

/**
 * Loads all organisations and areas of the starter content again. Areas that are no longer named stay, because tests refer to them. An area
 * that has moved to another organisation stays the same area, so that old results still name it.
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
