// Prints progress: on a terminal one line that rewrites itself, elsewhere one line a second.

export function progressLine(label: string, out: NodeJS.WriteStream = process.stdout): (done: number, total: number) => void {
  let shownAt = -Infinity
  return (done, total) => {
    const isOver = done >= total
    const line = `${label}: ${done} of ${total}`
    if (out.isTTY) {
      out.write(`\r${line}${isOver ? '\n' : ''}`)
    } else if (isOver || performance.now() - shownAt >= 1000) {
      shownAt = performance.now()
      out.write(`${line}\n`)
    }
  }
}
