// Which rhythm is this? The wrong ones have another metre, or their strokes lie elsewhere.

import type { LocalText } from '../types.ts'
import { local } from './sound-question.ts'
import type { AskedRhythm } from './world-rhythms.ts'

const names = {
  waltz: local('Waltz', 'فالس', 'Vals'),
  march: local('March', 'مارش', 'Marcha'),
  reggae: local('Reggae (one drop)', 'ريغي (وان دروب)', 'Reggae (one drop)'),
  swing: local('Jazz swing', 'سوينغ الجاز', 'Swing de jazz'),
  bossaNova: local('Bossa nova', 'بوسا نوفا', 'Bossa nova'),
  habanera: local('Habanera', 'هابانيرا', 'Habanera'),
  buleria: local('Bulería', 'بوليريا', 'Bulería'),
  son32: local('Son clave 3-2', 'كلافي السون 3-2', 'Clave de son 3-2'),
  son23: local('Son clave 2-3', 'كلافي السون 2-3', 'Clave de son 2-3'),
  rumba32: local('Rumba clave 3-2', 'كلافي الرومبا 3-2', 'Clave de rumba 3-2'),
  rumba23: local('Rumba clave 2-3', 'كلافي الرومبا 2-3', 'Clave de rumba 2-3'),
  bossaClave: local('Bossa nova clave 3-2', 'كلافي البوسا نوفا 3-2', 'Clave de bossa nova 3-2'),
  maqsum: local('Maqsum', 'مقسوم', 'Maqsum'),
  baladi: local('Baladi', 'بلدي', 'Baladi'),
  saidi: local('Saidi', 'صعيدي', 'Saidi'),
  malfuf: local('Malfuf', 'ملفوف', 'Malfuf'),
  ayyub: local('Ayyub', 'أيوب', 'Ayyub'),
  samai: local('Samai thaqil', 'سماعي ثقيل', 'Samai thaqil'),
} satisfies Record<string, LocalText>

type Name = keyof typeof names
type Asked = [rhythm: AskedRhythm['rhythm'], difficulty: number, right: Name, wrong: Name[], note: LocalText]

const heardAs = {
  drums: local('A rhythm on drums.', 'إيقاع على الطبول.', 'Un ritmo de tambores.'),
  claves: local('Two sticks of wood over a soft drum.', 'عودان من خشب فوق طبل خافت.', 'Dos palos de madera sobre un tambor suave.'),
  goblet: local('Low and bright strokes on a goblet drum.', 'ضربات دُمّ وتَك على الدربكة.', 'Golpes graves y agudos de darbuka.'),
} satisfies Record<string, LocalText>

export function namedRhythms(): AskedRhythm[] {
  return [
    ...asking(dances, heardAs.drums, local('Which rhythm is this?', 'ما هذا الإيقاع؟', '¿Qué ritmo es este?')),
    ...asking(
      claves,
      heardAs.claves,
      local(
        'Which clave do the sticks play, counted from the first bar?',
        'أي كلافي يعزف العودان، عدًّا من أول مازورة؟',
        '¿Qué clave tocan los palos, contando desde el primer compás?',
      ),
    ),
    ...asking(goblets, heardAs.goblet, local('Which Arab rhythm is this?', 'أي إيقاع عربي هذا؟', '¿Qué ritmo árabe es este?')),
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
    local(
      'One low, two high: ONE-two-three. When the waltz came up, its close embrace was thought scandalous.',
      'ضربة غليظة واثنتان خفيفتان: واحد، اثنان، ثلاثة. وحين ظهر الفالس عُدّ تقارب الراقصين فيه فضيحة.',
      'Uno grave, dos agudos: UN-dos-tres. Cuando apareció el vals, bailar abrazados parecía un escándalo.',
    ),
  ],
  [
    'march',
    2,
    'march',
    ['waltz', 'samai', 'swing', 'buleria'],
    local(
      'Left, right: two beats to a bar. About 120 steps a minute is the usual pace of soldiers in many armies.',
      'يسار، يمين: ضربتان في المازورة. ونحو 120 خطوة في الدقيقة هي وتيرة السير في جيوش كثيرة.',
      'Izquierda, derecha: dos tiempos por compás. Muchos ejércitos marchan a unos 120 pasos por minuto.',
    ),
  ],
  [
    'swing',
    6,
    'swing',
    ['waltz', 'march', 'habanera', 'bossaNova'],
    local(
      'Ding, ding-a-ding: the ride cymbal divides the beat into long and short, and the foot closes the hi-hat on two and four.',
      'دينغ، دينغ دَدينغ: يقسم الصنج الضربة إلى طويلة وقصيرة، وتُسمع نقرة القدم على الثانية والرابعة.',
      'Din, din-ga-din: el platillo parte el pulso en largo y corto, y el pie marca el dos y el cuatro.',
    ),
  ],
  [
    'oneDrop',
    7.5,
    'reggae',
    ['march', 'waltz', 'samai', 'habanera'],
    local(
      'The first beat is ‘dropped’: drum and snare wait until the third. That gives reggae its ease.',
      'تُسقط الضربة الأولى وينتظر الطبلان الثالثة، ومن هنا استرخاء الريغي.',
      'El primer tiempo «se cae»: bombo y caja esperan al tercero. De ahí la calma del reggae.',
    ),
  ],
  [
    'habanera',
    9,
    'habanera',
    ['waltz', 'reggae', 'swing', 'buleria'],
    local(
      'Named after Havana, it crossed the ocean to Spain, into Bizet’s Carmen, and to the Río de la Plata, where tango took it up.',
      'سُميت باسم هافانا، وعبرت المحيط إلى إسبانيا وإلى «كارمن» لبيزيه، ثم إلى ريو دي لا بلاتا فأخذها التانغو.',
      'Lleva el nombre de La Habana; pasó a España, a la Carmen de Bizet y al Río de la Plata, donde la adoptó el tango.',
    ),
  ],
  [
    'bossaNova',
    11,
    'bossaNova',
    ['waltz', 'swing', 'march', 'samai'],
    local(
      'Born in Rio de Janeiro in the late 1950s: samba made quiet, for one voice and a guitar.',
      'وُلدت في ريو دي جانيرو في أواخر الخمسينيات: سامبا هادئة لصوت واحد وغيتار.',
      'Nació en Río de Janeiro a fines de los años 50: una samba en voz baja, para una guitarra y alguien que canta.',
    ),
  ],
]

