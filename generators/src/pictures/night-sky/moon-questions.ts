// The phases of the Moon: its look from the northern hemisphere, and its place relative to Earth and Sun.

import type { LocalText } from '@trivium/content/types'
import { named, nameOf, namesIn, say } from '../../say.ts'
import { moonAt, moonOrbit } from './moon-drawings.ts'
import type { SkyQuestion } from './sky-question.ts'

const phases = namesIn(`
new|New moon|Luna nueva|المحاق
waxing-crescent|Waxing crescent|Luna creciente|الهلال المتزايد
first-quarter|First quarter|Cuarto creciente|التربيع الأول
waxing-gibbous|Waxing gibbous|Gibosa creciente|الأحدب المتزايد
full|Full moon|Luna llena|البدر
waning-gibbous|Waning gibbous|Gibosa menguante|الأحدب المتناقص
last-quarter|Last quarter|Cuarto menguante|التربيع الأخير
waning-crescent|Waning crescent|Luna menguante|الهلال المتناقص`)

export function moonQuestions(): SkyQuestion[] {
  return [...looks.map(lookOf), ...places.map(placeOf)]
}

interface Asked {
  phase: string
  elongation: number
  difficulty: number
  note: LocalText
}

const wrongFor = (phase: string): LocalText[] => {
  const ids = [...phases.keys()]
  const opposite = ids[(ids.indexOf(phase) + 4) % ids.length]
  const mirrored = ids[(ids.length - ids.indexOf(phase)) % ids.length]
  const first = [mirrored, opposite].filter(id => id !== undefined).filter(id => id !== phase)
  return named(phases, [...new Set([...first, ...ids])].filter(id => id !== phase).join(' '))
}

function lookOf({ phase, elongation, difficulty, note }: Asked): SkyQuestion {
  return {
    pack: 'moon-phase',
    subject: `look-of-${phase}`,
    difficulty,
    draw: () => moonAt(elongation),
    question: say(
      'Which phase of the Moon is this, seen from the northern hemisphere?',
      '¿Qué fase de la Luna es esta, vista desde el hemisferio norte?',
      'أي طور للقمر هذا كما يُرى من نصف الكرة الشمالي؟',
    ),
    right: nameOf(phases, phase),
    wrong: wrongFor(phase),
    note,
  }
}

function placeOf({ phase, elongation, difficulty, note }: Asked): SkyQuestion {
  return {
    pack: 'moon-phase',
    subject: `place-of-${phase}`,
    difficulty,
    draw: () => moonOrbit(elongation),
    question: say(
      'Seen from above the North Pole: which phase does the Earth see when the Moon is in the ring?',
      'Vista desde encima del polo norte: ¿qué fase se ve desde la Tierra cuando la Luna está en el círculo?',
      'المشهد من فوق القطب الشمالي: أي طور يُرى من الأرض حين يكون القمر داخل الدائرة؟',
    ),
    right: nameOf(phases, phase),
    wrong: wrongFor(phase),
    note,
  }
}

