// Only for the tests: solves geometry by coordinates and slices, and probability by enumerating all cases, with the key's numbers.

type Numbers = [number, number, number, number]
type Point = [number, number]

/** Null when the kind is unknown. */
export function opinionsByKey(key: string, answer: number): boolean | null {
  const subject = key.split(':')[3] ?? ''
  const kind = subject.replace(/(-m?\d+)+$/, '')
  const [a = 0, b = 0, c = 0, d = 0] = [...subject.matchAll(/-(m?)(\d+)/g)].map(([, m, n]) => Number(n) * (m ? -1 : 1))
  const route = routes[kind]
  if (!route) return null
  const expected = route([a, b, c, d])
  return Math.abs(expected - answer) <= 1e-4 * Math.max(1, Math.abs(expected))
}

/** Suit (hearts, diamonds, spades, clubs) and rank (ace is 1, king is 13). */
const cards = Array.from({ length: 52 }, (_, card) => [Math.floor(card / 13), (card % 13) + 1])

const routes: Record<string, (numbers: Numbers) => number> = {
  percent: ([percent, whole]) => (whole / 100) * percent,
  'percent-rise': ([price, percent]) => price * (1 + percent / 100),
  mean: ([a, b, c, d]) => (a + b + c + d) / 4,
  part: ([top, bottom, whole]) => (top / bottom) * whole,
  whole: ([top, bottom, part]) => part / (top / bottom),
  mixed: ([whole, top, bottom]) => whole + top / bottom,
  reduce: ([top, bottom]) => top / bottom,
  perimeter: ([a, b]) => around(rectangle(a, b)),
  'triangle-area': ([base, height]) =>
    area([
      [0, 0],
      [base, 0],
      [base / 3, height],
    ]),
  trapezium: ([a, c, height]) =>
    area([
      [0, 0],
      [c, 0],
      [1 + a, height],
      [1, height],
    ]),
  hypotenuse: ([a, b]) => Math.hypot(a, b),
  leg: ([a, c]) => c * Math.sin(Math.acos(a / c)),
  'third-angle': ([a, b]) => thirdAngle(a, b),
  'polygon-angle': ([n]) => cornerAngle(circlePoints(1, n)),
  diagonals: ([n]) => pairs(n).filter(([i = 0, j = 0]) => j - i > 1 && j - i < n - 1).length,
  slope: ([x1, y1, x2, y2]) => Math.tan(Math.atan2(y2 - y1, x2 - x1)),
  'circle-area': ([r]) => area(circlePoints(r, 20_000)),
  circumference: ([diameter]) => around(circlePoints(diameter / 2, 20_000)),
  sector: ([r, angle]) => area([[0, 0], ...arc(r, angle)]),
  cylinder: ([r, h]) => h * area(circlePoints(r, 20_000)),
  cone: ([r, h]) => sliced(h, z => Math.PI * ((r * z) / h) ** 2),
  sphere: ([r]) => 2 * sliced(r, z => Math.PI * (r * r - z * z)),
  'dice-sum': ([sum]) => share(tuples(6, 2), ([i = 0, j = 0]) => i + j + 2 === sum),
  ball: ([red, blue]) => share(tuples(red + blue, 1), ([i = 0]) => i < red),
  'two-balls': ([red, blue]) => share(distinct(tuples(red + blue, 2)), draw => draw.every(ball => ball < red)),
  'balls-put-back': ([red, blue]) => share(tuples(red + blue, 2), ([i = 0, j = 0]) => i < red !== j < red),
  both: ([a, b, c, d]) => share(tuples(b * d, 1), ([i = 0]) => i % b < a && Math.floor(i / b) < c),
  either: ([a, b, c, d]) => share(tuples(b * d, 1), ([i = 0]) => i % b < a || Math.floor(i / b) < c),
  'die-even': () => share(tuples(6, 1), ([i = 0]) => (i + 1) % 2 === 0),
  'die-above-four': () => share(tuples(6, 1), ([i = 0]) => i + 1 > 4),
  'die-not-six': () => share(tuples(6, 1), ([i = 0]) => i + 1 !== 6),
  'die-below-five': () => share(tuples(6, 1), ([i = 0]) => i + 1 < 5),
  'die-square': () => share(tuples(6, 1), ([i = 0]) => Number.isInteger(Math.sqrt(i + 1))),
  'die-divisor-of-six': () => share(tuples(6, 1), ([i = 0]) => 6 % (i + 1) === 0),
  'card-heart': () => share(cards, ([suit]) => suit === 0),
  'card-king': () => share(cards, ([, rank]) => rank === 13),
  'card-king-or-queen': () => share(cards, ([, rank = 0]) => rank >= 12),
  'card-heart-or-king': () => share(cards, ([suit, rank]) => suit === 0 || rank === 13),
  'card-black-ace': () => share(cards, ([suit = 0, rank]) => suit > 1 && rank === 1),
  heads: ([tosses, k]) => share(tuples(2, tosses), toss => toss.filter(side => side === 1).length === k),
  'any-head': ([tosses]) => share(tuples(2, tosses), toss => toss.includes(1)),
  'any-six': ([rolls]) => share(tuples(6, rolls), roll => roll.includes(5)),
  choose: ([n, k]) => tuples(2, n).filter(team => team.filter(member => member === 1).length === k).length,
  podium: ([n]) => distinct(tuples(n, 3)).length,
  queue: ([n]) => distinct(tuples(n, n)).length,
  discriminant: ([a, b, c]) => (Math.sqrt((b / a) ** 2 - (4 * c) / a) * a) ** 2,
  'put-in': ([a, b, c, x]) => (a * x + b) * x + c,
}

