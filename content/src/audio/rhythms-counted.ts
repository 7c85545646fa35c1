// How many beats has the bar, and where lies the accent?

import { alike, local } from './sound-question.ts'
import type { AskedRhythm } from './world-rhythms.ts'

export function countedRhythms(): AskedRhythm[] {
  return [backbeat(), fourOnTheFloor(), offBeat(), samai(), rachenitsa(), buleria()]
}

const beats = {
  oneThree: local('On the first and third', 'على الأولى والثالثة', 'En el primero y el tercero'),
  twoFour: local('On the second and fourth', 'على الثانية والرابعة', 'En el segundo y el cuarto'),
  one: local('Only on the first', 'على الأولى وحدها', 'Solo en el primero'),
  four: local('Only on the fourth', 'على الرابعة وحدها', 'Solo en el cuarto'),
  all: local('On all four', 'على الأربع كلها', 'En los cuatro'),
}

function backbeat(): AskedRhythm {
  return {
    rhythm: 'backbeat',
    difficulty: 3,
    question: local(
      'A bar of rock has four beats. On which ones falls the snare drum?',
      'في مازورة الروك أربع ضربات. على أيها يقع الطبل الرنان؟',
      'Un compás de rock tiene cuatro tiempos. ¿En cuáles suena la caja?',
    ),
    right: beats.twoFour,
    wrong: [beats.oneThree, beats.one, beats.four, beats.all],
    note: local(
      'This is the backbeat. Whoever claps along with rock claps on two and four, not on one and three.',
      'هذا هو «الباك بيت». ومن يصفق مع الروك يصفق على الثانية والرابعة لا على الأولى والثالثة.',
      'Es el «backbeat». Quien da palmas con el rock las da en el dos y el cuatro, no en el uno y el tres.',
    ),
    heard: local('Drums with a hissing shaker.', 'طبول مع خشخيشة.', 'Tambores con una maraca.'),
  }
}

function fourOnTheFloor(): AskedRhythm {
  return {
    rhythm: 'fourOnTheFloor',
    difficulty: 4,
    question: local(
      'A bar of disco has four beats. On which ones falls the deep drum?',
      'في مازورة الديسكو أربع ضربات. على أيها يقع الطبل الغليظ؟',
      'Un compás de música disco tiene cuatro tiempos. ¿En cuáles suena el bombo?',
    ),
    right: beats.all,
    wrong: [beats.oneThree, beats.twoFour, beats.one, beats.four],
    note: local(
      '‘Four on the floor’: from disco it passed to house and techno, as it lets one dance without counting.',
      '«أربع على الأرض»: انتقل من الديسكو إلى الهاوس والتكنو، إذ يرقص عليه المرء بلا عدّ.',
      '«Four on the floor»: del disco pasó al house y al techno, pues se baila sin contar.',
    ),
    heard: local('A deep drum, claps and a shaker.', 'طبل غليظ وتصفيق وخشخيشة.', 'Un bombo, palmas y una maraca.'),
  }
}

function offBeat(): AskedRhythm {
  return {
    rhythm: 'offBeat',
    difficulty: 5,
    question: local(
      'The ticks give the beat. Where do the claps fall, as the guitar does in ska?',
      'النقرات هي الضربات. أين يقع التصفيق، كما يقع الغيتار في السكا؟',
      'El metrónomo marca el pulso. ¿Dónde caen las palmas, como la guitarra en el ska?',
    ),
    right: local('Between the beats', 'بين الضربات', 'Entre los pulsos'),
    wrong: [
      local('On every beat', 'على كل ضربة', 'En cada pulso'),
      local('On every second beat', 'على ضربة وتترك ضربة', 'En uno de cada dos pulsos'),
      local('On every third beat', 'على كل ثالث ضربة', 'En uno de cada tres pulsos'),
      local('Only on the first', 'على الأولى وحدها', 'Solo en el primero'),
    ],
    note: local(
      'The off-beat came up in Jamaica around 1960 with ska, from which rocksteady and reggae grew.',
      'ظهر هذا النبر بين الضربات في جامايكا نحو عام 1960 مع السكا، ومنه نشأ الروكستيدي ثم الريغي.',
      'El contratiempo surgió en Jamaica hacia 1960 con el ska, del que nacieron el rocksteady y el reggae.',
    ),
    heard: local('Even ticks and claps.', 'نقرات منتظمة وتصفيق.', 'Un metrónomo regular y palmas.'),
  }
}

