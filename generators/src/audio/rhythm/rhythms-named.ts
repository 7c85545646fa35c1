// Which rhythm is this? The distractors have another metre, or strokes in other places.

import type { LocalText } from '@trivium/content/types'
import { say } from '../../say.ts'
import type { AskedRhythm } from './world-rhythms.ts'

const names = {
  waltz: say('Waltz', 'Vals', 'فالس'),
  march: say('March', 'Marcha', 'مارش'),
  reggae: say('Reggae (one drop)', 'Reggae (one drop)', 'ريغي (وان دروب)'),
  swing: say('Jazz swing', 'Swing de jazz', 'سوينغ الجاز'),
  bossaNova: say('Bossa nova', 'Bossa nova', 'بوسا نوفا'),
  habanera: say('Habanera', 'Habanera', 'هابانيرا'),
  buleria: say('Bulería', 'Bulería', 'بوليريا'),
  son32: say('Son clave 3-2', 'Clave de son 3-2', 'كلافي السون 3-2'),
  son23: say('Son clave 2-3', 'Clave de son 2-3', 'كلافي السون 2-3'),
  rumba32: say('Rumba clave 3-2', 'Clave de rumba 3-2', 'كلافي الرومبا 3-2'),
  rumba23: say('Rumba clave 2-3', 'Clave de rumba 2-3', 'كلافي الرومبا 2-3'),
  bossaClave: say('Bossa nova clave 3-2', 'Clave de bossa nova 3-2', 'كلافي البوسا نوفا 3-2'),
  maqsum: say('Maqsum', 'Maqsum', 'مقسوم'),
  baladi: say('Baladi', 'Baladi', 'بلدي'),
  saidi: say('Saidi', 'Saidi', 'صعيدي'),
  malfuf: say('Malfuf', 'Malfuf', 'ملفوف'),
  ayyub: say('Ayyub', 'Ayyub', 'أيوب'),
  samai: say('Samai thaqil', 'Samai thaqil', 'سماعي ثقيل'),
} satisfies Record<string, LocalText>

type Name = keyof typeof names
type Asked = [rhythm: AskedRhythm['rhythm'], difficulty: number, right: Name, wrong: Name[], note: LocalText]

const heardAs = {
  drums: say('A rhythm on drums.', 'Un ritmo de tambores.', 'إيقاع على الطبول.'),
  claves: say('Two sticks of wood over a soft drum.', 'Dos palos de madera sobre un tambor suave.', 'عودان من خشب فوق طبل خافت.'),
  goblet: say('Low and bright strokes on a goblet drum.', 'Golpes graves y agudos de darbuka.', 'ضربات دُمّ وتَك على الدربكة.'),
} satisfies Record<string, LocalText>

export function namedRhythms(): AskedRhythm[] {
  return [
    ...asking(dances, heardAs.drums, say('Which rhythm is this?', '¿Qué ritmo es este?', 'ما هذا الإيقاع؟')),
    ...asking(
      claves,
      heardAs.claves,
      say(
        'Which clave do the sticks play, counted from the first bar?',
        '¿Qué clave tocan los palos, contando desde el primer compás?',
        'أي كلافي يعزف العودان، عدًّا من أول مازورة؟',
      ),
    ),
    ...asking(goblets, heardAs.goblet, say('Which Arab rhythm is this?', '¿Qué ritmo árabe es este?', 'أي إيقاع عربي هذا؟')),
  ]
}

function asking(asked: Asked[], heard: LocalText, question: LocalText): AskedRhythm[] {
  return asked.map(([rhythm, difficulty, right, wrong, note]) => ({
    rhythm,
    difficulty,
    question,
    right: names[right],
    wrong: wrong.map(other => names[other]),
    note,
    heard,
  }))
}

const dances: Asked[] = [
  [
    'waltz',
    1,
    'waltz',
    ['march', 'reggae', 'samai', 'bossaNova'],
    say(
      'One low, two high: ONE-two-three. When the waltz came up, its close embrace was thought scandalous.',
      'Uno grave, dos agudos: UN-dos-tres. Cuando apareció el vals, bailar abrazados parecía un escándalo.',
      'ضربة غليظة واثنتان خفيفتان: واحد، اثنان، ثلاثة. وحين ظهر الفالس عُدّ تقارب الراقصين فيه فضيحة.',
    ),
  ],
  [
    'march',
    2,
    'march',
    ['waltz', 'samai', 'swing', 'buleria'],
    say(
      'Left, right: two beats to a bar. About 120 steps a minute is the usual pace of soldiers in many armies.',
      'Izquierda, derecha: dos tiempos por compás. Muchos ejércitos marchan a unos 120 pasos por minuto.',
      'يسار، يمين: ضربتان في المازورة. ونحو 120 خطوة في الدقيقة هي وتيرة السير في جيوش كثيرة.',
    ),
  ],
  [
    'swing',
    6,
    'swing',
    ['waltz', 'march', 'habanera', 'bossaNova'],
    say(
      'Ding, ding-a-ding: the ride cymbal divides the beat into long and short, and the foot closes the hi-hat on two and four.',
      'Din, din-ga-din: el platillo parte el pulso en largo y corto, y el pie marca el dos y el cuatro.',
      'دينغ، دينغ دَدينغ: يقسم الصنج الضربة إلى طويلة وقصيرة، وتُسمع نقرة القدم على الثانية والرابعة.',
    ),
  ],
  [
    'oneDrop',
    7.5,
    'reggae',
    ['march', 'waltz', 'samai', 'habanera'],
    say(
      'The first beat is ‘dropped’: drum and snare wait until the third. That gives reggae its ease.',
      'El primer tiempo «se cae»: bombo y caja esperan al tercero. De ahí la calma del reggae.',
      'تُسقط الضربة الأولى وينتظر الطبلان الثالثة، ومن هنا استرخاء الريغي.',
    ),
  ],
  [
    'habanera',
    9,
    'habanera',
    ['waltz', 'reggae', 'swing', 'buleria'],
    say(
      'Named after Havana, it crossed the ocean to Spain, into Bizet’s Carmen, and to the Río de la Plata, where tango took it up.',
      'Lleva el nombre de La Habana; pasó a España, a la Carmen de Bizet y al Río de la Plata, donde la adoptó el tango.',
      'سُميت باسم هافانا، وعبرت المحيط إلى إسبانيا وإلى «كارمن» لبيزيه، ثم إلى ريو دي لا بلاتا فأخذها التانغو.',
    ),
  ],
  [
    'bossaNova',
    11,
    'bossaNova',
    ['waltz', 'swing', 'march', 'samai'],
    say(
      'Born in Rio de Janeiro in the late 1950s: samba made quiet, for one voice and a guitar.',
      'Nació en Río de Janeiro a fines de los años 50: una samba en voz baja, para una guitarra y alguien que canta.',
      'وُلدت في ريو دي جانيرو في أواخر الخمسينيات: سامبا هادئة لصوت واحد وغيتار.',
    ),
  ],
]

