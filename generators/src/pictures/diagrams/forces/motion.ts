// Graphs of motion: distance over time, and speed over time.

import { ink } from '../../svg.ts'
import type { Diagram } from '../diagram.ts'
import { arrow, badge, figures, line, path, picture } from '../draw.ts'
import type { Point } from '../draw.ts'
import { alike, named, nameOf, namesIn, say } from '../../../say.ts'

const [originX, originY] = [46, 196]

/** A clock marks the time axis and a ruler the distance axis, instead of words. */
const clock =
  `<circle cx="296" cy="216" r="8" fill="none" stroke="${ink.line}" stroke-width="1.8"/>` +
  line([296, 211, 296, 216, 300, 218], { stroke: ink.line, thick: 1.6 })
const ruler =
  `<rect x="20" y="14" width="11" height="26" rx="2" fill="none" stroke="${ink.line}" stroke-width="1.8"/>` +
  path('M20 20h5M20 25h7M20 30h5M20 35h7', { stroke: ink.line, thick: 1.4 })

const axes = arrow([originX, originY, originX, 18], ink.line, 2) + arrow([originX, originY, 306, originY], ink.line, 2)
const curve = { stroke: ink.blue, thick: 3 }
const marked = { stroke: ink.accent, thick: 6 }

/** Draws the stretch in question thick. */
function journey(before: string, stretch: string, after: string): string {
  return picture(axes, clock, ruler, path(before + after, curve), path(stretch, marked))
}

const stretches = {
  still: () => journey('M46 196L116 126', 'M116 126H206', 'M206 126L286 46'),
  steady: () => journey('M46 150H116', 'M116 150L206 70', 'M206 70H286'),
  faster: () => journey('M46 176H96', 'M96 176Q186 176 226 46', 'M226 46L232 26'),
  slower: () => journey('M46 196L66 166', 'M66 166Q110 76 216 70', 'M216 70H286'),
  back: () => journey('M46 196L126 66', 'M126 66L216 176', 'M216 176H286'),
}

const motions = namesIn(`
still|It stands still|Está parado|متوقّف
steady|It moves on at a steady speed|Avanza a velocidad constante|يتقدّم بسرعة ثابتة
faster|It gets faster|Va cada vez más rápido|يزداد سرعةً
slower|It gets slower|Va cada vez más lento|يتباطأ
back|It comes back|Vuelve atrás|يرجع نحو البداية`)

const notes: Record<keyof typeof stretches, { difficulty: number; note: Diagram['note'] }> = {
  still: {
    difficulty: 2.5,
    note: say(
      'Time goes on and the distance stays the same: a flat line.',
      'El tiempo pasa y la distancia no cambia: la línea es horizontal.',
      'الوقت يمضي والمسافة لا تتغيّر، فالخط أفقي.',
    ),
  },
  steady: {
    difficulty: 3.1,
    note: say(
      'Equal distances in equal times: a straight line. The steeper, the faster.',
      'Distancias iguales en tiempos iguales: una recta. Cuanto más empinada, más rápido.',
      'مسافات متساوية في أزمنة متساوية، فالخط مستقيم. وكلما زاد ميله زادت السرعة.',
    ),
  },
  faster: {
    difficulty: 3.8,
    note: say(
      'The line grows ever steeper. Everything that falls draws such a curve, a parabola.',
      'La línea es cada vez más empinada. Todo lo que cae dibuja una curva así, una parábola.',
      'يشتدّ ميل الخط شيئًا فشيئًا. وكل ساقط يرسم منحنى كهذا، هو القطع المكافئ.',
    ),
  },
  slower: {
    difficulty: 4.2,
    note: say(
      'The line still rises, but flattens: in each second less is added than before.',
      'La línea aún sube, pero se aplana: cada segundo se añade menos que antes.',
      'الخط ما زال يصعد لكنه ينبسط: تزيد المسافة في كل ثانية أقلّ مما قبلها.',
    ),
  },
  back: {
    difficulty: 3.3,
    note: say(
      'The distance from the start shrinks. A line straight down would be impossible: it would take no time at all.',
      'La distancia al punto de partida disminuye. Una línea vertical sería imposible: no tardaría nada.',
      'تقلّ المسافة عن نقطة البداية. أما الخط الرأسي فمحال، إذ معناه أنه لم يستغرق وقتًا.',
    ),
  },
}

