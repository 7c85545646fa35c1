// Intervals in songs, the instruments that play them, and what changes the second time.

import type { LocalText } from '@trivium/content/types'
import { say } from '../../say.ts'
import type { AskedTune } from './tune-questions.ts'

export function changedTunes(): AskedTune[] {
  return [...changes(), ...intervals(), instrument()]
}

const ways = {
  higher: say('It is higher', 'Suena más aguda', 'صار أعلى'),
  slower: say('It is slower', 'Suena más lenta', 'صار أبطأ'),
  minor: say('It is in a minor key', 'Pasa al modo menor', 'صار في سلم صغير'),
  backwards: say('It runs backwards', 'Va al revés', 'صار معكوسًا'),
  instrument: say('The instrument is another', 'Cambia el instrumento', 'تغيرت الآلة'),
} satisfies Record<string, LocalText>

const askedChanges: [tune: AskedTune['tune'], difficulty: number, right: keyof typeof ways, note: LocalText][] = [
  [
    'frereJacques',
    2,
    'higher',
    say(
      'An octave higher: ‘Frère Jacques’ keeps its shape. As a canon it can be sung by four groups, each two bars later.',
      'Una octava más arriba, «Frère Jacques» conserva su forma. Es un canon: cada grupo entra dos compases después.',
      'أعلى بأوكتاف، وشكل لحن «فرير جاك» لم يتغير. تغنيه أربع مجموعات، كل منها بعد سابقتها بمازورتين.',
    ),
  ],
  [
    'susanna',
    3.5,
    'slower',
    say(
      'Each note lasted twice as long. Stephen Foster, who wrote ‘Oh! Susanna’, hardly earned a thing by it.',
      'Cada nota duró el doble. Stephen Foster, autor de «Oh! Susanna», apenas ganó nada con ella.',
      'طالت كل نغمة ضعفين. أما ستيفن فوستر، مؤلف «أوه سوزانا»، فلم يكد يكسب منها شيئًا.',
    ),
  ],
  [
    'twinkle',
    8,
    'minor',
    say(
      'The third and the sixth were lowered. ‘Twinkle, Twinkle’ is a French tune; Mozart wrote twelve variations on it.',
      'Bajaron la tercera y la sexta. «Estrellita, ¿dónde estás?» es francesa; Mozart le escribió doce variaciones.',
      'خُفضت الدرجتان الثالثة والسادسة. «توينكل توينكل» لحن فرنسي، كتب عليه موتسارت اثني عشر تنويعًا.',
    ),
  ],
]

function changes(): AskedTune[] {
  return askedChanges.map(([tune, difficulty, right, note]) => ({
    tune,
    difficulty,
    question: say('What changes the second time?', '¿Qué cambia la segunda vez?', 'ما الذي تغير في المرة الثانية؟'),
    right: ways[right],
    wrong: Object.values(ways).filter(other => other !== ways[right]),
    note,
    heard: say('A melody, played twice.', 'Una melodía, tocada dos veces.', 'لحن يُعزف مرتين.'),
  }))
}

const leaps = {
  fourthUp: say('Perfect fourth, upwards', 'Cuarta justa ascendente', 'رابعة تامة صعودًا'),
  fourthDown: say('Perfect fourth, downwards', 'Cuarta justa descendente', 'رابعة تامة هبوطًا'),
  sixthUp: say('Major sixth, upwards', 'Sexta mayor ascendente', 'سادسة كبيرة صعودًا'),
  secondUp: say('Major second, upwards', 'Segunda mayor ascendente', 'ثانية كبيرة صعودًا'),
  octaveUp: say('Octave, upwards', 'Octava ascendente', 'أوكتاف صعودًا'),
  octaveDown: say('Octave, downwards', 'Octava descendente', 'أوكتاف هبوطًا'),
  thirdDown: say('Minor third, downwards', 'Tercera menor descendente', 'ثالثة صغيرة هبوطًا'),
} satisfies Record<string, LocalText>

type Leap = keyof typeof leaps

const askedLeaps: [tune: AskedTune['tune'], difficulty: number, right: Leap, wrong: Leap[], note: LocalText][] = [
  [
    'bridal',
    14,
    'fourthUp',
    ['secondUp', 'octaveUp', 'fourthDown', 'thirdDown'],
    say(
      'The bridal chorus from Wagner’s Lohengrin. Whoever knows it has the rising fourth in the ear for ever.',
      'El coro nupcial de Lohengrin, de Wagner. Quien lo conoce lleva siempre en el oído la cuarta ascendente.',
      'جوقة الزفاف من «لوهنغرين» لفاغنر. من يحفظها بقيت الرابعة الصاعدة في أذنه.',
    ),
  ],
  [
    'bonnie',
    16,
    'sixthUp',
    ['secondUp', 'fourthUp', 'octaveDown', 'thirdDown'],
    say(
      'From ‘My’ to ‘Bon-’ in ‘My Bonnie Lies over the Ocean’: the song by which many learn the major sixth.',
      'De «My» a «Bon-» en «My Bonnie», la canción con la que muchos aprenden la sexta mayor.',
      'أول نغمتين من «ماي بوني»، وهي الأغنية التي يحفظ بها كثيرون السادسة الكبيرة.',
    ),
  ],
  [
    'nachtmusik',
    17,
    'fourthDown',
    ['fourthUp', 'octaveDown', 'sixthUp', 'secondUp'],
    say(
      'Mozart’s Eine kleine Nachtmusik, a serenade for strings. Its call falls by a fourth and comes straight back.',
      'La Pequeña serenata nocturna de Mozart, para cuerdas: su llamada baja una cuarta y vuelve enseguida.',
      '«موسيقى ليلية صغيرة» لموتسارت، سريناد للوتريات. يهبط نداؤها رابعة ثم يعود من فوره.',
    ),
  ],
]

function intervals(): AskedTune[] {
  return askedLeaps.map(([tune, difficulty, right, wrong, note]) => ({
    tune,
    difficulty,
    question: say(
      'With which interval does the melody begin?',
      '¿Con qué intervalo empieza la melodía?',
      'بأي مسافة بين نغمتين يبدأ اللحن؟',
    ),
    right: leaps[right],
    wrong: wrong.map(other => leaps[other]),
    note,
  }))
}

function instrument(): AskedTune {
  return {
    tune: 'auldLangSyne',
    difficulty: 9.2,
    question: say('Which instrument is imitated here?', '¿Qué instrumento se imita aquí?', 'أي آلة تُقلَّد هنا؟'),
    right: say('Clarinet', 'Clarinete', 'كلارينيت'),
    wrong: [
      say('Harp', 'Arpa', 'هارب'),
      say('Xylophone', 'Xilófono', 'زيلوفون'),
      say('Bell', 'Campana', 'جرس'),
      say('Guitar', 'Guitarra', 'غيتار'),
    ],
    note: say(
      '‘Auld Lang Syne’, from Scotland, ends the old year in many countries; in Japan it is played when shops close.',
      '«Auld Lang Syne», de Escocia, despide el año en muchos países; en Japón suena cuando cierran las tiendas.',
      '«أولد لانغ ساين» من اسكتلندا، يُودَّع بها العام في بلدان كثيرة، وتُعزف في اليابان عند إغلاق المتاجر.',
    ),
    heard: null,
  }
}