function rectangle(a: number, b: number): Point[] {
  return [
    [0, 0],
    [a, 0],
    [a, b],
    [0, b],
  ]
}

function circlePoints(r: number, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => [r * Math.cos((2 * Math.PI * i) / count), r * Math.sin((2 * Math.PI * i) / count)])
}

function arc(r: number, degrees: number): Point[] {
  const angles = Array.from({ length: 5001 }, (_, i) => ((degrees * Math.PI) / 180) * (i / 5000))
  return angles.map(angle => [r * Math.cos(angle), r * Math.sin(angle)])
}

function edges(points: Point[]): [Point, Point][] {
  return points.map((point, i) => [point, points[(i + 1) % points.length] ?? point])
}

/** The shoelace formula. */
function area(points: Point[]): number {
  return Math.abs(edges(points).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0)) / 2
}

function around(points: Point[]): number {
  return edges(points).reduce((sum, [[x1, y1], [x2, y2]]) => sum + Math.hypot(x2 - x1, y2 - y1), 0)
}

/** The angle at the second point, in degrees. */
function cornerAngle([one = [0, 0], corner = [0, 0], other = [0, 0]]: Point[]): number {
  const direction = ([x, y]: Point) => Math.atan2(y - corner[1], x - corner[0])
  const angle = Math.abs(direction(one) - direction(other)) * (180 / Math.PI)
  return angle > 180 ? 360 - angle : angle
}

/** Constructs the triangle on a side of length 1 by the law of sines. */
function thirdAngle(a: number, b: number): number {
  const [alpha, beta] = [(a * Math.PI) / 180, (b * Math.PI) / 180]
  const side = Math.sin(beta) / Math.sin(alpha + beta)
  return cornerAngle([
    [0, 0],
    [side * Math.cos(alpha), side * Math.sin(alpha)],
    [1, 0],
  ])
}

function sliced(height: number, sliceAt: (z: number) => number): number {
  const count = 2000
  return Array.from({ length: count }, (_, i) => sliceAt((height * (i + 0.5)) / count) * (height / count)).reduce((a, b) => a + b, 0)
}

function pairs(n: number): number[][] {
  return tuples(n, 2).filter(([i = 0, j = 0]) => i < j)
}

/** Every sequence of `length` numbers below `sides`. */
function tuples(sides: number, length: number): number[][] {
  if (length === 0) return [[]]
  return tuples(sides, length - 1).flatMap(start => Array.from({ length: sides }, (_, next) => [...start, next]))
}

function distinct(sequences: number[][]): number[][] {
  return sequences.filter(sequence => new Set(sequence).size === sequence.length)
}

function share(cases: number[][], isFavourable: (one: number[]) => boolean): number {
  return cases.filter(isFavourable).length / cases.length
}
