// Opens Firebase's SDK with the settings from the server.

import { initializeApp } from '@firebase/app'
import { type Auth, browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from '@firebase/auth'
import type { WebSettings } from '@trivium/contract/platform/settings'

export type Settings = NonNullable<WebSettings['providers']['firebase']>

export function openAuth({ api_key, auth_domain, project_id, app_id, emulator_url }: Settings): Auth {
  const app = initializeApp({ apiKey: api_key, authDomain: auth_domain, projectId: project_id, ...(app_id !== null && { appId: app_id }) })
  // Without the pop-up part, which would load third-party scripts.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  if (emulator_url !== null) {
    connectAuthEmulator(auth, emulator_url, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = true
  }
  return auth
}
