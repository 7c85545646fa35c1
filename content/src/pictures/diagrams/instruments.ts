// The way of light through instruments and through the eye, and what coloured lights make together.

import { at, ink } from '../svg.ts'
import type { Diagram } from './diagram.ts'
import { badge, box, circle, line, oval, path, picture, ray, shape, tint } from './draw.ts'
import type { Point } from './draw.ts'
import { named, nameOf, namesIn, say } from './say.ts'

const wall = { stroke: ink.line, thick: 3.4 }
const glassLook = { fill: tint.glass, stroke: ink.blue, thick: 1.6 }
const beam = { stroke: ink.accent, thick: 2 }
const mirrorLook = { stroke: ink.blue, thick: 5 }

const lensAt = ([x, y]: Point, half: number, thick: number): string =>
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

/** The two lenses stand as far apart as their focal lengths together. */
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

/** The flat mirror stands at 45° before the focus of the hollow one and throws the light up into the eyepiece. */
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

const instruments: { id: string; svg: () => string; wrong: string; difficulty: number; note: Diagram['note'] }[] = [
  {
    id: 'periscope',
    svg: periscope,
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
    svg: refractor,
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
    svg: reflector,
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
    svg: pinhole,
    wrong: 'periscope refractor kaleidoscope microscope reflector',
    difficulty: 2.6,
    note: say(
      'Ibn al-Haytham explained its upside-down pictures a thousand years ago: light travels in straight lines.',
      'Ibn al-Haytham explicó hace mil años sus imágenes invertidas: la luz viaja en línea recta.',
      'شرح ابن الهيثم قبل ألف سنة صورها المقلوبة: الضوء يسير في خطوط مستقيمة.',
    ),
  },
]

/** Parallel rays come from the left to an eye; they should meet on the retina. */
export const eyeball = { middleX: 190, y: 120, radius: 74, lensX: 124 }
export const focusOf = { short: eyeball.middleX + 22, long: eyeball.middleX + eyeball.radius + 34 }

function eyeWithFocus(focusX: number): string {
  const { middleX, y, radius, lensX } = eyeball
  const retinaX = middleX + radius
  const rays = [-24, 0, 24].map(up => {
    const atEnd = focusX < retinaX ? retinaX - 6 : focusX
    const heightAt = (x: number) => (up * (focusX - x)) / (focusX - lensX)
    const inside = line([lensX, y - up, Math.min(atEnd, retinaX - 3), y - heightAt(Math.min(atEnd, retinaX - 3))], beam)
    const beyond = focusX > retinaX ? line([retinaX, y - heightAt(retinaX), focusX, y], { ...beam, dash: '4 5' }) : ''
    return ray([14, y - up, lensX, y - up]) + inside + beyond
  })
  return picture(
    circle([middleX, y], radius, { fill: '#fffdf8', stroke: ink.line, thick: 3 }),
    path(`M${middleX - 62} ${y - 40}Q${middleX - 104} ${y} ${middleX - 62} ${y + 40}`, { fill: tint.glass, stroke: ink.line, thick: 2 }),
    path(`M${at(middleX + 44)} ${at(y - 59)}A${radius} ${radius} 0 0 1 ${at(middleX + 44)} ${at(y + 59)}`, { stroke: tint.clay, thick: 7 }),
    lensAt([lensX, y], 36, 17),
    rays,
    circle([focusX, y], 4, { fill: ink.line }),
  )
}

const faults = namesIn(`
short|Short sight|Miopía|قصر النظر
long|Long sight|Hipermetropía|طول النظر
astigmatism|Astigmatism|Astigmatismo|اللابؤرية
cataract|Cataract|Cataratas|إعتام العدسة
colour|Colour blindness|Daltonismo|عمى الألوان
night|Night blindness|Ceguera nocturna|العمى الليلي`)

const faultQuestion = say(
  'Light from far away meets where the dot is. Which fault of sight is this?',
  'La luz de lejos se reúne en el punto negro. ¿Qué defecto de la vista es este?',
  'يجتمع الضوء الآتي من بعيد عند النقطة السوداء. أي عيب في البصر هذا؟',
)

const lights = namesIn(`
yellow|Yellow|Amarillo|أصفر
magenta|Magenta|Magenta|أرجواني
cyan|Cyan|Cian|سماوي
white|White|Blanco|أبيض
brown|Brown|Marrón|بنّي
orange|Orange|Naranja|برتقالي
black|Black|Negro|أسود`)

