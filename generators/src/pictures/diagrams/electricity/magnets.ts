// Magnets and their field lines, which are traced from pole to pole.

import { ink } from '../../svg.ts'
import type { Diagram } from '../diagram.ts'
import { badge, box, line, path, picture, polar, shape, tint } from '../draw.ts'
import type { Point } from '../draw.ts'
import { named, nameOf, namesIn, say } from '../../../say.ts'

export interface Pole {
  place: Point
  /** 1 for north, −1 for south. */
  strength: 1 | -1
}

/** The direction of the field of point poles. */
function fieldAt([x, y]: Point, poles: Pole[]): Point {
  const [fx, fy] = poles.reduce(
    ([sumX, sumY], { place: [px, py], strength }): Point => {
      const cube = Math.hypot(x - px, y - py) ** 3
      return [sumX + (strength * (x - px)) / cube, sumY + (strength * (y - py)) / cube]
    },
    [0, 0],
  )
  const size = Math.hypot(fx, fy)
  return [fx / size, fy / size]
}

/** A field line from a pole to another pole or to the edge of the sheet. */
export function fieldLine(from: Pole, degrees: number, poles: Pole[]): Point[] {
  const points = [polar(from.place, 9, degrees)]
  for (let step = 0; step < 150; step++) {
    const [x, y] = points.at(-1) ?? from.place
    const [dx, dy] = fieldAt([x, y], poles)
    const next: Point = [x + dx * 3 * from.strength, y + dy * 3 * from.strength]
    if (next[0] < 6 || next[0] > 314 || next[1] < 6 || next[1] > 234) break
    if (poles.some(pole => pole !== from && Math.hypot(next[0] - pole.place[0], next[1] - pole.place[1]) < 8)) break
    points.push(next)
  }
  return points
}

/** Two bar magnets in a row. @param facing the poles in the middle: the left and the right one */
export function twoMagnets(facing: [1 | -1, 1 | -1]): { poles: Pole[]; svg: string } {
  const y = 120
  const opposite = (strength: 1 | -1): 1 | -1 => (strength === 1 ? -1 : 1)
  const poles: Pole[] = [
    { place: [24, y], strength: opposite(facing[0]) },
    { place: [112, y], strength: facing[0] },
    { place: [208, y], strength: facing[1] },
    { place: [296, y], strength: opposite(facing[1]) },
  ]
  const isUnlike = facing[0] !== facing[1]
  const directions = [-150, -120, -95, -70, -45, -22, 0, 22, 45, 70, 95, 120, 150]
  const lines = poles.slice(1, 3).flatMap((pole, place) => {
    // Unlike poles share the lines between them, so only the left one draws these. No line runs straight between like poles.
    const own = directions.filter(degrees => (isUnlike ? place === 0 || Math.abs(degrees) > 90 : degrees !== 0))
    return own.map(degrees => fieldLine(pole, place === 0 ? degrees : 180 - degrees, poles))
  })
  const thinned = lines.map(points => points.filter((_, place) => place % 5 === 0 || place === points.length - 1))
  const d = thinned.map(points => `M${points.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}`).join('')
  const magnet = (x: number) => box([x, y - 19], 104, 38, { fill: tint.metal, stroke: ink.line, thick: 2.4 }, 4)
  return { poles, svg: picture(path(d, { stroke: ink.blue, thick: 1.6 }), magnet(16), magnet(200)) }
}

/** A bar magnet with a dark north end, broken in two. */
function broken(): string {
  const edge = (x: number, side: number): Point[] => [84, 100, 114, 132, 156].map((y, place) => [x + side * (place % 2 === 0 ? 0 : 7), y])
  return picture(
    shape([26, 84, ...edge(132, 1).flat(), 26, 156], { fill: tint.clay, stroke: ink.line, thick: 2.4 }),
    shape([294, 84, ...edge(188, 1).flat(), 294, 156], { fill: tint.metal, stroke: ink.line, thick: 2.4 }),
    badge(1, [114, 120]),
    badge(2, [214, 120]),
  )
}

/** A nail in a coil of wire at a battery. */
function coilOnNail(): string {
  const turns = Array.from({ length: 11 }, (_, place) => 92 + place * 13)
  const coils = turns.map(x => `M${x} 106C${x - 3} 74 ${x + 11} 74 ${x + 9} 106`).join('')
  return picture(
    shape([56, 70, 66, 70, 66, 83, 258, 83, 284, 90, 258, 97, 66, 97, 66, 110, 56, 110], {
      fill: tint.metal,
      stroke: ink.line,
      thick: 2.2,
    }),
    path(coils, { stroke: tint.clay, thick: 4.4 }),
    path(`M92 106V176H126M${(turns.at(-1) ?? 0) + 9} 106V176H198`, { stroke: tint.clay, thick: 3.4 }),
    box([126, 158], 66, 36, { fill: ink.violet, stroke: ink.line, thick: 2.2 }, 4),
    box([192, 169], 7, 14, { fill: tint.metal, stroke: ink.line, thick: 2 }, 2),
    line([18, 214, 302, 214], { stroke: ink.soft, thick: 1.6 }),
  )
}

