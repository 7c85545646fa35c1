// The Earth: its water, rocks, plates, seasons and circles.

import { at, ink } from '../../svg.ts'
import { arrow, badge, box, circle, line, moved, oval, path, picture, pointer, polar, shape, tint } from '../draw.ts'
import type { Point } from '../draw.ts'

const [soil, rock, magma] = ['#d8b98f', '#b9b2ad', '#e2673f']
const cloud = (place: Point, size: number) =>
  moved(
    place,
    path(
      `M${-40 * size} ${14 * size}C${-62 * size} ${14 * size} ${-58 * size} ${-14 * size} ${-36 * size} ${-10 * size}C${-34 * size} ${-34 * size} ${4 * size} ${-36 * size} ${10 * size} ${-14 * size}C${34 * size} ${-26 * size} ${56 * size} ${14 * size} ${30 * size} ${14 * size}Z`,
      { fill: '#eef1f8', stroke: ink.soft, thick: 2.2 },
    ),
  )

/** 1 evaporation, 2 condensation, 3 precipitation, 4 infiltration. */
export function waterCycle(): string {
  const vapour = [34, 62, 90].map(
    x =>
      path(`M${x} 150q-7 -10 0 -20t0 -20`, { stroke: ink.blue, thick: 2.6 }) + shape([x, 100, x - 5, 111, x + 6, 110], { fill: ink.blue }),
  )
  const rain = Array.from({ length: 9 }, (_, place) => `M${206 + place * 9} ${98 + (place % 3) * 6}l-5 14`).join('')
  return picture(
    circle([40, 36], 18, { fill: ink.accent }),
    path('M112 240C118 196 150 172 184 150L222 104L248 130L268 112L320 168V228A12 12 0 0 1 308 240Z', { fill: soil }),
    path('M112 240C118 214 160 204 220 206S300 216 320 214V228A12 12 0 0 1 308 240Z', { fill: rock }),
    path('M222 104L205 125L216 122L224 130L234 116Z', { fill: '#ffffff' }),
    path('M228 134C214 152 186 156 176 166S150 172 130 186', { stroke: ink.blue, thick: 4 }),
    path('M0 164Q20 158 40 164T80 164T120 168C124 186 116 214 112 240H12A12 12 0 0 1 0 228Z', {
      fill: tint.water,
      stroke: ink.blue,
      thick: 2,
    }),
    vapour,
    cloud([140, 52], 0.9),
    cloud([240, 66], 1.1),
    path(rain, { stroke: ink.blue, thick: 2.4 }),
    arrow([270, 158, 270, 200], ink.blue, 3.4),
    badge(1, [62, 84]),
    badge(2, [136, 56]),
    badge(3, [292, 110]),
    badge(4, [292, 186]),
  )
}

const strata = ['#ead9a8', '#d3b98c', '#c6ab98', '#a99c9d']

/** Undisturbed layers. @param numbers from top to bottom */
export function layers(numbers: number[]): string {
  const bend = (y: number) => `C80 ${y - 12} 130 ${y + 12} 200 ${y}S280 ${y - 10} 304 ${y - 4}`
  return picture(
    numbers.map((number, place) => {
      const y = 34 + place * 46
      const texture = Array.from(
        { length: 11 },
        (_, index) => `M${40 + index * 24 + (place % 2) * 10} ${y + 24 + ((index * 7) % 5)}h${place % 2 ? 7 : 2}`,
      ).join('')
      return (
        path(`M16 ${y}${bend(y)}V222H16Z`, { fill: strata[place % 4] ?? soil, stroke: ink.line, thick: 2 }) +
        path(texture, { stroke: ink.line, thick: 1.8, opacity: 0.35 }) +
        badge(number, [252, y + 22])
      )
    }),
  )
}

/** Three layers, cut by rock that rose from below. */
export function dike(): string {
  return picture(
    [4, 2, 3].map((number, place) => {
      const y = 40 + place * 60
      return box([16, y], 288, 60, { fill: strata[place] ?? soil, stroke: ink.line, thick: 2 }) + badge(number, [262, y + 30])
    }),
    path('M96 220C104 170 120 140 116 100S128 62 134 40H164C158 70 148 84 150 112S138 180 140 220Z', {
      fill: magma,
      stroke: ink.line,
      thick: 2.2,
    }),
    badge(1, [132, 132]),
  )
}

