import type { PublicSettings } from '@trivium/contract/platform/public-settings'
import { shownDefaults } from '@trivium/contract/platform/setting-defaults'
import { type SystemConfig, useSession } from '../session/session.ts'

/** The public settings that pages read. */
type Shown = Pick<PublicSettings, keyof typeof shownDefaults>

/** A public setting. The default applies only until the settings have loaded. */
export function useSetting<Name extends keyof Shown>(name: Name): Shown[Name] {
  return useSession(session => settingIn(session.systemConfig, name))
}

/** The operator's name of the app; the default only until the web settings have loaded. */
export const useAppName = (): string => useSession(session => session.webSettings?.app_name ?? shownDefaults.app_name)

export const settingIn = <Name extends keyof Shown>(config: SystemConfig | null, name: Name): Shown[Name] =>
  config?.[name] ?? shownDefaults[name]
