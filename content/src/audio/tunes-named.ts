// Which tune is this, and where does it come from?

import type { LocalText } from '../types.ts'
import { local } from './sound-question.ts'
import type { AskedTune } from './tune-questions.ts'

const names = {
  furElise: local('Für Elise', 'من أجل إليزا', 'Para Elisa'),
  odeToJoy: local('Ode to Joy', 'نشيد الفرح', 'Himno a la alegría'),
  greensleeves: local('Greensleeves', 'غرينسليفز', 'Greensleeves'),
  cucaracha: local('La cucaracha', 'لا كوكاراتشا', 'La cucaracha'),
  blueDanube: local('The Blue Danube', 'الدانوب الأزرق', 'El Danubio azul'),
  canon: local('Pachelbel’s Canon', 'كانون باخلبل', 'El Canon de Pachelbel'),
  lammaBada: local('Lamma Bada Yatathanna', 'لما بدا يتثنى', 'Lamma Bada Yatathanna'),
  jingleBells: local('Jingle Bells', 'جينغل بيلز', 'Jingle Bells'),
  moonlight: local('Moonlight Sonata', 'سوناتا ضوء القمر', 'Claro de luna'),
  minute: local('Minute Waltz', 'فالس الدقيقة', 'Vals del minuto'),
  radetzky: local('Radetzky March', 'مارش راديتسكي', 'Marcha Radetzky'),
  swan: local('The Swan', 'البجعة', 'El cisne'),
} satisfies Record<string, LocalText>

type Name = keyof typeof names
type Named = Extract<Name, AskedTune['tune']>

export function namedTunes(): AskedTune[] {
  const question = local('Which tune is this?', 'ما هذا اللحن؟', '¿Qué melodía es esta?')
  const known = asked.map(([tune, difficulty, wrong, note]) => ({
    tune,
    difficulty,
    question,
    right: names[tune],
    wrong: wrong.map(other => names[other]),
    note,
  }))
  return [...known, sakura()]
}

const asked: [tune: Named, difficulty: number, wrong: Name[], note: LocalText][] = [
  [
    'furElise',
    1,
    ['odeToJoy', 'moonlight', 'blueDanube', 'radetzky'],
    local(
      'Beethoven’s little piece was printed only in 1867, forty years after his death. Who Elise was is still a riddle.',
      'لم تُطبع مقطوعة بيتهوفن الصغيرة إلا عام 1867، بعد أربعين عامًا من وفاته. ومن هي إليزا؟ ذلك لغز إلى اليوم.',
      'La piececita de Beethoven se publicó en 1867, cuarenta años después de su muerte. Quién fue Elisa sigue siendo un enigma.',
    ),
  ],
  [
    'odeToJoy',
    1.5,
    ['furElise', 'greensleeves', 'canon', 'minute'],
    local(
      'Beethoven was almost wholly deaf when he wrote it. It climbs and falls by steps, so that anybody can sing it.',
      'كان بيتهوفن أصمّ أو يكاد حين كتبه. يصعد اللحن ويهبط درجة درجة، فيسهل على كل أحد غناؤه.',
      'Beethoven estaba casi sordo del todo cuando la escribió. Sube y baja por grados, así que cualquiera puede cantarla.',
    ),
  ],
  [
    'cucaracha',
    2.5,
    ['greensleeves', 'blueDanube', 'jingleBells', 'odeToJoy'],
    local(
      'The song about a cockroach that can no longer walk got ever new verses in the Mexican Revolution.',
      'أغنية مكسيكية عن صرصور لم يعد يقوى على المشي، تكاثرت أبياتها في أيام الثورة المكسيكية.',
      'A la canción de la cucaracha que ya no puede caminar le salieron coplas nuevas sin fin en la Revolución mexicana.',
    ),
  ],
  [
    'blueDanube',
    4,
    ['canon', 'furElise', 'radetzky', 'swan'],
    local(
      'The waltz by Johann Strauss the Younger was first sung by a choir of men in 1867. The New Year in Vienna begins with it.',
      'فالس يوهان شتراوس الابن، غنّته جوقة رجال أول مرة عام 1867، وبه تستقبل فيينا العام الجديد.',
      'El vals de Johann Strauss hijo lo estrenó en 1867 un coro de hombres. Con él empieza en Viena el Año Nuevo.',
    ),
  ],
  [
    'canon',
    7,
    ['greensleeves', 'moonlight', 'odeToJoy', 'minute'],
    local(
      'Three violins play the same melody one after the other, over a bass of eight notes that never changes.',
      'ثلاث آلات كمان تعزف اللحن نفسه واحدة بعد أخرى، فوق قرار من ثماني نغمات لا يتغير.',
      'Tres violines tocan la misma melodía uno tras otro, sobre un bajo de ocho notas que no cambia nunca.',
    ),
  ],
  [
    'greensleeves',
    8,
    ['canon', 'blueDanube', 'jingleBells', 'cucaracha'],
    local(
      'A song of the England of Elizabeth I; Shakespeare names it twice in ‘The Merry Wives of Windsor’.',
      'أغنية من إنجلترا في عهد إليزابيث الأولى، ذكرها شكسبير مرتين في «زوجات وندسور المرحات».',
      'Una canción de la Inglaterra de Isabel I; Shakespeare la nombra dos veces en «Las alegres comadres de Windsor».',
    ),
  ],
  [
    'lammaBada',
    9,
    ['greensleeves', 'cucaracha', 'furElise', 'swan'],
    local(
      'A muwashshah, a form of song from al-Andalus. Its bar has ten beats, which the lute here follows.',
      'موشّح، والموشحات فن غنائي نشأ في الأندلس. مقامه نهاوند وإيقاعه سماعي ثقيل بعشر ضربات.',
      'Es una moaxaja, una forma de canción nacida en al-Ándalus. Su compás tiene diez tiempos.',
    ),
  ],
]

function sakura(): AskedTune {
  return {
    tune: 'sakura',
    difficulty: 5,
    question: local('Which country does this song come from?', 'من أي بلد هذه الأغنية؟', '¿De qué país viene esta canción?'),
    right: local('Japan', 'اليابان', 'Japón'),
    wrong: [
      local('Mexico', 'المكسيك', 'México'),
      local('Ireland', 'أيرلندا', 'Irlanda'),
      local('Russia', 'روسيا', 'Rusia'),
      local('Italy', 'إيطاليا', 'Italia'),
    ],
    note: local(
      '‘Sakura, sakura’ praises the cherry blossom. Its scale of five notes with two narrow steps is called In.',
      '«ساكورا، ساكورا» أغنية في زهر الكرز، وسلّمها خماسي فيه خطوتان ضيقتان ويسمى «إن».',
      '«Sakura, sakura» canta a la flor del cerezo. Su escala de cinco notas con dos pasos estrechos se llama in.',
    ),
  }
}
