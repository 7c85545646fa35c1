// Sections of parts of the body, with numbers.

import { at, ink } from '../../svg.ts'
import { box, circle, oval, path, picture, pointer, polar, tint } from '../draw.ts'
import type { Point } from '../draw.ts'

const white = '#fffdf8'

/** 1 the cornea, 2 the lens, 3 the retina, 4 the optic nerve. */
export function eye(): string {
  const [x, y, radius] = [166, 122, 82]
  const rim = (degrees: number, away = radius): Point => polar([x, y], away, degrees)
  const arc = (from: number, to: number, away: number) => {
    const [[ax, ay], [bx, by]] = [rim(from, away), rim(to, away)]
    return `M${at(ax)} ${at(ay)}A${away} ${away} 0 0 ${to > from ? 0 : 1} ${at(bx)} ${at(by)}`
  }
  return picture(
    path(`M${x + 74} ${y + 10}L286 142V176L${x + 66} ${y + 40}Z`, { fill: '#f2d9a6', stroke: ink.line, thick: 2.2 }),
    circle([x, y], radius, { fill: white, stroke: ink.line, thick: 3.4 }),
    path(arc(128, -128, radius - 7).replace(`0 0 1`, `0 1 1`), { stroke: tint.clay, thick: 6 }),
    path(`M${x - 70} ${y - 42}Q${x - 122} ${y} ${x - 70} ${y + 42}`, { fill: tint.glass, stroke: ink.line, thick: 3 }),
    path(`M${x - 68} ${y - 44}Q${x - 62} ${y - 30} ${x - 64} ${y - 18}M${x - 68} ${y + 44}Q${x - 62} ${y + 30} ${x - 64} ${y + 18}`, {
      stroke: ink.violet,
      thick: 8,
    }),
    oval([x - 48, y], 14, 30, { fill: '#d4ebe9', stroke: ink.line, thick: 2.2 }),
    path(`M${x - 50} ${y - 31}L${x - 56} ${y - 52}M${x - 50} ${y + 31}L${x - 56} ${y + 52}`, { stroke: ink.soft, thick: 2 }),
    pointer(1, [30, 74], [x - 93, y - 8]),
    pointer(2, [64, 26], [x - 48, y - 8]),
    pointer(3, [272, 60], rim(26, radius - 7)),
    pointer(4, [272, 212], [268, 152]),
  )
}

