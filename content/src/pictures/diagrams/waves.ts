// Waves: their measures, sounds seen as traces, standing waves, waves that meet, a moving source.

import { at, ink } from '../svg.ts'
import type { Diagram } from './diagram.ts'
import { arrow, badge, box, circle, line, path, picture, tint } from './draw.ts'
import type { Point } from './draw.ts'
import { alike, named, nameOf, namesIn, say } from './say.ts'

/** A sine wave between two places as quarters of its period, each a cubic curve; `up` is −1 where it begins downwards. */
export function wave(from: number, to: number, y: number, amplitude: number, periods: number, up: 1 | -1 = 1): string {
  const quarter = (to - from) / periods / 4
  const bend = (sign: number) =>
    `c${at(quarter * 0.326)} ${at(-amplitude * sign * 0.512)} ${at(quarter * 0.638)} ${at(-amplitude * sign)} ${at(quarter)} ${at(-amplitude * sign)}`
  const unbend = (sign: number) =>
    `c${at(quarter * 0.362)} 0 ${at(quarter * 0.674)} ${at(amplitude * sign * 0.488)} ${at(quarter)} ${at(amplitude * sign)}`
  const half = (sign: number) => bend(sign) + unbend(sign)
  return `M${at(from)} ${y}${Array.from({ length: periods * 2 }, (_, place) => half(place % 2 === 0 ? up : -up)).join('')}`
}

const axis = { stroke: ink.soft, thick: 1.4 }
const drawn = { stroke: ink.blue, thick: 2.6 }

/** Four traces; each lasts equally long. */
export const traces = [
  { amplitude: 12, periods: 3 },
  { amplitude: 40, periods: 2 },
  { amplitude: 22, periods: 9 },
  { amplitude: 30, periods: 5 },
]

function fourTraces(): string {
  return picture(
    traces.map(({ amplitude, periods }, place) => {
      const [left, middle] = [place % 2 === 0 ? 14 : 166, place < 2 ? 64 : 176]
      return (
        box([left, middle - 50], 140, 100, { fill: '#ffffff', stroke: ink.soft, thick: 1.4 }, 8) +
        line([left + 32, middle, left + 132, middle], axis) +
        path(wave(left + 32, left + 132, middle, amplitude, periods), { stroke: ink.blue, thick: 2 }) +
        badge(place + 1, [left + 16, middle - 34])
      )
    }),
  )
}

const rope = { from: 20, to: 300, y: 128, amplitude: 58, periods: 2 }

function doubleArrow([ax, ay]: Point, [bx, by]: Point): string {
  const middle: Point = [(ax + bx) / 2, (ay + by) / 2]
  return arrow([...middle, ax, ay], ink.accent, 2.2) + arrow([...middle, bx, by], ink.accent, 2.2)
}

/** A wave along a rope: 1 from crest to crest, 2 from the middle to a crest, 3 at a trough. */
function ropeWave(): string {
  const { from, to, y, amplitude, periods } = rope
  const length = (to - from) / periods
  const crests = [0.25, 1.25].map(share => from + length * share)
  const trough: Point = [from + length * 1.75, y + amplitude]
  const [first = 0, second = 0] = crests
  return picture(
    line([12, y, 308, y], axis),
    path(wave(from, to, y, amplitude, periods), drawn),
    crests.map(x => line([x, y - amplitude - 4, x, y - amplitude - 34], { stroke: ink.soft, thick: 1.4, dash: '3 4' })),
    doubleArrow([first, y - amplitude - 26], [second, y - amplitude - 26]),
    badge(1, [(first + second) / 2, y - amplitude - 26]),
    doubleArrow([second, y], [second, y - amplitude]),
    badge(2, [second + 20, y - amplitude / 2 + 4]),
    circle(trough, 4.5, { fill: ink.line }),
    badge(3, [trough[0], trough[1] + 20]),
  )
}

/** A string between two walls swings in so many bellies. */
function standing(bellies: number): string {
  const [from, to, y] = [36, 284, 120]
  const curve = (side: 1 | -1) => wave(from, to, y, 62, bellies / 2, side)
  const wall = (x: number) => box([x - 7, y - 40], 14, 80, { fill: tint.wood, stroke: ink.line, thick: 2 }, 3)
  return picture(
    line([from, y, to, y], { ...axis, dash: '4 5' }),
    path(curve(1), drawn),
    path(curve(-1), { stroke: ink.blue, thick: 1.6, dash: '5 5' }),
    wall(from - 7),
    wall(to + 7),
  )
}

