// A text as a QR code (ISO/IEC 18004): byte mode, error correction L, versions 1 to 5, which are one block each. That is enough for a
// link of 106 bytes on a screen, which has no scratches.

interface Version {
  size: number
  dataBytes: number
  correctionBytes: number
}

const versions: Version[] = [
  { size: 21, dataBytes: 19, correctionBytes: 7 },
  { size: 25, dataBytes: 34, correctionBytes: 10 },
  { size: 29, dataBytes: 55, correctionBytes: 15 },
  { size: 33, dataBytes: 80, correctionBytes: 20 },
  { size: 37, dataBytes: 108, correctionBytes: 26 },
]
/** Mode and length take 12 bits, so that two bytes fewer remain. */
const headBytes = 2

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** By row, then by column; true is dark. @returns null for a text that is too long */
export function qrMatrix(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = versions.find(({ dataBytes }) => bytes.length <= dataBytes - headBytes)
  if (!version) return null
  const data = dataCodewords(bytes, version.dataBytes)
  const codewords = [...data, ...correctionFor(data, version.correctionBytes)]
  const drawn = masks.map((_, mask) => draw(version.size, codewords, mask))
  return drawn.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best))
}

function dataCodewords(bytes: Uint8Array, length: number): number[] {
  const bits = ['0100', ...[bytes.length, ...bytes].map(byte => byte.toString(2).padStart(8, '0')), '0000'].join('')
  const codewords = (bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2))
  // What is left is filled in turns, as the standard says.
  for (let filling = 0; codewords.length < length; filling++) codewords.push(filling % 2 === 0 ? 0xec : 0x11)
  return codewords
}

/** The remainder of a division of polynomials over GF(256): Reed and Solomon. */
function correctionFor(data: number[], length: number): number[] {
  const generator = generatorOf(length)
  let rest = Array.from({ length }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, index) => value ^ product(generator[index] ?? 0, factor))
  }
  return rest
}

/** Without its first coefficient, which is 1. */
function generatorOf(degree: number): number[] {
  let polynomial = [1]
  let root = 1
  for (let step = 0; step < degree; step++) {
    polynomial = [...polynomial, 0].map((value, index) => value ^ product(polynomial[index - 1] ?? 0, root))
    root = product(root, 2)
  }
  return polynomial.slice(1)
}

/** In GF(256) modulo x⁸ + x⁴ + x³ + x² + 1. */
function product(one: number, other: number): number {
  let sum = 0
  for (let bit = 7; bit >= 0; bit--) {
    sum = (sum << 1) ^ ((sum >>> 7) * 0x11d)
    sum ^= ((other >>> bit) & 1) * one
  }
  return sum
}

function draw(size: number, codewords: number[], mask: number): boolean[][] {
  const fixed = fixedModules(size, mask)
  const matrix = fixed.map(row => row.map(module => module ?? false))
  const isMasked = masks[mask] ?? (() => false)
  for (const [index, { x, y }] of freePlaces(fixed).entries()) {
    const bit = ((codewords[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1
    const row = matrix[y]
    if (row) row[x] = (bit === 1) !== isMasked(x, y)
  }
  return matrix
}

type Fixed = (boolean | undefined)[][]

/** What is the same whatever the text: finders, timing, alignment, and the format. Undefined is free for data. */
function fixedModules(size: number, mask: number): Fixed {
  const fixed: Fixed = Array.from({ length: size }, () => Array.from({ length: size }))
  const set = (x: number, y: number, isDark: boolean) => {
    const row = fixed[y]
    if (row && x >= 0 && x < size) row[x] = isDark
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawSquares(set, { x, y, radius: 4, light: [2, 4] })
  if (size > 21) drawSquares(set, { x: size - 7, y: size - 7, radius: 2, light: [1] })
  drawFormat(set, size, mask)
  return fixed
}

type Set = (x: number, y: number, isDark: boolean) => void

/** Squares inside each other around a centre; `light` are the distances that are light. */
function drawSquares(set: Set, { x, y, radius, light }: { x: number; y: number; radius: number; light: number[] }): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
}

/** Level and mask with their own error correction, twice. */
function drawFormat(set: Set, size: number, mask: number): void {
  const levelL = 1
  const format = (levelL << 3) | mask
  let rest = format
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((format << 10) | rest) ^ 0x5412
  const isSet = (bit: number) => ((bits >>> bit) & 1) === 1
  for (let bit = 0; bit < 15; bit++) {
    // Around the first finder, past the timing; then along the two others.
    if (bit < 8) set(8, bit < 6 ? bit : bit + 1, isSet(bit))
    else set(bit === 8 ? 7 : 14 - bit, 8, isSet(bit))
    if (bit < 8) set(size - 1 - bit, 8, isSet(bit))
    else set(8, size - 15 + bit, isSet(bit))
  }
  set(8, size - 8, true)
}

/** The places of the data in their order: two columns at a time, from the right, up and down in turns. */
function freePlaces(fixed: Fixed): { x: number; y: number }[] {
  const size = fixed.length
  const places: { x: number; y: number }[] = []
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      places.push(...[right, right - 1].filter(x => fixed[y]?.[x] === undefined).map(x => ({ x, y })))
    }
  }
  return places
}

/** Long runs and blocks of one colour are hard to read: the standard's first two rules. */
function penaltyOf(matrix: boolean[][]): number {
  const lines = [...matrix, ...matrix.map((_, x) => matrix.map(row => row[x] ?? false))]
  const runs = lines
    .map(
      line =>
        line
          .map(Number)
          .join('')
          .match(/0{5,}|1{5,}/g) ?? [],
    )
    .flat()
  const isBlock = (x: number, y: number) =>
    new Set([matrix[y]?.[x], matrix[y]?.[x + 1], matrix[y + 1]?.[x], matrix[y + 1]?.[x + 1]]).size === 1
  const blocks = matrix.flatMap((row, y) => row.filter((_, x) => isBlock(x, y)))
  return runs.reduce((sum, { length }) => sum + length - 2, 0) + 3 * blocks.length
}
