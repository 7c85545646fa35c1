// Questions about levers, pulleys and gears.

import type { Diagram } from '../diagram.ts'
import { picture, tint } from '../draw.ts'
import { drawBeam, drawGear, drawTackle, oneMoving, pitchRadius, turnArrow, turning, turnsClockwise } from './forces.ts'
import type { BeamLoad } from './forces.ts'
import { alike, named, nameOf, namesIn, say } from '../../../say.ts'

type Force = Omit<Diagram, 'pack'>

export function machineQuestions(): Diagram[] {
  return [...beams(), ...pulleys, ...gears].map(question => ({
    pack: 'diagram-forces',
    ...question,
  }))
}

/** The arrow marks the place where `blocks` more blocks would balance the beam. */
export const balances: {
  loads: BeamLoad[]
  arrowAt: number
  blocks: number
  difficulty: number
  wrong: number[]
  note: Diagram['note']
}[] = [
  {
    loads: [{ mark: -2, blocks: 2 }],
    arrowAt: 4,
    blocks: 1,
    difficulty: 1.5,
    wrong: [2, 3, 4, 5],
    note: say(
      'Twice as far out, half the weight is enough. So a child can lift a grown-up on a seesaw.',
      'Al doble de distancia basta la mitad del peso. Así un niño levanta a un adulto en el subibaja.',
      'على ضعف المسافة يكفي نصف الوزن، وهكذا يرفع طفل رجلًا على الأرجوحة.',
    ),
  },
  {
    loads: [{ mark: -3, blocks: 2 }],
    arrowAt: 2,
    blocks: 3,
    difficulty: 2.7,
    wrong: [1, 2, 4, 5, 6],
    note: say(
      'Weight times distance must be the same on both sides: two times three is three times two.',
      'El peso por la distancia debe ser igual en ambos lados: dos por tres es tres por dos.',
      'الوزن مضروبًا في المسافة واحد في الجانبين: اثنان في ثلاثة كثلاثة في اثنين.',
    ),
  },
  {
    loads: [
      { mark: -4, blocks: 1 },
      { mark: -2, blocks: 2 },
    ],
    arrowAt: 2,
    blocks: 4,
    difficulty: 4.3,
    wrong: [2, 3, 5, 6, 8],
    note: say(
      'On the left 4 + 2 × 2 = 8, on the right 2 × 4 = 8. Archimedes proved the law of the lever.',
      'A la izquierda, 4 + 2 × 2 = 8; a la derecha, 2 × 4 = 8. Arquímedes demostró la ley de la palanca.',
      'على اليسار \u20664 + 2 × 2 = 8\u2069، وعلى اليمين \u20662 × 4 = 8\u2069. وقد برهن أرخميدس قانون الرافعة.',
    ),
  },
]

const tips = namesIn(`
left|It tips to the left|Cae hacia la izquierda|يميل إلى اليسار
right|It tips to the right|Cae hacia la derecha|يميل إلى اليمين
level|It stays level|Se queda horizontal|يبقى مستويًا
swing|It swings without end|Oscila sin parar|يتأرجح بلا توقّف`)

export const tipping: { loads: BeamLoad[]; difficulty: number; note: Diagram['note'] }[] = [
  {
    loads: [
      { mark: -1, blocks: 4 },
      { mark: 2, blocks: 2 },
    ],
    difficulty: 2.9,
    note: say(
      'Four times one on the left, two times two on the right. A steelyard weighs in this way, with one small weight.',
      'Cuatro por uno a la izquierda, dos por dos a la derecha. Así pesa la romana, con una sola pesa pequeña.',
      'أربعة في واحد على اليسار، واثنان في اثنين على اليمين. وبهذا يزن القبّان بثقل صغير واحد.',
    ),
  },
  {
    loads: [
      { mark: -2, blocks: 3 },
      { mark: 4, blocks: 2 },
    ],
    difficulty: 3.3,
    note: say(
      'The left has more blocks, 3 × 2 = 6, but the right pulls with 2 × 4 = 8.',
      'A la izquierda hay más bloques, 3 × 2 = 6, pero la derecha tira con 2 × 4 = 8.',
      'القطع على اليسار أكثر، \u20663 × 2 = 6\u2069، لكن اليمين يشدّ بمقدار \u20662 × 4 = 8\u2069.',
    ),
  },
]

