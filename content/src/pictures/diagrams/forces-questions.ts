// Questions about levers, pulleys, gears, slopes, liquids and swings.

import type { Diagram } from './diagram.ts'
import { picture, tint } from './draw.ts'
import {
  cradle,
  drawBeam,
  drawGear,
  drawTackle,
  floating,
  oneMoving,
  pendulum,
  pitchRadius,
  slope,
  turnArrow,
  turning,
  turnsClockwise,
  twoForces,
  vessels,
} from './forces.ts'
import type { Load } from './forces.ts'
import { alike, named, nameOf, namesIn, say } from './say.ts'

type Force = Omit<Diagram, 'pack'>

export function forceQuestions(): Diagram[] {
  return [...beams(), ...pulleys(), ...gears(), ...onSlope(), ...liquids(), ...swings()].map(question => ({
    pack: 'diagram-forces',
    ...question,
  }))
}

/** The arrow stands at a mark where so many blocks are missing for balance. */
export const balances: { loads: Load[]; arrowAt: number; blocks: number; difficulty: number; wrong: number[]; note: Diagram['note'] }[] = [
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
      'على اليسار 4 + 2 × 2 = 8، وعلى اليمين 2 × 4 = 8. وقد برهن أرخميدس قانون الرافعة.',
    ),
  },
]

const tips = namesIn(`
left|It tips to the left|Cae hacia la izquierda|يميل إلى اليسار
right|It tips to the right|Cae hacia la derecha|يميل إلى اليمين
level|It stays level|Se queda horizontal|يبقى مستويًا
swing|It swings without end|Oscila sin parar|يتأرجح بلا توقّف`)

export const tipping: { loads: Load[]; difficulty: number; note: Diagram['note'] }[] = [
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
      'القطع على اليسار أكثر، 3 × 2 = 6، لكن اليمين يشدّ بمقدار 2 × 4 = 8.',
    ),
  },
]

