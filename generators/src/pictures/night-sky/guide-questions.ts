// Finding one's way in the sky: from star to star, and figures larger than a constellation.

import type { LngLat } from '../maps/projection.ts'
import { named, nameOf, namesIn, say } from '../../say.ts'
import type { Constellation } from './constellations.ts'
import { drawSky } from './draw-sky.ts'
import { poleAltitude, trails } from './pole-drawings.ts'
import { starNames } from './names.ts'
import type { SkyQuestion } from './sky-question.ts'
import { placeOf, starNamed } from './stars.ts'

const placeAt = (name: string): LngLat => placeOf(starNamed(name))

/** The place on the great circle from the first star to the second, at `times` their distance from the first. */
function beyond(first: string, second: string, times: number): LngLat {
  const [one, two] = [vectorOf(placeAt(first)), vectorOf(placeAt(second))]
  const angle = Math.acos(one.reduce((sum, value, axis) => sum + value * (two[axis] ?? 0), 0))
  const [x = 0, y = 0, z = 0] = one.map(
    (value, axis) => (value * Math.sin((1 - times) * angle) + (two[axis] ?? 0) * Math.sin(times * angle)) / Math.sin(angle),
  )
  return [(Math.atan2(y, x) * 180) / Math.PI, (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI]
}

function vectorOf([longitude, latitude]: LngLat): number[] {
  const [turn, rise] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180]
  return [Math.cos(rise) * Math.cos(turn), Math.cos(rise) * Math.sin(turn), Math.sin(rise)]
}

/** The Andromeda Galaxy. */
const galaxy: LngLat = [-10.68, 41.27]

export function guideQuestions(): SkyQuestion[] {
  return [...pointers, ...bigTriangles(), ...deepSky, ...aroundThePole].map(question => ({ pack: 'sky-guide', ...question }))
}

type Guide = Omit<SkyQuestion, 'pack'>

