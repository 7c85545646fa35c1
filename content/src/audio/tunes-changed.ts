// Intervals in songs, the instruments that play them, and what changes the second time.

import type { LocalText } from '../types.ts'
import { local } from './sound-question.ts'
import type { AskedTune } from './tune-questions.ts'

export function changedTunes(): AskedTune[] {
  return [...changes(), ...intervals(), instrument()]
}

const ways = {
  higher: local('It is higher', 'صار أعلى', 'Suena más aguda'),
  slower: local('It is slower', 'صار أبطأ', 'Suena más lenta'),
  minor: local('It is in a minor key', 'صار في سلم صغير', 'Pasa al modo menor'),
  backwards: local('It runs backwards', 'صار معكوسًا', 'Va al revés'),
  instrument: local('The instrument is another', 'تغيرت الآلة', 'Cambia el instrumento'),
} satisfies Record<string, LocalText>

const askedChanges: [tune: AskedTune['tune'], difficulty: number, right: keyof typeof ways, note: LocalText][] = [
  [
    'frereJacques',
    2,
    'higher',
    local(
      'An octave higher: ‘Frère Jacques’ keeps its shape. As a canon it can be sung by four groups, each two bars later.',
      'أعلى بأوكتاف، وشكل لحن «فرير جاك» لم يتغير. تغنيه أربع مجموعات، كل منها بعد سابقتها بمازورتين.',
      'Una octava más arriba, «Frère Jacques» conserva su forma. Es un canon: cada grupo entra dos compases después.',
    ),
  ],
  [
    'susanna',
    3.5,
    'slower',
    local(
      'Each note lasted twice as long. Stephen Foster, who wrote ‘Oh! Susanna’, hardly earned a thing by it.',
      'طالت كل نغمة ضعفين. أما ستيفن فوستر، مؤلف «أوه سوزانا»، فلم يكد يكسب منها شيئًا.',
      'Cada nota duró el doble. Stephen Foster, autor de «Oh! Susanna», apenas ganó nada con ella.',
    ),
  ],
  [
    'twinkle',
    8,
    'minor',
    local(
      'The third and the sixth were lowered. ‘Twinkle, Twinkle’ is a French tune; Mozart wrote twelve variations on it.',
      'خُفضت الدرجتان الثالثة والسادسة. «توينكل توينكل» لحن فرنسي، كتب عليه موتسارت اثني عشر تنويعًا.',
      'Bajaron la tercera y la sexta. «Estrellita, ¿dónde estás?» es francesa; Mozart le escribió doce variaciones.',
    ),
  ],
]

function changes(): AskedTune[] {
  return askedChanges.map(([tune, difficulty, right, note]) => ({
    tune,
    difficulty,
    question: local('What changes the second time?', 'ما الذي تغير في المرة الثانية؟', '¿Qué cambia la segunda vez?'),
    right: ways[right],
    wrong: Object.values(ways).filter(other => other !== ways[right]),
    note,
    heard: local('A melody, played twice.', 'لحن يُعزف مرتين.', 'Una melodía, tocada dos veces.'),
  }))
}

const leaps = {
  fourthUp: local('Perfect fourth, upwards', 'رابعة تامة صعودًا', 'Cuarta justa ascendente'),
  fourthDown: local('Perfect fourth, downwards', 'رابعة تامة هبوطًا', 'Cuarta justa descendente'),
  sixthUp: local('Major sixth, upwards', 'سادسة كبيرة صعودًا', 'Sexta mayor ascendente'),
  secondUp: local('Major second, upwards', 'ثانية كبيرة صعودًا', 'Segunda mayor ascendente'),
  octaveUp: local('Octave, upwards', 'أوكتاف صعودًا', 'Octava ascendente'),
  octaveDown: local('Octave, downwards', 'أوكتاف هبوطًا', 'Octava descendente'),
  thirdDown: local('Minor third, downwards', 'ثالثة صغيرة هبوطًا', 'Tercera menor descendente'),
} satisfies Record<string, LocalText>

type Leap = keyof typeof leaps

const askedLeaps: [tune: AskedTune['tune'], difficulty: number, right: Leap, wrong: Leap[], note: LocalText][] = [
  [
    'bridal',
    14,
    'fourthUp',
    ['secondUp', 'octaveUp', 'fourthDown', 'thirdDown'],
    local(
      'The bridal chorus from Wagner’s Lohengrin. Whoever knows it has the rising fourth in the ear for ever.',
      'جوقة الزفاف من «لوهنغرين» لفاغنر. من يحفظها بقيت الرابعة الصاعدة في أذنه.',
      'El coro nupcial de Lohengrin, de Wagner. Quien lo conoce lleva siempre en el oído la cuarta ascendente.',
    ),
  ],
  [
    'bonnie',
    16,
    'sixthUp',
    ['secondUp', 'fourthUp', 'octaveDown', 'thirdDown'],
    local(
      'From ‘My’ to ‘Bon-’ in ‘My Bonnie Lies over the Ocean’: the song by which many learn the major sixth.',
      'أول نغمتين من «ماي بوني»، وهي الأغنية التي يحفظ بها كثيرون السادسة الكبيرة.',
      'De «My» a «Bon-» en «My Bonnie», la canción con la que muchos aprenden la sexta mayor.',
    ),
  ],
  [
    'nachtmusik',
    17,
    'fourthDown',
    ['fourthUp', 'octaveDown', 'sixthUp', 'secondUp'],
    local(
      'Mozart’s Eine kleine Nachtmusik, a serenade for strings. Its call falls by a fourth and comes straight back.',
      '«موسيقى ليلية صغيرة» لموتسارت، سريناد للوتريات. يهبط نداؤها رابعة ثم يعود من فوره.',
      'La Pequeña serenata nocturna de Mozart, para cuerdas: su llamada baja una cuarta y vuelve enseguida.',
    ),
  ],
]

function intervals(): AskedTune[] {
  return askedLeaps.map(([tune, difficulty, right, wrong, note]) => ({
    tune,
    difficulty,
    question: local(
      'With which interval does the melody begin?',
      'بأي مسافة بين نغمتين يبدأ اللحن؟',
      '¿Con qué intervalo empieza la melodía?',
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
    question: local('Which instrument is imitated here?', 'أي آلة تُقلَّد هنا؟', '¿Qué instrumento se imita aquí?'),
    right: local('Clarinet', 'كلارينيت', 'Clarinete'),
    wrong: [
      local('Harp', 'هارب', 'Arpa'),
      local('Xylophone', 'زيلوفون', 'Xilófono'),
      local('Bell', 'جرس', 'Campana'),
      local('Guitar', 'غيتار', 'Guitarra'),
    ],
    note: local(
      '‘Auld Lang Syne’, from Scotland, ends the old year in many countries; in Japan it is played when shops close.',
      '«أولد لانغ ساين» من اسكتلندا، يُودَّع بها العام في بلدان كثيرة، وتُعزف في اليابان عند إغلاق المتاجر.',
      '«Auld Lang Syne», de Escocia, despide el año en muchos países; en Japón suena cuando cierran las tiendas.',
    ),
    heard: null,
  }
}
