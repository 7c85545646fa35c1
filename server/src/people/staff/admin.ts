// The calls of staff about staff.

import { staff } from '@trivium/contract/people/staff.admin'
import { handle } from '../../platform/api/handle.ts'
import { freshMs } from '../../platform/api/requests/fresh.ts'
import { mediaPath } from '../../platform/media/index.ts'
import { giveRoles } from './roles.ts'
import { countAudit, countStaff, readAudit, readPerson, readStaff } from './store.ts'
import { presentColleague, presentEntry } from './views.ts'

export const staffActions = handle(staff, {
  async get_own_rights(_input, { db, player, settings }) {
    const { name, profile } = await readPerson(db, player.id)
    return {
      id: player.id,
      name,
      profile: profile && mediaPath(profile),
      roles: [...player.roles],
      has_second_factor: player.hasSecondFactor,
      is_fresh_until: new Date(player.provedAt.getTime() + freshMs).toISOString(),
      demo: settings.demo_mode === 1,
    }
  },

  async get_staff({ offset = 0, limit }, { db, settings }) {
    const [rows, total] = await Promise.all([readStaff(db, { offset, limit: limit ?? settings.page_size }), countStaff(db)])
    return { data: rows.map(presentColleague), total }
  },

  set_roles: giveRoles,

  async get_audit({ offset = 0, limit, ...wanted }, { db, settings }) {
    const [rows, total] = await Promise.all([readAudit(db, wanted, { offset, limit: limit ?? settings.page_size }), countAudit(db, wanted)])
    return { data: rows.map(presentEntry), total }
  },
})
