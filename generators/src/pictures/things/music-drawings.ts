// Drawings of musical instruments. music.ts asks about them.

import { box, disc, drawn, line, repeated, shape, tint, tube, turned, uprights } from './shapes.ts'

const strings = (ys: number[], from: number, to: number) => line(ys.map(y => `M${from} ${y}H${to}`).join(''), 1)

export const guitar = drawn(
  turned(
    -20,
    box(tint.dark, [150, 112, 122, 16]) +
      shape(
        tint.wood,
        'M26 120C26 76 58 58 90 62C114 65 118 84 134 84C150 84 154 72 172 76C192 80 196 100 196 120C196 140 192 160 172 164' +
          'C154 168 150 156 134 156C118 156 114 175 90 178C58 182 26 164 26 120z',
      ) +
      disc(tint.line, 142, 120, 17) +
      box(tint.dark, [160, 112, 112, 16], 0) +
      line(
        repeated(7, index => `M${178 + 13 * index} 112v16`),
        1.2,
        tint.steel,
      ) +
      box(tint.dark, [270, 107, 32, 26], 4) +
      repeated(3, index => disc(tint.white, 276 + 10 * index, 102, 3) + disc(tint.white, 276 + 10 * index, 138, 3)) +
      box(tint.dark, [66, 102, 9, 36]) +
      line(
        repeated(6, index => `M71 ${114.5 + 2.2 * index}H288`),
        0.8,
        tint.paper,
      ),
  ),
)

export const violin = drawn(
  turned(
    -16,
    box(tint.line, [150, 106, 110, 11]) +
      shape(
        tint.clay,
        'M34 112C34 78 60 64 90 68C103 70 110 76 117 86C121 98 139 98 144 84C154 72 172 72 186 82C198 92 198 132 186 142' +
          'C172 152 154 152 144 140C139 126 121 126 117 138C110 148 103 154 90 156C60 160 34 146 34 112z',
      ) +
      line('M112 84C104 86 106 94 113 94C121 95 123 99 120 103M112 140C104 138 106 130 113 130C121 129 123 125 120 121', 2.2) +
      shape(tint.line, 'M40 112L84 103V121z') +
      box(tint.wood, [114, 101, 5, 22]) +
      box(tint.line, [150, 106.5, 110, 11]) +
      line('M262 112h14a7 7 0 1 0-7-7', 5) +
      line('M258 100v-7M266 124v7', 4) +
      strings([108.5, 111, 113.5, 116], 84, 258),
  ) + turned(-16, tube(tint.dark, 2, 'M48 190H292') + line('M52 197H286', 1.4) + box(tint.line, [48, 188, 14, 10])),
)

export const harp = drawn(
  repeated(13, index => {
    const x = 108 + 9 * index
    return line(`M${x} ${x > 196 ? 56 : 50}V${206 - 10 * index}`, 1.2)
  }) +
    tube(tint.wood, 11, 'M104 210L236 66') +
    tube(tint.wood, 9, 'M92 44C112 82 158 30 192 46C212 56 226 58 236 62') +
    tube(tint.brass, 10, 'M92 42V212') +
    disc(tint.brass, 92, 36, 10) +
    shape(tint.dark, 'M76 208h44l10 16h-62z'),
)

export const trumpet = drawn(
  turned(
    -12,
    tube(tint.brass, 6, 'M34 104H214C240 104 240 142 214 142H112C86 142 86 116 112 116') +
      repeated(3, index => box(tint.brass, [132 + 19 * index, 90, 14, 60], 3) + line(`M${139 + 19 * index} 90v-10m-6 0h12`, 3.4)) +
      shape(tint.brass, 'M112 112H206C244 110 262 98 284 76C294 92 294 144 284 160C262 136 244 122 206 120H112z') +
      line('M284 76C294 92 294 144 284 160', 4) +
      shape(tint.steel, 'M20 97h14l6 7-6 7H20z'),
  ),
)

export const saxophone = drawn(
  shape(tint.line, 'M86 56l30-12 5 9-27 13c-6 2-11-6-8-10z') +
    tube(tint.brass, 8, 'M116 48C136 36 150 44 152 62') +
    shape(
      tint.brass,
      'M143 58h18L172 168C174 184 186 186 190 172L198 132C194 118 196 108 204 98L258 112C250 126 240 134 230 140L220 184C212 222 150 222 144 176z',
    ) +
    turned(14, disc(tint.dark, 231, 105, 28, 7.5), 231, 105) +
    repeated(6, index => disc(tint.white, 153 + index * 1.6, 78 + 17 * index, 5.2)) +
    disc(tint.white, 190, 199, 6) +
    line('M166 80L176 168M196 138l14 4', 2),
)

export const piano = drawn(
  shape(tint.line, 'M64 116L110 26L262 66L246 116z') +
    shape(tint.dark, 'M64 116L110 26L254 62L236 116z') +
    line('M196 116L186 48', 3) +
    shape(tint.line, 'M40 116H268V142C240 152 60 150 40 146z') +
    box(tint.white, [34, 126, 62, 13]) +
    uprights(9, 40, 6.2, [126, 139], 1) +
    line('M40 126v7m12-7v7m7-7v7m12-7v7m7-7v7m7-7v7', 3) +
    line('M58 148v64M252 144v68M166 150v62', 9) +
    line('M58 212v4M252 212v4M166 212v4', 14) +
    line('M120 150l6 52h16l6-52', 2.4) +
    shape(tint.dark, 'M92 184h-60v8h60zM40 192l-6 24M84 192l6 24'),
)

