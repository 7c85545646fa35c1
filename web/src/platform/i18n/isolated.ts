/** Isolates an address, a name or a code inside a right-to-left text. Numbers are not isolated: they follow the text. */
export const isolated = (value: string) => (/\p{L}/u.test(value) ? `\u2068${value}\u2069` : value)