const claves: Asked[] = [
  [
    'son32',
    13,
    'son32',
    ['son23', 'rumba32', 'rumba23', 'bossaClave'],
    local(
      'Three strokes, then two. Musicians of Cuba fit all other parts to this key: ‘clave’ means key.',
      'ثلاث ضربات ثم اثنتان. وعلى هذا المفتاح يضبط موسيقيو كوبا سائر الآلات، وكلمة «كلافي» تعني المفتاح.',
      'Tres golpes y luego dos. En Cuba todo lo demás se ajusta a esta llave: eso significa la palabra.',
    ),
  ],
  [
    'son23',
    14,
    'son23',
    ['son32', 'rumba32', 'rumba23', 'bossaClave'],
    local(
      'Two strokes, then three: the same five strokes, begun in the other half. Much salsa is played this way.',
      'ضربتان ثم ثلاث: الضربات الخمس نفسها تبدأ من النصف الآخر. وكثير من السالسا يُعزف هكذا.',
      'Dos golpes y luego tres: los mismos cinco, empezando por la otra mitad. Así suena mucha salsa.',
    ),
  ],
  [
    'rumba32',
    18,
    'rumba32',
    ['son32', 'son23', 'rumba23', 'bossaClave'],
    local(
      'The third stroke comes an instant later than in the son clave: a small shift, and the rhythm leans forward.',
      'تتأخر الضربة الثالثة قليلًا عن موضعها في السون، فيميل الإيقاع إلى الأمام.',
      'El tercer golpe llega un poco más tarde que en el son: un cambio mínimo que empuja el ritmo.',
    ),
  ],
]

const goblets: Asked[] = [
  [
    'maqsum',
    8,
    'maqsum',
    ['samai', 'malfuf', 'saidi', 'ayyub'],
    local(
      'Dum tak, tak dum, tak: the most usual rhythm of Arab pop and of Egyptian dance.',
      'دُم تَك، تَك دُم، تَك: أكثر الإيقاعات شيوعًا في الأغنية العربية وفي الرقص المصري.',
      'Dum tak, tak dum, tak: el ritmo más común del pop árabe y de la danza egipcia.',
    ),
  ],
  [
    'saidi',
    15,
    'saidi',
    ['maqsum', 'baladi', 'malfuf', 'samai'],
    local(
      'Two low strokes meet in the middle. In Upper Egypt men dance to it with long sticks, the tahtib.',
      'ضربتا دُم تلتقيان في وسطه. وعلى هذا الإيقاع يُرقص التحطيب بالعصي في صعيد مصر.',
      'Dos golpes graves se juntan en medio. En el Alto Egipto se baila con bastones largos: el tahtib.',
    ),
  ],
  [
    'baladi',
    16,
    'baladi',
    ['maqsum', 'saidi', 'ayyub', 'malfuf'],
    local(
      'It is maqsum with two low strokes at the start. Baladi means ‘of the country’, of home.',
      'هو المقسوم وقد بدأ بضربتي دُم. وفي اسمه معنى ما هو من بلدنا.',
      'Es un maqsum que empieza con dos golpes graves. Su nombre significa «de mi tierra».',
    ),
  ],
  [
    'malfuf',
    12,
    'malfuf',
    ['maqsum', 'samai', 'saidi', 'baladi'],
    local(
      'Three, three, two: its name means ‘wrapped’. Dancers often enter and leave the stage to it.',
      'ثلاثة وثلاثة واثنان. وكثيرًا ما يدخل به الراقصون المسرح ويخرجون.',
      'Tres, tres y dos: su nombre significa «envuelto». Con él suelen entrar y salir los bailarines.',
    ),
  ],
  [
    'ayyub',
    17,
    'ayyub',
    ['samai', 'malfuf', 'baladi', 'maqsum'],
    local(
      'Short and turning in circles, it accompanies the zar of Egypt, where it grows ever faster.',
      'قصير دوّار، يرافق الزار في مصر ويتسارع شيئًا فشيئًا.',
      'Breve y giratorio, acompaña el zar de Egipto, donde se acelera cada vez más.',
    ),
  ],
]