/** 1 the eardrum, 2 the small bones, 3 the cochlea, 4 the semicircular canals. */
export function ear(): string {
  const spiral = Array.from({ length: 44 }, (_, place) => polar([236, 148], 27 - place * 0.52, 120 - place * 22))
  const bone = { fill: '#f5e3bd', stroke: ink.line, thick: 2 }
  return picture(
    path('M96 60C60 16 12 44 20 96C24 130 40 140 44 170C48 204 88 208 92 172C94 150 108 140 104 112', {
      fill: tint.skin,
      stroke: ink.line,
      thick: 2.6,
    }),
    path('M84 74C60 48 36 64 40 96M74 112C60 100 56 120 66 134', { stroke: tint.clay, thick: 2.6 }),
    path('M92 106C112 98 136 102 160 98V132C136 136 112 134 94 140Z', { fill: '#f7dfcb', stroke: ink.line, thick: 2 }),
    path('M160 92Q170 115 160 138', { stroke: tint.clay, thick: 5 }),
    path('M166 112L178 96L186 102L176 120Z', bone),
    path('M184 100L198 108L194 122L186 116Z', bone),
    path('M196 116L212 112V126L198 122Z', bone),
    [
      [222, 76, 15, 26, -20],
      [250, 84, 26, 14, -14],
      [238, 68, 12, 24, 30],
    ].map(
      ([x = 0, y = 0, rx = 0, ry = 0, turn = 0]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="none" stroke="${ink.violet}" stroke-width="5"/>`,
    ),
    circle([228, 112], 17, { fill: tint.lilac, stroke: ink.violet, thick: 3 }),
    path(`M${spiral.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}`, { stroke: ink.violet, thick: 6.5 }),
    path('M258 158Q282 168 306 164', { stroke: ink.accent, thick: 5 }),
    pointer(1, [134, 196], [163, 124]),
    pointer(2, [172, 42], [188, 108]),
    pointer(3, [222, 214], [234, 152]),
    pointer(4, [292, 40], [262, 74]),
  )
}

/** 1 the enamel, 2 the dentine, 3 the pulp, 4 the gum. */
export function tooth(): string {
  return picture(
    box([14, 134], 292, 92, { fill: '#efe0c4' }, 8),
    path('M14 128C60 112 92 118 108 132L118 226H14ZM306 128C260 112 228 118 212 132L202 226H306Z', {
      fill: tint.rose,
      stroke: tint.clay,
      thick: 2,
    }),
    path('M44 160L94 152L104 226H44ZM276 160L226 152L216 226H276Z', { fill: '#efe0c4' }),
    path(
      'M92 66C90 26 128 22 160 34C192 22 230 26 228 66C228 100 216 118 210 146C206 172 204 206 194 222C184 214 182 178 172 160C166 150 154 150 148 160C138 178 136 214 126 222C116 206 114 172 110 146C104 118 92 100 92 66Z',
      { fill: '#f4e3a8', stroke: ink.line, thick: 2.4 },
    ),
    path(
      'M92 66C90 26 128 22 160 34C192 22 230 26 228 66C228 90 220 106 214 124C212 104 214 92 208 74C202 58 182 50 160 54C138 50 118 58 112 74C106 92 108 104 106 124C100 106 92 90 92 66Z',
      { fill: '#ffffff', stroke: ink.line, thick: 2.4 },
    ),
    path(
      'M138 84C144 76 152 84 160 88C168 84 176 76 182 84C190 98 188 118 192 140C194 164 196 188 193 206C186 190 184 160 172 142C164 134 156 134 148 142C136 160 134 190 127 206C124 188 126 164 128 140C132 118 130 98 138 84Z',
      { fill: tint.clay, stroke: ink.line, thick: 2 },
    ),
    pointer(1, [44, 40], [104, 62]),
    pointer(2, [44, 92], [122, 112]),
    pointer(3, [284, 40], [172, 104]),
    pointer(4, [284, 92], [238, 126]),
  )
}

/** The heart from the front, its right side at the left: 1 right atrium, 2 right ventricle, 3 left atrium, 4 left ventricle. */
export function heart(): string {
  const [poor, rich] = ['#8fa9d8', '#e39a8b']
  const wall = { stroke: ink.line, thick: 3 }
  return picture(
    path('M182 74C186 34 166 16 146 18C120 20 112 44 116 66', { stroke: '#d9705c', thick: 17 }),
    path('M90 88V18', { stroke: '#6f8cc8', thick: 16 }),
    path('M156 110C150 80 170 58 208 50L238 44', { stroke: '#6f8cc8', thick: 14 }),
    path(
      'M74 84C50 96 52 134 78 140C72 178 106 214 168 226C232 206 262 164 252 128C262 100 240 72 210 80C190 74 178 84 166 88C140 76 100 70 74 84Z',
      { fill: tint.rose, ...wall },
    ),
    path('M82 96C64 104 66 126 84 132H132C144 124 142 100 130 94C112 88 96 88 82 96Z', { fill: poor, stroke: ink.line, thick: 2 }),
    path('M90 146H138C148 164 152 188 158 206C120 202 92 178 90 146Z', { fill: poor, stroke: ink.line, thick: 2 }),
    path('M184 98C176 108 176 124 184 130H228C242 126 242 102 230 94C212 90 196 90 184 98Z', { fill: rich, stroke: ink.line, thick: 2 }),
    path('M182 144H230C232 168 214 190 182 202C176 186 176 162 182 144Z', { fill: rich, stroke: ink.line, thick: 2 }),
    pointer(1, [24, 72], [104, 112]),
    pointer(2, [24, 186], [120, 168]),
    pointer(3, [296, 88], [208, 112]),
    pointer(4, [296, 190], [204, 166]),
  )
}
