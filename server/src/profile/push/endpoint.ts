// Checks a browser's subscription. The player supplies its address: without a list of push services, players could make the server call
// any address it can reach, also in its own network.

import { createECDH } from 'node:crypto'
import type { Settings } from '../../platform/settings/defaults.ts'

/** Only https, the default port, and the push services of the setting, where `*.` stands for any subdomain. */
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
