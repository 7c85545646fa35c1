// The leader's view of a group.

import { groupProgress } from '@trivium/contract/profile/group-progress'
import { managementOf, readGroup, seesProgress } from '../../people/groups/index.ts'
import { namesFor } from '../../bank/catalogue/index.ts'
import { handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { readProgress } from './store.ts'

export const groupProgressActions = handle(groupProgress, {
  async get_group_progress({ group_id, offset = 0, limit }, context) {
    const { db, player, settings } = context
    const group = await readGroup(db, group_id)
    // A group of others is treated like one that does not exist.
    if (!group || !seesProgress(managementOf(group), player)) refuse('document_not_found')
    const nameOf = await namesFor(context)
    const rows = await readProgress(db, group_id, { offset, limit: limit ?? settings.page_size })
    return {
      data: rows.map(({ answered, correct, weak, ...row }) => ({
        ...row,
        answered,
        ratio: answered === 0 ? null : Math.round((100 * correct) / answered),
        weak: weak.map(nameOf),
      })),
      total: group.members,
      group: group.name,
    }
  },
})