/** 1 the magma chamber, 2 the vent, 3 the crater, 4 a stream of lava. */
export function volcano(): string {
  return picture(
    path('M150 58C120 50 118 22 146 20C150 2 186 4 188 20C214 16 218 48 190 56Z', { fill: tint.metal, stroke: ink.soft, thick: 2 }),
    path('M14 170C60 164 96 120 132 70H188C222 120 262 164 306 170V226H14Z', { fill: rock, stroke: ink.line, thick: 2.4 }),
    path('M60 154C96 136 118 104 140 74M260 154C224 136 202 104 180 74M40 166C90 152 124 116 146 78M280 166C230 152 196 116 174 78', {
      stroke: '#8f8884',
      thick: 2,
    }),
    path('M152 182C150 140 148 110 146 76H174C172 110 170 140 168 182Z', { fill: magma }),
    oval([160, 202], 62, 23, { fill: magma, stroke: ink.line, thick: 2 }),
    path('M174 76C196 92 198 112 216 124S236 146 258 154C238 156 222 146 208 132S186 112 174 92Z', {
      fill: magma,
      stroke: '#b64a26',
      thick: 1.8,
    }),
    path('M130 70Q160 84 190 70', { stroke: ink.line, thick: 3 }),
    pointer(1, [52, 204], [118, 204]),
    pointer(2, [56, 116], [158, 138]),
    pointer(3, [66, 60], [142, 74]),
    pointer(4, [290, 110], [226, 134]),
  )
}

/** 1 the crust, 2 the mantle, 3 the outer core, 4 the inner core; not to scale. */
export function interior(): string {
  const centre: Point = [132, 120]
  const shells: [number, string][] = [
    [104, '#7f9a74'],
    [98, '#d77f4e'],
    [58, '#f0b24c'],
    [26, '#fbe79a'],
  ]
  return picture(
    shells.map(([radius, fill]) => circle(centre, radius, { fill, stroke: ink.line, thick: 1.8 })),
    pointer(1, [282, 36], polar(centre, 101, 42)),
    pointer(2, [286, 92], polar(centre, 80, 14)),
    pointer(3, [286, 150], polar(centre, 43, -16)),
    pointer(4, [282, 206], polar(centre, 12, -34)),
  )
}

/** The Sun at the left and the Earth with its axis. @param lean how far the north end leans to the right, in degrees */
export function tilted(lean: number): string {
  const [x, y, radius] = [226, 120, 62]
  const [top, bottom] = [polar([x, y], radius + 26, 90 - lean), polar([x, y], radius + 26, 270 - lean)]
  return picture(
    circle([-20, 120], 70, { fill: ink.accent }),
    [76, 98, 120, 142, 164].map(level => arrow([66, level, 128, level], ink.accent, 2.6)),
    circle([x, y], radius, { fill: '#9cc4ea', stroke: ink.line, thick: 2.4 }),
    path(`M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}Z`, { fill: ink.line, opacity: 0.55 }),
    moved([x, y], path(`M${-radius} 0A${radius} 13 0 0 0 ${radius} 0`, { stroke: ink.line, thick: 2 }), lean),
    line([...top, ...bottom], { stroke: ink.line, thick: 3 }),
    circle(top, 5, { fill: ink.violet, stroke: ink.line, thick: 1.6 }),
  )
}

export type PlateMotion = 'apart' | 'under' | 'past' | 'against'

const [plate, sea] = ['#cdb892', tint.water]
const heat = path('M20 196H300V214A12 12 0 0 1 288 226H32A12 12 0 0 1 20 214Z', { fill: magma })

const plates: Record<PlateMotion, () => string[]> = {
  apart: () => [
    box([20, 60], 280, 70, { fill: sea }),
    heat,
    path('M20 110H120L148 92L154 196H20ZM300 110H200L172 92L166 196H300Z', { fill: plate, stroke: ink.line }),
    path('M148 92L160 84L172 92L166 196H154Z', { fill: magma }),
    arrow([112, 152, 52, 152], ink.blue, 5),
    arrow([208, 152, 268, 152], ink.blue, 5),
  ],
  under: () => [
    box([20, 74], 140, 40, { fill: sea }),
    heat,
    path('M150 118L176 96L214 84L232 50L252 88L300 84V150H196L160 128Z', { fill: plate, stroke: ink.line }),
    path('M20 114H140L166 132L266 214H212L140 146H20Z', { fill: '#a89c94', stroke: ink.line }),
    path('M233 52C230 90 238 130 240 176', { stroke: magma, thick: 4 }),
    arrow([50, 130, 112, 130], ink.blue, 5),
    arrow([286, 118, 236, 118], ink.blue, 5),
  ],
  past: () => [
    path('M20 40H156V200H20ZM164 40H300V200H164Z', { fill: plate, stroke: ink.line }),
    path('M20 112H156M164 84H300M20 132H156M164 104H300', { stroke: '#8a7a56', thick: 3 }),
    path('M30 64h16M64 176h16M104 70h12M196 168h16M236 58h16M270 180h14', { stroke: '#8a7a56', thick: 3 }),
    arrow([112, 70, 112, 158], ink.blue, 5),
    arrow([208, 158, 208, 70], ink.blue, 5),
  ],
  against: () => [
    heat,
    path('M20 126H108L124 92L140 112L158 56V196H20Z', { fill: plate, stroke: ink.line }),
    path('M300 126H214L196 84L180 106L158 56V196H300Z', { fill: '#bfae9b', stroke: ink.line }),
    path('M124 92L117 107L129 104ZM158 56L150 82L158 76L167 80ZM196 84L190 96L203 99Z', { fill: '#ffffff' }),
    arrow([42, 160, 104, 160], ink.blue, 5),
    arrow([278, 160, 216, 160], ink.blue, 5),
  ],
}

