// Detects encodings of Chinese, Japanese and Korean by the decoded text: each language uses few of the characters of its encoding.

interface EastAsian {
  label: string
  /** Whether enough of the characters beyond ASCII are in common use. */
  isUsual: (text: string) => boolean
}

const share = (text: string, sign: RegExp) => Array.from(text).filter(char => sign.test(char)).length / Math.max(1, Array.from(text).length)

const kana = /[\u3040-\u30ff]/u
const punctuation = /[\u3000-\u303f\uff00-\uff60\u2010-\u2027“”‘’…·]/u
const hangul = /[\uac00-\ud7a3]/u
const han = /[\u4e00-\u9fff]/u

/** The first half of GB 2312 and of Big5 holds the common characters; Shift JIS and EUC have their kana in one place. */
const encodings: readonly EastAsian[] = [
  { label: 'shift_jis', isUsual: text => share(text, kana) > 0.15 && isMade(text, [kana, han, punctuation]) },
  { label: 'euc-jp', isUsual: text => share(text, kana) > 0.15 && isMade(text, [kana, han, punctuation]) },
  { label: 'euc-kr', isUsual: text => share(text, hangul) > 0.9 && isMade(text, [hangul, han, punctuation]) },
]
const isMade = (text: string, of: readonly RegExp[]) => Array.from(text).every(char => of.some(sign => sign.test(char)))

/** @returns null when no encoding fits, or several do */
export function fitsEastAsian(sample: Buffer): string | null {
  const found = encodings.filter(({ label, isUsual }) => {
    const text = beyondAscii(sample, label)
    return text !== null && text.length >= 2 && isUsual(text)
  })
  const [one, ...others] = found.length > 0 ? found.map(({ label }) => label) : chineseOf(sample)
  return one !== undefined && others.length === 0 ? one : null
}

function beyondAscii(sample: Buffer, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(sample).replace(/\p{ASCII}+/gu, '')
  } catch {
    return null
  }
}

const leastShare = 0.9
const leastCharacters = 4

function chineseOf(sample: Buffer): string[] {
  const labels: [string, readonly [number, number], number][] = [
    ['gb18030', [0xb0, 0xd7], 0xa1],
    ['big5', [0xa4, 0xc6], 0x40],
  ]
  return labels.flatMap(([label, [first, last], leastTrail]) => {
    const text = beyondAscii(sample, label)
    if (text === null || text.length < leastCharacters || !isMade(text, [han, punctuation])) return []
    const pairs = pairsOf(sample).filter(([lead]) => lead >= 0xa4)
    const usual = pairs.filter(([lead, trail]) => lead >= first && lead <= last && trail >= leastTrail)
    return usual.length >= pairs.length * leastShare ? [label] : []
  })
}

function pairsOf(sample: Buffer): [number, number][] {
  const pairs: [number, number][] = []
  for (let at = 0; at < sample.length; at++) {
    const lead = sample[at] ?? 0
    if (lead > 127) pairs.push([lead, sample[++at] ?? 0])
  }
  return pairs
}
