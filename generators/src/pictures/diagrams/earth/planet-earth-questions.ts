// Questions about seasons, plates, maps and weather.

import type { LocalText } from '@trivium/content/types'
import type { Diagram } from '../diagram.ts'
import { contours, drawPlates, front, globe, tilted } from './earth.ts'
import type { PlateMotion } from './earth.ts'
import { alike, named, nameOf, namesIn, say } from '../../../say.ts'

type Earthly = Omit<Diagram, 'pack'>

export function planetEarthQuestions(): Diagram[] {
  return [...seasons, ...plates(), ...maps(), ...weather].map(question => ({ pack: 'diagram-earth', ...question }))
}

const answer = (names: Map<string, LocalText>, right: string) => ({
  right: nameOf(names, right),
  wrong: named(names, [...names.keys()].filter(id => id !== right).join(' ')),
})

const seasonNames = namesIn(`
summer|Summer|El verano|الصيف
winter|Winter|El invierno|الشتاء
spring|Spring|La primavera|الربيع
autumn|Autumn|El otoño|الخريف`)

/** The north end of the axis leans towards the Sun, or away from it. */
const [towards, away] = [-23.4, 23.4]

const north = say(
  'The violet dot marks the north. Which season begins in the northern hemisphere?',
  'El punto violeta marca el norte. ¿Qué estación empieza en el hemisferio norte?',
  'النقطة البنفسجية جهة الشمال. أي فصل يبدأ في نصف الكرة الشمالي؟',
)
const south = say(
  'The violet dot marks the north. Which season begins in Australia?',
  'El punto violeta marca el norte. ¿Qué estación empieza en Argentina?',
  'النقطة البنفسجية جهة الشمال. أي فصل يبدأ في أستراليا؟',
)

const seasons: Earthly[] = [
  {
    subject: 'north-towards-the-sun',
    difficulty: 2,
    draw: () => tilted(towards),
    question: north,
    ...answer(seasonNames, 'summer'),
    note: say(
      'The light falls steeply and the day is long. At the pole the Sun does not set for half a year.',
      'La luz cae casi de frente y el día es largo. En el polo, el Sol no se pone en medio año.',
      'يسقط الضوء قريبًا من العمودي ويطول النهار. وعند القطب لا تغيب الشمس نصف سنة.',
    ),
  },
  {
    subject: 'north-away-from-the-sun',
    difficulty: 2.2,
    draw: () => tilted(away),
    question: north,
    ...answer(seasonNames, 'winter'),
    note: say(
      'Distance is not the reason: in early January the Earth is five million kilometres nearer to the Sun than in July.',
      'No es por la distancia: a principios de enero la Tierra está cinco millones de kilómetros más cerca del Sol que en julio.',
      'ليس السبب البعد: ففي أوائل يناير تكون الأرض أقرب إلى الشمس منها في يوليو بخمسة ملايين كم.',
    ),
  },
  {
    subject: 'south-away-from-the-sun',
    difficulty: 3.3,
    draw: () => tilted(towards),
    question: south,
    ...answer(seasonNames, 'winter'),
    note: say(
      'South of the equator everything is the other way round: July is cold there, and Christmas is a summer feast.',
      'Al sur del ecuador todo va al revés: en julio hace frío y la Navidad cae en verano.',
      'جنوب خط الاستواء كل شيء معكوس: يوليو شهر برد، ويناير في قلب الصيف.',
    ),
  },
]

const motions = namesIn(`
apart|They move apart|Se separan|تتباعدان
under|One slides under the other|Una se hunde bajo la otra|تغوص إحداهما تحت الأخرى
past|They slide past each other|Se deslizan de lado|تنزلقان جنبًا إلى جنب
against|They fold up mountains|Levantan montañas plegadas|تطويان الأرض جبالًا
still|They stand still|Están quietas|لا تتحرّكان`)

