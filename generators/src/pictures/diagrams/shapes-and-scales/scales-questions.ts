// Questions about instruments to read and balances to solve.

import { ltr } from '../../../derived/wording.ts'
import type { LocalText } from '@trivium/content/types'
import type { Diagram } from '../diagram.ts'
import { alike, say } from '../../../say.ts'
import { calliper, drawBalances, kitchenScale, measuringCylinder, pencil, protractor, thermometer } from './scales.ts'
import type { Weighing } from './scales.ts'

type Scale = Omit<Diagram, 'pack'>

export function scaleQuestions(): Diagram[] {
  return [...temperatures(), ...lengths, ...angles(), ...puzzles()].map(question => ({ pack: 'diagram-scales', ...question }))
}

const decimals = (value: number): LocalText => say(`${value}`, `${value}`.replace('.', ','), `${value}`)
const minus = (value: number) => `${value}`.replace('-', '−')
/** A number with its unit in each language. */
const measured = (value: number, en: string, ar: string): LocalText => {
  const { en: number, es } = decimals(value)
  return say(`${number} ${en}`, `${es} ${en}`, `${number} ${ar}`)
}

export const temperaturesAsked = [
  { value: 24, difficulty: 1, wrong: [22, 26, 28, 23, 34] },
  { value: -8, difficulty: 2.2, wrong: [-12, -4, -2, -18, 8] },
  { value: -14, difficulty: 2.9, wrong: [-6, -16, -12, -4, 14] },
]

const temperatureNotes = [
  say(
    'Each mark is two degrees. Celsius himself counted the other way: water boiled at 0 and froze at 100.',
    'Cada marca son dos grados. El propio Celsius contaba al revés: el agua hervía a 0 y se helaba a 100.',
    'كل علامة درجتان. وكان سلسيوس نفسه يعدّ بالعكس: يغلي الماء عند 0 ويتجمّد عند 100.',
  ),
  say(
    'Below zero one counts downwards, two degrees a mark. In a home freezer it should be still ten degrees colder.',
    'Bajo cero se cuenta hacia abajo, dos grados por marca. En un congelador debería haber diez grados menos.',
    'تحت الصفر يكون العدّ إلى أسفل، درجتين لكل علامة. وفي مجمّد البيت ينبغي أن يبرد عشر درجات أخرى.',
  ),
  say(
    'It is nearer to −10 than to −20. At about this temperature road salt hardly melts ice any more.',
    'Está más cerca de −10 que de −20. Más o menos a esta temperatura, la sal ya apenas derrite el hielo.',
    'هي أقرب إلى \u2066−10\u2069 منها إلى \u2066−20\u2069. وعند نحو هذه الدرجة لا يكاد الملح يذيب جليد الطرق.',
  ),
]

function temperatures(): Scale[] {
  const degrees = (value: number) => say(`${minus(value)} °C`, `${minus(value)} °C`, `${ltr(`${minus(value)}°`)}م`)
  return temperaturesAsked.map(({ value, difficulty, wrong }, place) => ({
    subject: `thermometer-${place + 1}`,
    difficulty,
    draw: () => thermometer(value),
    question: say('What does the thermometer read?', '¿Qué temperatura marca el termómetro?', 'كم يقرأ ميزان الحرارة؟'),
    right: degrees(value),
    wrong: wrong.map(degrees),
    note: temperatureNotes[place] ?? alike(''),
  }))
}

export const readings = { pencil: [2, 7.5], cylinder: 65, scale: 3.4, vernier: 24.7 } satisfies Record<string, number | [number, number]>

const [from, to] = [readings.pencil[0] ?? 0, readings.pencil[1] ?? 0]
const [centimetres, millilitres] = [(value: number) => measured(value, 'cm', 'سم'), (value: number) => measured(value, 'ml', 'مل')]
const [kilograms, millimetres] = [(value: number) => measured(value, 'kg', 'كغ'), (value: number) => measured(value, 'mm', 'ملم')]

