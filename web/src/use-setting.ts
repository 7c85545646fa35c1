import type { PublicSettings } from '@trivium/contract/public-settings'
import { settingDefaults } from '@trivium/contract/setting-defaults'
import { type SystemConfig, useSession } from './session.ts'

/** A public setting. The default applies only until the settings have loaded. */
export function useSetting<Name extends keyof PublicSettings>(name: Name): PublicSettings[Name] {
  return useSession(session => settingIn(session.systemConfig, name))
}

/** The operator's name of the app; the default only until the web settings have loaded. */
export const useAppName = (): string => useSession(session => session.webSettings?.app_name ?? settingDefaults.app_name)

export const settingIn = <Name extends keyof PublicSettings>(config: SystemConfig | null, name: Name): PublicSettings[Name] =>
  config?.[name] ?? settingDefaults[name]
