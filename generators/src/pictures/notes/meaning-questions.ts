// What does a sign tell the player?

import type { LocalText } from '@trivium/content/types'
import type { PictureFactDraft } from '../picture-fact.ts'
import { drawScore } from './staff.ts'
import type { NoteLine } from './staff.ts'

const meanings = {
  louder: { en: 'Grow louder', es: 'Tocar cada vez más fuerte', ar: 'أن يزداد الصوت قوة' },
  softer: { en: 'Grow softer', es: 'Tocar cada vez más suave', ar: 'أن يزداد الصوت خفوتًا' },
  loud: { en: 'Play loudly', es: 'Tocar fuerte', ar: 'أن يعزف بقوة' },
  soft: { en: 'Play softly', es: 'Tocar suave', ar: 'أن يعزف بخفوت' },
  short: { en: 'Play it short', es: 'Tocarla corta', ar: 'أن يعزفها مقتضبة' },
  stressed: { en: 'Stress the note', es: 'Acentuar la nota', ar: 'أن يشدّد على النغمة' },
  held: { en: 'Hold it longer', es: 'Sostenerla más tiempo', ar: 'أن يطيلها' },
  again: { en: 'Play it once more', es: 'Tocarlo otra vez', ar: 'أن يعيد العزف' },
  over: { en: 'The piece is over', es: 'La pieza ha terminado', ar: 'أن القطعة انتهت' },
  joined: { en: 'Join the notes smoothly', es: 'Unir las notas sin cortes', ar: 'أن يصل النغمات بسلاسة' },
  single: { en: 'Sound one long note', es: 'Hacer sonar una sola nota larga', ar: 'أن يعزف نغمة واحدة طويلة' },
  faster: { en: 'Grow faster', es: 'Tocar cada vez más rápido', ar: 'أن يزداد سرعة' },
  slower: { en: 'Grow slower', es: 'Tocar cada vez más lento', ar: 'أن يزداد بطئًا' },
  higher: { en: 'Play an octave higher', es: 'Tocar una octava más arriba', ar: 'أن يعزف أعلى بأوكتاف' },
} satisfies Record<string, LocalText>

type Meaning = keyof typeof meanings

interface MeantSign {
  music: string
  span?: NoteLine
  means: Meaning
  wrong: Meaning[]
  difficulty: number
  question: LocalText
  note: LocalText
}

const tells = (en: string, es: string, ar: string): LocalText => ({
  en: `What does the ${en} tell the player?`,
  es: `¿Qué le indica al músico ${es}?`,
  ar: `بماذا ${ar} العازف؟`,
})
const letter = tells('letter below the note', 'la letra bajo la nota', 'يوصي الحرف الذي تحت النغمة')
const wedge = tells('long wedge below the notes', 'la cuña larga bajo las notas', 'توصي العلامة الممتدة تحت النغمات')
const curve = tells('curved line', 'la línea curva', 'يوصي الخط المنحني')
const ending = tells('sign at the end of the line', 'el signo al final de la línea', 'تُعلم العلامة التي في آخر السطر')

