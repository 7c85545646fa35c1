// The format of the words: blocks of three lines (word, clue, note), easiest first.

export interface WordEntry {
  word: string
  clue: string
  note: string
}

/** @throws when a block has more or fewer than three lines. */
export function entriesOf(text: string): WordEntry[] {
  return text.split(/\n\s*\n/).map(block => {
    const [word, clue, note, ...more] = block.split('\n').map(line => line.trim())
    if (!word || !clue || !note || more.length > 0) throw new Error(`not three lines: ${block}`)
    return { word, clue, note }
  })
}
