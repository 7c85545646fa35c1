// Drawings of roofs, arches, bridges and columns. Other files in this folder ask about them.

import { box, disc, drawn, line, mirrored, patch, repeated, shape, tint, tube, uprights } from './shapes.ts'

const wall = (top: number, width = 160) =>
  box(tint.sand, [160 - width / 2, top, width, 214 - top], 0) +
  box(tint.dark, [148, 166, 24, 48], 1) +
  box(tint.sky, [160 - width / 2 + 18, 162, 24, 24], 1) +
  box(tint.sky, [160 + width / 2 - 42, 162, 24, 24], 1) +
  line('M30 214H290', 3)

export const roofs = {
  gable: drawn(
    wall(136) +
      shape(tint.sand, 'M80 138L160 46L240 138z') +
      tube(tint.clay, 7, 'M60 146L160 38L260 146') +
      box(tint.sky, [148, 98, 24, 24], 1),
  ),
  flat: drawn(
    wall(92, 190) + box(tint.clay, [54, 78, 212, 18], 2) + repeated(4, index => box(tint.sky, [82 + 44 * index, 112, 24, 28], 1)),
  ),
  pent: drawn(wall(138) + shape(tint.sand, 'M80 140L240 64V140z') + shape(tint.clay, 'M60 140L252 46L260 60L68 154z')),
  onion: drawn(
    box(tint.sand, [112, 134, 96, 80], 0) +
      box(tint.paper, [104, 124, 112, 14], 2) +
      box(tint.dark, [148, 172, 24, 42], 12) +
      shape(tint.blue, 'M124 124C84 96 92 56 134 44C150 38 158 26 160 10C162 26 170 38 186 44C228 56 236 96 196 124z') +
      line('M148 124C128 92 136 62 160 30M172 124C192 92 184 62 160 30', 2, tint.sky) +
      line('M60 214H260', 3),
  ),
  hip: drawn(wall(136, 190) + shape(tint.clay, 'M48 138L112 60H208L272 138z') + line('M78 118H242M94 98H226M108 80H212', 1.6, tint.dark)),
  mansard: drawn(
    wall(150, 176) +
      shape(tint.iron, 'M60 152L84 86H236L260 152z') +
      shape(tint.steel, 'M80 88L120 52H200L240 88z') +
      repeated(
        3,
        index =>
          box(tint.paper, [92 + 54 * index, 104, 28, 36], 1) +
          box(tint.sky, [98 + 54 * index, 112, 16, 24], 1) +
          shape(tint.steel, `M${88 + 54 * index} 106L${106 + 54 * index} 92L${124 + 54 * index} 106z`),
      ),
  ),
}

/** A wall with an opening. */
const opening = (d: string, stones = '') =>
  drawn(
    box(tint.sand, [40, 20, 240, 196], 2) +
      line('M40 62H280M40 104H280M40 146H280M40 188H280', 1.2, tint.wood) +
      shape(tint.line, d) +
      line(stones, 2.4, tint.clay) +
      line('M24 216H296', 3),
  )

export const arches = {
  round: opening('M100 216V122A60 60 0 0 1 220 122V216z', 'M88 122A72 72 0 0 1 232 122'),
  pointed: opening('M100 216V132C100 84 130 60 160 40C190 60 220 84 220 132V216z', 'M88 132C88 76 124 46 160 26C196 46 232 76 232 132'),
  horseshoe: opening('M116 216V156H102A66 66 0 1 1 218 156H204V216z', 'M94 168A78 78 0 1 1 226 168'),
  multifoil: opening(
    'M100 216V150A22 22 0 0 1 98 114A24 24 0 0 1 114 76A26 26 0 0 1 150 52Q160 46 170 52A26 26 0 0 1 206 76A24 24 0 0 1 222 114A22 22 0 0 1 220 150V216z',
  ),
  ogee: opening('M100 216V144C100 104 152 98 160 40C168 98 220 104 220 144V216z', 'M88 144C88 94 148 96 160 24C172 96 232 94 232 144'),
}

const water =
  patch(tint.sky, 'M0 196H320V228Q320 240 308 240H12Q0 240 0 228z') +
  line('M30 212q10-6 20 0t20 0M140 220q10-6 20 0t20 0M240 210q10-6 20 0t20 0', 2, tint.blue)
