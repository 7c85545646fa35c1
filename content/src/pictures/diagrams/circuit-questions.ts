// Questions about circuits and their symbols.

import type { LocalText } from '../../types.ts'
import { drawCircuit, drawSymbol, litLamps, resistanceOf } from './circuits.ts'
import type { Circuit, Part } from './circuits.ts'
import type { Diagram } from './diagram.ts'
import { named, nameOf, namesIn, say } from './say.ts'

type Electric = Omit<Diagram, 'pack'>

export function circuitQuestions(): Diagram[] {
  return [...ofSymbols(), ...ofLamps(), ...ofConnections(), ...ofResistors()].map(question => ({ pack: 'diagram-circuits', ...question }))
}

const parts = namesIn(`
cell|A battery cell|Una pila|خلية بطارية
lamp|A lamp|Una lámpara|مصباح
switch|A switch|Un interruptor|مفتاح
resistor|A resistor|Una resistencia|مقاومة
variable|A variable resistor|Una resistencia variable|مقاومة متغيّرة
fuse|A fuse|Un fusible|مصهر
capacitor|A capacitor|Un condensador|مكثّف
coil|A coil|Una bobina|ملفّ
diode|A diode|Un diodo|صمام ثنائي
led|A light-emitting diode|Un diodo emisor de luz|صمام ثنائي باعث للضوء
earth|An earth connection|Una toma de tierra|تأريض
motor|A motor|Un motor|محرّك
bell|A bell|Un timbre|جرس
transistor|A transistor|Un transistor|ترانزستور`)

const symbolsAsked: { id: string; difficulty: number; wrong: string; note: LocalText }[] = [
  {
    id: 'switch',
    difficulty: 1.4,
    wrong: 'fuse resistor cell lamp capacitor bell',
    note: say(
      'It is drawn open: no current flows. A computer chip has billions of them, made of transistors.',
      'Está dibujado abierto: no pasa corriente. Un chip tiene miles de millones, hechos de transistores.',
      'رُسم مفتوحًا فلا يمرّ تيار. وفي رقاقة الحاسوب منه مليارات مصنوعة من الترانزستورات.',
    ),
  },
  {
    id: 'lamp',
    difficulty: 1.2,
    wrong: 'motor bell switch cell fuse transistor',
    note: say(
      'A circle with a cross. In old filament lamps only about a twentieth of the power became light.',
      'Un círculo con una cruz. En las bombillas de filamento, solo una vigésima parte de la energía se hacía luz.',
      'دائرة فيها علامة ضرب. ولم يكن يصير ضوءًا في المصابيح القديمة إلا نحو جزء من عشرين من الطاقة.',
    ),
  },
  {
    id: 'cell',
    difficulty: 1.8,
    wrong: 'capacitor switch lamp resistor fuse earth',
    note: say(
      'The long thin line is the positive pole. Volta stacked the first ones of zinc, silver and wet cloth in 1800.',
      'La línea larga y fina es el polo positivo. Volta apiló las primeras con cinc, plata y paño húmedo en 1800.',
      'الخط الطويل الرفيع قطبها الموجب. وقد رصّ فولتا أولاها سنة 1800 من زنك وفضّة وقماش مبلول.',
    ),
  },
  {
    id: 'resistor',
    difficulty: 2.6,
    wrong: 'fuse capacitor coil cell lamp diode',
    note: say(
      'It holds back the current and grows warm. Its value is often painted on it in coloured rings.',
      'Frena la corriente y se calienta. Su valor suele ir pintado en anillos de colores.',
      'تعيق التيار فتسخن. وتُكتب قيمتها عليها غالبًا حلقاتٍ ملوّنة.',
    ),
  },
  {
    id: 'fuse',
    difficulty: 3.6,
    wrong: 'resistor capacitor switch coil cell variable',
    note: say(
      'A thin wire inside melts when the current is too strong, before anything else gets too hot.',
      'Dentro, un hilo fino se funde si la corriente es excesiva, antes de que se caliente otra cosa.',
      'في داخله سلك رفيع ينصهر إذا اشتدّ التيار قبل أن يسخن ما سواه.',
    ),
  },
  {
    id: 'capacitor',
    difficulty: 4,
    wrong: 'cell switch diode coil resistor earth',
    note: say(
      'Two plates that store charge. The flash of a camera empties one in a thousandth of a second.',
      'Dos placas que guardan carga. El flash de una cámara vacía uno en una milésima de segundo.',
      'لوحان يخزّنان الشحنة. ويفرغه وميض آلة التصوير في جزء من ألف من الثانية.',
    ),
  },
  {
    id: 'earth',
    difficulty: 3.2,
    wrong: 'cell capacitor switch fuse coil bell',
    note: say(
      'It leads dangerous current into the ground. The green and yellow wire in a plug belongs to it.',
      'Lleva al suelo la corriente peligrosa. El cable verde y amarillo de un enchufe es el suyo.',
      'يصرّف التيار الخطر إلى الأرض، وله في القابس السلك الأخضر والأصفر.',
    ),
  },
  {
    id: 'diode',
    difficulty: 4.6,
    wrong: 'resistor capacitor transistor switch fuse coil',
    note: say(
      'Current passes only the way the triangle points. In a charger diodes turn alternating into direct current.',
      'La corriente pasa solo hacia donde apunta el triángulo. En un cargador convierten la alterna en continua.',
      'لا يمرّ التيار إلا في اتّجاه المثلّث. وفي الشاحن تحوّل الصمامات التيار المتردّد إلى مستمرّ.',
    ),
  },
  {
    id: 'led',
    difficulty: 5,
    wrong: 'lamp resistor transistor switch capacitor motor',
    note: say(
      'The arrows are light. Blue ones were so hard to make that they earned the Nobel Prize in 2014.',
      'Las flechas son luz. Los azules fueron tan difíciles que valieron el Nobel de 2014.',
      'السهمان ضوء. وكان الأزرق منها عسيرًا حتى نال صانعوه جائزة نوبل سنة 2014.',
    ),
  },
  {
    id: 'coil',
    difficulty: 5.4,
    wrong: 'resistor capacitor fuse diode cell switch',
    note: say(
      'Wire wound into a magnet. It resists every change of the current.',
      'Alambre enrollado que actúa de imán. Se opone a todo cambio de la corriente.',
      'سلك ملفوف يصير مغناطيسًا، ويقاوم كل تغيّر في التيار.',
    ),
  },
  {
    id: 'variable',
    difficulty: 4.2,
    wrong: 'fuse capacitor diode switch coil transistor',
    note: say(
      'A slanting arrow means that the value can be changed. A volume knob is one.',
      'La flecha inclinada indica que el valor se puede cambiar. Así es el botón del volumen.',
      'السهم المائل يعني أن القيمة تُغيَّر. ومنها مقبض الصوت في المذياع.',
    ),
  },
]

