/** The key in an otpauth address, as an authenticator app wants it typed. */
export const keyIn = (uri: string): string => URL.parse(uri)?.searchParams.get('secret') ?? ''

/** The key in groups of four characters, which are easier to read. */
export const groupsOf = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? ''
