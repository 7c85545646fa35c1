// The platform's own actions: settings, texts, languages.

import type { Area, Base } from './area.ts'
import { registerAvatars, registerCovers, registerMedia } from './media/index.ts'
import { type SettingsParts, settingAdminActions, settingsActions } from './settings/index.ts'

export const platform = ({ database, http }: Base, parts: SettingsParts) =>
  ({
    actions: settingsActions(parts),
    admin: settingAdminActions,
    routes() {
      registerMedia(http, database.db)
      registerCovers(http)
      registerAvatars(http)
    },
  }) satisfies Area