const pointers: Guide[] = [
  {
    subject: 'pointers-of-the-plough',
    difficulty: 1.2,
    draw: () =>
      drawSky({
        lines: ['plough'],
        ringed: ['merak', 'dubhe'],
        dashed: [{ places: [placeAt('dubhe'), beyond('merak', 'dubhe', 1.9)], isArrow: true }],
      }),
    question: say(
      'To which star does the line through the two ringed ones lead?',
      '¿A qué estrella lleva la línea que pasa por las dos señaladas?',
      'إلى أي نجم يؤدّي الخط المارّ بالنجمين المحاطين بدائرتين؟',
    ),
    right: nameOf(starNames, 'polaris'),
    wrong: named(starNames, 'vega arcturus capella sirius deneb'),
    note: say(
      'Go on for five times the gap between the two. Below the star you then meet, north lies on the horizon.',
      'Se avanza cinco veces la separación entre las dos. Debajo de la estrella hallada, en el horizonte, está el norte.',
      'امضِ خمسة أمثال المسافة بينهما، فتحت النجم الذي تبلغه على الأفق جهةُ الشمال.',
    ),
  },
  {
    subject: 'arc-of-the-tail',
    difficulty: 4.4,
    draw: () =>
      drawSky({
        lines: ['plough'],
        dashed: [{ places: [placeAt('alkaid'), [-210, 44.5], [-212.5, 39], [-213.6, 34]], isArrow: true }],
      }),
    question: say(
      'The dashed line follows the curve of the tail. To which bright star does it lead?',
      'La línea discontinua sigue la curva de la cola. ¿A qué estrella brillante lleva?',
      'يتبع الخط المتقطّع انحناء الذنب. إلى أي نجم ساطع يؤدّي؟',
    ),
    right: nameOf(starNames, 'arcturus'),
    wrong: named(starNames, 'vega regulus capella antares polaris procyon'),
    note: say(
      'Those who learn it in English say: ‘Arc to Arcturus, and speed on to Spica.’',
      'Si se sigue la misma curva, se llega después a Espiga, en Virgo.',
      'ولو مددت القوس نفسها بعده لبلغت السماك الأعزل.',
    ),
  },
  {
    subject: 'line-of-the-belt',
    difficulty: 2.7,
    draw: () =>
      drawSky({
        lines: ['orion'],
        dashed: [{ places: [beyond('mintaka', 'alnitak', 1.5), beyond('mintaka', 'alnitak', 3.4)], isArrow: true }],
      }),
    question: say(
      'Follow the dashed line, which prolongs the belt. Which very bright star do you come to?',
      'Si se sigue la línea que prolonga el cinturón, ¿a qué estrella muy brillante se llega?',
      'اتبع الخط المتقطّع الذي يمدّ النطاق. إلى أي نجم شديد السطوع تصل؟',
    ),
    right: nameOf(starNames, 'sirius'),
    wrong: named(starNames, 'aldebaran procyon capella pollux vega canopus'),
    note: say(
      'In the other direction the same line leads close to Aldebaran, and on to the Pleiades.',
      'En la dirección contraria, la misma línea pasa cerca de Aldebarán y llega a las Pléyades.',
      'وفي الاتّجاه الآخر يمرّ الخط نفسه قريبًا من الدبران ثم الثريّا.',
    ),
  },
  {
    subject: 'long-arm-of-the-cross',
    difficulty: 5.1,
    draw: () =>
      drawSky({
        lines: ['crux'],
        dashed: [{ places: [placeAt('acrux'), beyond('gacrux', 'acrux', 2.1)], isArrow: true }],
      }),
    question: say(
      'The dashed line prolongs the long arm of the Southern Cross. Where does it lead?',
      'La línea discontinua prolonga el brazo largo de la Cruz del Sur. ¿Adónde lleva?',
      'يمدّ الخط المتقطّع ذراع الصليب الجنوبي الطويلة. إلى أين يؤدّي؟',
    ),
    right: say('To the celestial pole', 'Al polo celeste', 'إلى القطب السماوي'),
    wrong: [
      say('To the centre of the galaxy', 'Al centro de la galaxia', 'إلى مركز المجرّة'),
      say('To the brightest star', 'A la estrella más brillante', 'إلى أسطع نجم في السماء'),
      say('To the celestial equator', 'Al ecuador celeste', 'إلى خط الاستواء السماوي'),
      say('To the point overhead', 'Al punto sobre la cabeza', 'إلى سمت الرأس'),
      say('To the place of sunrise', 'Al punto donde sale el Sol', 'إلى مطلع الشمس'),
    ],
    note: say(
      'Four and a half times its length away lies the south pole of the sky. No bright star marks it.',
      'A unas cuatro veces y media su longitud está el polo sur del cielo. Ninguna estrella brillante lo marca.',
      'على بُعد أربعة أمثال طولها ونصف يقع قطب السماء الجنوبي، ولا نجم ساطعًا عنده.',
    ),
  },
]

const seasons = namesIn(`
summer|Summer|El verano|الصيف
winter|Winter|El invierno|الشتاء
spring|Spring|La primavera|الربيع
autumn|Autumn|El otoño|الخريف`)

function bigTriangles(): Guide[] {
  const triangle = (season: string, lines: Constellation[], corners: string): Omit<Guide, 'difficulty' | 'note'> => ({
    subject: `${season}-triangle`,
    draw: () => drawSky({ lines, dashed: [{ places: corners.split(' ').map(placeAt), isArrow: false }] }),
    question: say(
      'After which season of the northern hemisphere is the dashed triangle named?',
      '¿De qué estación del hemisferio norte lleva el nombre el triángulo de trazos?',
      'إلى أي فصل من فصول نصف الكرة الشمالي يُنسب المثلّث المتقطّع؟',
    ),
    right: nameOf(seasons, season),
    wrong: named(seasons, [...seasons.keys()].filter(id => id !== season).join(' ')),
  })
  return [
    {
      ...triangle('summer', ['lyra', 'cygnus', 'aquila'], 'vega deneb altair vega'),
      difficulty: 3.7,
      note: say(
        'Vega, Deneb and Altair. South of the equator they adorn the nights of winter.',
        'Vega, Deneb y Altair. Al sur del ecuador lucen en las noches de invierno.',
        'هي النسر الواقع وذنب الدجاجة والنسر الطائر. أما جنوب خط الاستواء فتزيّن ليالي الشتاء.',
      ),
    },
    {
      ...triangle('winter', ['orion', 'canis-major', 'canis-minor'], 'betelgeuse sirius procyon betelgeuse'),
      difficulty: 4.3,
      note: say(
        'Betelgeuse, Sirius and Procyon. The sides are almost equal, and the Milky Way flows through its middle.',
        'Betelgeuse, Sirio y Proción. Los lados son casi iguales, y la Vía Láctea lo atraviesa.',
        'هي منكب الجوزاء والشعريان. أضلاعه متساوية تقريبًا، ويجري درب التبّانة في وسطه.',
      ),
    },
  ]
}