const platesAsked: { motion: PlateMotion; difficulty: number; note: LocalText }[] = [
  {
    motion: 'apart',
    difficulty: 2.4,
    note: say(
      'New sea floor is born in the gap. In Iceland such a seam comes up on land.',
      'En el hueco nace fondo marino nuevo. En Islandia, esa costura sale a tierra firme.',
      'يولد قاع بحر جديد في الفجوة. وفي آيسلندا يظهر هذا الشقّ على اليابسة.',
    ),
  },
  {
    motion: 'under',
    difficulty: 2.9,
    note: say(
      'So volcanoes rise along the Andes and in Japan, and the strongest earthquakes come from here.',
      'Así nacen los volcanes de los Andes y de Japón, y de aquí vienen los mayores terremotos.',
      'هكذا نشأت براكين الأنديز واليابان، ومن هنا تأتي أشدّ الزلازل.',
    ),
  },
  {
    motion: 'past',
    difficulty: 3.5,
    note: say(
      'Seen from above, roads and fences break off at the line. The San Andreas Fault in California is one.',
      'Vistos desde arriba, los caminos se cortan en la línea. Así es la falla de San Andrés, en California.',
      'من فوق تنقطع الطرق عند الخط. ومنها صدع سان أندرياس، وصدع البحر الميت.',
    ),
  },
  {
    motion: 'against',
    difficulty: 3,
    note: say(
      'India has pushed into Asia for 50 million years. There are sea shells high up in the Himalayas.',
      'La India empuja contra Asia desde hace 50 millones de años. Hay conchas marinas en lo alto del Himalaya.',
      'تدفع الهند آسيا منذ 50 مليون سنة، وفي أعالي الهيمالايا أصداف بحرية.',
    ),
  },
]

function plates(): Earthly[] {
  return platesAsked.map(({ motion, difficulty, note }) => ({
    subject: `plates-${motion}`,
    difficulty,
    draw: () => drawPlates(motion),
    question: say(
      'The arrows show how two plates of the Earth move. What happens?',
      'Las flechas muestran cómo se mueven dos placas de la Tierra. ¿Qué pasa?',
      'تبيّن الأسهم حركة صفيحتين من قشرة الأرض. ماذا يحدث لهما؟',
    ),
    ...answer(motions, motion),
    note,
  }))
}

const circles = namesIn(`
equator|The equator|El ecuador|خط الاستواء
cancer|The Tropic of Cancer|El trópico de Cáncer|مدار السرطان
capricorn|The Tropic of Capricorn|El trópico de Capricornio|مدار الجدي
arctic|The Arctic Circle|El círculo polar ártico|الدائرة القطبية الشمالية
antarctic|The Antarctic Circle|El círculo polar antártico|الدائرة القطبية الجنوبية
meridian|A meridian|Un meridiano|خط طول`)

const circlesAsked: { id: string; latitude: number | null; difficulty: number; note: LocalText }[] = [
  {
    id: 'equator',
    latitude: 0,
    difficulty: 1.2,
    note: say(
      'It is 40,075 kilometres long. Whoever stands on it is carried round at some 1,670 kilometres an hour.',
      'Mide 40 075 kilómetros. Quien está sobre él gira a unos 1670 kilómetros por hora.',
      'طوله 40,075 كم. والواقف عليه تدور به الأرض بنحو 1670 كم في الساعة.',
    ),
  },
  {
    id: 'cancer',
    latitude: 23.4,
    difficulty: 3.1,
    note: say(
      'On the June solstice the Sun stands overhead there. It crosses Mexico, Egypt, Arabia and India.',
      'En el solsticio de junio el Sol está allí en lo más alto. Cruza México, Egipto, Arabia y la India.',
      'تتعامد الشمس عليه في انقلاب يونيو. ويمرّ بالمكسيك ومصر والسعودية والهند.',
    ),
  },
  {
    id: 'antarctic',
    latitude: -66.6,
    difficulty: 3.7,
    note: say(
      'South of it there is at least one day a year without a sunset, and one without a sunrise.',
      'Al sur de él hay al menos un día al año sin ocaso y otro sin amanecer.',
      'جنوبها يوم في السنة على الأقلّ لا تغيب شمسه، وآخر لا تشرق شمسه.',
    ),
  },
  {
    id: 'meridian',
    latitude: null,
    difficulty: 2.1,
    note: say(
      'All places on it have noon at the same moment. The one through Greenwich was made the first in 1884.',
      'Todos sus lugares tienen el mediodía a la vez. El de Greenwich se eligió como primero en 1884.',
      'كل ما يقع عليه له ظهر واحد. واختير خط غرينتش أولها سنة 1884.',
    ),
  },
]