/** Two waves, one above the other, of which the second begins upwards as well, or downwards. */
function twoWaves(up: 1 | -1): string {
  return picture(
    [68, 172].map(
      (y, place) =>
        line([14, y, 306, y], axis) +
        path(wave(20, 300, y, 40, 3, place === 0 ? 1 : up), { stroke: place ? ink.violet : ink.blue, thick: 2.6 }),
    ),
    [0, 1, 2, 3, 4, 5, 6].map(step =>
      line([20 + (280 / 6) * step, 20, 20 + (280 / 6) * step, 220], { stroke: ink.soft, thick: 1, dash: '2 5' }),
    ),
  )
}

/** Rows of particles that stand close and far in turns, before a loudspeaker. */
function squeezedAir(): string {
  const columns = Array.from({ length: 44 }, (_, place) => {
    const rest = 62 + place * 5.6
    return rest + 8.4 * Math.sin((2 * Math.PI * rest) / 82)
  })
  const dots = columns.flatMap((x, column) =>
    [0, 1, 2, 3, 4, 5].map((row): Point => [x + ((column * 7 + row * 5) % 3) - 1, 62 + row * 23 + ((column * 5 + row * 3) % 4) * 2]),
  )
  const d = dots.map(([x, y]) => `M${at(x)} ${at(y)}h0`).join('')
  return picture(
    `<path d="${d}" stroke="${ink.blue}" stroke-width="4" stroke-linecap="round"/>`,
    box([16, 94], 14, 52, { fill: tint.metal, stroke: ink.line, thick: 2 }, 2),
    line([30, 94, 48, 66, 48, 174, 30, 146], { fill: tint.metal, stroke: ink.line, thick: 2 }),
    arrow([120, 214, 220, 214], ink.accent, 3),
  )
}

/** A source on its way to the right; each circle began where the source was then. */
export const siren = { speed: 0.55, spacing: 26, now: 178, y: 120 }

function movingSiren(): string {
  const { speed, spacing, now, y } = siren
  const circles = [1, 2, 3, 4].map(age => circle([now - age * spacing * speed, y], age * spacing, { stroke: ink.blue, thick: 1.8 }))
  return picture(
    circles,
    box([now - 15, y - 9], 30, 16, { fill: tint.clay, stroke: ink.line, thick: 2 }, 3),
    [-8, 8].map(dx => circle([now + dx, y + 9], 4.5, { fill: ink.line })),
    arrow([now + 20, y, now + 44, y], ink.accent, 3),
    badge(1, [22, y]),
    badge(2, [300, y]),
    badge(3, [126, 18]),
    badge(4, [126, 222]),
  )
}

/** A trace that lasts one second, with ten marks. */
export const second = { from: 30, to: 290, periods: 4 }

function oneSecond(): string {
  const { from, to, periods } = second
  const marks = Array.from({ length: 11 }, (_, place) => from + ((to - from) * place) / 10)
  return picture(
    line([from, 112, to, 112], axis),
    path(wave(from, to, 112, 70, periods), drawn),
    line([from, 206, to, 206], { stroke: ink.line, thick: 2 }),
    marks.map((x, place) => line([x, 206, x, place % 10 === 0 ? 194 : 200], { stroke: ink.line, thick: 2 })),
  )
}

const measures = namesIn(`
wavelength|The wavelength|La longitud de onda|طول الموجة
amplitude|The amplitude|La amplitud|سعة الموجة
period|The period|El período|دور الموجة
frequency|The frequency|La frecuencia|تردّد الموجة
speed|The wave speed|La velocidad|سرعة الموجة`)

const spots = namesIn(`
trough|A trough|Un valle|قاع
crest|A crest|Una cresta|قمّة
node|A node|Un nodo|عقدة
pole|A pole|Un polo|قطب
focus|A focus|Un foco|بؤرة`)

const meetings = namesIn(`
cancel|They cancel out|Se anulan|تلغي إحداهما الأخرى
double|A wave twice as high|Una onda el doble de alta|موجة ارتفاعها الضعف
half|A wave half as high|Una onda la mitad de alta|موجة ارتفاعها النصف
quick|A wave twice as fast|Una onda el doble de rápida|موجة سرعتها الضعف
dense|A wave twice as short|Una onda la mitad de larga|موجة طولها النصف`)

const kinds = namesIn(`
longitudinal|A longitudinal wave|Una onda longitudinal|موجة طولية
transverse|A transverse wave|Una onda transversal|موجة عرضية
standing|A standing wave|Una onda estacionaria|موجة واقفة
light|An electromagnetic wave|Una onda electromagnética|موجة كهرومغناطيسية
surface|A surface wave|Una onda superficial|موجة سطحية`)

