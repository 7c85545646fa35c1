// Drawings of measuring instruments. measuring.ts asks about their purpose.

import { box, disc, drawn, line, mirrored, repeated, shape, tint, tube, turned, uprights } from './shapes.ts'

/** Marks around a circle: from one angle to another in degrees, clockwise from the top. */
function marks(
  middle: [number, number],
  [inner, outer]: [number, number],
  [from, to, step]: [number, number, number],
  width = 1.4,
): string {
  const count = Math.floor((to - from) / step) + 1
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${Math.round(10 * (middle[0] + radius * Math.sin(angle))) / 10} ${Math.round(10 * (middle[1] - radius * Math.cos(angle))) / 10}`
  }
  return line(
    repeated(count, index => `M${at(inner, from + index * step)}L${at(outer, from + index * step)}`),
    width,
  )
}

export const sextant = drawn(
  tube(tint.brass, 8, 'M160 40L92 196M160 40L228 196') +
    tube(tint.brass, 16, 'M82 184C130 216 190 216 238 184') +
    marks([160, 30], [168, 176], [156, 204, 4]) +
    tube(tint.brass, 6, 'M118 140H202') +
    tube(tint.steel, 7, 'M160 40L182 204') +
    box(tint.iron, [170, 196, 28, 20], 4) +
    turned(24, box(tint.sky, [146, 22, 28, 28], 3), 160, 36) +
    box(tint.sky, [86, 112, 16, 28], 2) +
    turned(-4, box(tint.line, [196, 98, 78, 20], 5) + box(tint.iron, [184, 102, 14, 12], 2), 230, 108) +
    disc(tint.iron, 160, 42, 6),
)

export const hourglass = drawn(
  shape(tint.white, 'M104 42H216C216 92 168 104 168 120C168 136 216 148 216 198H104C104 148 152 136 152 120C152 104 104 92 104 42z') +
    shape(tint.accent, 'M116 78H204C192 98 164 106 160 118C156 106 128 98 116 78z') +
    shape(tint.accent, 'M112 196C118 176 150 168 160 160C170 168 202 176 208 196z') +
    line('M160 118V162', 2.6, tint.accent) +
    box(tint.dark, [84, 26, 152, 17], 5) +
    box(tint.dark, [84, 197, 152, 17], 5) +
    mirrored(tube(tint.wood, 5, 'M93 43V197')),
)

export const sundial = drawn(
  shape(tint.steel, 'M96 222L112 150H208L224 222z') +
    disc(tint.sand, 160, 128, 128, 52) +
    disc(tint.sand, 160, 120, 128, 52) +
    line(
      repeated(11, index => {
        const angle = ((index - 5) * 18 * Math.PI) / 180
        const place = (share: number) =>
          `${Math.round(160 + 118 * share * Math.sin(angle))} ${Math.round(124 + 44 * share * Math.cos(angle))}`
        return `M${place(0.72)}L${place(0.98)}`
      }),
      2.4,
    ) +
    shape(tint.soft, 'M160 128L110 150L152 132z') +
    shape(tint.brass, 'M160 132V40L166 128z') +
    shape(tint.brass, 'M160 130C150 128 146 90 160 40z') +
    disc(tint.accent, 274, 40, 20) +
    line('M274 10v4M248 18l4 4M242 40h5M300 18l-4 4M306 40h-5M252 62l3-3M274 70v-5M298 64l-4-4', 3, tint.accent),
)

export const balance = drawn(
  box(tint.brass, [153, 46, 14, 160], 4) +
    shape(tint.brass, 'M110 222C110 208 130 204 160 204C190 204 210 208 210 222z') +
    turned(7, tube(tint.brass, 6, 'M56 58H264') + disc(tint.brass, 160, 58, 10), 160, 58) +
    line('M57 46L28 128H86zM263 70L234 152H292z', 2) +
    shape(tint.steel, 'M22 128H92C88 152 26 152 22 128z') +
    shape(tint.steel, 'M228 152H298C294 176 232 176 228 152z') +
    shape(tint.iron, 'M248 152v-22h6v-8h18v8h6v22z') +
    disc(tint.red, 48, 118, 10) +
    disc(tint.red, 66, 118, 10),
)

export const protractor = drawn(
  shape(tint.sky, 'M28 172A132 132 0 0 1 292 172V186H28z') +
    shape(tint.paper, 'M92 172A68 68 0 0 1 228 172z') +
    marks([160, 172], [118, 130], [-85, 85, 5]) +
    marks([160, 172], [106, 130], [-80, 80, 10], 2) +
    line('M160 172V160M148 172h24', 2) +
    line('M160 172L252 60M160 172H300', 3, tint.red),
)

export const anemometer = drawn(
  box(tint.iron, [154, 104, 12, 112], 3) +
    shape(tint.line, 'M120 222C124 210 196 210 200 222z') +
    line('M160 96L74 76M160 96L246 76M160 96V136', 5) +
    shape(tint.red, 'M46 44C18 56 22 106 56 106L74 76z') +
    shape(tint.red, 'M264 44C226 30 214 84 240 106z') +
    shape(tint.red, 'M132 136H188C190 172 130 172 132 136z') +
    box(tint.steel, [144, 78, 32, 36], 8) +
    disc(tint.iron, 160, 78, 8) +
    line('M26 24C40 14 60 14 74 24M246 22C262 12 280 14 294 26', 2.4, tint.soft),
)

export const vane = drawn(
  line('M160 62V222', 6) +
    line('M84 160H236', 5) +
    line('M124 182L196 138', 5) +
    disc(tint.brass, 160, 160, 9) +
    shape(tint.line, 'M74 150h-22v20h22zM246 150h22v20h-22zM204 126l16-4 4 16-16 4zM116 194l-16 4-4-16 16-4z') +
    line('M52 88H262', 5) +
    shape(tint.line, 'M262 76L296 88L262 100z') +
    shape(tint.accent, 'M24 70H62L74 88L62 106H24L36 88z') +
    shape(
      tint.red,
      'M116 84C100 70 96 48 104 34C112 46 122 48 132 56C146 64 160 60 172 50C176 40 180 30 190 28L200 38L190 42C192 62 184 78 172 84z',
    ) +
    shape(tint.accent, 'M184 28C182 20 190 18 192 24C196 18 202 22 196 30z'),
)

export const micrometer = drawn(
  tube(tint.iron, 18, 'M58 106V150C58 184 82 202 114 202C150 202 174 184 174 150V124') +
    box(tint.steel, [66, 98, 38, 16], 2) +
    box(tint.steel, [122, 98, 42, 16], 2) +
    box(tint.steel, [162, 90, 54, 32], 3) +
    line('M170 106H214' + repeated(7, index => `M${172 + 6 * index} 106v${index % 2 === 0 ? -8 : -5}`), 1.4) +
    box(tint.steel, [214, 82, 52, 48], 4) +
    line(
      repeated(5, index => `M214 ${90 + 8 * index}h${index === 2 ? 14 : 8}`),
      1.4,
    ) +
    box(tint.iron, [266, 92, 26, 28], 4) +
    line('M272 92v28M279 92v28M286 92v28', 1.4) +
    disc(tint.red, 114, 106, 9),
)

export const metronome = drawn(
  shape(tint.dark, 'M132 24H188L236 214H84z') +
    shape(tint.sand, 'M140 44H180L208 160H112z') +
    line(
      repeated(8, index => `M${152 - 2 * index} ${58 + 12 * index}h${16 + 4 * index}`),
      1.2,
    ) +
    turned(20, line('M160 168V22', 4, tint.line) + shape(tint.steel, 'M148 62h24l-4 22h-16z'), 160, 168) +
    box(tint.dark, [92, 160, 136, 12], 2) +
    box(tint.brass, [76, 206, 168, 14], 4),
)

export const stethoscope = drawn(
  tube(tint.blue, 6, 'M160 118V150C160 206 226 212 232 166') +
    tube(tint.blue, 6, 'M160 120C160 96 118 96 110 62M160 120C160 96 202 96 210 62') +
    tube(tint.steel, 4, 'M110 64C104 40 112 26 128 22M210 64C216 40 208 26 192 22') +
    turned(38, box(tint.line, [122, 16, 17, 11], 5), 130, 22) +
    turned(-38, box(tint.line, [181, 16, 17, 11], 5), 190, 22) +
    disc(tint.steel, 234, 150, 26) +
    disc(tint.white, 234, 150, 16),
)

export const plumb = drawn(
  box(tint.wood, [100, 14, 120, 14], 4) +
    disc(tint.line, 160, 28, 4) +
    line('M160 28V130', 2.4) +
    box(tint.iron, [152, 124, 16, 14], 3) +
    shape(tint.brass, 'M132 140H188L186 160C184 184 168 206 160 226C152 206 136 184 134 160z') +
    line('M133 158H187', 2) +
    line(
      'M220 28V226M220 60h40M220 92h40M220 124h40M220 156h40M220 188h40M240 28v32M260 60v32M240 92v32M260 124v32M240 156v32M260 188v34',
      2,
      tint.soft,
    ),
)

export const fork = drawn(
  turned(
    24,
    tube(tint.steel, 10, 'M132 30V108C132 130 144 138 160 138C176 138 188 130 188 108V30') +
      box(tint.steel, [153, 138, 14, 78], 6) +
      disc(tint.steel, 160, 218, 9),
  ) + line('M98 30C88 42 84 56 88 70M78 24C64 42 62 64 68 84M254 60C262 72 266 88 262 102M276 56C288 76 288 98 282 116', 2.4, tint.soft),
)

export const compass = drawn(
  box(tint.brass, [150, 8, 20, 22], 4) +
    disc(tint.brass, 160, 126, 100) +
    disc(tint.white, 160, 126, 84) +
    marks([160, 126], [68, 78], [0, 345, 15], 2) +
    marks([160, 126], [60, 78], [0, 270, 90], 4) +
    turned(24, shape(tint.red, 'M146 126L160 62L174 126z') + shape(tint.steel, 'M146 126L160 190L174 126z'), 160, 126) +
    disc(tint.line, 160, 126, 6),
)

export const tape = drawn(
  box(tint.accent, [20, 96, 84, 90], 20) +
    disc(tint.line, 62, 141, 24) +
    disc(tint.steel, 62, 141, 14) +
    box(tint.white, [104, 162, 178, 20], 1) +
    uprights(22, 112, 7.6, [162, 170], 1.4) +
    uprights(4, 142, 38, [162, 177], 2) +
    shape(tint.iron, 'M282 158h8v36h-8z'),
)
