// Mirrors, refraction, prisms: rays obey the laws of reflection and of Snell.

import { ink } from '../../svg.ts'
import type { Diagram } from '../diagram.ts'
import { arrow, badge, box, circle, height, line, picture, polar, radians, ray, shape, tint, width } from '../draw.ts'
import type { Point } from '../draw.ts'
import { alike, named, nameOf, namesIn, say } from '../../../say.ts'

/** The angle to the perpendicular behind a surface, in degrees; NaN at total reflection. */
export const refracted = (angle: number, from: number, into: number): number =>
  (Math.asin((Math.sin(radians(angle)) * from) / into) * 180) / Math.PI

export const index = { air: 1, water: 1.33 }
const surfaceY = 120
const middle: Point = [160, surfaceY]
const dashes = { stroke: ink.soft, thick: 1.6, dash: '5 5' }
const numbers = (right: number) => ({ right: alike(right), wrong: [1, 2, 3, 4].filter(number => number !== right).map(alike) })

/** Angles of incidence, to the perpendicular. */
export const incidence = { mirror: 52, intoWater: 50, outOfWater: 38, kept: 58 }

/** Angles of the numbered rays to the perpendicular; negative ones lie on the side the light came from. */
export const numbered = {
  mirror: [14, 34, incidence.mirror, 74],
  intoWater: [72, incidence.intoWater, refracted(incidence.intoWater, index.air, index.water), -18],
  outOfWater: [refracted(incidence.outOfWater, index.water, index.air), incidence.outOfWater, 18, -24],
}

function fan(angles: number[], from: Point, upwards: boolean, length: number): string[] {
  return angles.map((angle, place) => {
    const direction = upwards ? 90 - angle : angle - 90
    return arrow([...from, ...polar(from, length, direction)], ink.blue) + badge(place + 1, polar(from, length + 15, direction))
  })
}

function mirror(): string {
  const foot: Point = [160, 196]
  const hatches = Array.from({ length: 15 }, (_, place) =>
    line([48 + place * 16, 198, 40 + place * 16, 208], { stroke: ink.soft, thick: 1.6 }),
  )
  return picture(
    hatches,
    line([40, 197, 280, 197], { stroke: ink.line, thick: 4 }),
    line([...foot, 160, 24], dashes),
    ray([...polar(foot, 190, 90 + incidence.mirror), ...foot], ink.accent, 2.6),
    fan(numbered.mirror, foot, true, 128),
  )
}

const water =
  box([0, surfaceY], width, height - surfaceY - 12, { fill: tint.water }) +
  box([0, surfaceY + 40], width, height - surfaceY - 40, { fill: tint.water }, 12)
const surface = water + line([0, surfaceY, width, surfaceY], { stroke: ink.blue, thick: 2 }) + line([160, 16, 160, 224], dashes)

const intoWater = () =>
  picture(
    surface,
    ray([...polar(middle, 140, 90 + incidence.intoWater), ...middle], ink.accent, 2.6),
    fan(numbered.intoWater, middle, false, 88),
  )
const outOfWater = () =>
  picture(
    surface,
    ray([...polar(middle, 112, 270 - incidence.outOfWater), ...middle], ink.accent, 2.6),
    fan(numbered.outOfWater, middle, true, 88),
  )

function insideWater(): string {
  const angle = incidence.kept
  return picture(
    surface,
    ray([...polar(middle, 150, 270 - angle), ...middle], ink.accent, 2.6),
    ray([...middle, ...polar(middle, 150, angle - 90)], ink.accent, 2.6),
  )
}

/** Refractive indices of four colours; their differences are exaggerated, so that the fan is seen. */
export const colourIndices = [1.46, 1.5, 1.54, 1.58]

/** The path through an upright prism of 60°: entry, exit and direction behind it, in degrees above the horizontal. */
export function throughPrism(refractiveIndex: number): { exit: Point; direction: number } {
  const [incidence, apex] = [48, 60]
  const inside = refracted(incidence, 1, refractiveIndex)
  const leaving = refracted(apex - inside, refractiveIndex, 1)
  // The sides stand 60° from the ground; the perpendicular of the left one points 150° and of the right one 30°.
  const direction = -30 + inside
  const [top, side]: [Point, number] = [[138, 40], 170]
  const entry = polar(top, side * 0.52, 240)
  // Where the ray from the entry meets the right side, which runs from the top towards −60°.
  const [dx, dy] = [Math.cos(radians(direction)), -Math.sin(radians(direction))]
  const [sx, sy] = [Math.cos(radians(-60)), -Math.sin(radians(-60))]
  const along = ((top[0] - entry[0]) * sy - (top[1] - entry[1]) * sx) / (dx * sy - dy * sx)
  return { exit: [entry[0] + along * dx, entry[1] + along * dy], direction: 30 - leaving }
}

