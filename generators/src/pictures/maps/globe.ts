// The countries of the world as pieces of land on the sphere, from world-atlas (Natural Earth, public domain).

import isoCountries from 'i18n-iso-countries'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { readPackageFile } from '../../derived/package-facts.ts'
import { angleBetween, areaOf, middleOf, projectionAround, simplified } from './projection.ts'
import type { LngLat } from './projection.ts'

/** A piece of land with its outer ring only, without lakes and enclaves. */
export interface Piece {
  ring: LngLat[]
  /** The ring with fewer points, for maps that show it small. */
  coarse: LngLat[]
  middle: LngLat
  /** The distance from the middle to the farthest point, in radians. */
  reach: number
  /** In units of the squared radius of the Earth. */
  area: number
}

/** Key: the two-letter code, or the name of disputed lands, which have no code. */
export type Lands = Map<string, Piece[]>

export function landsOfWorld(): Lands {
  const world: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(readPackageFile('world-atlas/countries-50m.json'))
  const lands: Lands = new Map()
  for (const { id, properties, geometry } of feature(world, world.objects.countries).features) {
    const code = isoCountries.numericToAlpha2(String(id)) ?? properties.name
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
    const pieces = polygons.flatMap(([outer]) =>
      outer ? [pieceOf(outer.map(([longitude = 0, latitude = 0]) => [longitude, latitude]))] : [],
    )
    lands.set(code, [...(lands.get(code) ?? []), ...pieces])
  }
  return lands
}

const coarseDegrees = 0.06

function pieceOf(ring: LngLat[]): Piece {
  const middle = middleOf(ring)
  const reach = ring.reduce((most, place) => Math.max(most, angleBetween(middle, place)), 0)
  const coarse = simplified(ring, coarseDegrees)
  return { ring, coarse, middle, reach, area: areaOf(ring.map(projectionAround(middle))) }
}
