// Cookies of the identity provider.

import type { Config } from '../../platform/config/config.ts'

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:')

/** With `__Host-` (RFC 6265bis, 4.1.3.2) the browser refuses cookies that a sibling host or a connection without TLS tries to set. */
export const cookiePrefix = (config: Pick<Config, 'publicUrl'>): string => (isSecure(config) ? '__Host-trivium' : 'trivium')

/** `__Host-` requires this path. */
export const cookieAttributes = (config: Pick<Config, 'publicUrl'>) =>
  ({ path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure(config) }) as const
