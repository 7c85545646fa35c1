/** The key in an otpauth address, as an authenticator app wants it typed. */
export const keyIn = (uri: string): string => URL.parse(uri)?.searchParams.get('secret') ?? ''

/** In groups of four, which eyes can follow. */
export const groupsOf = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? ''
