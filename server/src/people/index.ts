import type { Area, Base } from '../platform/area.ts'
import { accountActions, contactSaver, playerAdminActions } from './accounts/index.ts'
import { contactActions } from './contact/index.ts'
import { friendActions } from './friends/index.ts'
import type { Identity } from './identity/index.ts'
import { messageActions, messageRooms } from './messages/index.ts'
import { staffActions } from './staff/index.ts'

/** @param identity created before, because other areas use it to prove identities and to send emails */
export const people = ({ config, database: { db }, http, now }: Base, identity: Identity) =>
  ({
    actions: {
      ...accountActions(identity),
      ...friendActions,
      ...messageActions,
      ...contactActions({ post: identity.post, publicUrl: config.publicUrl }),
    },
    admin: { ...playerAdminActions(identity), ...staffActions },
    rooms: [messageRooms(db, now)],
    jobs: [...identity.jobs, contactSaver({ db, identity })],
    routes: () => identity.register(http),
  }) satisfies Area