const deepSky: Guide[] = [
  {
    subject: 'pleiades',
    difficulty: 2.9,
    draw: () =>
      drawSky({
        lines: [],
        seen: ['alcyone', 'atlas', 'pleione', 'electra', 'maia', 'merope', 'taygeta', 'celaeno', 'asterope'],
        leastDegrees: 1.1,
        enlarged: 2.6,
      }),
    question: say('Which group of stars is this?', '¿Qué grupo de estrellas es este?', 'أي مجموعة نجوم هذه؟'),
    right: say('The Pleiades', 'Las Pléyades', 'الثريّا'),
    wrong: [
      say('The Plough', 'El Carro', 'بنات نعش'),
      say('The Hyades', 'Las Híades', 'القلاص'),
      say('The Beehive', 'El Pesebre', 'النثرة'),
      say('The Southern Cross', 'La Cruz del Sur', 'الصليب الجنوبي'),
      say('Berenice’s Hair', 'La Cabellera de Berenice', 'شعر برنيقة'),
    ],
    note: say(
      'Most people count six or seven; a telescope shows hundreds. In Japanese they are called Subaru.',
      'A simple vista se cuentan seis o siete; con telescopio, cientos. En japonés se llaman Subaru.',
      'يعدّ معظم الناس منها ستّة أو سبعة، ويُظهر المرقب مئات. واسمها باليابانية سوبارو.',
    ),
  },
  {
    subject: 'galaxy-in-andromeda',
    difficulty: 5.4,
    draw: () => drawSky({ lines: ['andromeda', 'cassiopeia'], ringedPlaces: [galaxy] }),
    question: say(
      'On dark nights a hazy patch is seen inside the ring. What is it?',
      'En noches oscuras se ve una mancha borrosa dentro del círculo. ¿Qué es?',
      'في الليالي المظلمة تُرى لطخة باهتة داخل الدائرة. ما هي؟',
    ),
    right: say('A neighbouring galaxy', 'Una galaxia vecina', 'مجرّة مجاورة'),
    wrong: [
      say('A cloud of glowing gas', 'Una nube de gas brillante', 'سحابة غاز متوهّج'),
      say('A planet far away', 'Un planeta muy lejano', 'كوكب بعيد جدًّا'),
      say('A comet standing still', 'Un cometa inmóvil', 'مذنّب لا يتحرّك'),
      say('The remains of a star', 'Los restos de una estrella', 'بقايا نجم منفجر'),
      say('A ring of space dust', 'Un anillo de polvo', 'حلقة من الغبار'),
    ],
    note: say(
      'The most distant thing most people ever see by eye: 2.5 million light years. Al-Sufi noted it in 964.',
      'Es lo más lejano que se ve sin ayuda en un cielo oscuro: 2,5 millones de años luz. Al-Sufi lo anotó en 964.',
      'أبعد ما يراه معظم الناس بأعينهم: 2.5 مليون سنة ضوئية. ذكرها عبد الرحمن الصوفي سنة 964م.',
    ),
  },
]

