// The planets, their order and their orbits.

import { sources } from '../../derived/sources.ts'
import type { LocalText } from '@trivium/content/types'
import { named, nameOf, namesIn, say } from '../../say.ts'
import { comet, earth, ellipseOrbit, jupiter, mars, orbits, saturn } from './planet-drawings.ts'
import type { SkyQuestion } from './sky-question.ts'

/** In the order of their orbits. */
const planetNames = namesIn(`
mercury|Mercury|Mercurio|عطارد
venus|Venus|Venus|الزهرة
earth|Earth|La Tierra|الأرض
mars|Mars|Marte|المريخ
jupiter|Jupiter|Júpiter|المشتري
saturn|Saturn|Saturno|زحل
uranus|Uranus|Urano|أورانوس
neptune|Neptune|Neptuno|نبتون`)

export function planetQuestions(): SkyQuestion[] {
  return [...faces.map(faceOf), ...ringed.map(ringedOf), ...laws()]
}

interface Asked {
  planet: string
  difficulty: number
  wrong: string
  note: LocalText
}

const drawings: Record<string, () => string> = { saturn, jupiter, mars, earth }

function faceOf({ planet, difficulty, wrong, note }: Asked): SkyQuestion {
  return {
    pack: 'planet-drawn',
    subject: planet,
    difficulty,
    draw: () => drawings[planet]?.() ?? '',
    question: say('Which planet is this?', '¿Qué planeta es este?', 'أي كوكب هذا؟'),
    right: nameOf(planetNames, planet),
    wrong: named(planetNames, wrong),
    note,
    ...(planet === 'earth' ? { source: sources.worldAtlas } : {}),
  }
}

function ringedOf({ planet, difficulty, wrong, note }: Asked): SkyQuestion {
  return {
    pack: 'planet-drawn',
    subject: `orbit-of-${planet}`,
    difficulty,
    draw: () => orbits([...planetNames.keys()].indexOf(planet) + 1),
    question: say(
      'The Sun is at the left. Counting outwards, which planet is ringed?',
      'El Sol está a la izquierda. Contando hacia fuera, ¿qué planeta está señalado?',
      'الشمس على اليسار. إذا عددت منها إلى الخارج فأي كوكب داخل الدائرة؟',
    ),
    right: nameOf(planetNames, planet),
    wrong: named(planetNames, wrong),
    note,
  }
}

const faces: Asked[] = [
  {
    planet: 'earth',
    difficulty: 0.8,
    wrong: 'neptune uranus venus mars mercury',
    note: say(
      'Only 24 people, the crews of nine Apollo flights, have seen it whole from as far as the Moon in the 20th century.',
      'En el siglo XX solo 24 personas, de nueve vuelos Apolo, la vieron entera desde la distancia de la Luna.',
      'لم يرها كاملة من مسافة القمر في القرن العشرين إلا 24 إنسانًا، في تسع رحلات «أبولو».',
    ),
  },
  {
    planet: 'saturn',
    difficulty: 1,
    wrong: 'jupiter uranus neptune venus mars',
    note: say(
      'Its main rings are some 270,000 kilometres across, and mostly only about ten metres thick.',
      'Sus anillos principales miden unos 270 000 kilómetros de ancho y, en general, apenas unos diez metros de grosor.',
      'يبلغ عرض حلقاته الرئيسة نحو 270,000 كم، ولا تزيد سماكتها في معظمها على نحو عشرة أمتار.',
    ),
  },
  {
    planet: 'jupiter',
    difficulty: 1.3,
    wrong: 'saturn mars venus neptune mercury',
    note: say(
      'The red spot is a storm wider than the Earth that has been watched since the 19th century.',
      'La mancha roja es una tormenta más ancha que la Tierra, observada desde el siglo XIX.',
      'البقعة الحمراء عاصفة أعرض من الأرض، تُرصد منذ القرن التاسع عشر.',
    ),
  },
  {
    planet: 'mars',
    difficulty: 1.5,
    wrong: 'venus mercury jupiter earth saturn',
    note: say(
      'Rust in the dust makes it red. The white caps are ice of water and of carbon dioxide.',
      'El óxido del polvo lo pone rojo. Los casquetes blancos son de hielo de agua y de dióxido de carbono.',
      'حمرته من صدأ الحديد في غباره. والبياض عند قطبيه جليد من الماء وثاني أكسيد الكربون.',
    ),
  },
]