function maps(): Earthly[] {
  const onGlobe = circlesAsked.map(({ id, latitude, difficulty, note }) => ({
    subject: `globe-${id}`,
    difficulty,
    draw: () => globe(latitude === null ? 'meridian' : { latitude }),
    question: say(
      'North is up. Which line of the globe is drawn thick?',
      'El norte está arriba. ¿Qué línea del globo está marcada?',
      'الشمال في الأعلى. أي خط على الكرة الأرضية هو الخط العريض؟',
    ),
    ...answer(circles, id),
    note,
  }))
  const steepest: Earthly = {
    subject: 'steepest-slope',
    difficulty: 3,
    draw: contours,
    question: say(
      'A hill on a hiking map. On which side is it steepest?',
      'Una colina en un mapa de senderismo. ¿Por qué lado es más empinada?',
      'تلّ على خريطة. من أي جهة هو أشدّ انحدارًا؟',
    ),
    right: alike(4),
    wrong: [1, 3, 2].map(alike),
    note: say(
      'Each line joins places of equal height. Where they crowd, one climbs much on a short way.',
      'Cada línea une puntos de igual altura. Donde se juntan, se sube mucho en poco trecho.',
      'كل خط يصل أماكن متساوية الارتفاع. وحيث تتزاحم يصعد المرء كثيرًا في مسافة قصيرة.',
    ),
  }
  return [...onGlobe, steepest]
}

const fronts = namesIn(`
cold|A cold front|Un frente frío|جبهة باردة
warm|A warm front|Un frente cálido|جبهة دافئة
occluded|An occluded front|Un frente ocluido|جبهة مقفلة
stationary|A stationary front|Un frente estacionario|جبهة ثابتة
isobar|An isobar|Una isobara|خط ضغط متساوٍ
jet|A jet stream|Una corriente en chorro|تيار نفّاث`)

const question = say(
  'What does such a line mean on a weather map?',
  '¿Qué significa esta línea en un mapa del tiempo?',
  'ماذا يعني مثل هذا الخط على خريطة الطقس؟',
)

const weather: Earthly[] = [
  {
    subject: 'cold-front',
    difficulty: 4,
    draw: () => front(['cold']),
    question,
    ...answer(fronts, 'cold'),
    note: say(
      'Cold air comes the way the teeth point and pushes under the warm: showers, gusts, then clear air.',
      'El aire frío avanza hacia donde apuntan los dientes: chubascos, ráfagas y luego cielo limpio.',
      'يتقدّم الهواء البارد حيث تشير الأسنان ويندسّ تحت الدافئ: زخّات وهبّات ثم صفو.',
    ),
  },
  {
    subject: 'warm-front',
    difficulty: 4.2,
    draw: () => front(['warm']),
    question,
    ...answer(fronts, 'warm'),
    note: say(
      'Warm air glides up over the cold: first veils of cloud, then hours of gentle rain.',
      'El aire cálido sube por encima del frío: primero velos de nubes y luego horas de lluvia suave.',
      'يصعد الهواء الدافئ فوق البارد: غلالات سحاب أولًا ثم مطر هادئ ساعات.',
    ),
  },
  {
    subject: 'occluded-front',
    difficulty: 6.5,
    draw: () => front(['cold', 'warm']),
    question,
    ...answer(fronts, 'occluded'),
    note: say(
      'The cold front has caught up with the warm one and lifted the warm air off the ground.',
      'El frente frío alcanzó al cálido y levantó del suelo el aire caliente.',
      'لحقت الجبهة الباردة بالدافئة فرفعت الهواء الدافئ عن الأرض.',
    ),
  },
  {
    subject: 'stationary-front',
    difficulty: 6.9,
    draw: () => front(['cold', 'warm'], true),
    question,
    ...answer(fronts, 'stationary'),
    note: say(
      'The signs point both ways: neither air gives way, and it may rain for days in one place.',
      'Los signos apuntan a ambos lados: ningún aire cede y puede llover días en el mismo sitio.',
      'العلامات في الجهتين: لا يتراجع أيّ من الهواءين، وقد يدوم المطر أيامًا في مكان واحد.',
    ),
  },
]
