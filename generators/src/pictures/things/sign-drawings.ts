// Signs of the international standards: laundry (ISO 3758), parcels (ISO 780), warnings (ISO 7010), roads.

import { box, disc, drawn, line, patch, repeated, shape, tint, turned } from './shapes.ts'

const bold = (d: string) => line(d, 8)
const tub = bold('M60 84L80 186H240L260 84M58 100C78 84 92 84 110 98C128 112 142 112 160 98C178 84 192 84 210 98C228 112 246 112 262 96')
const crossed = bold('M66 56L254 200M254 56L66 200')
const square = bold('M80 44H240V204H80z')
const iron = bold('M54 186H266L246 84C244 74 238 70 228 70H136M54 186C62 146 92 126 130 126H252')

export const laundry = {
  hand: drawn(
    tub +
      shape(
        tint.paper,
        'M118 36L148 64L176 62C196 66 214 82 222 104L212 130C202 136 196 130 198 120C186 134 176 132 176 122C164 132 154 128 156 116C144 120 138 112 146 104L150 92L108 60z',
        7,
      ),
  ),
  bleach: drawn(bold('M160 40L258 204H62z') + crossed),
  iron: drawn(iron + disc(tint.line, 160, 156, 8)),
  noIron: drawn(iron + crossed),
  noTumble: drawn(square + bold('M160 52a72 72 0 1 0 .1 0') + crossed),
  flat: drawn(square + bold('M112 124H208')),
  line: drawn(square + bold('M160 76V172')),
  clean: drawn(bold('M160 42a80 80 0 1 0 .1 0')),
}

export const parcel = {
  up: drawn(
    repeated(2, index =>
      shape(
        tint.line,
        `M${90 + 92 * index} 176V92H${70 + 92 * index}L${114 + 92 * index} 36L${158 + 92 * index} 92H${138 + 92 * index}V176z`,
      ),
    ) + bold('M58 204H262'),
  ),
  fragile: drawn(
    shape(tint.line, 'M112 34H208C214 96 196 128 168 134V190L204 200V210H116V200L152 190V134C124 128 106 96 112 34z') +
      line('M166 36L150 62L170 78L158 100', 5, tint.paper),
  ),
  dry: drawn(
    shape(
      tint.line,
      'M56 134C60 80 104 56 160 56C216 56 260 80 264 134C250 118 230 118 216 134C202 116 178 116 164 134H156C142 116 118 116 104 134C90 118 70 118 56 134z',
    ) +
      bold('M160 44V196C160 220 128 220 128 196') +
      line('M96 20l-8 20M136 14l-8 20M186 14l-8 20M226 20l-8 20M258 44l-8 20M72 44l-8 20', 5),
  ),
  cool: drawn(
    disc(tint.line, 160, 62, 26) +
      line('M160 14v12M108 62h12M200 62h12M124 26l9 9M196 26l-9 9', 6) +
      bold('M90 166L160 106L230 166') +
      shape(tint.line, 'M110 172L160 130L210 172V214H110z'),
  ),
}

const warning = (body: string) => drawn(shape(tint.accent, 'M160 22L292 216H28z', 12) + body)
const blade = 'M146.5 136.6L132.5 106a62 62 0 0 1 55 0L173.5 136.6a27 27 0 0 0-27 0z'
export const warnings = {
  radiation: warning(repeated(3, index => turned(60 + 120 * index, patch(tint.line, blade), 160, 154)) + disc(tint.line, 160, 154, 11)),
  voltage: warning(shape(tint.line, 'M178 78L134 148H160L146 190L138 186L144 206L162 196L154 192L188 132H162L186 82z')),
  slippery: warning(
    disc(tint.line, 136, 98, 11) +
      line('M140 116L150 156M140 120L112 138M142 118L174 122', 9) +
      line('M150 156L182 152L206 134M150 158L176 176L204 178', 9) +
      line('M84 196H126M112 184H138M140 198H226', 5),
  ),
  hot: warning(
    line('M126 176C112 158 142 146 128 124M160 176C146 154 176 138 160 104M194 176C180 158 210 146 196 124', 8) + line('M104 192H216', 9),
  ),
}

export const roads = {
  noEntry: drawn(disc(tint.red, 160, 120, 100) + box(tint.white, [90, 101, 140, 38], 3)),
  giveWay: drawn(shape(tint.red, 'M36 38H284L160 222z') + shape(tint.white, 'M82 64H238L160 180z')),
  stop: drawn(
    shape(tint.white, 'M118 18H202L262 78V162L202 222H118L58 162V78z') + shape(tint.red, 'M122 28H198L252 82V158L198 212H122L68 158V82z'),
  ),
  railway: drawn(
    box(tint.iron, [153, 90, 14, 134], 2) +
      [-30, 30]
        .map(angle =>
          turned(
            angle,
            shape(tint.white, 'M40 82H280L292 96L280 110H40L28 96z') +
              shape(tint.red, 'M40 82L28 96L40 110H58V82zM280 82L292 96L280 110H262V82z'),
            160,
            96,
          ),
        )
        .join(''),
  ),
}
