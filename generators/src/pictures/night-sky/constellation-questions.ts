// Which constellation is this?

import type { LocalText } from '@trivium/content/types'
import { named, nameOf, say } from '../../say.ts'
import type { Constellation } from './constellations.ts'
import { drawSky } from './draw-sky.ts'
import { constellationNames } from './names.ts'
import type { SkyQuestion } from './sky-question.ts'

interface Asked {
  constellation: Constellation
  difficulty: number
  wrong: string
  note: LocalText
}

export function constellationQuestions(): SkyQuestion[] {
  return asked.map(({ constellation, difficulty, wrong, note }) => ({
    pack: 'constellation-drawn',
    subject: constellation,
    difficulty,
    draw: () => drawSky({ lines: [constellation] }),
    question: say('Which constellation is this?', '¿Qué constelación es esta?', 'أي كوكبة هذه؟'),
    right: nameOf(constellationNames, constellation),
    wrong: named(constellationNames, wrong),
    note,
  }))
}

const asked: Asked[] = [
  {
    constellation: 'orion',
    difficulty: 1,
    wrong: 'gemini hercules perseus scorpius bootes cygnus',
    note: say(
      'Its belt of three stars lies almost above the equator, so it is seen from every inhabited land.',
      'Su cinturón, las Tres Marías, está casi sobre el ecuador celeste: se ve desde todas las tierras habitadas.',
      'نجوم نطاقه الثلاثة تكاد تقع على خط الاستواء السماوي، فيُرى من كل أرض مأهولة.',
    ),
  },
  {
    constellation: 'ursa-major',
    difficulty: 1.5,
    wrong: 'leo draco canis-major pegasus centaurus ursa-minor',
    note: say(
      'The Plough, or Big Dipper, is only its back and tail. Five of those seven stars move through space together.',
      'El Carro es solo su lomo y su cola. Cinco de esas siete estrellas viajan juntas por el espacio.',
      'بنات نعش ظهره وذنبه فحسب، وخمسة من نجومها السبعة تسير معًا في الفضاء.',
    ),
  },
  {
    constellation: 'crux',
    difficulty: 1.8,
    wrong: 'cygnus corvus delphinus aquila libra lyra',
    note: say(
      'The smallest of the 88 constellations. In antiquity it could be seen from the Mediterranean.',
      'Es la menor de las 88 constelaciones. En la Antigüedad se veía desde el Mediterráneo.',
      'أصغر الكوكبات الثماني والثمانين. وكان يُرى في العصور القديمة من سواحل المتوسّط.',
    ),
  },
  {
    constellation: 'cassiopeia',
    difficulty: 2,
    wrong: 'cepheus perseus andromeda draco corona-borealis lyra',
    note: say(
      'It faces the Plough across the pole: when one sinks towards the horizon, the other climbs high.',
      'Está frente al Carro, al otro lado del polo: cuando uno baja al horizonte, ella sube.',
      'تقابل الدبّ الأكبر من الجهة الأخرى للقطب: إذا هبط نحو الأفق ارتفعت.',
    ),
  },
  {
    constellation: 'scorpius',
    difficulty: 2.2,
    wrong: 'draco sagittarius hydra cetus ursa-minor capricornus',
    note: say(
      'In the Greek tale it stung Orion to death, so one sets as the other rises.',
      'En el relato griego mató a Orión con su aguijón: por eso uno se pone cuando el otro sale.',
      'في الحكاية اليونانية لدغ الجبّارَ فمات، فإذا طلع أحدهما غرب الآخر.',
    ),
  },
  {
    constellation: 'ursa-minor',
    difficulty: 2.4,
    wrong: 'ursa-major draco delphinus cepheus corvus lyra',
    note: say(
      'It never sets in Europe. The two stars at the front of its bowl are called the Guardians of the Pole.',
      'En Europa no se pone nunca. Las dos estrellas del frente de su cazo se llaman las Guardas.',
      'لا يغيب في بلاد الشمال. وسمّت العرب النجمين اللامعين في مقدّمه الفرقدين.',
    ),
  },
  {
    constellation: 'cygnus',
    difficulty: 2.8,
    wrong: 'aquila crux pegasus lyra perseus delphinus',
    note: say(
      'It flies along the Milky Way. In it lies Cygnus X-1, the first object widely taken for a black hole.',
      'Vuela a lo largo de la Vía Láctea. En él está Cygnus X-1, el primer objeto tenido por un agujero negro.',
      'تطير على امتداد درب التبّانة. وفيها أول جرم رجّح الفلكيون أنه ثقب أسود، واسمه Cygnus X-1.',
    ),
  },
  {
    constellation: 'leo',
    difficulty: 3,
    wrong: 'ursa-major taurus canis-major pegasus virgo centaurus',
    note: say(
      'The hook of its mane is called the Sickle. The Leonid meteors of November seem to come out of it.',
      'El gancho de su melena se llama la Hoz. De ella parecen salir las Leónidas de noviembre.',
      'عُرفه كالمنجل، ومنه تبدو شهب الأسديات خارجةً في نوفمبر.',
    ),
  },
  {
    constellation: 'gemini',
    difficulty: 3.2,
    wrong: 'orion auriga hercules perseus bootes cancer',
    note: say(
      'The Geminid meteors of December seem to come from here. Their parent is an asteroid, not a comet.',
      'De aquí parecen salir las Gemínidas de diciembre. No nacen de un cometa, sino de un asteroide.',
      'منهما تبدو شهب التوأميات خارجةً في ديسمبر. وأصلها كويكب لا مذنّب.',
    ),
  },
  {
    constellation: 'taurus',
    difficulty: 3.4,
    wrong: 'aries leo perseus capricornus cetus auriga',
    note: say(
      'The V of its face is the Hyades, one of the nearest star clusters, some 150 light years away.',
      'La V de su cara son las Híades, uno de los cúmulos más cercanos, a unos 150 años luz.',
      'وجهه المثلّث عنقود القلاص، وهو من أقرب العناقيد إلينا، على نحو 150 سنة ضوئية.',
    ),
  },
  {
    constellation: 'sagittarius',
    difficulty: 3.8,
    wrong: 'scorpius libra capricornus auriga aquarius centaurus',
    note: say(
      'Steam from the spout of this teapot would rise into the heart of the Milky Way: the centre of our galaxy.',
      'El vapor de esta «tetera» subiría hacia el centro de nuestra galaxia, donde la Vía Láctea es más brillante.',
      'يشبه إبريق شاي، ولو خرج من مصبّه بخار لصعد نحو مركز مجرّتنا.',
    ),
  },
  {
    constellation: 'lyra',
    difficulty: 4,
    wrong: 'delphinus corvus corona-borealis cancer libra cygnus',
    note: say(
      'In the Greek tale Orpheus played it. Its Ring Nebula is gas that a dying star has shed.',
      'En el relato griego la tocaba Orfeo. Su nebulosa del Anillo es gas que expulsó una estrella moribunda.',
      'عزف عليها أورفيوس في الحكاية اليونانية. وفيها سديم الحلقة، وهو غاز لفظه نجم يحتضر.',
    ),
  },
  {
    constellation: 'pegasus',
    difficulty: 4.2,
    wrong: 'leo centaurus cygnus ursa-major aquarius capricornus',
    note: say(
      'A winged horse upside down. Around one of its stars the first planet of a Sun-like star was found in 1995.',
      'Un caballo alado, cabeza abajo. En 1995 se halló en él el primer planeta de una estrella parecida al Sol.',
      'فرس مجنّح مقلوب. وحول أحد نجومه عُثر سنة 1995 على أول كوكب لنجم شبيه بالشمس.',
    ),
  },
  {
    constellation: 'aquila',
    difficulty: 4.6,
    wrong: 'cygnus corvus pegasus hercules delphinus lyra',
    note: say(
      'In the Greek tale it carried the thunderbolts of Zeus. The Milky Way runs through its wings.',
      'En el relato griego llevaba los rayos de Zeus. La Vía Láctea cruza sus alas.',
      'كان يحمل صواعق زيوس في الحكاية اليونانية. ويمرّ درب التبّانة بجناحيه.',
    ),
  },
  {
    constellation: 'canis-major',
    difficulty: 4.8,
    wrong: 'leo lupus taurus perseus centaurus carina',
    note: say(
      'The ‘dog days’ of high summer are named after it: its main star used to rise then at dawn.',
      'De ella viene la palabra «canícula»: en pleno verano su estrella principal salía al alba.',
      'كان طلوع نجمه الأكبر مع الفجر يبشّر المصريين القدماء بفيضان النيل.',
    ),
  },
  {
    constellation: 'corona-borealis',
    difficulty: 5,
    wrong: 'delphinus lyra aries cancer corvus libra',
    note: say(
      'Ariadne’s crown in the Greek tale; the Arabs saw a beggars’ bowl with a piece broken out of its rim.',
      'En el relato griego es la corona de Ariadna; los árabes veían un cuenco de mendigos con el borde roto.',
      'سمّته العرب الفكّة وقصعة المساكين، لأن في دائرته ثلمة.',
    ),
  },
  {
    constellation: 'bootes',
    difficulty: 5.2,
    wrong: 'auriga perseus orion hercules cepheus virgo',
    note: say(
      'It looks like a kite. He follows the stars of the Plough round the pole, like a driver behind his oxen.',
      'Parece una cometa de papel. Sigue al Carro alrededor del polo, como quien guía una yunta.',
      'يشبه طائرة ورقية. ويدور حول القطب وراء بنات نعش كأنه سائق يسوقها.',
    ),
  },
  {
    constellation: 'delphinus',
    difficulty: 5.6,
    wrong: 'lyra corvus crux cancer corona-borealis aries',
    note: say(
      'Two of its stars, Sualocin and Rotanev, are an astronomer’s name backwards: Nicolaus Venator.',
      'Dos de sus estrellas, Sualocin y Rotanev, son el nombre de un astrónomo al revés: Nicolaus Venator.',
      'اسما نجمين فيه، سوالوسين وروتانيف، مقلوب اسم فلكي: نيكولاوس فيناتور.',
    ),
  },
  {
    constellation: 'andromeda',
    difficulty: 5.8,
    wrong: 'cassiopeia perseus virgo aries cetus hydra',
    note: say(
      'In the tale she was chained to a rock as prey for a sea monster until Perseus came.',
      'En el relato estaba encadenada a una roca, a merced de un monstruo marino, hasta que llegó Perseo.',
      'رُبطت في الحكاية إلى صخرة طُعمةً لوحش البحر، حتى جاء برشاوس.',
    ),
  },
  {
    constellation: 'auriga',
    difficulty: 6.2,
    wrong: 'cepheus gemini bootes sagittarius libra pegasus',
    note: say(
      'A charioteer without a chariot: old maps draw him with a goat and her kids in his arm.',
      'Un cochero sin coche: los mapas antiguos lo dibujan con una cabra y sus cabritos en brazos.',
      'حوذيّ بلا عربة، تصوّره الخرائط القديمة حاملًا عنزة وجدييها.',
    ),
  },
  {
    constellation: 'virgo',
    difficulty: 6.4,
    wrong: 'andromeda aquarius hercules cassiopeia libra hydra',
    note: say(
      'The Sun spends longer in it than in any other constellation: some 45 days from mid-September.',
      'El Sol pasa en ella más tiempo que en ninguna otra: unos 45 días desde mediados de septiembre.',
      'تمكث الشمس فيها أطول مما تمكث في غيرها: نحو 45 يومًا منذ منتصف سبتمبر.',
    ),
  },
  {
    constellation: 'draco',
    difficulty: 6.6,
    wrong: 'scorpius hydra ursa-major cetus hercules lupus',
    note: say(
      'It winds around the Little Bear. When the pyramids were built, the star nearest the pole was in its tail.',
      'Se enrosca alrededor de la Osa Menor. Cuando se alzaron las pirámides, la estrella del polo estaba en su cola.',
      'يلتفّ حول الدبّ الأصغر. وكان نجم القطب في ذنبه أيام بناء الأهرام.',
    ),
  },
  {
    constellation: 'perseus',
    difficulty: 7,
    wrong: 'orion gemini cepheus hercules auriga centaurus',
    note: say(
      'The August meteors that seem to come from it are dust of comet Swift–Tuttle.',
      'Las estrellas fugaces de agosto que parecen salir de aquí son polvo del cometa Swift-Tuttle.',
      'شهب أغسطس التي تبدو خارجةً منه غبار من المذنّب سويفت–تتل.',
    ),
  },
  {
    constellation: 'cepheus',
    difficulty: 7.4,
    wrong: 'auriga cassiopeia bootes libra draco lyra',
    note: say(
      'After one of its stars the Cepheids are named, whose pulse tells the distances of galaxies.',
      'Una de sus estrellas dio nombre a las cefeidas, cuyo pulso revela la distancia de las galaxias.',
      'من أحد نجومه جاء اسم القيفاويات، وبنبضها تُعرف أبعاد المجرّات.',
    ),
  },
  {
    constellation: 'hercules',
    difficulty: 7.6,
    wrong: 'bootes perseus aquarius virgo centaurus gemini',
    note: say(
      'To its cluster M13, several hundred thousand stars, a radio message was sent from Arecibo in 1974.',
      'A su cúmulo M13, de cientos de miles de estrellas, se envió en 1974 un mensaje de radio desde Arecibo.',
      'إلى عنقوده M13، وفيه مئات آلاف النجوم، بُعثت سنة 1974 رسالة راديوية من أريسيبو.',
    ),
  },
  {
    constellation: 'corvus',
    difficulty: 8,
    wrong: 'crux libra aquila delphinus lyra cancer',
    note: say(
      'In the tale Apollo sent it for water. It waited for some figs to ripen and came back late.',
      'En el relato, Apolo lo mandó por agua y se demoró esperando que maduraran unos higos.',
      'في الحكاية أرسله أبولو ليأتي بالماء، فتأخّر ينتظر نضج التين.',
    ),
  },
  {
    constellation: 'centaurus',
    difficulty: 8.4,
    wrong: 'lupus pegasus hercules carina sagittarius hydra',
    note: say(
      'Half man, half horse. What looks like a hazy star in it, Omega Centauri, is millions of stars.',
      'Mitad hombre, mitad caballo. Omega Centauri, que parece una estrella borrosa, son millones de estrellas.',
      'نصفه إنسان ونصفه فرس. وفيه «أوميغا قنطورس» الذي يبدو نجمًا باهتًا وهو ملايين النجوم.',
    ),
  },
]