/** Slopes of the four numbered lines. */
export const slopes = [0.35, 0.8, 0.55, 1.5]

function fourLines(): string {
  return picture(
    axes,
    clock,
    ruler,
    slopes.map((slope, place) => {
      const x = Math.min(236, 150 / slope)
      const end: Point = [originX + x, originY - x * slope]
      const length = Math.hypot(x, x * slope)
      return line([originX, originY, ...end], curve) + badge(place + 1, [end[0] + (14 * x) / length, end[1] - (14 * x * slope) / length])
    }),
  )
}

/** A straight journey on axes with hours and kilometres. */
export const trip = { hours: 4, kilometres: 240, wholeHours: 5, wholeKilometres: 300 }

interface Scale {
  count: number
  step: number
}

function grid(across: Scale, up: Scale): { toSheet: (x: number, y: number) => Point; body: string } {
  const toSheet = (x: number, y: number): Point => [
    originX + 14 + (x / (across.count * across.step)) * 226,
    originY - (y / (up.count * up.step)) * 156,
  ]
  const [zeroX] = toSheet(0, 0)
  const [[farX], [, farY]] = [toSheet(across.count * across.step, 0), toSheet(0, up.count * up.step)]
  const columns = Array.from({ length: across.count + 1 }, (_, place) => place * across.step)
  const rows = Array.from({ length: up.count + 1 }, (_, place) => place * up.step)
  const lines = [
    ...columns.map(value => `M${toSheet(value, 0)[0]} ${farY}V${originY}`),
    ...rows.map(value => `M${zeroX} ${toSheet(0, value)[1]}H${farX}`),
  ]
  return {
    toSheet,
    body:
      path(lines.join(''), { stroke: '#d3cfe4', thick: 1.2 }) +
      arrow([zeroX, originY, zeroX, 16], ink.line, 2) +
      arrow([zeroX, originY, 312, originY], ink.line, 2) +
      columns.map(value => figures(value, [toSheet(value, 0)[0], originY + 14], 11)).join('') +
      rows
        .slice(1)
        .map(value => figures(value, [zeroX - 21, toSheet(0, value)[1]], 11))
        .join(''),
  }
}

function averageSpeed(): string {
  const { toSheet, body } = grid({ count: trip.wholeHours, step: 1 }, { count: 5, step: 60 })
  return picture(
    body,
    line([...toSheet(0, 0), ...toSheet(1, 30), ...toSheet(2, 150), ...toSheet(3, 150), ...toSheet(trip.hours, trip.kilometres)], curve),
    dotAt(toSheet(trip.hours, trip.kilometres)),
  )
}

const dotAt = ([x, y]: Point) => `<circle cx="${x}" cy="${y}" r="5" fill="${ink.accent}" stroke="${ink.line}" stroke-width="1.8"/>`

/** The corners of a graph of speed over time; the area below it is the distance. */
export const speeds: Point[] = [
  [0, 0],
  [2, 20],
  [6, 20],
  [8, 0],
]

export const distanceUnder = (corners: Point[]): number =>
  corners.slice(1).reduce((sum, [time, speed], place) => {
    const [before, speedBefore] = corners[place] ?? [0, 0]
    return sum + ((time - before) * (speed + speedBefore)) / 2
  }, 0)

function speedOverTime(): string {
  const { toSheet, body } = grid({ count: 5, step: 2 }, { count: 3, step: 10 })
  return picture(body, line(speeds.map(([time, speed]) => toSheet(time, speed)).flat(), curve))
}