const numbers = (right: number, count = 4) => ({
  right: alike(right),
  wrong: Array.from({ length: count }, (_, place) => place + 1)
    .filter(number => number !== right)
    .map(alike),
})

export function waveQuestions(): Diagram[] {
  return [...ofSounds(), ...ofRope(), ...ofMeetings()].map(question => ({ pack: 'diagram-waves', ...question }))
}

type Wave = Omit<Diagram, 'pack'>

function ofSounds(): Wave[] {
  return [
    {
      subject: 'loudest-trace',
      difficulty: 2,
      svg: fourTraces(),
      question: say(
        'Four sounds, recorded for equally long. Which is the loudest?',
        'Cuatro sonidos, grabados el mismo tiempo. ¿Cuál es el más fuerte?',
        'أربعة أصوات سُجّلت مدّة واحدة. أيها الأقوى؟',
      ),
      ...numbers(2),
      note: say(
        'Loud means that the air swings far. How often it swings does not matter for that.',
        'Fuerte quiere decir que el aire oscila mucho; cuántas veces lo hace no cuenta para eso.',
        'القوّة أن يبتعد الهواء في اهتزازه. أما عدد اهتزازاته فشأن آخر.',
      ),
    },
    {
      subject: 'highest-trace',
      difficulty: 2.4,
      svg: fourTraces(),
      question: say(
        'Four sounds, recorded for equally long. Which has the highest pitch?',
        'Cuatro sonidos, grabados el mismo tiempo. ¿Cuál es el más agudo?',
        'أربعة أصوات سُجّلت مدّة واحدة. أيها الأحدّ؟',
      ),
      ...numbers(3),
      note: say(
        'The more swings in a second, the higher. Young ears hear from about 20 to 20,000 a second.',
        'Cuantas más oscilaciones por segundo, más agudo. Un oído joven oye de unas 20 a 20 000.',
        'كلما كثرت الاهتزازات في الثانية احتدّ الصوت. والأذن الفتيّة تسمع من نحو 20 إلى 20,000 اهتزازة.',
      ),
    },
    {
      subject: 'one-second',
      difficulty: 3.7,
      svg: oneSecond(),
      question: say(
        'The whole trace lasts one second. What is its frequency?',
        'Todo el trazo dura un segundo. ¿Cuál es su frecuencia?',
        'يدوم هذا الرسم كله ثانية واحدة. كم تردّده؟',
      ),
      right: say('4 Hz', '4 Hz', '4 هرتز'),
      wrong: [2, 3, 5, 8, 10].map(hertz => say(`${hertz} Hz`, `${hertz} Hz`, `${hertz} هرتز`)),
      note: say(
        'Hertz counts whole swings, up and down, in a second. The unit honours the discoverer of radio waves.',
        'El hercio cuenta oscilaciones completas por segundo. Honra al descubridor de las ondas de radio.',
        'الهرتز عدد الاهتزازات الكاملة في الثانية، وسُمّي باسم مكتشف موجات الراديو.',
      ),
    },
    {
      subject: 'air-of-a-loudspeaker',
      difficulty: 4.6,
      svg: squeezedAir(),
      question: say(
        'Air before a loudspeaker: the particles swing along the arrow. Which kind of wave is it?',
        'Aire ante un altavoz: las partículas oscilan según la flecha. ¿Qué clase de onda es?',
        'هواء أمام مكبّر صوت تهتزّ جسيماته على امتداد السهم. أي نوع من الموجات هذا؟',
      ),
      right: nameOf(kinds, 'longitudinal'),
      wrong: named(kinds, 'transverse standing light surface'),
      note: say(
        'Each particle only swings to and fro; what travels is the squeeze, at about 340 metres a second.',
        'Cada partícula solo va y viene; lo que viaja es la compresión, a unos 340 metros por segundo.',
        'كل جسيم يذهب ويجيء في مكانه، والمسافر هو الانضغاط، بنحو 340 مترًا في الثانية.',
      ),
    },
    {
      subject: 'moving-siren',
      difficulty: 5.2,
      svg: movingSiren(),
      question: say(
        'An ambulance drives the way of the arrow. Who hears its siren at the highest pitch?',
        'Una ambulancia va hacia donde indica la flecha. ¿Quién oye la sirena más aguda?',
        'تسير سيارة إسعاف مع السهم. مَن يسمع صفّارتها أحدّ ما تكون؟',
      ),
      ...numbers(2),
      note: say(
        'Ahead the waves are crowded together. By this effect, Doppler’s, radar measures how fast a car is.',
        'Por delante las ondas se amontonan. Con este efecto, el Doppler, el radar mide la velocidad de un auto.',
        'أمامها تتزاحم الموجات. وبهذه الظاهرة، ظاهرة دوبلر، يقيس الرادار سرعة السيارة.',
      ),
    },
  ]
}