function prism(): string {
  const [top, side]: [Point, number] = [[138, 40], 170]
  const entry = polar(top, side * 0.52, 240)
  const rays = colourIndices.map(value => throughPrism(value))
  const ends = rays.map(({ exit, direction }) => polar(exit, 112, direction))
  const fanned = rays.map(({ exit }, place) => line([...entry, ...exit, ...(ends[place] ?? exit)], { stroke: ink.soft, thick: 2 }))
  const [first = top, last = top] = [ends[0], ends.at(-1)]
  return picture(
    shape([...top, ...polar(top, side, 240), ...polar(top, side, -60)], { fill: tint.glass, stroke: ink.blue, thick: 2 }),
    ray([...polar(entry, 104, 150 + 48), ...entry], ink.accent, 3),
    fanned,
    badge(1, [first[0] + 14, first[1] - 8]),
    badge(2, [last[0] + 12, last[1] + 9]),
  )
}

/** A parabolic mirror, which reflects rays parallel to its axis exactly into its focus. */
export const hollow = { vertexX: 276, axisY: 120, focalLength: 92 }

function hollowMirror(): string {
  const { vertexX, axisY, focalLength } = hollow
  const surfaceAt = (up: number): Point => [vertexX - up ** 2 / (4 * focalLength), axisY - up]
  const heights = [-84, -56, -28, 28, 56, 84]
  const curve = Array.from({ length: 21 }, (_, place) => surfaceAt(100 - place * 10))
  const focus: Point = [vertexX - focalLength, axisY]
  return picture(
    line([12, axisY, vertexX, axisY], dashes),
    line(curve.flat(), { stroke: ink.line, thick: 5 }),
    heights.map(up => ray([16, axisY - up, ...surfaceAt(up)]) + line([...surfaceAt(up), ...focus], { stroke: ink.accent, thick: 2 })),
    circle(focus, 4.5, { fill: ink.line }),
    badge(1, [focus[0] - 26, axisY - 2]),
  )
}

const colours = namesIn(`
red|Red|Rojo|الأحمر
violet|Violet|Violeta|البنفسجي
green|Green|Verde|الأخضر
yellow|Yellow|Amarillo|الأصفر
blue|Blue|Azul|الأزرق
orange|Orange|Naranja|البرتقالي`)

const effects = namesIn(`
total|Total internal reflection|Reflexión interna total|انعكاس كلّي داخلي
refraction|Double refraction|Doble refracción|انكسار مزدوج
dispersion|Dispersion into colours|Dispersión en colores|تشتّت إلى ألوان
interference|Constructive interference|Interferencia constructiva|تداخل بنّاء
diffraction|Diffraction at an edge|Difracción en un borde|حيود عند حافّة
scattering|Scattering by particles|Dispersión por partículas|تبعثر على الجسيمات`)

const points = namesIn(`
focus|The focus|El foco|البؤرة
centre|The centre of curvature|El centro de curvatura|مركز التكوّر
vertex|The vertex|El vértice|قطب المرآة
near|The near point|El punto próximo|النقطة القريبة
blind|The blind spot|El punto ciego|النقطة العمياء`)

export function lightQuestions(): Diagram[] {
  return [...paths, ...inColours, ...inNames].map(question => ({ pack: 'diagram-light', ...question }))
}

type Light = Omit<Diagram, 'pack'>

const paths: Light[] = [
  {
    subject: 'mirror-arrow',
    difficulty: 1.6,
    draw: mirror,
    question: say(
      'Light falls on a mirror. Which arrow shows how it goes on?',
      'La luz cae sobre un espejo. ¿Qué flecha muestra cómo sigue?',
      'يسقط ضوء على مرآة. أي سهم يبيّن كيف يمضي؟',
    ),
    ...numbers(3),
    note: say(
      'It leaves at the angle at which it came, on the other side of the perpendicular. Euclid knew that already.',
      'Sale con el mismo ángulo con que llegó, al otro lado de la perpendicular. Ya lo sabía Euclides.',
      'يرتدّ بالزاوية التي جاء بها في الجهة الأخرى من العمود. وقد عرف ذلك إقليدس.',
    ),
  },
  {
    subject: 'into-water',
    difficulty: 3.4,
    draw: intoWater,
    question: say(
      'Light enters water from the air. Which arrow shows how it goes on?',
      'La luz entra en el agua desde el aire. ¿Qué flecha muestra cómo sigue?',
      'يدخل ضوء من الهواء إلى الماء. أي سهم يبيّن كيف يمضي؟',
    ),
    ...numbers(3),
    note: say(
      'In water light is slower by a quarter and bends towards the perpendicular. Ibn Sahl had the exact law in 984.',
      'En el agua la luz va una cuarta parte más lenta y se acerca a la perpendicular. Ibn Sahl tenía la ley en 984.',
      'يبطؤ الضوء في الماء بمقدار الربع فيميل إلى العمود. وكان القانون عند ابن سهل سنة 984م.',
    ),
  },
  {
    subject: 'out-of-water',
    difficulty: 4.2,
    draw: outOfWater,
    question: say(
      'Light comes out of the water into the air. Which arrow shows how it goes on?',
      'La luz sale del agua al aire. ¿Qué flecha muestra cómo sigue?',
      'يخرج ضوء من الماء إلى الهواء. أي سهم يبيّن كيف يمضي؟',
    ),
    ...numbers(1),
    note: say(
      'It bends away from the perpendicular. So a pool looks shallower than it is, and a straw seems broken.',
      'Se aleja de la perpendicular. Por eso una piscina parece menos honda y una pajilla, quebrada.',
      'يبتعد عن العمود. لذلك تبدو البركة أقلّ عمقًا مما هي، والعود كأنه مكسور.',
    ),
  },
]