export const looks: Asked[] = [
  {
    phase: 'waxing-crescent',
    elongation: 50,
    difficulty: 2.1,
    note: say(
      'It stands in the west after sunset. Its dark part often glows faintly, lit by the Earth.',
      'Se ve al oeste después del ocaso. Su parte oscura suele brillar un poco, iluminada por la Tierra.',
      'يُرى في الغرب بعد الغروب. وكثيرًا ما يلمع جزؤه المظلم قليلًا بنور الأرض.',
    ),
  },
  {
    phase: 'first-quarter',
    elongation: 90,
    difficulty: 2.5,
    note: say(
      'Half of the disc is lit, yet it gives only about a tenth of the light of a full moon.',
      'Brilla medio disco, pero da apenas una décima parte de la luz de la luna llena.',
      'نصف القرص مضيء، لكنه لا يعطي إلا نحو عُشر ضوء البدر.',
    ),
  },
  {
    phase: 'waxing-gibbous',
    elongation: 132,
    difficulty: 4.7,
    note: say(
      'It is up before sunset. ‘Gibbous’ comes from the Latin word for a hump.',
      'Ya está en el cielo antes del ocaso. «Gibosa» viene de giba, joroba.',
      'يكون في السماء قبل غروب الشمس. وسُمّي أحدب لأن جانبه بارز كالحدبة.',
    ),
  },
  {
    phase: 'waning-gibbous',
    elongation: 228,
    difficulty: 5.2,
    note: say(
      'It rises after sunset, each night almost an hour later, and still hangs in the western sky in the morning.',
      'Sale después del ocaso, cada noche casi una hora más tarde, y por la mañana sigue al oeste.',
      'يطلع بعد الغروب، ويتأخّر كل ليلة نحو ساعة، ويبقى في الغرب صباحًا.',
    ),
  },
  {
    phase: 'last-quarter',
    elongation: 270,
    difficulty: 4,
    note: say(
      'It rises about midnight. Where this moon stands now, the Earth on its orbit will be in about three and a half hours.',
      'Sale hacia la medianoche. Donde está ahora esa luna estará la Tierra, en su órbita, unas tres horas y media después.',
      'يطلع نحو منتصف الليل. وحيث يقف القمر الآن تصل الأرض في مدارها بعد نحو ثلاث ساعات ونصف.',
    ),
  },
  {
    phase: 'waning-crescent',
    elongation: 310,
    difficulty: 3.4,
    note: say(
      'It rises shortly before the Sun. A few days later the Moon is lost in the light of day.',
      'Sale poco antes que el Sol. Unos días después, la Luna se pierde en la luz del día.',
      'يطلع قبيل الشمس، وبعد أيام قليلة يغيب القمر في ضوء النهار.',
    ),
  },
]

export const places: Asked[] = [
  {
    phase: 'full',
    elongation: 180,
    difficulty: 3,
    note: say(
      'It rises as the Sun sets. Only when the Moon is here can the shadow of the Earth fall on it.',
      'Sale cuando el Sol se pone. Solo cuando la Luna está aquí puede caer sobre ella la sombra de la Tierra.',
      'يطلع والشمس تغرب. ولا يقع ظلّ الأرض على القمر إلا وهو هنا.',
    ),
  },
  {
    phase: 'new',
    elongation: 0,
    difficulty: 3.2,
    note: say(
      'Its lit side is turned away. Mostly it passes a little above or below the Sun, so there is no eclipse.',
      'Su lado iluminado mira hacia otra parte. Casi siempre pasa algo por encima o por debajo del Sol, sin eclipse.',
      'وجهه المضيء في الجهة الأخرى. وغالبًا ما يمرّ فوق الشمس أو تحتها قليلًا فلا تنكسف.',
    ),
  },
  {
    phase: 'first-quarter',
    elongation: 90,
    difficulty: 7.3,
    note: say(
      'The Moon goes round the way the arrow shows, so it has just passed a quarter of its orbit since new moon.',
      'La Luna gira según la flecha: desde la luna nueva ha recorrido un cuarto de su órbita.',
      'يدور القمر مع السهم، فقد قطع هنا ربع مداره منذ المحاق.',
    ),
  },
  {
    phase: 'last-quarter',
    elongation: 270,
    difficulty: 7.7,
    note: say(
      'A quarter of the orbit is left until new moon. From here on it is seen only late at night and in the morning.',
      'Falta un cuarto de órbita para la luna nueva. Desde aquí se la ve solo de madrugada y por la mañana.',
      'بقي ربع المدار إلى المحاق. ومن هنا لا يُرى إلا آخر الليل وفي الصباح.',
    ),
  },
  {
    phase: 'waxing-gibbous',
    elongation: 135,
    difficulty: 8.3,
    note: say(
      'From the Earth one looks at the lit side aslant: three quarters and a little more of the disc are bright.',
      'Desde la Tierra se mira de sesgo el lado iluminado: brillan algo más de tres cuartas partes del disco.',
      'تنظر الأرض هنا إلى الجانب المضيء بميل، فيضيء من القرص أكثر من ثلاثة أرباعه بقليل.',
    ),
  },
]