function beams(): Force[] {
  const missing = balances.map(({ loads, arrowAt, blocks, difficulty, wrong, note }, place) => ({
    subject: `blocks-for-balance-${place + 1}`,
    difficulty,
    svg: drawBeam(loads, arrowAt),
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
      svg: drawBeam(loads),
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

/** @param strands on how many the load hangs */
const pulley = (subject: string, svg: string, strands: number, difficulty: number, note: Diagram['note']): Force => ({
  subject,
  difficulty,
  svg,
  question: say(
    'The load weighs 60 newtons. What pull holds it (wheels and rope weigh nothing)?',
    'La carga pesa 60 newtons. ¿Con qué fuerza se sostiene (ruedas y cuerda sin peso)?',
    'يزن الحِمل 60 نيوتن. بأي قوّة شدّ يُمسك، مع إهمال وزن البكرات والحبل؟',
  ),
  right: newtons(60 / strands),
  wrong: [60, 30, 20, 15, 120, 10].filter(force => force !== 60 / strands).map(newtons),
  note,
})
const newtons = (force: number) => say(`${force} N`, `${force} N`, `${force} نيوتن`)

function pulleys(): Force[] {
  return [
    pulley(
      'fixed-pulley',
      drawTackle(1),
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
      oneMoving(),
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
      drawTackle(4),
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
      drawTackle(3),
      3,
      6,
      say(
        'The rope begins at the load itself, so three strands carry it. One metre up takes three metres of rope.',
        'La cuerda empieza en la carga misma: la llevan tres ramales. Por cada metro se tiran tres de cuerda.',
        'يبدأ الحبل من الحِمل نفسه فتحمله ثلاثة فروع. ورفعه مترًا يستهلك ثلاثة أمتار من الحبل.',
      ),
    ),
  ]
}

const turns = namesIn(`
clockwise|Clockwise|En sentido horario|مع عقارب الساعة
against|Anticlockwise|En sentido antihorario|عكس عقارب الساعة
not|Not at all|No gira|لا يدور أبدًا
both|Both ways in turns|Alternando ambos|في الاتّجاهين بالتناوب`)

export const gearRows = { three: [16, 12, 16], four: [14, 10, 14, 10] }
export const transmission = { driving: 12, driven: 24 }

/** Wheels in a row; each touches the next one. */
function row(teeth: number[]): string {
  const y = 128
  const edges = teeth.map((_, place) => teeth.slice(0, place).reduce((sum, count) => sum + 2 * pitchRadius(count), 0))
  const total = teeth.reduce((sum, count) => sum + 2 * pitchRadius(count), 0)
  const wheels = teeth.map((count, place) => {
    const x = 160 - total / 2 + (edges[place] ?? 0) + pitchRadius(count)
    // A tooth at the right of one wheel needs a gap at the left of the next.
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

function gears(): Force[] {
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
  return [
    {
      subject: 'three-gears',
      difficulty: 2.1,
      svg: picture(row(gearRows.three)),
      question,
      ...answer(lastOf(gearRows.three)),
      note: say(
        'Neighbours turn against each other, so every second one goes the same way.',
        'Las vecinas giran al revés una de otra: una sí y otra no van en el mismo sentido.',
        'كل جارين يدوران متعاكسين، فيتّفق كل دولاب والذي بعد جاره.',
      ),
    },
    {
      subject: 'four-gears',
      difficulty: 2.5,
      svg: picture(row(gearRows.four)),
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
      svg: picture(triangle()),
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
      svg: picture(row([transmission.driving, transmission.driven])),
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
}

const pushes = namesIn(`
weight|Its weight|Su peso|وزنها
support|The push of the slope|El empuje del plano|دفع السطح
friction|Friction|El rozamiento|الاحتكاك
drive|The driving force|La fuerza motriz|قوّة المحرّك
lift|Lift|La sustentación|قوّة الرفع
inertia|Inertia|La inercia|القصور الذاتي`)

function onSlope(): Force[] {
  const asks = (number: number) =>
    say(
      `A block slides down a slope. Which force is arrow ${number}?`,
      `Un bloque resbala por un plano. ¿Qué fuerza es la flecha ${number}?`,
      `تنزلق قطعة على سطح مائل. أي قوّة يمثّلها السهم ${number}؟`,
    )
  return [
    {
      subject: 'weight-on-slope',
      difficulty: 1.9,
      svg: slope(),
      question: asks(1),
      right: nameOf(pushes, 'weight'),
      wrong: named(pushes, 'support friction lift drive inertia'),
      note: say(
        'It points straight down to the centre of the Earth, whatever the ground does.',
        'Apunta recto al centro de la Tierra, haga lo que haga el suelo.',
        'يتّجه رأسًا إلى مركز الأرض مهما كان ميل السطح.',
      ),
    },
    {
      subject: 'support-on-slope',
      difficulty: 3.4,
      svg: slope(),
      question: asks(2),
      right: nameOf(pushes, 'support'),
      wrong: named(pushes, 'weight friction lift drive inertia'),
      note: say(
        'It always stands at right angles to the ground. The steeper the slope, the smaller it is.',
        'Forma siempre ángulo recto con el suelo. Cuanto más empinado el plano, menor es.',
        'يكون عموديًّا على السطح دائمًا، وكلما زاد الميل صغر.',
      ),
    },
    {
      subject: 'friction-on-slope',
      difficulty: 2.2,
      svg: slope(),
      question: asks(3),
      right: nameOf(pushes, 'friction'),
      wrong: named(pushes, 'weight support drive lift inertia'),
      note: say(
        'It works against the motion and turns it into heat. Without it nobody could walk.',
        'Se opone al movimiento y lo convierte en calor. Sin él nadie podría caminar.',
        'يعاكس الحركة ويحوّلها حرارة. ولولاه ما استطاع أحد أن يمشي.',
      ),
    },
  ]
}

function liquids(): Force[] {
  const inVessel = (number: number) => say(`In vessel ${number}`, `En el recipiente ${number}`, `في الإناء ${number}`)
  const shares = [
    say('A quarter', 'Un cuarto', 'الربع'),
    say('A third', 'Un tercio', 'الثلث'),
    say('Half', 'La mitad', 'النصف'),
    say('Two thirds', 'Dos tercios', 'الثلثان'),
  ]
  return [
    {
      subject: 'pressure-in-vessels',
      difficulty: 4.7,
      svg: vessels(),
      question: say(
        'The water stands equally high. Where is the pressure at the bottom the greatest?',
        'El agua llega a la misma altura. ¿Dónde es mayor la presión en el fondo?',
        'ارتفاع الماء واحد. أين يكون الضغط على القاع أكبر؟',
      ),
      right: say('Equal in all three', 'Igual en los tres', 'متساوٍ في الثلاثة'),
      wrong: [2, 3, 1].map(inVessel),
      note: say(
        'Only the depth counts, not how much water there is. With a long thin pipe Pascal is said to have burst a barrel.',
        'Solo cuenta la profundidad, no cuánta agua hay. Se dice que Pascal reventó un tonel con un tubo largo y fino.',
        'العبرة بالعمق لا بكمّية الماء. ويُروى أن باسكال فجّر برميلًا بأنبوب طويل دقيق.',
      ),
    },
    {
      subject: 'block-in-water',
      difficulty: 5.3,
      svg: floating(4, 3),
      question: say(
        'The layers of the block are equally thick. How dense is it, compared with water?',
        'Las capas del bloque son igual de gruesas. ¿Qué densidad tiene respecto del agua?',
        'طبقات القطعة متساوية السماكة. كم تبلغ كثافتها من كثافة الماء؟',
      ),
      right: say('Three quarters', 'Tres cuartos', 'ثلاثة أرباع'),
      wrong: shares,
      note: say(
        'It sinks in until it has pushed aside its own weight of water. Ice goes in to about nine tenths.',
        'Se hunde hasta desalojar su propio peso en agua. El hielo se hunde unas nueve décimas partes.',
        'يغوص حتى يزيح من الماء ما يعادل وزنه. والجليد يغوص منه نحو تسعة أعشاره.',
      ),
    },
  ]
}

function swings(): Force[] {
  return [
    {
      subject: 'pendulum',
      difficulty: 1.7,
      svg: pendulum(),
      question: say(
        'A pendulum swings from 1 to the other side. Where is it fastest?',
        'Un péndulo oscila desde 1 hasta el otro lado. ¿Dónde va más rápido?',
        'يتأرجح بندول من 1 إلى الجهة الأخرى. أين تبلغ سرعته أقصاها؟',
      ),
      right: alike(3),
      wrong: [1, 2, 4].map(alike),
      note: say(
        'At the bottom all its height has become motion. Galileo saw that wide swings take hardly longer than narrow ones.',
        'Abajo, toda la altura se ha vuelto movimiento. Galileo vio que una oscilación amplia apenas tarda más.',
        'في الأسفل صار ارتفاعه كله حركة. ولاحظ غاليليو أن التأرجح الواسع لا يكاد يطول عن الضيّق.',
      ),
    },
    {
      subject: 'newtons-cradle',
      difficulty: 1.3,
      svg: cradle(2),
      question: say(
        'Two balls are let go and strike the others. How many fly off on the right?',
        'Se sueltan dos bolas y golpean a las otras. ¿Cuántas salen por la derecha?',
        'تُترك كرتان فتصدمان الأخريات. كم كرة تندفع من اليمين؟',
      ),
      right: alike(2),
      wrong: [1, 3, 4, 5].map(alike),
      note: say(
        'One ball, twice as fast, would carry the same momentum, but twice the energy: so two must fly.',
        'Una bola el doble de rápida llevaría el mismo impulso, pero el doble de energía: por eso salen dos.',
        'لو اندفعت كرة واحدة بضعف السرعة لحملت الزخم نفسه لكن بضعف الطاقة، فلا بدّ من اثنتين.',
      ),
    },
    {
      subject: 'two-forces',
      difficulty: 5.7,
      svg: twoForces(4, 3),
      question: say(
        'Two forces pull at the dot: 4 newtons to the right and 3 upwards. How strong are they together?',
        'Dos fuerzas tiran del punto: 4 newtons a la derecha y 3 hacia arriba. ¿Cuánto suman juntas?',
        'تشدّ النقطةَ قوّتان: 4 نيوتن إلى اليمين و3 إلى أعلى. كم تبلغان معًا؟',
      ),
      right: newtons(5),
      wrong: [1, 3.5, 6, 7, 12].map(newtons),
      note: say(
        'They add up like two sides of a rectangle to its diagonal: 16 + 9 = 25, and its root is 5.',
        'Se suman como dos lados de un rectángulo a su diagonal: 16 + 9 = 25, cuya raíz es 5.',
        'تُجمعان كضلعي مستطيل إلى قطره: 16 + 9 = 25، وجذرها 5.',
      ),
    },
  ]
}
