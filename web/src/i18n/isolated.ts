/** An address, a name or a code in a text that runs the other way; numbers follow the text, with their signs. */
export const isolated = (value: string) => (/\p{L}/u.test(value) ? `\u2068${value}\u2069` : value)
