// Cookies of the identity provider.

import type { Config } from '../../platform/config/config.ts'

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:')

/** `__Host-` (RFC 6265bis, 4.1.3.2) has the browser refuse what a sibling host or a connection without TLS would plant. */
export const cookiePrefix = (config: Pick<Config, 'publicUrl'>): string => (isSecure(config) ? '__Host-trivium' : 'trivium')

/** The path is what `__Host-` demands. */
export const cookieAttributes = (config: Pick<Config, 'publicUrl'>) =>
  ({ path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure(config) }) as const
