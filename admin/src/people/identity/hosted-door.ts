// The hosted identity provider, if the server uses one. Its SDK is loaded only then.

import type { WebSettings } from '@trivium/contract/platform/settings'
import type { StaffDoor } from '../../../../web/src/people/identity/firebase/staff.ts'

let door: Promise<StaffDoor | null> | null = null

/** @returns null with the embedded provider, or when the server does not answer */
export function hostedDoor(): Promise<StaffDoor | null> {
  door ??= open().catch(() => {
    door = null
    return null
  })
  return door
}

async function open(): Promise<StaffDoor | null> {
  const response = await fetch('/api/get_web_settings', { method: 'POST' })
  const { data }: { data: WebSettings } = await response.json()
  const settings = data.providers.firebase
  if (!settings) return null
  const { createStaffDoor } = await import('../../../../web/src/people/identity/firebase/staff.ts')
  return createStaffDoor(settings)
}
