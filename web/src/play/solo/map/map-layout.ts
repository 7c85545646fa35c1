// The positions of the islands on the map, and the route between them. One row runs forwards, the next one back.

interface Place {
  left: number
  top: number
}

export interface MapLayout {
  islandWidth: number
  islands: Place[]
  height: number
  /** An SVG path through all islands. */
  route: string
}

export interface MapSize {
  width: number
  /** The heights of the islands, in their order. */
  heights: number[]
}

/** On a phone, islands alternate to the left and right by this much. */
const sway = 20
const columnGap = 56
const rowGapIn = (columns: number) => (columns === 1 ? 40 : 64)
/** Every second island of a row is this much lower. */
const dip = 40
/** The distance from the top of an island to its name; the route passes there. */
const anchorDown = 48

export const columnsIn = (width: number): number => (width < 600 ? 1 : width < 940 ? 2 : 3)

function islandWidthIn(width: number): number {
  const columns = columnsIn(width)
  return columns === 1 ? Math.max(0, width - sway) : Math.floor((width - columnGap * (columns - 1)) / columns)
}

/** All values are in pixels. @param isMirrored true for right-to-left languages */
export function layMap({ width, heights }: MapSize, isMirrored: boolean): MapLayout {
  const columns = columnsIn(width)
  const islandWidth = islandWidthIn(width)
  const mirrored = (left: number) => (isMirrored ? width - left - islandWidth : left)
  const islands: Place[] = []
  let top = 0
  let height = 0
  for (let first = 0; first < heights.length; first += columns) {
    const row = heights.slice(first, first + columns)
    const places = row.map((_, index) => {
      const [column, down] = columnOf(first, index, columns)
      const left = columns === 1 ? column * sway : column * (islandWidth + columnGap)
      return { left: mirrored(left), top: top + down }
    })
    islands.push(...places)
    height = Math.max(...places.map((place, index) => place.top + (row[index] ?? 0)))
    top = height + rowGapIn(columns)
  }
  return { islandWidth, islands, height, route: routeThrough(islands.map(place => anchorOf(place, islandWidth))) }
}

function columnOf(first: number, index: number, columns: number): [column: number, down: number] {
  const row = first / columns
  if (columns === 1) return [row % 2, 0]
  const column = row % 2 === 0 ? index : columns - 1 - index
  return [column, column % 2 === 1 ? dip : 0]
}

interface Point {
  x: number
  y: number
}

const anchorOf = ({ left, top }: Place, islandWidth: number): Point => ({ x: left + islandWidth / 2, y: top + anchorDown })

/** The route leaves an island sideways if the next one is beside it, and downwards if it is below. */
function routeThrough(points: Point[]): string {
  const steps = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const isBeside = Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
    const [dx, dy] = isBeside ? [(to.x - from.x) / 2, 0] : [0, (to.y - from.y) / 2]
    return `C${from.x + dx} ${from.y + dy} ${to.x - dx} ${to.y - dy} ${to.x} ${to.y}`
  })
  const [start] = points
  return start ? [`M${start.x} ${start.y}`, ...steps].join('') : ''
}