const colourAt = (number: number) =>
  say(
    `A prism splits white light into its colours. Which one arrives colourAt ${number}?`,
    `Un prisma separa la luz blanca en sus colores. ¿Cuál llega al punto ${number}?`,
    `يحلّل موشور الضوء الأبيض إلى ألوانه. أيها يصل إلى الرقم ${number}؟`,
  )

const inColours: Light[] = [
  {
    subject: 'prism-least-bent',
    difficulty: 4.4,
    draw: prism,
    question: colourAt(1),
    right: nameOf(colours, 'red'),
    wrong: named(colours, 'violet blue green yellow'),
    note: say(
      'Long waves are bent least. A second prism, upside down, makes white light of it again, as Newton showed.',
      'Las ondas largas son las que menos se desvían. Newton mostró que otro prisma, invertido, rehace el blanco.',
      'أطول الموجات أقلّها انحرافًا. وبيّن نيوتن أن موشورًا ثانيًا مقلوبًا يعيدها بيضاء.',
    ),
  },
  {
    subject: 'prism-most-bent',
    difficulty: 4.8,
    draw: prism,
    question: colourAt(2),
    right: nameOf(colours, 'violet'),
    wrong: named(colours, 'red orange yellow green'),
    note: say(
      'Short waves are bent most. Beyond it Ritter found in 1801 a light that no eye sees: ultraviolet.',
      'Las ondas cortas son las que más se desvían. Más allá, Ritter halló en 1801 una luz invisible: la ultravioleta.',
      'أقصر الموجات أكثرها انحرافًا. ووراءها كشف ريتر سنة 1801 ضوءًا لا تراه العين.',
    ),
  },
]

const inNames: Light[] = [
  {
    subject: 'light-kept-in-water',
    difficulty: 5.8,
    draw: insideWater,
    question: say(
      'Light meets the surface from below and stays in the water. What is this called?',
      'La luz llega desde abajo a la superficie y se queda en el agua. ¿Cómo se llama esto?',
      'يبلغ ضوء سطح الماء من تحته فيبقى في الماء. ما اسم ذلك؟',
    ),
    right: nameOf(effects, 'total'),
    wrong: named(effects, 'refraction dispersion interference diffraction scattering'),
    note: say(
      'From about 49 degrees on nothing gets out of water. Glass fibres keep light in the same way, for many kilometres.',
      'Desde unos 49 grados nada sale del agua. Así guarda la luz la fibra óptica, durante muchos kilómetros.',
      'إذا زادت الزاوية على نحو 49 درجة لم يخرج منه شيء. وبذلك تنقل الألياف الزجاجية الضوء كيلومترات.',
    ),
  },
  {
    subject: 'hollow-mirror',
    difficulty: 3.8,
    draw: hollowMirror,
    question: say(
      'Parallel rays fall on a hollow mirror. What is point 1 called?',
      'Caen rayos paralelos en un espejo cóncavo. ¿Cómo se llama el punto 1?',
      'تسقط أشعّة متوازية على مرآة مقعّرة. ماذا تُسمّى النقطة 1؟',
    ),
    right: nameOf(points, 'focus'),
    wrong: named(points, 'centre vertex near blind'),
    note: say(
      'The word is Latin for hearth: sunlight gathered there lights a fire. The Olympic flame is lit so.',
      'La palabra es, en latín, «hogar»: la luz del Sol reunida ahí prende fuego. Así se enciende la llama olímpica.',
      'يجتمع فيها ضوء الشمس فيشعل نارًا، وهكذا تُوقد الشعلة الأولمبية.',
    ),
  },
]
