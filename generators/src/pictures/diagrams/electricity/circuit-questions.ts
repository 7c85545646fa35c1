// Questions about circuits with lamps and resistors.

import type { LocalText } from '@trivium/content/types'
import { drawCircuit, litLamps, resistanceOf } from './circuits.ts'
import type { Circuit, CircuitPart } from './circuits.ts'
import type { Diagram } from '../diagram.ts'
import { named, nameOf, namesIn, say } from '../../../say.ts'

type Electric = Omit<Diagram, 'pack'>

export function circuitQuestions(): Diagram[] {
  return [...ofLamps(), ...ofConnections, ...ofResistors()].map(question => ({ pack: 'diagram-circuits', ...question }))
}

const lamp = (number: number): CircuitPart => ({ kind: 'lamp', number })
const gap: CircuitPart = { kind: 'open' }
const shut: CircuitPart = { kind: 'closed' }
const ohmic: CircuitPart = { kind: 'resistor' }

/** Each circuit has three lamps. */
export const lampCircuits: { subject: string; circuit: Circuit; difficulty: number; note: LocalText }[] = [
  {
    subject: 'open-before-all',
    circuit: { main: [lamp(1), gap], branches: [[lamp(2)], [lamp(3)]] },
    difficulty: 2,
    note: say(
      'The way back to the battery leads through the open switch, whichever branch the current would take.',
      'El camino de vuelta a la pila pasa por el interruptor abierto, sea cual sea la rama.',
      'طريق التيار إلى البطارية يمرّ بالمفتاح المفتوح، أيًّا كان الفرع.',
    ),
  },
  {
    subject: 'open-in-one-of-three',
    circuit: { main: [], branches: [[lamp(1)], [lamp(2), gap], [lamp(3)]] },
    difficulty: 2.8,
    note: say(
      'Each branch has its own way from pole to pole. So are the rooms of a house connected.',
      'Cada rama tiene su propio camino de polo a polo. Así se conectan los cuartos de una casa.',
      'لكل فرع طريقه من قطب إلى قطب، وهكذا توصّل غرف البيت.',
    ),
  },
  {
    subject: 'one-before-two',
    circuit: {
      main: [lamp(1)],
      branches: [
        [lamp(2), shut],
        [lamp(3), gap],
      ],
    },
    difficulty: 3.4,
    note: say(
      'Only one loop is closed: from the battery through both of them and back.',
      'Solo hay un circuito cerrado: de la pila, por las dos, y de vuelta.',
      'لا حلقة مغلقة إلا واحدة: من البطارية عبر الاثنين ثم إليها.',
    ),
  },
  {
    subject: 'two-in-a-branch',
    circuit: {
      main: [],
      branches: [
        [lamp(1), gap],
        [lamp(2), lamp(3)],
      ],
    },
    difficulty: 3,
    note: say(
      'The right branch is closed. Its two lamps share the voltage and are dimmer than one alone.',
      'La rama derecha está cerrada. Sus dos lámparas se reparten la tensión y brillan menos que una sola.',
      'الفرع الأيمن مغلق، ومصباحاه يتقاسمان الجهد فيخفتان عن مصباح وحده.',
    ),
  },
  {
    subject: 'bypassed-lamps',
    circuit: { main: [lamp(1)], branches: [[], [lamp(2), lamp(3)]] },
    difficulty: 6.4,
    note: say(
      'The bare wire bridges the two lamps on the right: the current takes the way without resistance.',
      'El cable desnudo puentea las dos lámparas de la derecha: la corriente va por donde no hay resistencia.',
      'السلك وحده يصل طرفي المصباحين الأيمنين، فيسلك التيار الطريق الذي لا مقاومة فيه.',
    ),
  },
]

const outcomes = namesIn(`
none|None of them|Ninguna|لا شيء منها
1|Only 1|Solo la 1|1 وحده
3|Only 3|Solo la 3|3 وحده
1,2|Only 1 and 2|Solo la 1 y la 2|1 و2 فقط
1,3|Only 1 and 3|Solo la 1 y la 3|1 و3 فقط
2,3|Only 2 and 3|Solo la 2 y la 3|2 و3 فقط
1,2,3|All three|Las tres|الثلاثة كلها`)

function ofLamps(): Electric[] {
  return lampCircuits.map(({ subject, circuit, difficulty, note }) => {
    const lit = litLamps(circuit).join(',') || 'none'
    return {
      subject,
      difficulty,
      draw: () => drawCircuit(circuit),
      question: say('Which of the three lamps light?', '¿Cuáles de las tres lámparas se encienden?', 'أي المصابيح الثلاثة يضيء؟'),
      right: nameOf(outcomes, lit),
      wrong: [...outcomes.keys()].filter(id => id !== lit).map(id => nameOf(outcomes, id)),
      note,
    }
  })
}

const inSeries: Circuit = { main: [lamp(1)], branches: [[lamp(2)]] }
const inParallel: Circuit = { main: [], branches: [[lamp(1)], [lamp(2)]] }

const fates = namesIn(`
out|It goes out|Se apaga|ينطفئ
same|It stays as bright|Brilla igual|يبقى على ضوئه
twice|It grows brighter|Brilla más|يزداد ضوءه
half|It grows dimmer|Brilla menos|يخفت ضوءه
flicker|It flickers|Parpadea|يرتعش ضوءه`)

const ways = namesIn(`
series|In series|En serie|على التوالي
parallel|In parallel|En paralelo|على التوازي
short|In short circuit|En cortocircuito|بدائرة قصر
star|In a star|En estrella|على شكل نجمة
mesh|In a triangle|En triángulo|على شكل مثلّث`)