export function motionQuestions(): Diagram[] {
  return [...parts(), ...readings].map(question => ({ pack: 'diagram-motion', ...question }))
}

const stretchIds = ['still', 'steady', 'faster', 'slower', 'back'] as const

function parts(): Omit<Diagram, 'pack'>[] {
  return stretchIds.map(id => ({
    subject: `stretch-${id}`,
    difficulty: notes[id].difficulty,
    draw: stretches[id],
    question: say(
      'Upwards the distance from the start, to the right time. What does the body do on the thick stretch?',
      'Hacia arriba, la distancia al inicio; a la derecha, el tiempo. ¿Qué hace el cuerpo en el tramo grueso?',
      'المسافة عن البداية إلى أعلى والزمن إلى اليمين. ماذا يفعل الجسم في الجزء العريض؟',
    ),
    right: nameOf(motions, id),
    wrong: named(motions, stretchIds.filter(other => other !== id).join(' ')),
    note: notes[id].note,
  }))
}

const kmh = (value: number) => say(`${value} km/h`, `${value} km/h`, `${value} كم/س`)
const metres = (value: number) => say(`${value} m`, `${value} m`, `${value} م`)

const readings: Omit<Diagram, 'pack'>[] = [
  {
    subject: 'fastest-of-four',
    difficulty: 2.2,
    draw: fourLines,
    question: say(
      'Upwards distance, to the right time. Which of the four is the fastest?',
      'Hacia arriba, la distancia; a la derecha, el tiempo. ¿Cuál de los cuatro es el más rápido?',
      'المسافة إلى أعلى والزمن إلى اليمين. أي الأربعة أسرع؟',
    ),
    right: alike(4),
    wrong: [2, 3, 1].map(alike),
    note: say(
      'The steepest line covers most distance in the same time. Railways planned their trains with such lines.',
      'La línea más empinada recorre más distancia en el mismo tiempo. Así se trazaban los horarios de trenes.',
      'أشدّ الخطوط ميلًا يقطع مسافة أكبر في الزمن نفسه. وبمثلها رُسمت جداول القطارات.',
    ),
  },
  {
    subject: 'average-speed',
    difficulty: 4.8,
    draw: averageSpeed,
    question: say(
      'Hours to the right, kilometres upwards. What is the mean speed of the whole journey?',
      'A la derecha, horas; hacia arriba, kilómetros. ¿Cuál es la velocidad media del viaje?',
      'الساعات إلى اليمين والكيلومترات إلى أعلى. كم متوسّط السرعة في الرحلة كلها؟',
    ),
    right: kmh(trip.kilometres / trip.hours),
    wrong: [48, 50, 75, 80, 120, 90].map(kmh),
    note: say(
      '240 kilometres in 4 hours. The rest in the middle counts as well.',
      '240 kilómetros en 4 horas. El descanso a mitad de camino también cuenta.',
      '240 كم في 4 ساعات. والاستراحة في الوسط محسوبة أيضًا.',
    ),
  },
  {
    subject: 'distance-under-speed',
    difficulty: 7.4,
    draw: speedOverTime,
    question: say(
      'Seconds to the right, metres per second upwards. How far does it go in all?',
      'A la derecha, segundos; hacia arriba, metros por segundo. ¿Cuánto recorre en total?',
      'الثواني إلى اليمين والمتر في الثانية إلى أعلى. كم المسافة كلها؟',
    ),
    right: metres(distanceUnder(speeds)),
    wrong: [80, 100, 140, 160, 60, 20].map(metres),
    note: say(
      'The area under the line is the distance: 20 + 80 + 20. That thought leads straight to integrals.',
      'El área bajo la línea es la distancia: 20 + 80 + 20. Esa idea lleva derecho a las integrales.',
      'المساحة تحت الخط هي المسافة: \u206620 + 80 + 20\u2069. ومن هذه الفكرة يُبلغ التكامل.',
    ),
  },
]
