// Which star has a ring?

import type { LocalText } from '@trivium/content/types'
import { named, nameOf, say } from '../../say.ts'
import type { Constellation } from './constellations.ts'
import { starsOf } from './constellations.ts'
import { drawSky } from './draw-sky.ts'
import { starNames } from './names.ts'
import type { SkyQuestion } from './sky-question.ts'

interface Asked {
  star: string
  /** The constellations drawn around it. */
  lines: Constellation[]
  difficulty: number
  wrong: string
  note: LocalText
}

export function starQuestions(): SkyQuestion[] {
  return asked.map(({ star, lines, difficulty, wrong, note }) => ({
    pack: 'star-ringed',
    subject: star,
    difficulty,
    draw: () => drawSky({ lines, seen: [...new Set([...lines.flatMap(starsOf), star])], ringed: [star] }),
    question: say('Which star is ringed?', '¿Qué estrella está dentro del círculo?', 'أي نجم داخل الدائرة؟'),
    right: nameOf(starNames, star),
    wrong: named(starNames, wrong),
    note,
  }))
}

const asked: Asked[] = [
  {
    star: 'polaris',
    lines: ['ursa-minor'],
    difficulty: 1.6,
    wrong: 'sirius vega capella deneb arcturus dubhe',
    note: say(
      'It is only about the fiftieth in brightness. The light we see left it more than 400 years ago.',
      'Es más o menos la quincuagésima en brillo. La luz que vemos salió de ella hace más de 400 años.',
      'ترتيبه في السطوع نحو الخمسين. والضوء الذي نراه خرج منه قبل أكثر من 400 سنة.',
    ),
  },
  {
    star: 'sirius',
    lines: ['canis-major'],
    difficulty: 1.9,
    wrong: 'procyon canopus vega polaris rigel adhara',
    note: say(
      'The brightest star of the night. A white dwarf about the size of the Earth circles it.',
      'La estrella más brillante de la noche. La acompaña una enana blanca del tamaño de la Tierra.',
      'ألمع نجوم الليل. ويدور معها قزم أبيض في حجم الأرض تقريبًا.',
    ),
  },
  {
    star: 'betelgeuse',
    lines: ['orion'],
    difficulty: 2.6,
    wrong: 'rigel bellatrix antares saiph aldebaran procyon',
    note: say(
      'In 2020 it faded for months: the star had thrown out a cloud of dust that hid part of it.',
      'En 2020 perdió brillo durante meses: había lanzado una nube de polvo que la tapaba en parte.',
      'خفت نوره شهورًا سنة 2020، إذ قذف سحابة من الغبار حجبت بعضه.',
    ),
  },
  {
    star: 'rigel',
    lines: ['orion'],
    difficulty: 3.1,
    wrong: 'betelgeuse saiph sirius bellatrix vega procyon',
    note: say(
      'A blue supergiant that outshines the Sun tens of thousands of times. Its Arabic name means ‘foot’.',
      'Es una supergigante azul que brilla decenas de miles de veces más que el Sol. Su nombre árabe es «pie».',
      'عملاق أزرق فائق، يفوق الشمس ضياءً بعشرات آلاف المرّات.',
    ),
  },
  {
    star: 'antares',
    lines: ['scorpius'],
    difficulty: 3.3,
    wrong: 'aldebaran shaula betelgeuse arcturus spica regulus',
    note: say(
      'Its Greek name means ‘rival of Mars’: it is as red as the planet, which passes near it now and then.',
      'Su nombre griego quiere decir «rival de Marte»: es tan roja como el planeta, que a veces pasa cerca.',
      'اسمه اليوناني «أنتارس» يعني منافس المريخ: حمرتهما واحدة، والكوكب يمرّ قربه أحيانًا.',
    ),
  },
  {
    star: 'vega',
    lines: ['lyra'],
    difficulty: 3.6,
    wrong: 'altair deneb sirius capella arcturus spica',
    note: say(
      'The Earth’s axis swings round slowly: in some 12,000 years this will be the bright star near the pole.',
      'El eje de la Tierra gira despacio: dentro de unos 12 000 años esta será la estrella brillante del polo.',
      'محور الأرض يدور ببطء، وبعد نحو 12,000 سنة يصير هذا أقرب النجوم الساطعة إلى القطب.',
    ),
  },
  {
    star: 'aldebaran',
    lines: ['taurus'],
    difficulty: 3.9,
    wrong: 'elnath antares betelgeuse capella pollux regulus',
    note: say(
      'The name is Arabic for ‘the follower’: it rises after the Pleiades and trails them all night.',
      'El nombre árabe quiere decir «el que sigue»: sale detrás de las Pléyades y las sigue toda la noche.',
      'سُمّي بذلك لأنه يدبر الثريّا، أي يطلع بعدها ويتبعها طوال الليل.',
    ),
  },
  {
    star: 'deneb',
    lines: ['cygnus'],
    difficulty: 4.1,
    wrong: 'vega altair albireo capella polaris fomalhaut',
    note: say(
      'Of the twenty brightest stars it is the most distant: its light has travelled well over 1,000 years.',
      'De las veinte estrellas más brillantes es la más lejana: su luz viajó bastante más de 1000 años.',
      'أبعد النجوم العشرين الأشدّ سطوعًا، فقد سافر ضوؤه إلينا أكثر من 1000 سنة بكثير.',
    ),
  },
  {
    star: 'altair',
    lines: ['aquila'],
    difficulty: 4.5,
    wrong: 'deneb vega albireo fomalhaut procyon spica',
    note: say(
      'It spins once in about nine hours, where the Sun takes almost four weeks, and is flattened by it.',
      'Gira en unas nueve horas, mientras el Sol tarda casi cuatro semanas, y por eso está achatada.',
      'يدور حول نفسه في نحو تسع ساعات، والشمس في نحو أربعة أسابيع، فتفلطح من سرعته.',
    ),
  },
  {
    star: 'regulus',
    lines: ['leo'],
    difficulty: 4.7,
    wrong: 'denebola spica arcturus pollux aldebaran castor',
    note: say(
      'It lies so close to the Sun’s yearly path that the Moon covers it now and then.',
      'Está tan cerca del camino anual del Sol que la Luna la oculta de vez en cuando.',
      'يقع قريبًا جدًّا من مسار الشمس في السنة، فيحجبه القمر حينًا بعد حين.',
    ),
  },
  {
    star: 'arcturus',
    lines: ['bootes'],
    difficulty: 4.9,
    wrong: 'spica vega regulus capella antares alphecca',
    note: say(
      'In 1933 its light, caught by photocells, switched on the lamps of the World’s Fair in Chicago.',
      'En 1933 su luz, captada por fotocélulas, encendió las lámparas de la Exposición Universal de Chicago.',
      'سنة 1933 التقطت خلايا كهروضوئية نوره، فأضاءت به مصابيح المعرض العالمي في شيكاغو.',
    ),
  },
  {
    star: 'capella',
    lines: ['auriga'],
    difficulty: 5.3,
    wrong: 'menkalinan elnath vega castor aldebaran mirfak',
    note: say(
      'What the eye takes for one star is two yellow giants that circle each other in 104 days.',
      'Lo que parece una estrella son dos gigantes amarillas que giran una en torno a otra en 104 días.',
      'ما تحسبه العين نجمًا واحدًا عملاقان أصفران يدور كل منهما حول الآخر في 104 أيام.',
    ),
  },
  {
    star: 'spica',
    lines: ['virgo'],
    difficulty: 5.5,
    wrong: 'regulus arcturus vega antares denebola fomalhaut',
    note: say(
      'Comparing its place with older records, Hipparchus found that the equinoxes slowly shift.',
      'Al comparar su lugar con registros más antiguos, Hiparco descubrió que los equinoccios se desplazan.',
      'بمقارنة موضعه بأرصاد أقدم اكتشف هيبارخوس أن الاعتدالين يتحرّكان ببطء.',
    ),
  },
  {
    star: 'procyon',
    lines: ['canis-minor', 'orion', 'canis-major'],
    difficulty: 5.7,
    wrong: 'pollux betelgeuse sirius capella rigel regulus',
    note: say(
      'Its Greek name means ‘before the dog’: in northern lands it rises a little before Sirius.',
      'Su nombre griego significa «antes del perro»: en el norte sale un poco antes que Sirio.',
      'تُسمّى الغميصاء أيضًا. وفي حكاية العرب أنها بكت أختها اليمانية حتى غمصت عينها.',
    ),
  },
  {
    star: 'canopus',
    lines: ['canis-major'],
    difficulty: 6,
    wrong: 'procyon achernar fomalhaut alpha-centauri acrux hadar',
    note: say(
      'The second brightest star of the night. Spacecraft take their bearings from it.',
      'La segunda estrella más brillante de la noche. Las naves espaciales se orientan por ella.',
      'ثاني نجوم الليل سطوعًا، وبه تضبط المركبات الفضائية اتّجاهها.',
    ),
  },
  {
    star: 'pollux',
    lines: ['gemini'],
    difficulty: 6.1,
    wrong: 'castor procyon capella elnath regulus aldebaran',
    note: say(
      'The brighter and more orange of the two heads. The whiter one is in truth six stars.',
      'La más brillante y anaranjada de las dos cabezas. La otra, más blanca, son en realidad seis estrellas.',
      'ألمع الرأسين وأميلهما إلى البرتقالي. أما الرأس الأبيض فستّة نجوم تبدو واحدًا.',
    ),
  },
  {
    star: 'alpha-centauri',
    lines: ['crux', 'centaurus'],
    difficulty: 6.5,
    wrong: 'acrux hadar canopus achernar antares fomalhaut',
    note: say(
      'A triple star, the nearest to the Sun: 4.3 light years. With its neighbour it points to the Southern Cross.',
      'Es triple y la más cercana al Sol: 4,3 años luz. Con su vecina señala la Cruz del Sur.',
      'نظام من ثلاثة نجوم هو الأقرب إلى الشمس: 4.3 سنة ضوئية. ومع جاره يدلّ على الصليب الجنوبي.',
    ),
  },
  {
    star: 'mizar',
    lines: ['plough'],
    difficulty: 6.8,
    wrong: 'dubhe alkaid thuban arcturus algol polaris',
    note: say(
      'Beside it stands faint Alcor. Among the Arabs, telling the two apart was a test of good eyes.',
      'A su lado está la débil Alcor. Distinguirlas era para los árabes una prueba de buena vista.',
      'بجانبه السُّها الخفيّ، وفيه المثل: «أُريها السُّها وتُريني القمر».',
    ),
  },
  {
    star: 'albireo',
    lines: ['cygnus'],
    difficulty: 7.2,
    wrong: 'deneb altair vega sirius algol fomalhaut',
    note: say(
      'A small telescope shows two stars here, one golden and one blue.',
      'Un telescopio pequeño muestra aquí dos estrellas: una dorada y otra azul.',
      'يكشف المرقب الصغير هنا نجمين: واحدًا ذهبيًّا وآخر أزرق.',
    ),
  },
  {
    star: 'algol',
    lines: ['perseus'],
    difficulty: 7.8,
    wrong: 'mirfak capella mizar aldebaran deneb castor',
    note: say(
      'Almost every three days it fades for some hours, as a dimmer companion passes in front of it.',
      'Cada tres días, casi, se debilita unas horas, porque una compañera menos brillante pasa por delante.',
      'يخفت كل ثلاثة أيام تقريبًا بضع ساعات، إذ يمرّ أمامه رفيق أقلّ ضوءًا.',
    ),
  },
  {
    star: 'denebola',
    lines: ['leo'],
    difficulty: 8.2,
    wrong: 'regulus spica alphecca alkaid procyon castor',
    note: say(
      'Its Arabic name means ‘the lion’s tail’. It lies only 36 light years away.',
      'Su nombre árabe quiere decir «cola del león». Está a solo 36 años luz.',
      'سُمّيت الصرفة لانصراف البرد عند سقوطها في الغرب. وبُعدها 36 سنة ضوئية فقط.',
    ),
  },
]