const overlapping = (left: string, right: string) => {
  const radius = 78
  const half = Math.sqrt(radius ** 2 - 46 ** 2)
  return picture(
    box([14, 14], 292, 212, { fill: '#23243a' }, 10),
    circle([114, 120], radius, { fill: left }),
    circle([206, 120], radius, { fill: right }),
    path(`M160 ${at(120 - half)}A${radius} ${radius} 0 0 1 160 ${at(120 + half)}A${radius} ${radius} 0 0 1 160 ${at(120 - half)}Z`, {
      fill: '#8a8a96',
    }),
    badge(1, [160, 120]),
  )
}

const [red, green, blue] = ['#e0413a', '#3fae49', '#3d5fe0']

export function instrumentQuestions(): Diagram[] {
  const shown = instruments.map(({ id, svg, wrong, difficulty, note }) => ({
    subject: `instrument-${id}`,
    difficulty,
    svg: svg(),
    question: say(
      'The yellow lines are light. What is this?',
      'Las líneas amarillas son luz. ¿Qué es esto?',
      'الخطوط الصفراء ضوء. ما هذا؟',
    ),
    right: nameOf(instrumentNames, id),
    wrong: named(instrumentNames, wrong),
    note,
  }))
  return [...shown, ...sight(), ...mixtures()].map(question => ({ pack: 'diagram-light', ...question }))
}

function sight(): Omit<Diagram, 'pack'>[] {
  return [
    {
      subject: 'short-sight',
      difficulty: 4.1,
      svg: eyeWithFocus(focusOf.short),
      question: faultQuestion,
      right: nameOf(faults, 'short'),
      wrong: named(faults, 'long astigmatism cataract colour night'),
      note: say(
        'The eye is too long for its lens. Hollow glasses spread the light a little and help.',
        'El ojo es demasiado largo para su lente. Las gafas cóncavas abren un poco la luz y lo corrigen.',
        'العين أطول مما يناسب عدستها. والنظّارة المقعّرة تفرّق الضوء قليلًا فتصحّحه.',
      ),
    },
    {
      subject: 'long-sight',
      difficulty: 4.9,
      svg: eyeWithFocus(focusOf.long),
      question: faultQuestion,
      right: nameOf(faults, 'long'),
      wrong: named(faults, 'short astigmatism cataract colour night'),
      note: say(
        'The eye is too short. Many babies are born so, and grow out of it.',
        'El ojo es demasiado corto. Muchos bebés nacen así y se les pasa al crecer.',
        'العين أقصر مما يلزم. ويولد كثير من الأطفال كذلك ثم يزول مع نموّهم.',
      ),
    },
  ]
}

function mixtures(): Omit<Diagram, 'pack'>[] {
  const question = say(
    'Two coloured lights overlap on a white wall. Which colour is seen at 1?',
    'Dos luces de color se superponen en una pared blanca. ¿Qué color se ve en 1?',
    'يتراكب ضوءان ملوّنان على جدار أبيض. أي لون يُرى عند الرقم 1؟',
  )
  return [
    {
      subject: 'red-and-green-light',
      difficulty: 5.4,
      svg: overlapping(red, green),
      question,
      right: nameOf(lights, 'yellow'),
      wrong: named(lights, 'brown magenta white cyan orange black'),
      note: say(
        'Paints would give brown, but lights add up. The yellow of a screen is nothing but red and green.',
        'Con pinturas saldría marrón, pero las luces se suman. El amarillo de una pantalla es solo rojo y verde.',
        'لو كانت أصباغًا لأعطت بنّيًّا، لكن الأضواء تُجمع. والأصفر على الشاشة أحمر وأخضر لا غير.',
      ),
    },
    {
      subject: 'red-and-blue-light',
      difficulty: 5.6,
      svg: overlapping(red, blue),
      question,
      right: nameOf(lights, 'magenta'),
      wrong: named(lights, 'cyan yellow brown white black orange'),
      note: say(
        'No single wave of light has this colour: the brain makes it up between the two ends of the spectrum.',
        'Ninguna onda de luz sola tiene este color: el cerebro lo inventa entre los dos extremos del espectro.',
        'لا موجة ضوء واحدة لها هذا اللون، بل يصنعه الدماغ بين طرفي الطيف.',
      ),
    },
  ]
}
