// The path of light through instruments.

import { at, ink } from '../../svg.ts'
import type { Diagram } from '../diagram.ts'
import { box, line, oval, path, picture, ray, tint } from '../draw.ts'
import type { Point } from '../draw.ts'
import { named, nameOf, namesIn, say } from '../../../say.ts'

const wall = { stroke: ink.line, thick: 3.4 }
const glassLook = { fill: tint.glass, stroke: ink.blue, thick: 1.6 }
export const beam = { stroke: ink.accent, thick: 2 }
const mirrorLook = { stroke: ink.blue, thick: 5 }

export const lensAt = ([x, y]: Point, half: number, thick: number): string =>
  path(`M${x} ${at(y - half)}Q${x + thick} ${y} ${x} ${at(y + half)}Q${x - thick} ${y} ${x} ${at(y - half)}Z`, glassLook)

function eyeLooking([x, y]: Point): string {
  return (
    path(`M${x} ${y - 13}Q${x + 22} ${y - 18} ${x + 26} ${y}Q${x + 22} ${y + 18} ${x} ${y + 13}`, { stroke: ink.line, thick: 2.4 }) +
    oval([x + 3, y], 3.4, 8, { fill: ink.violet })
  )
}

function periscope(): string {
  return picture(
    line([118, 28, 190, 28, 190, 168, 246, 168], wall),
    line([118, 72, 144, 72, 144, 212, 246, 212], wall),
    line(
      [
        [148, 32],
        [186, 70],
      ]
        .map(([x = 0, y = 0]): Point => [x, y])
        .flat(),
      mirrorLook,
    ),
    line(
      [
        [148, 170],
        [186, 208],
      ]
        .map(([x = 0, y = 0]): Point => [x, y])
        .flat(),
      mirrorLook,
    ),
    ray([24, 51, 167, 51], ink.accent, 2.6),
    ray([167, 51, 167, 189], ink.accent, 2.6),
    ray([167, 189, 262, 189], ink.accent, 2.6),
    eyeLooking([270, 189]),
  )
}

/** The distance of the two lenses is the sum of their focal lengths. */
export const telescope = { front: { x: 64, focalLength: 148 }, back: { x: 256, focalLength: 44 }, halfBeam: 34 }

function refractor(): string {
  const { front, back, halfBeam } = telescope
  const [y, focus] = [120, front.x + front.focalLength]
  const narrow = (halfBeam * back.focalLength) / front.focalLength
  const tube: Point[][] = [-1, 1].map(side => [
    [46, y + side * 54],
    [212, y + side * 54],
    [212, y + side * 28],
    [268, y + side * 28],
  ])
  const rays = [-1, 1].map(
    side =>
      ray([12, y + side * halfBeam, front.x, y + side * halfBeam]) +
      line([front.x, y + side * halfBeam, focus, y, back.x, y - side * narrow], beam) +
      ray([back.x, y - side * narrow, 292, y - side * narrow]),
  )
  return picture(
    tube.map(points => line(points.flat(), wall)),
    lensAt([front.x, y], 50, 12),
    lensAt([back.x, y], 25, 14),
    rays,
    eyeLooking([288, y]),
  )
}

/** The flat mirror stands at 45° before the focus of the hollow one and reflects the light up into the eyepiece. */
export const mirrorTelescope = { axisY: 140, hollowX: 278, focalLength: 246, flatX: 108 }

function reflector(): string {
  const { axisY: y, hollowX, focalLength, flatX } = mirrorTelescope
  const surfaceAt = (up: number): Point => [hollowX - up ** 2 / (4 * focalLength), y - up]
  const bowl = Array.from({ length: 13 }, (_, place) => surfaceAt((place - 6) * 9))
  const focus: Point = [flatX, y - (focalLength - (hollowX - flatX))]
  const rays = [-46, 46].map(up => {
    const hit = surfaceAt(up)
    // The ray would go on to the focus of the hollow mirror; the flat one is the line x − flatX = screen y − y.
    const slope = up / (hit[0] - (hollowX - focalLength))
    const across = (-slope * (flatX - (hollowX - focalLength))) / (1 + slope)
    const small: Point = [flatX + across, y + across]
    const far: Point = [focus[0] + (focus[0] - small[0]) * 0.28, focus[1] + (focus[1] - small[1]) * 0.28]
    return ray([14, y - up, ...hit]) + line([...hit, ...small, ...far], beam) + line([...far, far[0], 12], beam)
  })
  const eyepieceY = focus[1] - 0.28 * (y - focus[1])
  return picture(
    line([30, y - 60, flatX - 22, y - 60, flatX - 22, 34], wall),
    line([flatX + 22, 34, flatX + 22, y - 60, 292, y - 60, 292, y + 60, 30, y + 60], wall),
    line(bowl.flat(), mirrorLook),
    line([flatX - 17, y - 17, flatX + 17, y + 17], mirrorLook),
    rays,
    oval([flatX, eyepieceY], 20, 6, { ...glassLook, opacity: 0.8 }),
  )
}

