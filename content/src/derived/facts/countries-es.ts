// Facts worth knowing about every country, two a line: code, first, second.

export const facts = `
`
