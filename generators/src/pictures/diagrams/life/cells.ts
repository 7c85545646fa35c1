// Cells and other small things of life, as a good microscope shows them.

import { at, ink } from '../../svg.ts'
import { box, circle, moved, oval, path, picture, pointer, polar, tint } from '../draw.ts'
import type { Point } from '../draw.ts'
import { wave } from '../light-and-waves/waves.ts'

const outline = { stroke: ink.line, thick: 2 }

function chloroplast([x, y]: Point, turn: number): string {
  const stripes = path('M-9 -4V4M-3 -6V6M3 -6V6M9 -4V4', { stroke: tint.deepLeaf, thick: 2.4 })
  return moved([x, y], oval([0, 0], 17, 10, { fill: tint.leaf, stroke: tint.deepLeaf, thick: 2 }) + stripes, turn)
}

function mitochondrion([x, y]: Point, turn: number): string {
  const folds = path('M-14 0L-10 -6L-5 6L0 -6L5 6L10 -6L14 0', { stroke: ink.line, thick: 1.6 })
  return moved([x, y], oval([0, 0], 20, 11, { fill: '#f0c9a0', stroke: ink.line, thick: 1.8 }) + folds, turn)
}

const nucleus = (place: Point, radius: number) =>
  circle(place, radius, { fill: tint.lilac, stroke: ink.violet, thick: 2.4 }) +
  circle([place[0] + radius * 0.2, place[1] + radius * 0.1], radius * 0.34, { fill: ink.violet })

const plantBody = [
  box([58, 24], 204, 192, { fill: '#e6f0d8', stroke: tint.deepLeaf, thick: 9 }, 20),
  box([66, 32], 188, 176, { stroke: ink.line, thick: 1.6 }, 14),
  path('M92 84Q90 56 130 58Q176 50 184 78Q196 104 190 140Q186 182 140 182Q92 182 90 140Z', {
    fill: tint.water,
    stroke: ink.blue,
    thick: 2,
  }),
  nucleus([220, 78], 23),
  chloroplast([224, 134], 80),
  chloroplast([218, 182], 20),
  chloroplast([80, 180], 60),
  chloroplast([104, 46], 4),
  chloroplast([166, 44], 0),
].join('')

export const plantCell = (): string => picture(plantBody)

/** 1 the wall, 2 the vacuole, 3 the nucleus, 4 a chloroplast. */
export const plantCellNumbered = (): string =>
  picture(
    plantBody,
    pointer(1, [24, 52], [57, 66]),
    pointer(2, [24, 150], [118, 126]),
    pointer(3, [297, 52], [228, 72]),
    pointer(4, [297, 172], [222, 182]),
  )

const animalBody = [
  path('M52 118C48 62 104 24 162 30C228 22 274 66 270 122C276 176 226 216 164 210C100 220 54 178 52 118Z', {
    fill: '#fbe3d4',
    stroke: tint.clay,
    thick: 4.5,
  }),
  nucleus([146, 112], 36),
  [54, 64, 74].map((reach, place) =>
    path(
      `M${at(146 + reach * 0.72)} ${at(112 - reach * 0.66)}Q${at(146 + reach * 1.18)} ${112 + place * 3} ${at(146 + reach * 0.66)} ${at(112 + reach * 0.72)}`,
      { stroke: ink.violet, thick: 2.2 },
    ),
  ),
  mitochondrion([104, 172], -28),
  mitochondrion([112, 58], -24),
  mitochondrion([232, 78], 62),
  [0, 1, 2, 3].map(place =>
    path(`M${186 + place * 2} ${160 + place * 9}Q212 ${151 + place * 9} ${240 - place * 2} ${160 + place * 9}`, {
      stroke: '#c98a2b',
      thick: 4.4,
    }),
  ),
  [
    [150, 52],
    [172, 178],
    [76, 122],
    [150, 190],
    [246, 132],
  ].map(([x = 0, y = 0]) => circle([x, y], 5, { fill: ink.paper, stroke: ink.soft, thick: 1.6 })),
]
  .flat()
  .join('')

export const animalCell = (): string => picture(animalBody)

/** 1 the membrane, 2 the nucleus, 3 a mitochondrion, 4 the Golgi apparatus. */
export const animalCellNumbered = (): string =>
  picture(
    animalBody,
    pointer(1, [26, 48], [57, 88]),
    pointer(2, [26, 116], [136, 106]),
    pointer(3, [26, 194], [98, 172]),
    pointer(4, [296, 200], [226, 172]),
  )