function ofRope(): Wave[] {
  const asks = (number: number) =>
    say(
      `A wave on a rope. What is number ${number}?`,
      `Una onda en una cuerda. ¿Qué es el número ${number}?`,
      `موجة على حبل. ماذا يعني الرقم ${number}؟`,
    )
  return [
    {
      subject: 'rope-wavelength',
      difficulty: 2.6,
      svg: ropeWave(),
      question: asks(1),
      right: nameOf(measures, 'wavelength'),
      wrong: named(measures, 'amplitude frequency period speed'),
      note: say(
        'For red light it is 0.0007 millimetres, for long-wave radio more than a kilometre.',
        'En la luz roja mide 0,0007 milímetros; en la radio de onda larga, más de un kilómetro.',
        'هو في الضوء الأحمر 0.0007 ملم، وفي موجات الراديو الطويلة أكثر من كيلومتر.',
      ),
    },
    {
      subject: 'rope-amplitude',
      difficulty: 3,
      svg: ropeWave(),
      question: asks(2),
      right: nameOf(measures, 'amplitude'),
      wrong: named(measures, 'wavelength frequency period speed'),
      note: say(
        'It is measured from the middle, not from bottom to top. Double it, and the wave carries four times the energy.',
        'Se mide desde el centro, no de abajo arriba. Al doblarla, la onda lleva cuatro veces más energía.',
        'تُقاس من الوسط لا من القاع إلى القمّة. وإذا تضاعفت حملت الموجة أربعة أمثال الطاقة.',
      ),
    },
    {
      subject: 'rope-trough',
      difficulty: 2.8,
      svg: ropeWave(),
      question: asks(3),
      right: nameOf(spots, 'trough'),
      wrong: named(spots, 'crest node pole focus'),
      note: say(
        'The rope itself only goes up and down here. What runs along is the shape.',
        'Aquí la cuerda solo sube y baja; lo que avanza es la forma.',
        'الحبل نفسه يصعد هنا ويهبط فحسب، والذي يجري هو الشكل.',
      ),
    },
  ]
}

function ofMeetings(): Wave[] {
  const question = say(
    'Two waves meet, crest by crest as drawn. What do they make together?',
    'Dos ondas se encuentran tal como están dibujadas. ¿Qué dan juntas?',
    'تلتقي موجتان كما رُسمتا إحداهما تحت الأخرى. ماذا تصيران معًا؟',
  )
  return [
    {
      subject: 'waves-against',
      difficulty: 4,
      svg: twoWaves(-1),
      question,
      right: nameOf(meetings, 'cancel'),
      wrong: named(meetings, 'double half quick dense'),
      note: say(
        'Headphones that keep noise out play exactly such a counter-wave.',
        'Los auriculares que cancelan el ruido emiten justo esa onda contraria.',
        'سمّاعات إلغاء الضجيج تصدر مثل هذه الموجة المعاكسة.',
      ),
    },
    {
      subject: 'waves-together',
      difficulty: 3.5,
      svg: twoWaves(1),
      question,
      right: nameOf(meetings, 'double'),
      wrong: named(meetings, 'cancel half quick dense'),
      note: say(
        'Where waves of the sea run into one another, such heaps arise for a moment, higher than each of them.',
        'En el mar, donde se cruzan las olas, se alzan así por un momento montones más altos que cada una.',
        'حيث تتلاقى أمواج البحر ترتفع لحظةً أكوام أعلى من كل موجة وحدها.',
      ),
    },
    {
      subject: 'standing-wave',
      difficulty: 5,
      svg: standing(3),
      question: say(
        'A string swings between two walls. How many points never move, its ends included?',
        'Una cuerda vibra entre dos paredes. ¿Cuántos puntos no se mueven nunca, extremos incluidos?',
        'يهتزّ وتر بين جدارين. كم نقطة لا تتحرّك أبدًا، وطرفاه منها؟',
      ),
      right: alike(4),
      wrong: [2, 3, 5, 6].map(alike),
      note: say(
        'They are called nodes. Touch a guitar string at one of them, and it sounds a clear overtone.',
        'Se llaman nodos. Si se roza ahí una cuerda de guitarra, suena un armónico claro.',
        'تُسمّى العُقَد. ومن لمس وتر العود عند إحداها سمع نغمة توافقية صافية.',
      ),
    },
  ]
}
