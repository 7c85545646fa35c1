// A result as a picture to share: the layout as plain shapes, which draw-picture.ts draws. It contains no question and no answer. It always
// uses the dark theme, because people see it outside the app.

export const pictureSize = { width: 1080, height: 1350 } as const

/** All values are texts in the player's language. */
export interface PictureFacts {
  isRtl: boolean
  app: string
  /** The URL of the operator's logo; null for ours. */
  logo: string | null
  /** The mode, with its level. */
  what: string
  hue: number
  right: string
  ofTotal: string
  /** 0 to 100. */
  percentage: number
  /** For example "A perfect round". */
  title: string
  /** The stars of the round in a level, out of three. */
  stars: number | null
  /** Right or not, in the order of the questions; empty if unknown. */
  grid: readonly boolean[]
  streak: string | null
  date: string
  address: string
}

interface Paint {
  fill?: string
  stroke?: string
  line?: number
}

export type Shape =
  | ({ kind: 'rect'; x: number; y: number; width: number; height: number; radius: number } & Paint)
  /** The path has its own origin, at x and y. */
  | ({ kind: 'path'; path: string; x: number; y: number; scale: number } & Paint)
  /** Clockwise from the top; mirrored in right-to-left languages. */
  | { kind: 'arc'; x: number; y: number; radius: number; share: number; stroke: string; line: number; isMirrored: boolean }
  | { kind: 'image'; url: string; x: number; y: number; size: number }
  | {
      kind: 'text'
      text: string
      x: number
      /** The baseline. */
      y: number
      size: number
      face: 'heading' | 'text'
      fill: string
      align: 'left' | 'center' | 'right'
      /** The maximum width; longer texts get smaller letters. */
      most: number
      isRtl: boolean
    }

const { width, height } = pictureSize
const middle = width / 2
const margin = 80
const night = { ground: '#131429', card: '#1c1e3b', line: '#34376b', ink: '#efeefa', muted: '#b2b4d6', accent: '#f8b73a' }
const verdict = { right: '#62d594', rightInk: '#10301f', wrong: '#ff8f85' }

/** Centred on the origin, 100 wide. */
const star = 'M0 -48 L14 -17 L48 -13 L23 10 L30 44 L0 27 L-30 44 L-23 10 L-48 -13 L-14 -17 Z'
const flame =
  'M4 -50 C10 -24 34 -14 34 14 C34 36 18 50 0 50 C-18 50 -34 36 -34 14 C-34 2 -28 -8 -20 -16 C-18 -6 -14 0 -8 2 C-12 -18 -6 -38 4 -50 Z'
const check = 'M-22 2 L-7 17 L23 -16'
const cross = 'M-16 -16 L16 16 M16 -16 L-16 16'

export function layOut(facts: PictureFacts): Shape[] {
  // Without a streak, the other shapes move down into its space.
  const lower = facts.streak === null ? 50 : 0
  return [
    { kind: 'rect', x: 0, y: 0, width, height, radius: 0, fill: night.ground },
    ...decoration(facts),
    ...head(facts),
    ...outcome(facts).map(shape => ({ ...shape, y: shape.y + lower })),
    ...streak(facts),
    ...foot(facts),
  ]
}

const outcome = (facts: PictureFacts): Shape[] => [
  ...ring(facts),
  words(facts, { text: facts.title, y: 880, size: 64, face: 'heading', fill: night.ink }),
  ...(facts.stars === null ? gridShapes(facts) : starShapes(facts.stars, facts)),
]

const hueOf = ({ hue }: PictureFacts, light: string) => `hsl(${hue} ${light})`
/** A position counted from the side where reading begins. */
const from = ({ isRtl }: PictureFacts, x: number) => (isRtl ? width - x : x)

function words(
  { isRtl }: PictureFacts,
  text: { text: string; y: number; size: number; face: 'heading' | 'text'; fill: string; most?: number },
): Shape {
  return { kind: 'text', x: middle, align: 'center', most: width - 2 * margin, isRtl, ...text }
}

function decoration(facts: PictureFacts): Shape[] {
  const fill = hueOf(facts, '45% 24%')
  const isMirrored = facts.isRtl
  return [
    { kind: 'arc', x: from(facts, 1010), y: 300, radius: 210, share: 1, stroke: fill, line: 44, isMirrored },
    { kind: 'arc', x: from(facts, 30), y: 740, radius: 110, share: 1, stroke: fill, line: 28, isMirrored },
  ]
}

