// How many beats does the bar have, and where is the accent?

import { alike, say } from '../../say.ts'
import type { AskedRhythm } from './world-rhythms.ts'

export function countedRhythms(): AskedRhythm[] {
  return [backbeat(), fourOnTheFloor(), offBeat(), samai(), rachenitsa(), buleria()]
}

const beats = {
  oneThree: say('On the first and third', 'En el primero y el tercero', 'على الأولى والثالثة'),
  twoFour: say('On the second and fourth', 'En el segundo y el cuarto', 'على الثانية والرابعة'),
  one: say('Only on the first', 'Solo en el primero', 'على الأولى وحدها'),
  four: say('Only on the fourth', 'Solo en el cuarto', 'على الرابعة وحدها'),
  all: say('On all four', 'En los cuatro', 'على الأربع كلها'),
}

function backbeat(): AskedRhythm {
  return {
    rhythm: 'backbeat',
    difficulty: 3,
    question: say(
      'A bar of rock has four beats. On which ones falls the snare drum?',
      'Un compás de rock tiene cuatro tiempos. ¿En cuáles suena la caja?',
      'في مازورة الروك أربع ضربات. على أيها يقع الطبل الرنان؟',
    ),
    right: beats.twoFour,
    wrong: [beats.oneThree, beats.one, beats.four, beats.all],
    note: say(
      'This is the backbeat. Whoever claps along with rock claps on two and four, not on one and three.',
      'Es el «backbeat». Quien da palmas con el rock las da en el dos y el cuatro, no en el uno y el tres.',
      'هذا هو «الباك بيت». ومن يصفق مع الروك يصفق على الثانية والرابعة لا على الأولى والثالثة.',
    ),
    heard: say('Drums with a hissing shaker.', 'Tambores con una maraca.', 'طبول مع خشخيشة.'),
  }
}

function fourOnTheFloor(): AskedRhythm {
  return {
    rhythm: 'fourOnTheFloor',
    difficulty: 4,
    question: say(
      'A bar of disco has four beats. On which ones falls the deep drum?',
      'Un compás de música disco tiene cuatro tiempos. ¿En cuáles suena el bombo?',
      'في مازورة الديسكو أربع ضربات. على أيها يقع الطبل الغليظ؟',
    ),
    right: beats.all,
    wrong: [beats.oneThree, beats.twoFour, beats.one, beats.four],
    note: say(
      '‘Four on the floor’: from disco it passed to house and techno, as it lets one dance without counting.',
      '«Four on the floor»: del disco pasó al house y al techno, pues se baila sin contar.',
      '«أربع على الأرض»: انتقل من الديسكو إلى الهاوس والتكنو، إذ يرقص عليه المرء بلا عدّ.',
    ),
    heard: say('A deep drum, claps and a shaker.', 'Un bombo, palmas y una maraca.', 'طبل غليظ وتصفيق وخشخيشة.'),
  }
}

function offBeat(): AskedRhythm {
  return {
    rhythm: 'offBeat',
    difficulty: 5,
    question: say(
      'The ticks give the beat. Where do the claps fall, as the guitar does in ska?',
      'El metrónomo marca el pulso. ¿Dónde caen las palmas, como la guitarra en el ska?',
      'النقرات هي الضربات. أين يقع التصفيق، كما يقع الغيتار في السكا؟',
    ),
    right: say('Between the beats', 'Entre los pulsos', 'بين الضربات'),
    wrong: [
      say('On every beat', 'En cada pulso', 'على كل ضربة'),
      say('On every second beat', 'En uno de cada dos pulsos', 'على ضربة وتترك ضربة'),
      say('On every third beat', 'En uno de cada tres pulsos', 'على كل ثالث ضربة'),
      say('Only on the first', 'Solo en el primero', 'على الأولى وحدها'),
    ],
    note: say(
      'The off-beat came up in Jamaica around 1960 with ska, from which rocksteady and reggae grew.',
      'El contratiempo surgió en Jamaica hacia 1960 con el ska, del que nacieron el rocksteady y el reggae.',
      'ظهر هذا النبر بين الضربات في جامايكا نحو عام 1960 مع السكا، ومنه نشأ الروكستيدي ثم الريغي.',
    ),
    heard: say('Even ticks and claps.', 'Un metrónomo regular y palmas.', 'نقرات منتظمة وتصفيق.'),
  }
}

