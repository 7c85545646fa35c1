// Where push messages may be sent. A subscription is an address that the player gives: without this list the server could be made to
// call whatever it can reach, its own network too.

import type { Settings } from '../../platform/settings/defaults.ts'

/** Only https, only the usual port, only the push services that the setting names: `*.` stands for any name before it. */
export function isPushService(endpoint: string, { push_services: services }: Pick<Settings, 'push_services'>): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return services.some(service => (service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service))
}