const lengths: Scale[] = [
  {
    subject: 'pencil',
    difficulty: 1.7,
    draw: () => pencil(from, to),
    question: say(
      'How long is the pencil? The ruler shows centimetres.',
      '¿Cuánto mide el lápiz? La regla marca centímetros.',
      'كم طول القلم؟ المسطرة بالسنتيمتر.',
    ),
    right: centimetres(to - from),
    wrong: [7.5, 5, 6, 6.5, 4.5].map(centimetres),
    note: say(
      'It does not begin at zero, but at 2. The broken ruler of a schoolbag measures as well as a new one.',
      'No empieza en cero, sino en 2. Una regla rota mide tan bien como una nueva.',
      'لا يبدأ من الصفر بل من 2. والمسطرة المكسورة تقيس كما تقيس الجديدة.',
    ),
  },
  {
    subject: 'measuring-cylinder',
    difficulty: 2.5,
    draw: () => measuringCylinder(readings.cylinder),
    question: say(
      'How much water is in the cylinder, in millilitres?',
      '¿Cuánta agua hay en la probeta, en mililitros?',
      'كم ملّيلترًا من الماء في المخبار؟',
    ),
    right: millilitres(readings.cylinder),
    wrong: [60, 62, 68, 70, 75].map(millilitres),
    note: say(
      'Water climbs a little at the glass; one reads the lowest point of the curve, with the eye at its height.',
      'El agua trepa un poco por el vidrio; se lee el punto más bajo de la curva, a la altura del ojo.',
      'يتسلّق الماء الزجاج قليلًا، فيُقرأ أخفض موضع في التقعّر والعين في مستواه.',
    ),
  },
  {
    subject: 'kitchen-scale',
    difficulty: 2.1,
    draw: () => kitchenScale(readings.scale),
    question: say(
      'The dial shows kilograms. What does it read?',
      'La esfera marca kilogramos. ¿Cuánto indica?',
      'القرص بالكيلوغرام. كم يقرأ؟',
    ),
    right: kilograms(readings.scale),
    wrong: [3.2, 3.5, 3.8, 4.4, 3.1].map(kilograms),
    note: say(
      'Five steps from number to number: each is 200 grams. Inside, a spring is stretched by the weight.',
      'Cinco pasos de número a número: cada uno son 200 gramos. Dentro, el peso estira un resorte.',
      'خمس درجات بين كل عددين، كلّ منها 200 غرام. وفي الداخل نابض يمدّه الوزن.',
    ),
  },
  {
    subject: 'vernier',
    difficulty: 8,
    draw: () => calliper(readings.vernier),
    question: say(
      'Millimetres above, a sliding vernier below. Which length does it show?',
      'Arriba, milímetros; abajo, un nonio móvil. ¿Qué longitud marca?',
      'الملّيمترات في الأعلى، والورنية المنزلقة في الأسفل. أي طول تبيّن؟',
    ),
    right: millimetres(readings.vernier),
    wrong: [24.3, 24.5, 25.7, 27.4, 23.7].map(millimetres),
    note: say(
      'The zero below stands after 24, and its seventh mark meets one above: 24 and seven tenths.',
      'El cero de abajo está pasado el 24 y su séptima marca coincide con una de arriba: 24 y siete décimas.',
      'صفر الأسفل بعد 24، وعلامته السابعة تطابق علامة في الأعلى: 24 وسبعة أعشار.',
    ),
  },
]

export const anglesAsked = [
  { from: 0, to: 40, difficulty: 1.9, wrong: [50, 140, 45, 30, 35] },
  { from: 0, to: 135, difficulty: 2.7, wrong: [45, 125, 145, 55, 120] },
  { from: 25, to: 120, difficulty: 4.1, wrong: [120, 145, 85, 105, 60] },
]

const angleNotes = [
  say(
    'Less than a right angle, so it is acute. The 360 degrees of a circle come from Babylon.',
    'Menos que un ángulo recto: es agudo. Los 360 grados del círculo vienen de Babilonia.',
    'أقلّ من قائمة فهي حادّة. ودرجات الدائرة الـ360 ورثناها عن بابل.',
  ),
  say(
    'More than a right angle: obtuse. It is the angle at every corner of a regular octagon.',
    'Más que un ángulo recto: obtuso. Es el ángulo de cada esquina de un octágono regular.',
    'أكبر من قائمة فهي منفرجة. وهي زاوية كل رأس في الثماني المنتظم.',
  ),
  say(
    'Neither arm lies at zero, so one has to subtract: 120 − 25.',
    'Ningún lado está en el cero, así que hay que restar: 120 − 25.',
    'لا ضلع منهما على الصفر، فلا بدّ من الطرح: \u2066120 − 25\u2069.',
  ),
]