export const bridges = {
  suspension: drawn(
    water +
      line(
        repeated(11, index => `M${100 + 12 * index} ${Math.round(48 + (380 * (index + 1) * (11 - index)) / 144)}V164`),
        1.6,
      ) +
      line('M88 48Q160 238 232 48', 4) +
      line('M88 48L10 150M232 48L310 150', 4) +
      line('M30 124V164M50 98V164M70 72V164M250 72V164M270 98V164M290 124V164', 1.6) +
      mirrored(box(tint.clay, [82, 40, 12, 176], 2)) +
      box(tint.iron, [0, 160, 320, 12], 0),
  ),
  stayed: drawn(
    water +
      line(
        repeated(7, index => `M160 ${34 + 12 * index}L${40 + 14 * index} 160M160 ${34 + 12 * index}L${280 - 14 * index} 160`),
        1.8,
      ) +
      shape(tint.clay, 'M154 24H166L176 216H144z') +
      box(tint.iron, [0, 158, 320, 12], 0),
  ),
  arch: drawn(
    water +
      shape(tint.steel, 'M0 116H320V206H290A56 56 0 0 0 178 206H142A56 56 0 0 0 30 206H0z') +
      box(tint.iron, [0, 106, 320, 12], 0) +
      line('M22 206A64 64 0 0 1 150 206M170 206A64 64 0 0 1 298 206', 1.6),
  ),
  bascule: drawn(
    water +
      mirrored(
        box(tint.steel, [54, 44, 44, 172], 2) +
          shape(tint.clay, 'M48 46L76 12L104 46z') +
          box(tint.sky, [68, 70, 16, 26], 8) +
          shape(tint.iron, 'M98 164L146 86L154 92L108 172z') +
          line('M98 92L142 96', 1.8) +
          box(tint.iron, [0, 160, 54, 12], 0),
      ) +
      shape(tint.dark, 'M140 204H184L176 218H148z') +
      line('M162 204V150', 3) +
      shape(tint.white, 'M165 152L186 196H165z'),
  ),
  truss: drawn(
    water +
      mirrored(box(tint.steel, [14, 168, 34, 50], 1)) +
      line('M10 160L60 84H260L310 160z', 7) +
      line('M60 84L85 160L110 84L135 160L160 84L185 160L210 84L235 160L260 84', 4) +
      box(tint.iron, [0, 158, 320, 11], 0),
  ),
}

const shaft = uprights(6, 130, 12, [92, 206], 1.6) + line('M60 232H260', 3)
const columnBody = shape(tint.paper, 'M124 88H196L202 208H118z') + shaft
/** A leaf of a capital; its tip bends over. */
function acanthus(x: number, y: number, height: number): string {
  const top = y - height
  return (
    shape(
      tint.sand,
      `M${x - 10} ${y}C${x - 18} ${top + 16} ${x - 12} ${top} ${x} ${top}C${x + 12} ${top} ${x + 18} ${top + 16} ${x + 10} ${y}z`,
    ) + line(`M${x} ${y - 2}V${top + 8}M${x - 7} ${top + 6}q7 6 14 0`, 1.4)
  )
}

export const columns = {
  doric: drawn(
    columnBody +
      shape(tint.paper, 'M124 86H196C200 74 210 66 220 62H100C110 66 120 74 124 86z') +
      box(tint.paper, [92, 38, 136, 24], 1) +
      box(tint.sand, [76, 16, 168, 22], 1) +
      box(tint.sand, [58, 208, 204, 22], 1),
  ),
  ionic: drawn(
    columnBody +
      shape(tint.paper, 'M92 46H228V78H92z') +
      mirrored(disc(tint.paper, 100, 74, 26) + line('M100 52C80 52 78 92 100 92C116 92 116 64 100 64C90 64 90 82 100 82', 3)) +
      line('M126 60H194', 2) +
      box(tint.paper, [82, 34, 156, 14], 1) +
      box(tint.sand, [72, 14, 176, 20], 1) +
      box(tint.paper, [112, 204, 96, 10], 5) +
      box(tint.sand, [100, 214, 120, 16], 1),
  ),
  corinthian: drawn(
    shape(tint.paper, 'M120 112H200L202 208H118z') +
      uprights(6, 130, 12, [114, 206], 1.6) +
      line('M60 232H260', 3) +
      shape(tint.paper, 'M122 112C120 80 108 56 92 44H228C212 56 200 80 198 112z') +
      mirrored(shape(tint.sand, 'M112 84C96 84 90 58 104 54C116 52 118 68 108 68C112 74 122 72 124 84z')) +
      repeated(4, index => acanthus(124 + 24 * index, 90, 40)) +
      repeated(3, index => acanthus(136 + 24 * index, 112, 36)) +
      line('M160 44v-2', 8, tint.dark) +
      shape(tint.sand, 'M84 34H236L228 46H92z') +
      box(tint.sand, [72, 14, 176, 20], 1) +
      box(tint.paper, [112, 204, 96, 10], 5) +
      box(tint.sand, [100, 214, 120, 16], 1),
  ),
}

/** A column twisted like a rope. */
export const twisted = drawn(
  repeated(6, index =>
    shape(
      tint.brass,
      `M122 ${88 + 20 * index}C132 ${78 + 20 * index} 190 ${66 + 20 * index} 198 ${78 + 20 * index}C206 ${88 + 20 * index} 196 ${98 + 20 * index} 188 ${100 + 20 * index}C164 ${106 + 20 * index} 130 ${112 + 20 * index} 122 ${108 + 20 * index}C112 ${104 + 20 * index} 114 ${94 + 20 * index} 122 ${88 + 20 * index}z`,
    ),
  ) +
    shape(tint.brass, 'M120 84C116 66 106 54 96 48H224C214 54 204 66 200 84z') +
    box(tint.sand, [80, 26, 160, 22], 1) +
    box(tint.sand, [96, 208, 128, 22], 1) +
    tube(tint.brass, 5, 'M118 84H202') +
    line('M60 232H260', 3),
)
