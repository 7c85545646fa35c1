// The section of a flower, a plant in the light, and heredity in peas.

import { ink } from '../../svg.ts'
import { arrow, badge, box, circle, line, moved, oval, path, picture, pointer, polar, tint } from '../draw.ts'
import type { Point } from '../draw.ts'

const green = { fill: tint.leaf, stroke: tint.deepLeaf, thick: 2 }

/** @param away the distance of its tip from the middle, negative to the left */
function stamen(away: number, top: number): string {
  const side = Math.sign(away)
  const thread = path(`M${160 + side * 15} 164Q${152 + away + (side < 0 ? 16 : 0)} 130 ${160 + away} ${top + 8}`, {
    stroke: '#b9a24a',
    thick: 3,
  })
  return thread + oval([160 + away, top], 8, 12, { fill: ink.accent, stroke: ink.line, thick: 1.8 })
}

/** 1 a petal, 2 an anther, 3 the stigma, 4 the ovary. */
export function flower(): string {
  const petals = 'M146 178C96 190 30 140 34 52C82 50 132 96 148 166ZM174 178C224 190 290 140 286 52C238 50 188 96 172 166Z'
  const ovule = (x: number, y: number) => circle([x, y], 5, { fill: ink.paper, stroke: ink.line, thick: 1.4 })
  return picture(
    path('M160 186V238', { stroke: tint.deepLeaf, thick: 11 }),
    path(petals, { fill: '#f3b9cf', stroke: '#c9668f', thick: 2.4 }),
    path('M146 184C118 198 96 200 84 190C104 184 124 176 140 168ZM174 184C202 198 224 200 236 190C216 184 196 176 180 168Z', green),
    stamen(-52, 96) + stamen(-26, 76) + stamen(26, 76) + stamen(52, 96),
    path('M160 196C134 192 136 156 154 142L156 62H164L166 142C184 156 186 192 160 196Z', green),
    oval([160, 56], 15, 8, { fill: tint.deepLeaf, stroke: ink.line, thick: 1.8 }),
    ovule(153, 164) + ovule(167, 164) + ovule(153, 180) + ovule(167, 180),
    pointer(1, [26, 168], [64, 96]),
    pointer(2, [106, 26], [108, 92]),
    pointer(3, [214, 26], [168, 54]),
    pointer(4, [292, 178], [167, 172]),
  )
}

/** A plant in the sun: 1 the gas that its leaf takes in, 2 the gas that it gives off, 3 the water that its roots take up. */
export function leafInLight(): string {
  const rays = Array.from({ length: 10 }, (_, place) =>
    line([...polar([46, 46], 30, place * 36), ...polar([46, 46], 40, place * 36)], { stroke: ink.accent, thick: 3 }),
  )
  const leaf = (place: Point, turn: number, size: number) =>
    moved(
      place,
      path(
        `M0 0C${20 * size} ${-26 * size} ${64 * size} ${-26 * size} ${84 * size} 0C${64 * size} ${24 * size} ${20 * size} ${22 * size} 0 0Z`,
        { fill: tint.leaf, stroke: tint.deepLeaf, thick: 2.4 },
      ) + path(`M0 0H${74 * size}`, { stroke: tint.deepLeaf, thick: 2 }),
      turn,
    )
  return picture(
    path('M0 186H320V228A12 12 0 0 1 308 240H12A12 12 0 0 1 0 228Z', { fill: '#d8b98f' }),
    rays,
    circle([46, 46], 24, { fill: ink.accent }),
    path('M160 186C154 150 162 110 158 70', { stroke: tint.deepLeaf, thick: 6 }),
    path('M160 186C150 200 136 206 124 222M160 186C160 204 164 214 162 230M160 186C172 198 184 206 196 218', {
      stroke: '#9c7350',
      thick: 4,
    }),
    leaf([160, 120], -14, 1),
    leaf([159, 146], 196, 0.8),
    leaf([158, 76], -64, 0.56),
    leaf([158, 82], 228, 0.5),
    arrow([296, 44, 240, 86], ink.blue, 3.6),
    arrow([246, 118, 298, 138], ink.blue, 3.6),
    arrow([100, 214, 146, 192], ink.blue, 3.6),
    badge(1, [274, 36]),
    badge(2, [270, 150]),
    badge(3, [86, 212]),
  )
}

/** Each parent's two genes; true is the dominant one. */
export type Genes = [boolean, boolean]

/** The offspring of two parents, one for each combination of genes. */
export const childrenOf = (one: Genes, other: Genes): Genes[] => one.flatMap(left => other.map((top): Genes => [left, top]))

/** The share of the offspring that show the recessive trait, because both their genes are recessive. */
export const recessiveShare = (children: Genes[]): number =>
  children.filter(genes => genes.every(isDominant => !isDominant)).length / children.length

const gene = (place: Point, isDominant: boolean, radius: number) =>
  circle(place, radius, { fill: isDominant ? ink.violet : '#ffffff', stroke: ink.line, thick: 2.2 })

/** A square with the genes of the parents at its edges. */
export function square(one: Genes, other: Genes): string {
  const [left, top, cell] = [104, 62, 80]
  return picture(
    other.map((isDominant, column) => gene([left + cell * (column + 0.5), 36], isDominant, 13)),
    one.map((isDominant, row) => gene([74, top + cell * (row + 0.5)], isDominant, 13)),
    childrenOf(one, other).map((genes, place) => {
      const [x, y] = [left + cell * (place % 2), top + cell * Math.floor(place / 2)]
      return (
        box([x, y], cell, cell, { fill: '#ffffff', stroke: ink.line }) +
        genes.map((isDominant, index) => gene([x + cell * (0.32 + index * 0.36), y + cell / 2], isDominant, 13)).join('')
      )
    }),
  )
}