function angles(): Scale[] {
  const degrees = (value: number) => alike(`${value}°`)
  return anglesAsked.map(({ from, to, difficulty, wrong }, place) => ({
    subject: `protractor-${place + 1}`,
    difficulty,
    draw: () => protractor(from, to),
    question: say('How large is the marked angle?', '¿Cuánto mide el ángulo marcado?', 'كم قياس الزاوية المحدّدة؟'),
    right: degrees(to - from),
    wrong: wrong.map(degrees),
    note: angleNotes[place] ?? alike(''),
  }))
}

/** The weight of one ball, in cubes. */
export const puzzlesAsked: { weighings: Weighing[]; cubes: number; difficulty: number; wrong: number[]; note: LocalText }[] = [
  {
    weighings: [[{ ball: 1, cube: 1 }, { cube: 4 }]],
    cubes: 3,
    difficulty: 1.4,
    wrong: [1, 2, 4, 5],
    note: say(
      'Take one cube from each side, and the balance stays level.',
      'Si se quita un cubo de cada lado, la balanza sigue equilibrada.',
      'ارفع مكعّبًا من كل جهة يبقَ الميزان متعادلًا.',
    ),
  },
  {
    weighings: [[{ ball: 2, cube: 1 }, { cube: 5 }]],
    cubes: 2,
    difficulty: 2,
    wrong: [1, 3, 4, 5],
    note: say(
      'Without the single cube two balls weigh four. It is an equation: 2x + 1 = 5.',
      'Sin el cubo suelto, dos bolas pesan cuatro. Es una ecuación: 2x + 1 = 5.',
      'من غير المكعّب المفرد تزن كرتان أربعة. وهي معادلة: \u20662x + 1 = 5\u2069.',
    ),
  },
  {
    weighings: [
      [
        { ball: 3, cube: 1 },
        { ball: 1, cube: 7 },
      ],
    ],
    cubes: 3,
    difficulty: 3,
    wrong: [2, 4, 5, 6],
    note: say(
      'Moving a thing over and taking away equals: that is ‘al-jabr’ and ‘al-muqabala’ of al-Khwarizmi.',
      'Pasar al otro lado y quitar lo igual: son el «al-yabr» y el «al-muqábala» de al-Juarismi.',
      'نقل الشيء وإسقاط المتماثل من الجهتين: هما الجبر والمقابلة عند الخوارزمي.',
    ),
  },
  {
    weighings: [
      [{ ball: 1 }, { cone: 2 }],
      [{ ball: 1, cone: 1 }, { cube: 6 }],
    ],
    cubes: 4,
    difficulty: 5.2,
    wrong: [2, 3, 5, 6],
    note: say(
      'Put two cones in place of the ball: three cones weigh six cubes, so a cone two and a ball four.',
      'Dos conos en lugar de la bola: tres conos pesan seis cubos; un cono, dos, y una bola, cuatro.',
      'ضع مخروطين مكان الكرة: ثلاثة مخاريط بستّة مكعّبات، فالمخروط باثنين والكرة بأربعة.',
    ),
  },
  {
    weighings: [
      [{ ball: 1, cube: 1 }, { cone: 2 }],
      [{ cone: 1, cube: 2 }, { ball: 1 }],
    ],
    cubes: 5,
    difficulty: 7.2,
    wrong: [3, 4, 6, 7],
    note: say(
      'By the lower one, a ball is a cone and two cubes; then three cubes and a cone balance two cones above.',
      'Según la de abajo, una bola es un cono y dos cubos; arriba, entonces, un cono pesa tres cubos.',
      'من السفلى: الكرة مخروط ومكعّبان، فيكون المخروط في العليا بثلاثة مكعّبات.',
    ),
  },
]

function puzzles(): Scale[] {
  return puzzlesAsked.map(({ weighings, cubes, difficulty, wrong, note }, place) => ({
    subject: `balance-${place + 1}`,
    difficulty,
    draw: () => drawBalances(weighings),
    question: say(
      'The pans are level. How many cubes weigh as much as one ball?',
      'Los platillos están equilibrados. ¿Cuántos cubos pesan lo mismo que una bola?',
      'الكفّات متعادلة. كم مكعّبًا يزن ما تزنه كرة واحدة؟',
    ),
    right: alike(cubes),
    wrong: wrong.map(alike),
    note,
  }))
}