export const drawPlates = (motion: PlateMotion): string => picture(plates[motion]())

/** A hill from above: the contour lines lie close together on side 4. */
export function contours(): string {
  const rings = [0, 1, 2, 3, 4, 5].map(place =>
    oval([152 + place * 13, 120 - place * 5], 126 - place * 21.5, 98 - place * 15, { stroke: '#9a6b3d', thick: 2 }),
  )
  return picture(
    oval([152, 120], 126, 98, { fill: '#eef0d4' }),
    rings,
    badge(1, [66, 122]),
    badge(4, [266, 100]),
    badge(3, [138, 44]),
    badge(2, [168, 204]),
  )
}

/** Lines of weather maps: teeth for cold air, half circles for warm. */
export function front(signs: ('cold' | 'warm')[], isTwoSided = false): string {
  const places = Array.from({ length: 6 }, (_, place) => 44 + place * 46)
  const heightAt = (x: number) => 132 - 22 * Math.sin((x / 320) * Math.PI)
  const marks = places.map((x, place) => {
    const sign = signs[place % signs.length]
    const y = heightAt(x)
    const down = isTwoSided && sign === 'warm'
    return sign === 'cold'
      ? shape([x - 13, y, x + 13, y, x, y - 22], { fill: ink.blue })
      : path(`M${x - 13} ${at(y)}A13 13 0 0 ${down ? 0 : 1} ${x + 13} ${at(y)}Z`, { fill: tint.clay })
  })
  const curve = Array.from({ length: 31 }, (_, place) => [12 + place * 9.9, heightAt(12 + place * 9.9)])
  return picture(marks, line(curve.flat(), { stroke: ink.line, thick: 4 }))
}

/** The globe seen from a little north of the equator, with one circle drawn thick. */
export function globe(marked: { latitude: number } | 'meridian'): string {
  const [x, y, radius, view] = [160, 120, 98, 18]
  const ellipse = (latitude: number) => {
    const [rise, turn] = [(latitude * Math.PI) / 180, (view * Math.PI) / 180]
    return { cy: y - radius * Math.sin(rise) * Math.cos(turn), rx: radius * Math.cos(rise), ry: radius * Math.cos(rise) * Math.sin(turn) }
  }
  const parallel = (latitude: number, isMarked: boolean) => {
    const { cy, rx, ry } = ellipse(latitude)
    return path(
      `M${at(x - rx)} ${at(cy)}A${at(rx)} ${at(ry)} 0 0 0 ${at(x + rx)} ${at(cy)}`,
      isMarked ? { stroke: tint.clay, thick: 6 } : { stroke: ink.soft, thick: 1.6 },
    )
  }
  const pole = (side: number) => y - side * radius * Math.cos((view * Math.PI) / 180)
  const meridian = (bulge: number, isMarked = false) =>
    path(
      `M${x} ${at(pole(1))}Q${x + bulge} ${y + 12} ${x} ${at(y + radius)}`,
      isMarked ? { stroke: tint.clay, thick: 6 } : { stroke: ink.soft, thick: 1.4 },
    )
  const latitudes = [66.6, 23.4, 0, -23.4, -66.6]
  return picture(
    circle([x, y], radius, { fill: tint.water, stroke: ink.line, thick: 2.4 }),
    [-170, -90, 90, 170].map(bulge => meridian(bulge)),
    meridian(0, marked === 'meridian'),
    latitudes.map(latitude => parallel(latitude, marked !== 'meridian' && marked.latitude === latitude)),
    line([x, 4, x, pole(1)], { stroke: ink.line, thick: 3 }),
    circle([x, pole(1)], 4, { fill: ink.line }),
  )
}