function beams(): Force[] {
  const missing = balances.map(({ loads, arrowAt, blocks, difficulty, wrong, note }, place) => ({
    subject: `blocks-for-balance-${place + 1}`,
    difficulty,
    draw: () => drawBeam(loads, arrowAt),
    question: say(
      'How many equal blocks must stand at the arrow to keep the beam level?',
      '¿Cuántos bloques iguales hay que poner en la flecha para que haya equilibrio?',
      'كم قطعة متساوية توضع عند السهم ليتوازن العارض؟',
    ),
    right: alike(blocks),
    wrong: wrong.map(alike),
    note,
  }))
  const tipped = tipping.map(({ loads, difficulty, note }, place) => {
    const right = turning(loads) === 0 ? 'level' : turning(loads) > 0 ? 'right' : 'left'
    return {
      subject: `tipping-beam-${place + 1}`,
      difficulty,
      draw: () => drawBeam(loads),
      question: say(
        'All blocks weigh the same. What does the beam do when it is let go?',
        'Todos los bloques pesan lo mismo. ¿Qué hace la barra al soltarla?',
        'القطع كلها متساوية الوزن. ماذا يفعل العارض إذا تُرك؟',
      ),
      right: nameOf(tips, right),
      wrong: named(tips, ['left', 'right', 'level', 'swing'].filter(id => id !== right).join(' ')),
      note,
    }
  })
  return [...missing, ...tipped]
}

/** @param strands the number of strands that carry the load */
const pulley = (subject: string, draw: () => string, strands: number, difficulty: number, note: Diagram['note']): Force => ({
  subject,
  difficulty,
  draw,
  question: say(
    'The load weighs 60 newtons. What pull holds it (wheels and rope weigh nothing)?',
    'La carga pesa 60 newtons. ¿Con qué fuerza se sostiene (ruedas y cuerda sin peso)?',
    'حِملٌ وزنه 60 نيوتنًا. بأي قوّة شدّ يُمسك، مع إهمال وزن البكرات والحبل؟',
  ),
  right: newtons(60 / strands),
  wrong: [60, 30, 20, 15, 120, 10].filter(force => force !== 60 / strands).map(newtons),
  note,
})
const newtons = (force: number) => say(`${force} N`, `${force} N`, `${force} نيوتن`)

const pulleys: Force[] = [
  pulley(
    'fixed-pulley',
    () => drawTackle(1),
    1,
    2.3,
    say(
      'A fixed wheel saves no force. It only turns it round: pulling down is easier than lifting.',
      'Una polea fija no ahorra fuerza: solo cambia su dirección. Tirar hacia abajo es más cómodo que levantar.',
      'البكرة الثابتة لا توفّر قوّة، بل تغيّر اتّجاهها: والشدّ إلى أسفل أهون من الرفع.',
    ),
  ),
  pulley(
    'moving-pulley',
    oneMoving,
    2,
    3.6,
    say(
      'The load hangs on two strands, so each carries half. In return one pulls twice as much rope.',
      'La carga cuelga de dos ramales y cada uno lleva la mitad. A cambio hay que tirar el doble de cuerda.',
      'يتعلّق الحِمل بفرعين من الحبل، يحمل كلٌّ نصفه. وفي المقابل يُشدّ ضعف الطول.',
    ),
  ),
  pulley(
    'tackle-of-four',
    () => drawTackle(4),
    4,
    5.1,
    say(
      'Four strands carry it. It is told that Archimedes drew a laden ship ashore with such a tackle, alone.',
      'La llevan cuatro ramales. Cuentan que Arquímedes arrastró así, solo, un barco cargado.',
      'تحمله أربعة فروع. ويُحكى أن أرخميدس جرّ وحده بمثل هذا سفينة محمّلة.',
    ),
  ),
  pulley(
    'tackle-of-three',
    () => drawTackle(3),
    3,
    6,
    say(
      'The rope begins at the load itself, so three strands carry it. One metre up takes three metres of rope.',
      'La cuerda empieza en la carga misma: la llevan tres ramales. Por cada metro se tiran tres de cuerda.',
      'يبدأ الحبل من الحِمل نفسه فتحمله ثلاثة فروع. ورفعه مترًا يستهلك ثلاثة أمتار من الحبل.',
    ),
  ),
]

const turns = namesIn(`
clockwise|Clockwise|En sentido horario|مع عقارب الساعة
against|Anticlockwise|En sentido antihorario|عكس عقارب الساعة
not|Not at all|No gira|لا يدور أبدًا
both|Both ways in turns|Alternando ambos|في الاتّجاهين بالتناوب`)

const gearRows = { three: [16, 12, 16], four: [14, 10, 14, 10] }
export const transmission = { driving: 12, driven: 24 }