export const drum = drawn(
  shape(tint.blue, 'M72 92V186C72 222 248 222 248 186V92z') +
    line('M72 100L92 202 116 128 140 211 160 134 180 211 204 128 228 202 248 100', 2.4, tint.white) +
    shape(tint.accent, 'M68 178C72 218 248 218 252 178V190C248 232 72 232 68 190z') +
    disc(tint.accent, 160, 92, 92, 32) +
    disc(tint.white, 160, 89, 80, 25) +
    line('M106 40L176 84M222 34L158 88', 5, tint.dark) +
    disc(tint.dark, 178, 85, 6) +
    disc(tint.dark, 156, 89, 6),
)

export const oud = drawn(
  turned(
    -18,
    shape(tint.dark, 'M268 108L302 158L290 164L254 130z') +
      line('M270 130l-10 10m18-2l-10 12m18 0l-10 10m-4-40l12-8m-4 16l12-8m-4 18l12-8', 3.4) +
      shape(tint.dark, 'M186 104L270 108V132L186 136z') +
      shape(tint.wood, 'M24 120C24 70 78 52 122 62C158 70 182 98 192 106V134C182 142 158 170 122 178C78 188 24 170 24 120z') +
      disc(tint.dark, 122, 120, 22) +
      line('M122 98v44M100 120h44M106 104l32 32M138 104l-32 32', 1.2, tint.wood) +
      disc(tint.dark, 156, 96, 8) +
      disc(tint.dark, 156, 144, 8) +
      box(tint.dark, [48, 98, 9, 44]) +
      strings([108, 113, 118, 122, 127, 132], 56, 268),
  ),
)

export const qanun = drawn(
  shape(tint.wood, 'M36 176L92 70H276V176z') +
    shape(tint.white, 'M226 70H256V176H226z') +
    disc(tint.dark, 174, 140, 16) +
    disc(tint.dark, 118, 150, 9) +
    line('M162 140h24M174 128v24', 1.2, tint.wood) +
    line(
      repeated(14, index => `M${Math.round(92 - (56 * (6 + 7 * index)) / 106)} ${76 + 7 * index}H256`),
      1,
    ) +
    line('M256 70V176', 4.4) +
    repeated(14, index => disc(tint.dark, Math.round(92 - (56 * (6 + 7 * index)) / 106) - 4, 76 + 7 * index, 2)) +
    shape(tint.dark, 'M36 176H276V190H30z'),
)

export const tambourine = drawn(
  turned(
    -14,
    disc(tint.wood, 160, 122, 98, 92) +
      disc(tint.white, 160, 114, 90, 80) +
      repeated(5, index => {
        const x = 84 + 38 * index
        const y = [184, 201, 207, 201, 184][index] ?? 0
        return disc(tint.brass, x, y - 2, 12, 5) + disc(tint.brass, x, y + 5, 12, 5)
      }),
  ),
)

export const accordion = drawn(
  shape(tint.red, 'M112 78L208 62V190L112 174z') +
    uprights(8, 122, 11, [72, 180], 2.2) +
    shape(tint.line, 'M58 66L112 76V176L58 186z') +
    shape(tint.white, 'M34 70H60V182H34z') +
    line(
      repeated(8, index => `M34 ${84 + 14 * index}H60`),
      1.2,
    ) +
    line(
      repeated(5, index => `M47 ${84 + 14 * (index < 2 ? index : index + 1)}H60`),
      5,
    ) +
    shape(tint.line, 'M208 60L272 66V186L208 192z') +
    repeated(15, index => disc(tint.white, 226 + 14 * (index % 3), 88 + 18 * Math.floor(index / 3), 4)) +
    line('M70 70C66 30 100 30 96 72M222 60C222 24 256 24 254 62', 4),
)

export const maracas = drawn(
  [-28, 28]
    .map((angle, index) =>
      turned(
        angle,
        box(tint.dark, [153, 122, 14, 96], 7) +
          shape(
            index === 0 ? tint.red : tint.blue,
            'M160 24C192 24 202 54 194 84C188 108 172 132 160 132C148 132 132 108 126 84C118 54 128 24 160 24z',
          ) +
          line('M127 86C140 98 180 98 193 86M124 66C140 78 180 78 196 66', 4, tint.brass),
        160,
        200,
      ),
    )
    .join(''),
)

const barColours = [tint.red, tint.accent, tint.brass, tint.leaf, tint.sky, tint.blue, tint.violet, tint.rose]
export const xylophone = drawn(
  line('M44 66L276 96M44 194L276 164', 8) +
    repeated(8, index => box(barColours[index] ?? tint.wood, [48 + 28 * index, 46 + 7 * index, 22, 168 - 14 * index], 4)) +
    repeated(
      8,
      index => disc(tint.line, 59 + 28 * index, 72 + 3.6 * index, 2.2) + disc(tint.line, 59 + 28 * index, 188 - 3.6 * index, 2.2),
    ) +
    line('M118 222L176 140M230 222L208 132', 4, tint.dark) +
    disc(tint.white, 178, 136, 8) +
    disc(tint.white, 207, 127, 8),
)

export const triangle = drawn(
  line('M160 20v22', 2) + tube(tint.steel, 8, 'M186 186H66L160 46L242 168') + tube(tint.iron, 4, 'M250 92L176 142'),
)

export const panpipes = drawn(
  repeated(
    8,
    index => box(tint.wood, [66 + 23.5 * index, 40, 21, 168 - 15 * index], 3) + disc(tint.dark, 76.5 + 23.5 * index, 42, 10, 3.6),
  ) +
    shape(tint.red, 'M60 92H260V104H60zM60 110H260V116H60z') +
    line('M72 98l12 0m12 0h12m12 0h12m12 0h12m12 0h12m12 0h12m12 0h12', 3, tint.white),
)
