import type { Area, Base } from '../platform/area.ts'
import { accountActions, contactSaver, playerAdminActions } from './accounts/index.ts'
import { contactActions } from './contact/index.ts'
import { type ExamList, groupActions, groupAdminActions } from './groups/index.ts'
import { friendActions } from './friends/index.ts'
import type { Identity } from './identity/index.ts'
import { type ListParts, mailParts } from './lists/index.ts'
import { messageActions, messageRooms } from './messages/index.ts'
import { moderationActions, moderationAdminActions } from './moderation/index.ts'
import { blockedWordActions } from './names/index.ts'
import { staffActions } from './staff/index.ts'

interface FromOthers {
  /** Created before, because other areas use it to prove identities and to send emails. */
  identity: Identity
  /** Of areas that are not below this one. */
  exams: ExamList
  readCells: ListParts['readCells']
}

export const people = ({ config, database: { db }, http, now }: Base, { identity, exams, readCells }: FromOthers) =>
  ({
    actions: {
      ...accountActions(identity),
      ...friendActions,
      ...messageActions,
      ...moderationActions,
      ...groupActions({ identity, exams }),
      ...contactActions({ post: identity.post, publicUrl: config.publicUrl }),
    },
    admin: {
      ...playerAdminActions(identity),
      ...staffActions({
        queueMails: identity.post.carriesMail ? identity.queueMails : undefined,
        publicUrl: config.publicUrl,
        consoleUrl: config.consoleUrl,
      }),
      ...groupAdminActions({ mail: mailParts(config, identity), readCells, exams }),
      ...moderationAdminActions,
      ...blockedWordActions,
    },
    rooms: [messageRooms(db, now)],
    jobs: [...identity.jobs, contactSaver({ db, identity })],
    routes: () => identity.register(http),
  }) satisfies Area