/** Our mark: the same drawing as in layout/logo.tsx, 64 wide. */
function mark(x: number, y: number, scale: number): Shape[] {
  const arm = (path: string, stroke: string): Shape => ({ kind: 'path', path, x, y, scale, stroke, line: 7 })
  return [
    { kind: 'rect', x, y, width: 64 * scale, height: 64 * scale, radius: 18 * scale, fill: '#2a2658' },
    arm('M32 33V14', '#f5ae22'),
    arm('M32 33l16 10', '#8f86ff'),
    arm('M32 33L16 43', '#4fd1a5'),
    { kind: 'path', path: 'M24.5 33a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0', x, y, scale, fill: '#fffdf9' },
  ]
}

function head(facts: PictureFacts): Shape[] {
  const size = 96
  const { isRtl, logo, app, what } = facts
  const x = isRtl ? width - margin - size : margin
  const emblem: Shape[] = logo === null ? mark(x, margin, size / 64) : [{ kind: 'image', url: logo, x, y: margin, size }]
  const name = { text: app, y: 146, size: 52, face: 'heading', fill: night.ink, most: 760 } as const
  return [
    ...emblem,
    { kind: 'text', x: from(facts, margin + size + 28), align: isRtl ? 'right' : 'left', isRtl, ...name },
    words(facts, { text: what, y: 284, size: 46, face: 'heading', fill: hueOf(facts, '75% 82%') }),
  ]
}

function ring(facts: PictureFacts): Shape[] {
  const place = { x: middle, y: 560, radius: 210, line: 40, isMirrored: facts.isRtl }
  return [
    { kind: 'arc', ...place, share: 1, stroke: night.line },
    ...(facts.percentage > 0 ? [{ kind: 'arc', ...place, share: facts.percentage / 100, stroke: hueOf(facts, '60% 62%') } as const] : []),
    words(facts, { text: facts.right, y: 600, size: 190, face: 'heading', fill: night.ink, most: 320 }),
    words(facts, { text: facts.ofTotal, y: 672, size: 54, face: 'text', fill: night.muted, most: 280 }),
  ]
}

function starShapes(stars: number, facts: PictureFacts): Shape[] {
  return [0, 1, 2].map(index => {
    const isWon = index < stars
    const place = { kind: 'path', path: star, x: from(facts, middle + (index - 1) * 150), y: 990, scale: 1.15 } as const
    return isWon ? { ...place, fill: night.accent } : { ...place, stroke: night.muted, line: 6 }
  })
}

const perRow = 10

/** Right and wrong differ by shape as well: a full square with a tick, an empty one with a cross. */
function gridShapes(facts: PictureFacts): Shape[] {
  const rows = Math.ceil(facts.grid.length / perRow)
  const size = rows > 2 ? 52 : rows === 2 ? 64 : 74
  const step = size + (rows > 2 ? 10 : 16)
  const top = 990 - (rows * step) / 2
  return facts.grid.flatMap((isRight, index) => {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(perRow, facts.grid.length - row * perRow)
    const x = from(facts, middle + ((index % perRow) - (inRow - 1) / 2) * step)
    return square(isRight, { x, y: top + (row + 0.5) * step, size })
  })
}

function square(isRight: boolean, { x, y, size }: { x: number; y: number; size: number }): Shape[] {
  const scale = size / 80
  const box = { kind: 'rect', x: x - size / 2, y: y - size / 2, width: size, height: size, radius: size / 4 } as const
  if (isRight)
    return [
      { ...box, fill: verdict.right },
      { kind: 'path', path: check, x, y, scale, stroke: verdict.rightInk, line: 10 },
    ]
  return [
    { ...box, stroke: verdict.wrong, line: 5 },
    { kind: 'path', path: cross, x, y, scale, stroke: verdict.wrong, line: 9 },
  ]
}

/** The flame is above its words, because their width is unknown before drawing. */
function streak(facts: PictureFacts): Shape[] {
  if (facts.streak === null) return []
  return [
    { kind: 'path', path: flame, x: middle, y: 1106, scale: 0.62, fill: night.accent },
    words(facts, { text: facts.streak, y: 1190, size: 44, face: 'heading', fill: night.accent }),
  ]
}

function foot(facts: PictureFacts): Shape[] {
  const [start, end] = facts.isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const small = { kind: 'text', y: 1290, size: 36, face: 'text', fill: night.muted, most: 440 } as const
  return [
    { kind: 'rect', x: margin, y: 1226, width: width - 2 * margin, height: 2, radius: 0, fill: night.line },
    { ...small, text: facts.date, x: from(facts, margin), align: start, isRtl: facts.isRtl },
    // An address runs from left to right in every language.
    { ...small, text: facts.address, x: from(facts, width - margin), align: end, isRtl: false },
  ]
}
