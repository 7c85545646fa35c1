// Compares two texts word by word.

export interface Piece {
  kind: 'same' | 'inserted' | 'deleted'
  text: string
}

/** Beyond so many pairs of words, what lies between the common beginning and end counts as replaced: the page must not freeze. */
const mostPairs = 1_000_000

/** Words, blanks and signs. Joined, they are the text. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|./gsu) ?? []

/** The pieces that are the same or deleted give `before`, those that are the same or inserted give `after`. */
export function diffWords(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const middle = diffMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end))
  const tail = end === 0 ? [] : old.slice(-end)
  return joined([...old.slice(0, start).map(same), ...middle, ...tail.map(same)])
}

const same = (text: string): Piece => ({ kind: 'same', text })
const deleted = (text: string): Piece => ({ kind: 'deleted', text })
const inserted = (text: string): Piece => ({ kind: 'inserted', text })

/** By the longest common subsequence: `lengths[i][j]` is its length from the i-th old and the j-th new word on. */
function diffMiddle(old: string[], now: string[]): Piece[] {
  if (old.length * now.length > mostPairs) return [...old.map(deleted), ...now.map(inserted)]
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1))
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i--) {
    const row = lengths[i]
    if (!row) continue
    for (let j = now.length - 1; j >= 0; j--) {
      row[j] = old[i] === now[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  }
  const pieces: Piece[] = []
  for (let i = 0, j = 0; i < old.length || j < now.length;) {
    const [word, other] = [old[i], now[j]]
    if (word !== undefined && word === other) [i, j] = [i + 1, j + 1, pieces.push(same(word))]
    else if (word !== undefined && (other === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1)))
      [i] = [i + 1, pieces.push(deleted(word))]
    else [j] = [j + 1, pieces.push(inserted(other ?? ''))]
  }
  return pieces
}

function joined(pieces: Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const { kind, text } of pieces) {
    const last = whole.at(-1)
    if (last?.kind === kind) last.text += text
    else whole.push({ kind, text })
  }
  return whole
}