const deeds = namesIn(`
attract|They attract each other|Se atraen|يتجاذبان
repel|They repel each other|Se repelen|يتنافران
nothing|They do nothing|No se afectan|لا يؤثّر أحدهما في الآخر
turn|They turn each other round|Se hacen girar|يدير أحدهما الآخر
weaken|They weaken each other|Se debilitan|يُضعف أحدهما الآخر`)

const ends = namesIn(`
south|A south pole|Un polo sur|قطب جنوبي
north|A north pole|Un polo norte|قطب شمالي
none|No pole at all|Ningún polo|لا قطب فيه
both|Both poles at once|Ambos polos a la vez|القطبان معًا
charge|An electric charge|Una carga eléctrica|شحنة كهربائية`)

const devices = namesIn(`
electromagnet|An electromagnet|Un electroimán|مغناطيس كهربائي
motor|An electric motor|Un motor eléctrico|محرّك كهربائي
transformer|A transformer|Un transformador|محوّل كهربائي
generator|A generator|Un generador|مولّد كهربائي
heater|An immersion heater|Un calentador|سخّان كهربائي`)

export function magnetQuestions(): Diagram[] {
  return questions.map(question => ({ pack: 'diagram-circuits', ...question }))
}

const question = say(
  'Field lines show how two magnets act on each other. What do they do?',
  'Las líneas de campo muestran cómo actúan dos imanes. ¿Qué hacen?',
  'تبيّن خطوط المجال فعل مغناطيسين أحدهما في الآخر. ماذا يفعلان؟',
)
const others = (names: Map<string, Diagram['right']>, id: string) => ({
  right: nameOf(names, id),
  wrong: named(names, [...names.keys()].filter(other => other !== id).join(' ')),
})
const questions: Omit<Diagram, 'pack'>[] = [
  {
    subject: 'unlike-poles',
    difficulty: 2.7,
    draw: () => twoMagnets([1, -1]).svg,
    question,
    ...others(deeds, 'attract'),
    note: say(
      'The lines run across from one to the other like stretched rubber bands: unlike poles face each other.',
      'Las líneas van de uno al otro como gomas estiradas: se miran polos distintos.',
      'تمتدّ الخطوط من أحدهما إلى الآخر كالمطّاط المشدود: فالقطبان المتقابلان مختلفان.',
    ),
  },
  {
    subject: 'like-poles',
    difficulty: 2.9,
    draw: () => twoMagnets([1, 1]).svg,
    question,
    ...others(deeds, 'repel'),
    note: say(
      'The lines bend away from one another: like poles face each other. Maglev trains float in this way.',
      'Las líneas se apartan: se miran polos iguales. Así flotan los trenes de levitación.',
      'تنحني الخطوط متباعدة: فالقطبان المتقابلان متماثلان. وبهذا تطفو القطارات المغناطيسية.',
    ),
  },
  {
    subject: 'broken-magnet',
    difficulty: 4.8,
    draw: broken,
    question: say(
      'A bar magnet, dark where its north pole was, broke in two. What is now at 1?',
      'Un imán, oscuro por el polo norte, se partió en dos. ¿Qué hay ahora en 1?',
      'انكسر مغناطيس، طرفه الداكن قطبه الشمالي، قطعتين. ماذا صار عند 1؟',
    ),
    ...others(ends, 'south'),
    note: say(
      'Every piece has both poles, down to the smallest. Nobody has ever found a single pole by itself.',
      'Cada trozo tiene los dos polos, hasta el más pequeño. Nadie ha hallado nunca un polo suelto.',
      'لكل قطعة قطبان مهما صغرت. ولم يعثر أحد قطّ على قطب مفرد.',
    ),
  },
  {
    subject: 'coil-on-a-nail',
    difficulty: 1.7,
    draw: coilOnNail,
    question: say(
      'A wire is wound round an iron nail and joined to a battery. What does this make?',
      'Un cable enrollado en un clavo de hierro se une a una pila. ¿Qué resulta?',
      'لُفّ سلك حول مسمار حديد ووُصل ببطارية. ماذا يصير؟',
    ),
    ...others(devices, 'electromagnet'),
    note: say(
      'It pulls only while the current flows. Scrapyards lift cars with such magnets and let them drop.',
      'Solo atrae mientras pasa la corriente. En los desguaces, así se levantan autos y se sueltan.',
      'لا يجذب إلا ما دام التيار يجري. وبمثله تُرفع السيارات الخردة ثم تُلقى.',
    ),
  },
]