/** A rod with a wall, a loop of DNA without a nucleus, hairs and a tail. */
export function bacterium(): string {
  const hairs = Array.from(
    { length: 12 },
    (_, place) => `M${84 + place * 12} 82l${place % 2 ? 4 : -4} -16M${84 + place * 12} 158l${place % 2 ? -4 : 4} 16`,
  ).join('')
  const grains = Array.from({ length: 22 }, (_, place): Point => [78 + ((place * 37) % 148), 98 + ((place * 23) % 46)])
  return picture(
    path(hairs, { stroke: ink.soft, thick: 2 }),
    path('M234 120C250 96 262 144 276 120S296 104 306 116', { stroke: ink.line, thick: 3 }),
    box([54, 80], 182, 80, { fill: '#dfeccb', stroke: tint.deepLeaf, thick: 6 }, 40),
    path('M104 118C92 96 128 92 134 112S172 92 182 112S168 146 150 132S110 152 104 118Z', { stroke: ink.violet, thick: 3 }),
    grains.map(place => circle(place, 1.8, { fill: ink.line, opacity: 0.6 })),
  )
}

/** A cell with a long fibre in sheaths and many short branches. */
export function neuron(): string {
  const body: Point = [74, 112]
  const branches = [62, 108, 150, 196, 240, 288].map(angle => {
    const [one, two] = [polar(body, 40, angle), polar(body, 66, angle)]
    const [left, right] = [polar(one, 24, angle + 38), polar(one, 24, angle - 38)]
    return `M${at(body[0])} ${at(body[1])}L${at(two[0])} ${at(two[1])}M${at(one[0])} ${at(one[1])}L${at(left[0])} ${at(left[1])}M${at(one[0])} ${at(one[1])}L${at(right[0])} ${at(right[1])}`
  })
  const sheaths = [0, 1, 2, 3].map(place =>
    moved([130 + place * 38, 118 + place * 5], box([-15, -8], 30, 16, { fill: '#f6e6b8', stroke: ink.line, thick: 2 }, 8), 8),
  )
  return picture(
    path(branches.join(''), { stroke: ink.violet, thick: 5 }),
    path('M74 110L262 136M262 136L292 108M262 136L300 134M262 136L290 164', { stroke: ink.violet, thick: 4.4 }),
    [
      [293, 107],
      [302, 134],
      [291, 165],
    ].map(([x = 0, y = 0]) => circle([x, y], 5, { fill: ink.violet })),
    circle(body, 27, { fill: tint.lilac, stroke: ink.violet, thick: 3 }),
    circle(body, 10, { fill: ink.violet }),
    sheaths,
  )
}

/** A virus that infects bacteria: a head of twenty faces on a tube, with six legs. */
export function phage(): string {
  const legs = [-1, 1].flatMap(side => [
    `M160 156L${160 + side * 26} 128L${160 + side * 44} 196`,
    `M160 156L${160 + side * 42} 136L${160 + side * 70} 192`,
    `M160 156L${160 + side * 14} 138L${160 + side * 20} 200`,
  ])
  const rings = [0, 1, 2, 3, 4, 5].map(place => `M150 ${108 + place * 8}H170`).join('')
  return picture(
    path('M20 206H300', { stroke: tint.deepLeaf, thick: 8 }),
    path(legs.join(''), { stroke: ink.line, thick: 2.6 }),
    box([150, 98], 20, 56, { fill: tint.metal, stroke: ink.line, thick: 2 }, 3),
    path(rings, { stroke: ink.line, thick: 1.4 }),
    path('M160 18L194 38V76L160 98L126 76V38Z', { fill: tint.lilac, stroke: ink.line, thick: 2.4 }),
    path('M160 18L142 56H178ZM142 56L160 98L178 56M142 56L126 38M142 56L126 76M178 56L194 38M178 56L194 76', {
      stroke: ink.line,
      thick: 1.6,
    }),
    box([142, 152], 36, 8, { fill: ink.violet, stroke: ink.line, thick: 1.8 }, 3),
  )
}

/** DNA: two strands wound around each other, joined by rungs. */
export function helix(): string {
  const [turns, from, to, y, reach] = [2, 24, 296, 120, 62]
  const heightAt = (x: number) => reach * Math.sin(((x - from) / (to - from)) * turns * 2 * Math.PI)
  const rungs = Array.from({ length: 24 }, (_, place) => from + 4 + place * 11.5).filter(x => Math.abs(heightAt(x)) > 12)
  const colours = [ink.accent, ink.blue, tint.clay, tint.deepLeaf]
  /** One path per colour: the upper half of every fourth rung, and the lower half of the rung before it. */
  const halves = colours.map((colour, index) => {
    const d = rungs.flatMap((x, place) => [
      place % 4 === index ? [`M${at(x)} ${at(y - heightAt(x))}V${y}`] : [],
      (place + 1) % 4 === index ? [`M${at(x)} ${at(y + heightAt(x))}V${y}`] : [],
    ])
    return path(d.flat().join(''), { stroke: colour, thick: 4 })
  })
  return picture(
    halves,
    path(wave([from, to], y, reach, turns), { stroke: ink.violet, thick: 6 }),
    path(wave([from, to], y, reach, turns, -1), { ...outline, thick: 6 }),
  )
}
