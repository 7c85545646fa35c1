// The calls of staff about staff.

import { staff } from '@trivium/contract/people/staff.admin'
import { staffChanges } from '@trivium/contract/people/staff-changes.admin'
import { NotYours, refuse } from '../../platform/api/refuse.ts'
import { handle } from '../../platform/api/handle.ts'
import { freshMs } from '../../platform/api/requests/fresh.ts'
import { mediaPath } from '../../platform/media/index.ts'
import { maySeeChanger } from './policy.ts'
import { giveRoles } from './roles.ts'
import type { LetterParts } from './tell-roles.ts'
import { countAudit, countStaff, readAudit, readBySignIn, readLastChange, readPerson, readStaff } from './store.ts'
import { presentColleague, presentEntry } from './views.ts'

/** @param letters how to write to those whose roles change */
export const staffActions = (letters: LetterParts) => ({ ...adminOf(letters), ...finding })

const adminOf = (letters: LetterParts) =>
  handle(staff, {
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

    set_roles: (input, context) => giveRoles(input, context, letters),

    async get_audit({ offset = 0, limit, ...wanted }, { db, settings }) {
      const [rows, total] = await Promise.all([
        readAudit(db, wanted, { offset, limit: limit ?? settings.page_size }),
        countAudit(db, wanted),
      ])
      return { data: rows.map(presentEntry), total }
    },
  })

const finding = handle(staffChanges, {
  async find_colleague({ contact }, { db }) {
    return presentColleague((await readBySignIn(db, contact)) ?? refuse('nobody_signs_in_with_it'))
  },

  async get_last_change({ subject }, { db, player }) {
    if (!maySeeChanger(subject, player.roles)) throw new NotYours()
    const entry = (await readLastChange(db, subject)) ?? refuse('document_not_found')
    return { at: entry.at.toISOString(), name: entry.name }
  },
})