const ringed: Asked[] = [
  {
    planet: 'mars',
    difficulty: 2.6,
    wrong: 'venus jupiter mercury saturn earth',
    note: say(
      'It is the fourth. It takes 687 days to go round, so we overtake it about every 26 months.',
      'Es el cuarto. Tarda 687 días en dar la vuelta; la Tierra lo adelanta más o menos cada 26 meses.',
      'هو الرابع. يتمّ دورته في 687 يومًا، فتسبقه الأرض كل 26 شهرًا تقريبًا.',
    ),
  },
  {
    planet: 'venus',
    difficulty: 2.4,
    wrong: 'mercury mars earth jupiter saturn',
    note: say(
      'It is the second. It turns the other way round: there, the Sun would rise in the west.',
      'Es el segundo. Gira al revés que casi todos: allí el Sol saldría por el oeste.',
      'هو الثاني. ويدور حول نفسه بعكس معظم الكواكب، فالشمس هناك تطلع من الغرب.',
    ),
  },
  {
    planet: 'uranus',
    difficulty: 5,
    wrong: 'neptune saturn jupiter mars earth',
    note: say(
      'It is the seventh, and the first that was found with a telescope, by William Herschel in 1781.',
      'Es el séptimo y el primero hallado con telescopio: lo vio William Herschel en 1781.',
      'هو السابع، وأول كوكب كُشف بالمرقب، رآه وليم هرشل سنة 1781.',
    ),
  },
  {
    planet: 'saturn',
    difficulty: 4.1,
    wrong: 'jupiter uranus neptune mars venus',
    note: say(
      'It is the sixth, and the outermost that people knew before there were telescopes.',
      'Es el sexto y el más lejano que se conocía antes de que hubiera telescopios.',
      'هو السادس، وأبعد كوكب عرفه الناس قبل المراقب.',
    ),
  },
]

function laws(): SkyQuestion[] {
  const speeds = namesIn(`
fastest|It moves fastest|Va más rápido|سرعته في أقصاها
slowest|It moves slowest|Va más lento|سرعته في أدناها
steady|It moves as fast as anywhere|Va igual que en todas partes|سرعته كما في كل موضع
mean|It moves at its mean speed|Va a su velocidad media|سرعته متوسّط سرعاته
still|It stops for a moment|Se detiene un instante|يتوقّف لحظة`)
  const speedAt = (isNear: boolean): SkyQuestion => ({
    pack: 'orbit-drawn',
    subject: isNear ? 'nearest-to-the-sun' : 'farthest-from-the-sun',
    difficulty: isNear ? 5.6 : 6.3,
    draw: () => ellipseOrbit(isNear),
    question: say(
      'A planet goes round the Sun on this ellipse. How does it move where it is ringed?',
      'Un planeta recorre esta elipse alrededor del Sol. ¿Cómo se mueve en el punto señalado?',
      'يدور كوكب حول الشمس في هذا الإهليلج. كيف حركته في الموضع المحاط بالدائرة؟',
    ),
    right: nameOf(speeds, isNear ? 'fastest' : 'slowest'),
    wrong: named(speeds, isNear ? 'slowest steady mean still' : 'fastest mean still steady'),
    note: isNear
      ? say(
          'Kepler’s second law: the line from Sun to planet sweeps over equal areas in equal times.',
          'Segunda ley de Kepler: la línea del Sol al planeta barre áreas iguales en tiempos iguales.',
          'قانون كبلر الثاني: الخط من الشمس إلى الكوكب يمسح مساحات متساوية في أزمنة متساوية.',
        )
      : say(
          'Like a ball thrown upwards it has lost speed on the way out. The Earth is at this point in early July.',
          'Como una pelota lanzada hacia arriba, perdió velocidad al alejarse. La Tierra pasa por ahí a principios de julio.',
          'كالكرة المقذوفة إلى أعلى، فقد من سرعته وهو يبتعد. وتبلغ الأرض هذا الموضع في أوائل يوليو.',
        ),
  })
  return [speedAt(true), speedAt(false), tailOfComet()]
}

function tailOfComet(): SkyQuestion {
  return {
    pack: 'orbit-drawn',
    subject: 'tail-of-a-comet',
    difficulty: 3.1,
    draw: comet,
    question: say(
      'Which way does the tail of a comet always point?',
      '¿Hacia dónde apunta siempre la cola de un cometa?',
      'إلى أين يتّجه ذيل المذنّب دائمًا؟',
    ),
    right: say('Away from the Sun', 'En contra del Sol', 'بعيدًا عن الشمس'),
    wrong: [
      say('Back along its path', 'Hacia atrás en su ruta', 'إلى الخلف على مساره'),
      say('Ahead along its path', 'Hacia delante en su ruta', 'إلى الأمام على مساره'),
      say('Towards the Sun', 'Hacia el Sol', 'نحو الشمس'),
      say('Towards the Earth', 'Hacia la Tierra', 'نحو الأرض'),
    ],
    note: say(
      'Sunlight and solar wind blow it there. So a comet on its way out flies tail first.',
      'Lo empujan la luz y el viento solar. Por eso, al alejarse, el cometa viaja con la cola por delante.',
      'يدفعه إليها ضوء الشمس ورياحها، فالمذنّب الراجع يسبقه ذيله.',
    ),
  }
}
