import type { PublicSettings } from '@trivium/contract/public-settings'
import { settingDefaults } from '@trivium/contract/setting-defaults'
import { type SystemConfig, useSession } from './session.ts'

/** A public setting. The default applies only until the settings have loaded. */
export function useSetting<Name extends keyof PublicSettings>(name: Name): PublicSettings[Name] {
  return useSession(session => settingIn(session.systemConfig, name))
}

export const settingIn = <Name extends keyof PublicSettings>(config: SystemConfig | null, name: Name): PublicSettings[Name] =>
  config?.[name] ?? settingDefaults[name]