function pinhole(): string {
  const hole: Point = [164, 124]
  const candle = ([x, foot]: Point, high: number, turn: 1 | -1) =>
    box([x - 7, turn > 0 ? foot - high : foot], 14, high, { fill: tint.metal, stroke: ink.line, thick: 1.6 }) +
    path(
      `M${x} ${at(foot - turn * (high + 30))}Q${x + 13} ${at(foot - turn * (high + 8))} ${x} ${at(foot - turn * (high + 2))}Q${x - 13} ${at(foot - turn * (high + 8))} ${x} ${at(foot - turn * (high + 30))}Z`,
      {
        fill: ink.accent,
      },
    )
  return picture(
    line([10, 190, 110, 190], { stroke: ink.soft, thick: 2 }),
    candle([60, 190], 88, 1),
    line([164, 116, 164, 44, 292, 44, 292, 204, 164, 204, 164, 132], { stroke: ink.line, thick: 4 }),
    line([60, 78, ...hole, 288, 179], beam),
    line([60, 190, ...hole, 288, 84], beam),
    candle([278, 84], 70, -1),
  )
}

const instrumentNames = namesIn(`
periscope|A periscope|Un periscopio|بيريسكوب
refractor|A telescope with lenses|Un telescopio de lentes|مرقب بعدسات
reflector|A mirror telescope|Un telescopio de espejos|مرقب بمرايا
pinhole|A pinhole camera|Una cámara estenopeica|غرفة مظلمة ذات ثقب
kaleidoscope|A kaleidoscope|Un caleidoscopio|مِشكال
microscope|A light microscope|Un microscopio óptico|مجهر ضوئي
spectroscope|A spectroscope|Un espectroscopio|مطياف`)

const instruments: { id: string; draw: () => string; wrong: string; difficulty: number; note: Diagram['note'] }[] = [
  {
    id: 'periscope',
    draw: periscope,
    wrong: 'kaleidoscope reflector microscope spectroscope pinhole',
    difficulty: 1.8,
    note: say(
      'Two mirrors at 45 degrees let one look over walls, or out of a submarine below the waves.',
      'Dos espejos a 45 grados permiten mirar por encima de un muro o desde un submarino sumergido.',
      'مرآتان مائلتان 45 درجة تتيحان النظر من فوق جدار، أو من غوّاصة تحت الموج.',
    ),
  },
  {
    id: 'refractor',
    draw: refractor,
    wrong: 'periscope reflector kaleidoscope pinhole spectroscope',
    difficulty: 4.5,
    note: say(
      'Kepler designed it so in 1611. The rays cross on the way, so the picture stands on its head.',
      'Así lo ideó Kepler en 1611. Los rayos se cruzan por el camino y la imagen queda invertida.',
      'هكذا صمّمه كبلر سنة 1611. وتتقاطع الأشعّة في الطريق فتنقلب الصورة.',
    ),
  },
  {
    id: 'reflector',
    draw: reflector,
    wrong: 'periscope refractor kaleidoscope microscope spectroscope',
    difficulty: 5,
    note: say(
      'Newton built the first in 1668. Mirrors make no coloured fringes and can be supported from behind.',
      'Newton construyó el primero en 1668. Los espejos no dan bordes de color y pueden apoyarse por detrás.',
      'صنع نيوتن أولها سنة 1668. والمرايا لا تلوّن الحواف، ويمكن إسنادها من خلفها.',
    ),
  },
  {
    id: 'pinhole',
    draw: pinhole,
    wrong: 'periscope refractor kaleidoscope microscope reflector',
    difficulty: 2.6,
    note: say(
      'Ibn al-Haytham explained its upside-down pictures a thousand years ago: light travels in straight lines.',
      'Ibn al-Haytham explicó hace mil años sus imágenes invertidas: la luz viaja en línea recta.',
      'شرح ابن الهيثم قبل ألف سنة صورها المقلوبة: الضوء يسير في خطوط مستقيمة.',
    ),
  },
]

export function instrumentQuestions(): Diagram[] {
  const shown = instruments.map(({ id, draw, wrong, difficulty, note }) => ({
    subject: `instrument-${id}`,
    difficulty,
    draw,
    question: say(
      'The yellow lines are light. What is this?',
      'Las líneas amarillas son luz. ¿Qué es esto?',
      'الخطوط الصفراء ضوء. ما هذا؟',
    ),
    right: nameOf(instrumentNames, id),
    wrong: named(instrumentNames, wrong),
    note,
  }))
  return shown.map(question => ({ pack: 'diagram-light', ...question }))
}