/** Wheels in a row; each touches the next one. */
function row(teeth: number[]): string {
  const y = 128
  const edges = teeth.map((_, place) => teeth.slice(0, place).reduce((sum, count) => sum + 2 * pitchRadius(count), 0))
  const total = teeth.reduce((sum, count) => sum + 2 * pitchRadius(count), 0)
  const wheels = teeth.map((count, place) => {
    const x = 160 - total / 2 + (edges[place] ?? 0) + pitchRadius(count)
    // A tooth at the right of one wheel meets a gap at the left of the next.
    return drawGear(
      { place: [x, y], teeth: count, shift: place % 2 === 0 ? 0 : 180 / count },
      place === teeth.length - 1 ? tint.lilac : tint.metal,
    )
  })
  const [first = 0] = teeth
  return wheels.join('') + turnArrow([160 - total / 2 + pitchRadius(first), y], pitchRadius(first) + 16, true)
}

/** Three wheels of which each touches the two others. */
function triangle(): string {
  const [teeth, side] = [16, pitchRadius(16) * 2]
  const [left, right]: [number, number] = [160 - side / 2, 160 + side / 2]
  const bottom = 174
  return (
    drawGear({ place: [left, bottom], teeth, shift: 0 }, tint.metal) +
    drawGear({ place: [right, bottom], teeth, shift: 180 / teeth }, tint.metal) +
    drawGear({ place: [160, bottom - side * Math.sin(Math.PI / 3)], teeth, shift: 6 }, tint.lilac) +
    turnArrow([left, bottom], pitchRadius(teeth) + 16, true)
  )
}

const question = say(
  'The first wheel on the left turns as the arrow shows. How does the violet one turn?',
  'La primera rueda de la izquierda gira según la flecha. ¿Cómo gira la violeta?',
  'يدور الدولاب الأيسر الأول مع السهم. كيف يدور البنفسجي؟',
)
const answer = (right: string) => ({
  right: nameOf(turns, right),
  wrong: named(turns, [...turns.keys()].filter(id => id !== right).join(' ')),
})
const lastOf = (teeth: number[]) => (turnsClockwise(true, teeth.length - 1) ? 'clockwise' : 'against')

const gears: Force[] = [
  {
    subject: 'three-gears',
    difficulty: 2.1,
    draw: () => picture(row(gearRows.three)),
    question,
    ...answer(lastOf(gearRows.three)),
    note: say(
      'Neighbours turn against each other, so every second one goes the same way.',
      'Las vecinas giran al revés una de otra: una sí y otra no van en el mismo sentido.',
      'كل دولابين متجاورين يدوران متعاكسين، فيتّفق الأول والثالث.',
    ),
  },
  {
    subject: 'four-gears',
    difficulty: 2.5,
    draw: () => picture(row(gearRows.four)),
    question,
    ...answer(lastOf(gearRows.four)),
    note: say(
      'With an even number of wheels the last goes against the first. A reverse gear adds one wheel.',
      'Con un número par de ruedas, la última va al revés que la primera. La marcha atrás añade una rueda.',
      'إذا كان عدد الدواليب زوجيًّا خالف آخرها أولها. وناقل الرجوع إلى الخلف يضيف دولابًا.',
    ),
  },
  {
    subject: 'three-gears-in-a-ring',
    difficulty: 4.9,
    draw: () => picture(triangle()),
    question,
    ...answer('not'),
    note: say(
      'Three wheels that all touch one another block themselves: two neighbours would have to turn the same way.',
      'Tres ruedas que se tocan todas se bloquean: dos vecinas tendrían que girar en el mismo sentido.',
      'ثلاثة دواليب متلامسة كلها يعطّل بعضها بعضًا، إذ يلزم أن يدور جاران معًا في جهة واحدة.',
    ),
  },
  {
    subject: 'large-and-small-gear',
    difficulty: 3.9,
    draw: () => picture(row([transmission.driving, transmission.driven])),
    question: say(
      'The small wheel has 12 teeth, the large one 24. How often must the small one turn for one turn of the large?',
      'La rueda pequeña tiene 12 dientes y la grande, 24. ¿Cuántas vueltas da la pequeña por una de la grande?',
      'للدولاب الصغير 12 سنًّا وللكبير 24. كم دورة يدور الصغير لكل دورة من الكبير؟',
    ),
    right: alike(transmission.driven / transmission.driving),
    wrong: [1, 3, 4, 12].map(alike),
    note: say(
      'It turns more often, but with half the turning force. In low gear a cyclist trades speed for force.',
      'Gira más veces, pero con la mitad de fuerza de giro. En un desarrollo corto, el ciclista cambia rapidez por fuerza.',
      'يدور أكثر لكن بنصف عزم الدوران. وراكب الدرّاجة يستبدل بالسرعة قوّة إذا صعد.',
    ),
  },
]
