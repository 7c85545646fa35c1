// Which tune is this, and where does it come from?

import type { LocalText } from '@trivium/content/types'
import { say } from '../../say.ts'
import type { AskedTune } from './tune-questions.ts'

const names = {
  furElise: say('Für Elise', 'Para Elisa', 'من أجل إليزا'),
  odeToJoy: say('Ode to Joy', 'Himno a la alegría', 'نشيد الفرح'),
  greensleeves: say('Greensleeves', 'Greensleeves', 'غرينسليفز'),
  cucaracha: say('La cucaracha', 'La cucaracha', 'لا كوكاراتشا'),
  blueDanube: say('The Blue Danube', 'El Danubio azul', 'الدانوب الأزرق'),
  canon: say('Pachelbel’s Canon', 'El Canon de Pachelbel', 'كانون باخلبل'),
  lammaBada: say('Lamma Bada Yatathanna', 'Lamma Bada Yatathanna', 'لما بدا يتثنى'),
  jingleBells: say('Jingle Bells', 'Jingle Bells', 'جينغل بيلز'),
  moonlight: say('Moonlight Sonata', 'Claro de luna', 'سوناتا ضوء القمر'),
  minute: say('Minute Waltz', 'Vals del minuto', 'فالس الدقيقة'),
  radetzky: say('Radetzky March', 'Marcha Radetzky', 'مارش راديتسكي'),
  swan: say('The Swan', 'El cisne', 'البجعة'),
} satisfies Record<string, LocalText>

type Name = keyof typeof names
type Named = Extract<Name, AskedTune['tune']>

export function namedTunes(): AskedTune[] {
  const question = say('Which tune is this?', '¿Qué melodía es esta?', 'ما هذا اللحن؟')
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
    say(
      'Beethoven’s little piece was printed only in 1867, forty years after his death. Who Elise was is still a riddle.',
      'La piececita de Beethoven se publicó en 1867, cuarenta años después de su muerte. Quién fue Elisa sigue siendo un enigma.',
      'لم تُطبع مقطوعة بيتهوفن الصغيرة إلا عام 1867، بعد أربعين عامًا من وفاته. ومن هي إليزا؟ ذلك لغز إلى اليوم.',
    ),
  ],
  [
    'odeToJoy',
    1.5,
    ['furElise', 'greensleeves', 'canon', 'minute'],
    say(
      'Beethoven was almost wholly deaf when he wrote it. It climbs and falls by steps, so that anybody can sing it.',
      'Beethoven estaba casi sordo del todo cuando la escribió. Sube y baja por grados, así que cualquiera puede cantarla.',
      'كان بيتهوفن أصمّ أو يكاد حين كتبه. يصعد اللحن ويهبط درجة درجة، فيسهل على كل أحد غناؤه.',
    ),
  ],
  [
    'cucaracha',
    2.5,
    ['greensleeves', 'blueDanube', 'jingleBells', 'odeToJoy'],
    say(
      'The song about a cockroach that can no longer walk got ever new verses in the Mexican Revolution.',
      'A la canción de la cucaracha que ya no puede caminar le salieron coplas nuevas sin fin en la Revolución mexicana.',
      'أغنية مكسيكية عن صرصور لم يعد يقوى على المشي، تكاثرت أبياتها في أيام الثورة المكسيكية.',
    ),
  ],
  [
    'blueDanube',
    4,
    ['canon', 'furElise', 'radetzky', 'swan'],
    say(
      'The waltz by Johann Strauss the Younger was first sung by a choir of men in 1867. The New Year in Vienna begins with it.',
      'El vals de Johann Strauss hijo lo estrenó en 1867 un coro de hombres. Con él empieza en Viena el Año Nuevo.',
      'فالس يوهان شتراوس الابن، غنّته جوقة رجال أول مرة عام 1867، وبه تستقبل فيينا العام الجديد.',
    ),
  ],
  [
    'canon',
    7,
    ['greensleeves', 'moonlight', 'odeToJoy', 'minute'],
    say(
      'Three violins play the same melody one after the other, over a bass of eight notes that never changes.',
      'Tres violines tocan la misma melodía uno tras otro, sobre un bajo de ocho notas que no cambia nunca.',
      'ثلاث آلات كمان تعزف اللحن نفسه واحدة بعد أخرى، فوق قرار من ثماني نغمات لا يتغير.',
    ),
  ],
  [
    'greensleeves',
    8,
    ['canon', 'blueDanube', 'jingleBells', 'cucaracha'],
    say(
      'A song of the England of Elizabeth I; Shakespeare names it twice in ‘The Merry Wives of Windsor’.',
      'Una canción de la Inglaterra de Isabel I; Shakespeare la nombra dos veces en «Las alegres comadres de Windsor».',
      'أغنية من إنجلترا في عهد إليزابيث الأولى، ذكرها شكسبير مرتين في «زوجات وندسور المرحات».',
    ),
  ],
  [
    'lammaBada',
    9,
    ['greensleeves', 'cucaracha', 'furElise', 'swan'],
    say(
      'A muwashshah, a form of song from al-Andalus. Its bar has ten beats, which the lute here follows.',
      'Es una moaxaja, una forma de canción nacida en al-Ándalus. Su compás tiene diez tiempos.',
      'موشّح، والموشحات فن غنائي نشأ في الأندلس. مقامه نهاوند وإيقاعه سماعي ثقيل بعشر ضربات.',
    ),
  ],
]

function sakura(): AskedTune {
  return {
    tune: 'sakura',
    difficulty: 5,
    question: say('Which country does this song come from?', '¿De qué país viene esta canción?', 'من أي بلد هذه الأغنية؟'),
    right: say('Japan', 'Japón', 'اليابان'),
    wrong: [
      say('Mexico', 'México', 'المكسيك'),
      say('Ireland', 'Irlanda', 'أيرلندا'),
      say('Russia', 'Rusia', 'روسيا'),
      say('Italy', 'Italia', 'إيطاليا'),
    ],
    note: say(
      '‘Sakura, sakura’ praises the cherry blossom. Its scale of five notes with two narrow steps is called In.',
      '«Sakura, sakura» canta a la flor del cerezo. Su escala de cinco notas con dos pasos estrechos se llama in.',
      '«ساكورا، ساكورا» أغنية في زهر الكرز، وسلّمها خماسي فيه خطوتان ضيقتان ويسمى «إن».',
    ),
  }
}