function samai(): AskedRhythm {
  return {
    rhythm: 'samai',
    difficulty: 13,
    question: say(
      'Samai thaqil: how many beats until the pattern begins again? The closest strokes are a beat apart.',
      'Samai thaqil: ¿cuántos tiempos hay hasta que vuelve a empezar? Los golpes más próximos distan uno.',
      'سماعي ثقيل: كم ضربة حتى يعود النمط من أوله؟ أقرب نقرتين بينهما ضربة واحدة.',
    ),
    right: alike(10),
    wrong: [6, 8, 9, 12].map(alike),
    note: say(
      'Three, two, two, three. Many muwashshahat and the samai, a form of Ottoman and Arab court music, are set to it.',
      'Tres, dos, dos y tres. En él van muchas moaxajas y el samai, forma de la música culta árabe y otomana.',
      'ثلاث واثنتان واثنتان وثلاث. وعليه كثير من الموشحات، وقالب السماعي الآلي.',
    ),
    heard: say('Low and bright strokes on a goblet drum.', 'Golpes graves y agudos de darbuka.', 'ضربات دُمّ وتَك على الدربكة.'),
  }
}

function rachenitsa(): AskedRhythm {
  return {
    rhythm: 'rachenitsa',
    difficulty: 15,
    question: say(
      'A Balkan bar of seven: how do the deep strokes divide it?',
      'Un compás balcánico de siete: ¿cómo lo dividen los golpes graves?',
      'مازورة بلقانية من سبع: كيف تقسمها الضربات الغليظة؟',
    ),
    right: alike('2 + 2 + 3'),
    wrong: ['3 + 2 + 2', '2 + 3 + 2', '3 + 4', '2 + 5'].map(alike),
    note: say(
      'Quick, quick, slow: the rachenitsa of Bulgaria. The Greek kalamatianos puts the long beat first.',
      'Rápido, rápido, lento: la rachenitsa búlgara. El kalamatianós griego pone primero el tiempo largo.',
      'سريعة، سريعة، بطيئة: هي رقصة الراتشينيتسا البلغارية. أما الكالاماتيانوس اليونانية فتبدأ بالطويلة.',
    ),
    heard: say('Low and bright strokes on drums.', 'Golpes graves y agudos de tambor.', 'ضربات غليظة وحادة على الطبول.'),
  }
}

function buleria(): AskedRhythm {
  return {
    rhythm: 'buleria',
    difficulty: 19,
    question: say(
      'In this bulería of twelve the count starts with ‘twelve’. Which counts are accented?',
      'En esta bulería de doce se empieza a contar por el «doce». ¿Dónde van los acentos?',
      'بوليريا من اثنتي عشرة، يبدأ العدّ فيها من «اثنتي عشرة». على أيها يقع النبر؟',
    ),
    right: alike('12, 3, 6, 8, 10'),
    wrong: ['12, 2, 4, 7, 10', '12, 3, 6, 9, 10', '12, 3, 5, 8, 10', '12, 2, 4, 6, 9'].map(alike),
    note: say(
      'Two threes, then three twos: flamenco’s compás. The dial of a clock, with 12 at the top, shows it at a glance.',
      'Dos grupos de tres y tres de dos: el compás flamenco. Se ve de un vistazo en la esfera de un reloj.',
      'ثلاثيتان ثم ثلاث ثنائيات: هذا «كومباس» الفلامنكو، ويُرى جليًّا على وجه ساعة.',
    ),
    heard: say('Claps with a deep drum.', 'Palmas con un tambor grave.', 'تصفيق مع طبل غليظ.'),
  }
}
