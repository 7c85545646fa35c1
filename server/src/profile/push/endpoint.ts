// What a browser's subscription may be. Its address is given by the player: without a list of push services the server could be made to
// call whatever it can reach, its own network too.

import { createECDH } from 'node:crypto'
import type { Settings } from '../../platform/settings/defaults.ts'

/** Only https, only the usual port, only the push services that the setting names: `*.` stands for any name before it. */
export function isPushService(endpoint: string, { push_services: services }: Pick<Settings, 'push_services'>): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return services.some(service => (service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service))
}

/** Whether the keys, in base64url, are a point of the curve P-256 and a secret of 16 bytes. */
export function areKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    ecdh.computeSecret(point)
    return true
  } catch {
    return false
  }
}
