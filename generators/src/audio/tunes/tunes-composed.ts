// Who composed this melody?

import type { LocalText } from '@trivium/content/types'
import { composers } from './composers.ts'
import type { Composer } from './composers.ts'
import { say } from '../../say.ts'
import type { AskedTune } from './tune-questions.ts'

type Asked = [tune: AskedTune['tune'], difficulty: number, right: Composer, wrong: Composer[], note: LocalText]

export function composedTunes(): AskedTune[] {
  return asked.map(([tune, difficulty, right, wrong, note]) => ({
    tune,
    difficulty,
    question: say('Who composed this?', '¿Quién compuso esto?', 'من ألّف هذا اللحن؟'),
    right: composers[right],
    wrong: wrong.map(other => composers[other]),
    note,
  }))
}

const asked: Asked[] = [
  [
    'fifth',
    3,
    'beethoven',
    ['mozart', 'chopin', 'vivaldi', 'bach'],
    say(
      'His Fifth Symphony. In the Second World War its short-short-short-long, a V in Morse code, stood for victory.',
      'Su Quinta sinfonía. Tres breves y una larga son la V en morse: en la Segunda Guerra Mundial significaron victoria.',
      'من سمفونيته الخامسة. ثلاث قصيرات وطويلة، وهي حرف V في مورس، فصارت رمزًا للنصر في الحرب العالمية الثانية.',
    ),
  ],
  [
    'turkishMarch',
    6,
    'mozart',
    ['chopin', 'debussy', 'liszt', 'brahms'],
    say(
      'The ‘Turkish March’ ends a piano sonata. It imitates the drums and cymbals of Ottoman military bands, the fashion in Vienna then.',
      'La «Marcha turca» cierra una sonata para piano e imita las bandas militares otomanas, de moda entonces en Viena.',
      '«المارش التركي» ختام سوناتا للبيانو، يقلد طبول الفرق العسكرية العثمانية وصنوجها، وكانت بدعة فيينا يومها.',
    ),
  ],
  [
    'spring',
    5,
    'vivaldi',
    ['wagner', 'tchaikovsky', 'beethoven', 'debussy'],
    say(
      '‘Spring’, the first of The Four Seasons. Sonnets printed with the music tell where birds sing and a dog barks.',
      '«La primavera», la primera de Las cuatro estaciones. Unos sonetos impresos dicen dónde cantan los pájaros y ladra un perro.',
      '«الربيع»، أول الفصول الأربعة. طُبعت معها قصائد تخبر أين تغرد الطيور وأين ينبح الكلب.',
    ),
  ],
  [
    'toccata',
    7.5,
    'bach',
    ['mozart', 'schubert', 'verdi', 'grieg'],
    say(
      'The Toccata and Fugue in D minor is handed down under his name, in a copy by another hand: his own page is lost.',
      'La Tocata y fuga en re menor nos llegó con su nombre en copia de otra mano: su propia página se perdió.',
      'وصلت إلينا توكاتا وفوغ في سلم ري الصغير منسوبة إليه بخط ناسخ آخر، أما ورقته بخط يده فمفقودة.',
    ),
  ],
  [
    'lullaby',
    10,
    'brahms',
    ['bach', 'vivaldi', 'wagner', 'verdi'],
    say(
      'He wrote the lullaby in 1868 for a friend’s newborn son and hid in the piano part a love song she had once sung to him.',
      'Escribió la nana en 1868 para el hijo de una amiga y escondió en el piano una canción de amor que ella le cantaba.',
      'كتب هذه التهويدة عام 1868 لمولود صديقة له، وأخفى في جزء البيانو أغنية حب كانت تغنيها له.',
    ),
  ],
  [
    'canCan',
    9,
    'offenbach',
    ['bach', 'handel', 'schubert', 'haydn'],
    say(
      'The ‘infernal galop’ from Orpheus in the Underworld: there the gods of Olympus dance it in hell, tired of nectar.',
      'El «galop infernal» de Orfeo en los infiernos: lo bailan los dioses del Olimpo, hartos de tanto néctar.',
      '«الغالوب الجهنمي» من أوبريت «أورفيوس في العالم السفلي»، وفيه ترقص آلهة الأساطير بعدما ضجرت.',
    ),
  ],
  [
    'morning',
    11,
    'grieg',
    ['bach', 'vivaldi', 'handel', 'mozart'],
    say(
      '‘Morning Mood’ makes many think of Norway’s fjords; in the play it paints a sunrise on the coast of Morocco.',
      '«La mañana» recuerda a muchos los fiordos noruegos; en la obra pinta un amanecer en la costa de Marruecos.',
      '«الصباح» يذكّر كثيرين بخلجان النرويج، وهو في المسرحية يصف شروق الشمس على ساحل المغرب.',
    ),
  ],
]