function ofSymbols(): Electric[] {
  return symbolsAsked.map(({ id, difficulty, wrong, note }) => ({
    subject: `symbol-${id}`,
    difficulty,
    svg: drawSymbol(id),
    question: say(
      'What does this symbol stand for in a circuit?',
      '¿Qué representa este símbolo en un circuito?',
      'إلى ماذا يرمز هذا الشكل في دائرة كهربائية؟',
    ),
    right: nameOf(parts, id),
    wrong: named(parts, wrong),
    note,
  }))
}

const lamp = (number: number): Part => ({ kind: 'lamp', number })
const gap: Part = { kind: 'open' }
const shut: Part = { kind: 'closed' }
const ohmic: Part = { kind: 'resistor' }

/** All with three lamps. */
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
      'El cable solo puentea las dos lámparas de la derecha: la corriente va por donde no hay resistencia.',
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
      svg: drawCircuit(circuit),
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

function ofConnections(): Electric[] {
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
  return [
    {
      subject: 'lamps-in-series',
      difficulty: 1.6,
      svg: drawCircuit(inSeries),
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
      svg: drawCircuit(inParallel),
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
      svg: drawCircuit({ main: [lamp(1), lamp(2)], branches: [[shut]] }),
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
      svg: drawCircuit({ main: [shut], branches: [[lamp(1)], [lamp(2)]] }),
      question: unscrew,
      ...others(fates, 'same'),
      note: say(
        'It has a way of its own to the battery. Only the whole current becomes smaller.',
        'Tiene su propio camino a la pila. Solo disminuye la corriente total.',
        'له طريقه إلى البطارية، ولا يقلّ إلا التيار الكلّي.',
      ),
    },
  ]
}

/** Of equal resistors with 6 ohms each. */
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
      svg: drawCircuit(circuit),
      question: say(
        'Each resistor has 6 ohms. How much have they together?',
        'Cada resistencia es de 6 ohmios. ¿Cuánto suman todas juntas?',
        'كل مقاومة 6 أوم. كم المقاومة الكلّية؟',
      ),
      right: ohms(total),
      wrong: [2, 3, 6, 9, 12, 18, 4].filter(value => value !== total).map(ohms),
      note,
    }
  })
}