function samai(): AskedRhythm {
  return {
    rhythm: 'samai',
    difficulty: 13,
    question: local(
      'Samai thaqil: how many beats until the pattern begins again? The closest strokes are a beat apart.',
      'سماعي ثقيل: كم ضربة حتى يعود النمط من أوله؟ أقرب نقرتين بينهما ضربة واحدة.',
      'Samai thaqil: ¿cuántos tiempos hay hasta que vuelve a empezar? Los golpes más próximos distan uno.',
    ),
    right: alike(10),
    wrong: [6, 8, 9, 12].map(alike),
    note: local(
      'Three, two, two, three. Many muwashshahat and the samai, a form of Ottoman and Arab court music, are set to it.',
      'ثلاث واثنتان واثنتان وثلاث. وعليه كثير من الموشحات، وقالب السماعي الآلي.',
      'Tres, dos, dos y tres. En él van muchas moaxajas y el samai, forma de la música culta árabe y otomana.',
    ),
    heard: local('Low and bright strokes on a goblet drum.', 'ضربات دُمّ وتَك على الدربكة.', 'Golpes graves y agudos de darbuka.'),
  }
}

function rachenitsa(): AskedRhythm {
  return {
    rhythm: 'rachenitsa',
    difficulty: 15,
    question: local(
      'A Balkan bar of seven: how do the deep strokes divide it?',
      'مازورة بلقانية من سبع: كيف تقسمها الضربات الغليظة؟',
      'Un compás balcánico de siete: ¿cómo lo dividen los golpes graves?',
    ),
    right: alike('2 + 2 + 3'),
    wrong: ['3 + 2 + 2', '2 + 3 + 2', '3 + 4', '2 + 5'].map(alike),
    note: local(
      'Quick, quick, slow: the rachenitsa of Bulgaria. The Greek kalamatianos puts the long beat first.',
      'سريعة، سريعة، بطيئة: هي رقصة الراتشينيتسا البلغارية. أما الكالاماتيانوس اليونانية فتبدأ بالطويلة.',
      'Rápido, rápido, lento: la rachenitsa búlgara. El kalamatianós griego pone primero el tiempo largo.',
    ),
    heard: local('Low and bright strokes on drums.', 'ضربات غليظة وحادة على الطبول.', 'Golpes graves y agudos de tambor.'),
  }
}

function buleria(): AskedRhythm {
  return {
    rhythm: 'buleria',
    difficulty: 19,
    question: local(
      'In this bulería of twelve the count starts with ‘twelve’. Which counts are accented?',
      'بوليريا من اثنتي عشرة، يبدأ العدّ فيها من «اثنتي عشرة». على أيها يقع النبر؟',
      'En esta bulería de doce se empieza a contar por el «doce». ¿Dónde van los acentos?',
    ),
    right: alike('12, 3, 6, 8, 10'),
    wrong: ['12, 2, 4, 7, 10', '12, 3, 6, 9, 10', '12, 3, 5, 8, 10', '12, 2, 4, 6, 9'].map(alike),
    note: local(
      'Two threes, then three twos: flamenco’s compás. The dial of a clock, with 12 at the top, shows it at a glance.',
      'ثلاثيتان ثم ثلاث ثنائيات: هذا «كومباس» الفلامنكو، ويُرى جليًّا على وجه ساعة.',
      'Dos grupos de tres y tres de dos: el compás flamenco. Se ve de un vistazo en la esfera de un reloj.',
    ),
    heard: local('Claps with a deep drum.', 'تصفيق مع طبل غليظ.', 'Palmas con un tambor grave.'),
  }
}