const how = say('How are the two lamps connected?', '¿Cómo están conectadas las dos lámparas?', 'كيف وُصّل المصباحان؟')
const unscrew = say(
  'Lamp 1 is unscrewed. What happens to lamp 2?',
  'Se desenrosca la lámpara 1. ¿Qué le pasa a la 2?',
  'فُكّ المصباح 1 من مكانه. ماذا يحدث للمصباح 2؟',
)
const others = (names: Map<string, LocalText>, id: string) => ({
  right: nameOf(names, id),
  wrong: named(names, [...names.keys()].filter(other => other !== id).join(' ')),
})

const ofConnections: Electric[] = [
  {
    subject: 'lamps-in-series',
    difficulty: 1.6,
    draw: () => drawCircuit(inSeries),
    question: how,
    ...others(ways, 'series'),
    note: say(
      'The same current flows through one after the other, as in old fairy lights: one fails, and all are dark.',
      'La misma corriente pasa por una y luego por otra, como en las viejas luces de feria: falla una y se apagan todas.',
      'يمرّ التيار نفسه بأحدهما ثم بالآخر، كسلاسل الزينة القديمة: إذا تلف واحد أظلمت كلها.',
    ),
  },
  {
    subject: 'lamps-in-parallel',
    difficulty: 1.9,
    draw: () => drawCircuit(inParallel),
    question: how,
    ...others(ways, 'parallel'),
    note: say(
      'Both lie at the full voltage of the battery, and each can be switched by itself.',
      'Ambas reciben la tensión completa de la pila y cada una puede encenderse por su cuenta.',
      'كلاهما على جهد البطارية كاملًا، ويمكن إشعال كلٍّ وحده.',
    ),
  },
  {
    subject: 'unscrewed-in-series',
    difficulty: 2.2,
    draw: () => drawCircuit({ main: [lamp(1), lamp(2)], branches: [[shut]] }),
    question: unscrew,
    ...others(fates, 'out'),
    note: say(
      'Its loop is broken. Current needs a closed way from one pole to the other.',
      'Su circuito queda cortado. La corriente necesita un camino cerrado de un polo al otro.',
      'انقطعت الحلقة. والتيار يحتاج إلى طريق مغلق من قطب إلى قطب.',
    ),
  },
  {
    subject: 'unscrewed-in-parallel',
    difficulty: 2.4,
    draw: () => drawCircuit({ main: [shut], branches: [[lamp(1)], [lamp(2)]] }),
    question: unscrew,
    ...others(fates, 'same'),
    note: say(
      'It has a way of its own to the battery. Only the whole current becomes smaller.',
      'Tiene su propio camino a la pila. Solo disminuye la corriente total.',
      'له طريقه إلى البطارية، ولا يقلّ إلا التيار الكلّي.',
    ),
  },
]

/** Circuits of equal resistors with 6 ohms each. */
export const resistorCircuits: { subject: string; circuit: Circuit; difficulty: number; note: LocalText }[] = [
  {
    subject: 'two-resistors-in-series',
    circuit: { main: [ohmic], branches: [[ohmic]] },
    difficulty: 4.4,
    note: say(
      'In a row resistances add up: the current must pass both.',
      'En serie las resistencias se suman: la corriente debe pasar por las dos.',
      'على التوالي تُجمع المقاومات، فالتيار يمرّ بهما معًا.',
    ),
  },
  {
    subject: 'two-resistors-in-parallel',
    circuit: { main: [], branches: [[ohmic], [ohmic]] },
    difficulty: 5.5,
    note: say(
      'Side by side they offer the current two ways, and so half the resistance.',
      'En paralelo ofrecen a la corriente dos caminos y, por tanto, la mitad de resistencia.',
      'على التوازي يجد التيار طريقين، فالمقاومة نصف ما كانت.',
    ),
  },
  {
    subject: 'one-and-two-resistors',
    circuit: { main: [ohmic], branches: [[ohmic], [ohmic]] },
    difficulty: 7,
    note: say(
      'The two in parallel count as 3 ohms, and the third in series with them adds 6.',
      'Las dos en paralelo equivalen a 3 ohmios; la tercera, en serie con ellas, añade 6.',
      'المتوازيتان كمقاومة 3 أوم، والثالثة على التوالي معهما تزيد 6.',
    ),
  },
  {
    subject: 'three-resistors-in-parallel',
    circuit: { main: [], branches: [[ohmic], [ohmic], [ohmic]] },
    difficulty: 6.7,
    note: say(
      'Three equal ways: a third of the resistance. The more appliances at one socket, the larger the current.',
      'Tres caminos iguales: un tercio de la resistencia. Cuantos más aparatos en un enchufe, más corriente.',
      'ثلاثة طرق متساوية فالمقاومة ثلث. وكلما كثرت الأجهزة على مقبس واحد زاد التيار.',
    ),
  },
]

function ofResistors(): Electric[] {
  const ohms = (value: number) => say(`${value} Ω`, `${value} Ω`, `${value} أوم`)
  return resistorCircuits.map(({ subject, circuit, difficulty, note }) => {
    const total = Math.round(6 * resistanceOf(circuit))
    return {
      subject,
      difficulty,
      draw: () => drawCircuit(circuit),
      question: say(
        'Each resistor has 6 ohms. What is the total resistance?',
        'Cada resistencia es de 6 ohmios. ¿Cuál es la resistencia total?',
        'كل مقاومة 6 أوم. كم المقاومة الكلّية؟',
      ),
      right: ohms(total),
      wrong: [2, 3, 6, 9, 12, 18, 4].filter(value => value !== total).map(ohms),
      note,
    }
  })
}