export const meantSigns: MeantSign[] = [
  {
    music: 'treble G4/2!p',
    means: 'soft',
    wrong: ['loud', 'slower', 'short', 'held', 'higher'],
    difficulty: 8,
    question: letter,
    note: {
      en: 'It stands for piano. The instrument of that name was first called pianoforte, as it could play both soft and loud.',
      es: 'Es la inicial de «piano». El instrumento se llamó «pianoforte» porque podía sonar suave y fuerte.',
      ar: 'هو أول كلمة «بيانو» الإيطالية، وقد سُمّيت الآلة «بيانوفورتي» لأنها تعزف خافتًا وقويًّا.',
    },
  },
  {
    music: 'treble G4/2!f',
    means: 'loud',
    wrong: ['soft', 'faster', 'held', 'short', 'higher'],
    difficulty: 8.5,
    question: letter,
    note: {
      en: 'It stands for forte. Two of them mean louder still, and Tchaikovsky once wrote four.',
      es: 'Es la inicial de «forte». Dos piden aún más fuerza, y Chaikovski llegó a escribir cuatro.',
      ar: 'هو أول كلمة «فورتي» الإيطالية، واثنان منه أقوى، وقد كتب تشايكوفسكي أربعة معًا.',
    },
  },
  {
    music: 'treble G4/4 A4/4 G4/4',
    span: 'crescendo',
    means: 'louder',
    wrong: ['softer', 'faster', 'slower', 'joined', 'higher'],
    difficulty: 15,
    question: wedge,
    note: {
      en: 'The wedge opens as the sound does. Its Italian name, crescendo, means growing.',
      es: 'La cuña se abre como el sonido. Su nombre italiano, «crescendo», significa «creciendo».',
      ar: 'تنفرج العلامة كما ينفتح الصوت، واسمها الإيطالي «كريشندو» معناه «متزايدًا».',
    },
  },
  {
    music: 'treble F4/4 A4/4 F4/4',
    span: 'diminuendo',
    means: 'softer',
    wrong: ['louder', 'slower', 'faster', 'joined', 'higher'],
    difficulty: 15.5,
    question: wedge,
    note: {
      en: 'The wedge closes as the sound fades. In Italian it is a diminuendo or decrescendo.',
      es: 'La cuña se cierra a medida que el sonido se apaga: es un «diminuendo» o «decrescendo».',
      ar: 'تضيق العلامة كما يضعف الصوت، واسمها الإيطالي «ديمينويندو».',
    },
  },
  {
    music: 'treble F4/4!staccato A4/4!staccato',
    means: 'short',
    wrong: ['held', 'stressed', 'joined', 'softer', 'higher'],
    difficulty: 33,
    question: tells('dot below each note', 'el punto bajo cada nota', 'توصي النقطة التي تحت كل نغمة'),
    note: {
      en: 'It is called staccato, detached. A dot beside the note would do the opposite and lengthen it.',
      es: 'Se llama «staccato», separado. Un punto al lado de la nota haría lo contrario: alargarla.',
      ar: 'تُسمّى «ستاكاتو» أي المتقطّع. أما النقطة بجانب النغمة فتفعل العكس وتطيلها.',
    },
  },
  {
    music: 'treble G4/4!accent A4/4 G4/4!accent A4/4',
    means: 'stressed',
    wrong: ['softer', 'short', 'held', 'slower', 'higher'],
    difficulty: 39,
    question: tells('small wedge below a note', 'la cuña pequeña bajo una nota', 'توصي العلامة الصغيرة تحت النغمة'),
    note: {
      en: 'An accent makes one note stand out from its neighbours, as a stressed syllable does in a word.',
      es: 'El acento destaca una nota entre sus vecinas, como la sílaba tónica en una palabra.',
      ar: 'النبر يُبرز نغمة بين جاراتها، كما يُبرز المقطع المنبور في الكلمة.',
    },
  },
  {
    music: 'treble D5/2!fermata',
    means: 'held',
    wrong: ['short', 'again', 'over', 'softer', 'stressed'],
    difficulty: 40,
    question: tells('sign above the note', 'el signo sobre la nota', 'توصي العلامة التي فوق النغمة'),
    note: {
      en: 'The fermata lets time stand still: how long, the player or conductor decides.',
      es: 'El calderón detiene el tiempo: cuánto, lo decide el intérprete o quien dirige.',
      ar: 'توقف هذه العلامة الزمن، والعازف أو القائد هو من يقرّر مقدار ذلك.',
    },
  },
  {
    music: 'treble G4/4 C5/4 A4/4 :|',
    means: 'again',
    wrong: ['over', 'held', 'slower', 'softer', 'higher'],
    difficulty: 28.5,
    question: ending,
    note: {
      en: 'Go back to the beginning, or to a mirror image of this sign with the dots on its right.',
      es: 'Se vuelve al principio o al mismo signo en espejo, con los puntos a la derecha.',
      ar: 'يعود العازف إلى البداية، أو إلى علامة كهذه معكوسة نقطتاها إلى اليمين.',
    },
  },
  {
    music: 'treble B4/4 A4/4 G4/4 ||',
    means: 'over',
    wrong: ['again', 'held', 'slower', 'softer', 'stressed'],
    difficulty: 26.5,
    question: ending,
    note: {
      en: 'A thin and a thick line end the music; two thin ones only close a section.',
      es: 'Una línea fina y una gruesa cierran la obra; dos finas solo separan secciones.',
      ar: 'خط رفيع وآخر سميك يختمان القطعة، أما خطان رفيعان فيفصلان بين أقسامها.',
    },
  },
  {
    music: 'treble G4/4 A4/4 F4/4',
    span: 'slur',
    means: 'joined',
    wrong: ['single', 'short', 'slower', 'stressed', 'louder'],
    difficulty: 45,
    question: curve,
    note: {
      en: 'A slur: one bow for the violinist, one breath for the singer. Over two equal notes it would be a tie.',
      es: 'Ligadura de expresión: un solo arco para el violinista, un solo aliento para quien canta.',
      ar: 'قوس الوصل: جرّة قوس واحدة لعازف الكمان، ونفَس واحد للمغنّي.',
    },
  },
  {
    music: 'treble A4/2 A4/2',
    span: 'tie',
    means: 'single',
    wrong: ['short', 'again', 'slower', 'stressed', 'louder'],
    difficulty: 49,
    question: curve,
    note: {
      en: 'A tie joins notes of the same pitch, often across a bar line, where one note alone could not be written.',
      es: 'Liga notas de igual altura, a menudo por encima de una barra, donde no cabría una sola figura.',
      ar: 'يجمع القوس نغمتين متماثلتين، وكثيرًا ما يعبر خط المازورة حيث لا تكفي علامة واحدة.',
    },
  },
]

export function meaningQuestions(): PictureFactDraft[] {
  return meantSigns.map(({ music, span = null, means, wrong, ...rest }) => ({
    ...rest,
    subject: `means-${means}`,
    svg: drawScore(music, span),
    right: meanings[means],
    wrong: wrong.map(name => meanings[name]),
  }))
}