const aroundThePole: Guide[] = [
  {
    subject: 'gap-to-the-pole-star',
    difficulty: 4.8,
    draw: () =>
      drawSky({
        lines: ['plough'],
        seen: ['dubhe', 'merak', 'phecda', 'megrez', 'alioth', 'mizar', 'alkaid', 'polaris'],
        ringed: ['merak', 'dubhe', 'polaris'],
        ringRadius: 9,
      }),
    question: say(
      'The two close rings are one step apart. How many such steps is it to the third?',
      'Entre los dos círculos cercanos hay un paso. ¿Cuántos pasos así hay hasta el tercero?',
      'المسافة بين الدائرتين المتقاربتين خطوة. فكم خطوة مثلها إلى الثالثة؟',
    ),
    right: say('About 5', 'Unos 5', 'نحو 5'),
    wrong: [2, 3, 4, 7, 8, 10].map(times => say(`About ${times}`, `Unos ${times}`, `نحو ${times}`)),
    note: say(
      'From Merak to Dubhe it is 5.4 degrees, from Dubhe on to Polaris almost 29.',
      'De Merak a Dubhe hay 5,4 grados; de Dubhe a la Polar, casi 29.',
      'من المراق إلى الدبّة 5.4 درجة، ومن الدبّة إلى النجم القطبي نحو 29 درجة.',
    ),
  },
  {
    subject: 'trails-around-the-pole',
    difficulty: 3.5,
    draw: trails,
    question: say(
      'A camera looking north took this in some hours. Why are there arcs?',
      'Una cámara que mira al norte tomó esto en unas horas. ¿Por qué hay arcos?',
      'صوّرت آلة موجّهة نحو الشمال هذه الصورة في ساعات. لماذا ظهرت الأقواس؟',
    ),
    right: say('The Earth is turning', 'La Tierra gira', 'لأن الأرض تدور'),
    wrong: [
      say('The stars are falling', 'Las estrellas caen', 'لأن النجوم تسقط'),
      say('The galaxy is turning', 'La galaxia gira', 'لأن المجرّة تدور'),
      say('The stars are moving', 'Las estrellas se mueven', 'لأن النجوم تسير'),
      say('The air bends the light', 'El aire desvía la luz', 'لأن الهواء يحني الضوء'),
    ],
    note: say(
      'Fifteen degrees an hour, all round the same point. The short bright arc close to it is Polaris.',
      'Quince grados por hora en torno al mismo punto. El arco corto y brillante junto a él es la Polar.',
      'خمس عشرة درجة في الساعة حول نقطة واحدة. والقوس القصيرة الساطعة عندها هي النجم القطبي.',
    ),
  },
  ...[30, 50].map((degrees): Guide => altitudeAt(degrees)),
]

function altitudeAt(degrees: number): Guide {
  const latitude = (value: number) => say(`${value}° north`, `${value}° norte`, `${value}° شمالًا`)
  return {
    subject: `pole-star-at-${degrees}`,
    difficulty: 7 + degrees / 100,
    draw: () => poleAltitude(degrees),
    question: say(
      'The dashed line points to Polaris. One mark is 10°. At which latitude is the observer?',
      'La línea apunta a la Polar; cada marca son 10°. ¿En qué latitud está quien observa?',
      'يشير الخط إلى النجم القطبي، والعلامة 10 درجات. على أي خط عرض يقف الراصد؟',
    ),
    right: latitude(degrees),
    wrong: [20, 30, 40, 50, 60, 70, 80].filter(value => value !== degrees).map(latitude),
    note:
      degrees === 30
        ? say(
            'Its height above the horizon is the latitude. So sailors knew how far north they were; this may be Cairo.',
            'Su altura sobre el horizonte es la latitud: así la conocían los marinos. Podría ser El Cairo.',
            'ارتفاعه عن الأفق هو خط العرض، وبه عرف البحّارة موضعهم. وقد يكون هذا في القاهرة.',
          )
        : say(
            'At the equator it lies on the horizon, at the North Pole straight above: its height is the latitude.',
            'En el ecuador está en el horizonte; en el polo norte, en lo más alto: su altura es la latitud.',
            'عند خط الاستواء يكون على الأفق، وعند القطب الشمالي فوق الرأس: فارتفاعه هو خط العرض.',
          ),
  }
}