const claves: Asked[] = [
  [
    'son32',
    13,
    'son32',
    ['son23', 'rumba32', 'rumba23', 'bossaClave'],
    say(
      'Three strokes, then two. Musicians of Cuba fit all other parts to this key: ‘clave’ means key.',
      'Tres golpes y luego dos. En Cuba todo lo demás se ajusta a esta llave: eso significa la palabra.',
      'ثلاث ضربات ثم اثنتان. وعلى هذا المفتاح يضبط موسيقيو كوبا سائر الآلات، وكلمة «كلافي» تعني المفتاح.',
    ),
  ],
  [
    'son23',
    14,
    'son23',
    ['son32', 'rumba32', 'rumba23', 'bossaClave'],
    say(
      'Two strokes, then three: the same five strokes, begun in the other half. Much salsa is played this way.',
      'Dos golpes y luego tres: los mismos cinco, empezando por la otra mitad. Así suena mucha salsa.',
      'ضربتان ثم ثلاث: الضربات الخمس نفسها تبدأ من النصف الآخر. وكثير من السالسا يُعزف هكذا.',
    ),
  ],
  [
    'rumba32',
    18,
    'rumba32',
    ['son32', 'son23', 'rumba23', 'bossaClave'],
    say(
      'The third stroke comes an instant later than in the son clave: a small shift, and the rhythm leans forward.',
      'El tercer golpe llega un poco más tarde que en el son: un cambio mínimo que empuja el ritmo.',
      'تتأخر الضربة الثالثة قليلًا عن موضعها في السون، فيميل الإيقاع إلى الأمام.',
    ),
  ],
]

const goblets: Asked[] = [
  [
    'maqsum',
    8,
    'maqsum',
    ['samai', 'malfuf', 'saidi', 'ayyub'],
    say(
      'Dum tak, tak dum, tak: the most usual rhythm of Arab pop and of Egyptian dance.',
      'Dum tak, tak dum, tak: el ritmo más común del pop árabe y de la danza egipcia.',
      'دُم تَك، تَك دُم، تَك: أكثر الإيقاعات شيوعًا في الأغنية العربية وفي الرقص المصري.',
    ),
  ],
  [
    'saidi',
    15,
    'saidi',
    ['maqsum', 'baladi', 'malfuf', 'samai'],
    say(
      'Two low strokes meet in the middle. In Upper Egypt men dance to it with long sticks, the tahtib.',
      'Dos golpes graves se juntan en medio. En el Alto Egipto se baila con bastones largos: el tahtib.',
      'ضربتا دُم تلتقيان في وسطه. وعلى هذا الإيقاع يُرقص التحطيب بالعصي في صعيد مصر.',
    ),
  ],
  [
    'baladi',
    16,
    'baladi',
    ['maqsum', 'saidi', 'ayyub', 'malfuf'],
    say(
      'It is maqsum with two low strokes at the start. Baladi means ‘of the country’, of home.',
      'Es un maqsum que empieza con dos golpes graves. Su nombre significa «de mi tierra».',
      'هو المقسوم وقد بدأ بضربتي دُم. وفي اسمه معنى ما هو من بلدنا.',
    ),
  ],
  [
    'malfuf',
    12,
    'malfuf',
    ['maqsum', 'samai', 'saidi', 'baladi'],
    say(
      'Three, three, two: its name means ‘wrapped’. Dancers often enter and leave the stage to it.',
      'Tres, tres y dos: su nombre significa «envuelto». Con él suelen entrar y salir los bailarines.',
      'ثلاثة وثلاثة واثنان. وكثيرًا ما يدخل به الراقصون المسرح ويخرجون.',
    ),
  ],
  [
    'ayyub',
    17,
    'ayyub',
    ['samai', 'malfuf', 'baladi', 'maqsum'],
    say(
      'Short and turning in circles, it accompanies the zar of Egypt, where it grows ever faster.',
      'Breve y giratorio, acompaña el zar de Egipto, donde se acelera cada vez más.',
      'قصير دوّار، يرافق الزار في مصر ويتسارع شيئًا فشيئًا.',
    ),
  ],
]
