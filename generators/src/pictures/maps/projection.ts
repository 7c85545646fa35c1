// Lambert's azimuthal equal-area projection (1772): areas are true, and shapes near the centre hardly change.
// Snyder, Map Projections: A Working Manual, USGS 1395, equations 24-2 to 24-4. The unit is the radius of the Earth.

/** Longitude and latitude in degrees. */
export type LngLat = [longitude: number, latitude: number]

export type MapPoint = [x: number, y: number]
export type Shape = MapPoint[]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** y grows downwards, as on screens. */
export function projectionAround([longitude, latitude]: LngLat): (place: LngLat) => MapPoint {
  const [centre, sin, cos] = [radians(longitude), Math.sin(radians(latitude)), Math.cos(radians(latitude))]
  return ([lon, lat]) => {
    const [turn, sinLat, cosLat] = [radians(lon) - centre, Math.sin(radians(lat)), Math.cos(radians(lat))]
    const nearness = 1 + sin * sinLat + cos * cosLat * Math.cos(turn)
    const scale = Math.sqrt(2 / Math.max(nearness, 1e-9))
    return [scale * cosLat * Math.sin(turn), -scale * (cos * sinLat - sin * cosLat * Math.cos(turn))]
  }
}

export function areaOf(shape: Shape): number {
  return Math.abs(
    shape.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = shape[(index + 1) % shape.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )
}

/** The mean direction of the points: good enough as the centre of a projection. */
export function middleOf(ring: LngLat[]): LngLat {
  const directions = ring.map(([lon, lat]) => {
    const [turn, rise] = [radians(lon), radians(lat)]
    return { x: Math.cos(rise) * Math.cos(turn), y: Math.cos(rise) * Math.sin(turn), z: Math.sin(rise) }
  })
  const sum = (axis: 'x' | 'y' | 'z') => directions.reduce((total, direction) => total + direction[axis], 0)
  const [x, y, z] = [sum('x'), sum('y'), sum('z')]
  const degrees = (angle: number) => (angle * 180) / Math.PI
  return [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))]
}

/** In radians, by the haversine formula. */
export function angleBetween([lonA, latA]: LngLat, [lonB, latB]: LngLat): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  return 2 * Math.asin(Math.min(1, Math.sqrt(half(latA, latB) + Math.cos(radians(latA)) * Math.cos(radians(latB)) * half(lonA, lonB))))
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export function boxOf(shapes: Shape[]): Box {
  const points = shapes.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)
  return { left: least(xs), top: least(ys), width: most(xs) - least(xs), height: most(ys) - least(ys) }
}

/** Douglas and Peucker (1973): leaves out the points that lie within `tolerance` of the line without them. */
export function simplified(shape: Shape, tolerance: number): Shape {
  if (shape.length < 3) return shape
  const keep = new Set([0, shape.length - 1])
  const spans: [number, number][] = [[0, shape.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let [farthest, distance] = [from, tolerance]
    for (let index = from + 1; index < to; index++) {
      const away = distanceFrom(shape[index], shape[from], shape[to])
      if (away > distance) [farthest, distance] = [index, away]
    }
    if (farthest === from) continue
    keep.add(farthest)
    spans.push([from, farthest], [farthest, to])
  }
  return shape.filter((_, index) => keep.has(index))
}

/** The distance of a point from the segment between two others. */
function distanceFrom([x, y]: MapPoint = [0, 0], [ax, ay]: MapPoint = [0, 0], [bx, by]: MapPoint = [0, 0]): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
