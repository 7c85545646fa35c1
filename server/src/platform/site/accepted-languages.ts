// Parses the header Accept-Language (RFC 9110, 12.5.4).

const most = 10

/** @returns the language codes, the most preferred first */
export function acceptedLanguages(header: string): string[] {
  const wanted = header
    .slice(0, 500)
    .split(',')
    .slice(0, most)
    .flatMap(part => {
      const [, code, quality = '1'] = /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(part) ?? []
      return code === undefined || Number(quality) === 0 ? [] : [{ code, quality: Number(quality) }]
    })
  return wanted.toSorted((one, other) => other.quality - one.quality).map(({ code }) => code)
}
