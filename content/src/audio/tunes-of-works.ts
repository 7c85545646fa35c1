// From which work is this melody?

import type { LocalText } from '../types.ts'
import { local } from './sound-question.ts'
import type { AskedTune } from './tune-questions.ts'

const works = {
  swanLake: local('Swan Lake', 'بحيرة البجع', 'El lago de los cisnes'),
  nutcracker: local('The Nutcracker', 'كسارة البندق', 'El cascanueces'),
  carmen: local('Carmen', 'كارمن', 'Carmen'),
  aida: local('Aida', 'عايدة', 'Aida'),
  magicFlute: local('The Magic Flute', 'الناي السحري', 'La flauta mágica'),
  william: local('William Tell', 'وليم تل', 'Guillermo Tell'),
  peerGynt: local('Peer Gynt', 'بير غينت', 'Peer Gynt'),
  traviata: local('La traviata', 'لا ترافياتا', 'La traviata'),
  sleeping: local('The Sleeping Beauty', 'الجميلة النائمة', 'La bella durmiente'),
  giselle: local('Giselle', 'جيزيل', 'Giselle'),
  fidelio: local('Fidelio', 'فيديليو', 'Fidelio'),
} satisfies Record<string, LocalText>

type Work = keyof typeof works
type Asked = [tune: AskedTune['tune'], difficulty: number, right: Work, wrong: Work[], note: LocalText]

export function tunesOfWorks(): AskedTune[] {
  const fromWorks = asked.map(([tune, difficulty, right, wrong, note]) => ({
    tune,
    difficulty,
    question: local('Which work is this from?', 'من أي عمل هذا اللحن؟', '¿De qué obra es esto?'),
    right: works[right],
    wrong: wrong.map(other => works[other]),
    note,
  }))
  return [...fromWorks, newWorld(), surprise()]
}

const asked: Asked[] = [
  [
    'swanLake',
    6.5,
    'swanLake',
    ['carmen', 'giselle', 'magicFlute', 'william'],
    local(
      'The oboe’s song of the enchanted swans. At its first night in Moscow in 1877 Tchaikovsky’s ballet found little favour.',
      'نشيد البجعات المسحورة على الأوبوا. ولم يلقَ باليه تشايكوفسكي في عرضه الأول بموسكو عام 1877 إلا قبولًا فاترًا.',
      'El canto del oboe para los cisnes encantados. En su estreno en Moscú, en 1877, el ballet de Chaikovski gustó poco.',
    ),
  ],
  [
    'sugarPlum',
    8.5,
    'nutcracker',
    ['swanLake', 'sleeping', 'giselle', 'aida'],
    local(
      'The dance of the Sugar Plum Fairy made the celesta famous. Tchaikovsky had it brought secretly from Paris, lest rivals use it first.',
      'رقصة جنية السكر شهرت آلة السيليستا، وقد جلبها تشايكوفسكي من باريس سرًّا كي لا يسبقه إليها أحد.',
      'La danza del Hada de Azúcar dio fama a la celesta; Chaikovski la hizo traer de París en secreto para estrenarla él.',
    ),
  ],
  [
    'toreador',
    9.5,
    'carmen',
    ['aida', 'traviata', 'magicFlute', 'fidelio'],
    local(
      'The Toreador song. Bizet died three months after the first night and never knew that his opera would conquer the world.',
      'أغنية مصارع الثيران. مات بيزيه بعد ثلاثة أشهر من العرض الأول، ولم يعلم أن أوبراه ستغزو العالم.',
      'La canción del torero. Bizet murió tres meses después del estreno, sin saber que su ópera conquistaría el mundo.',
    ),
  ],
  [
    'williamTell',
    7,
    'william',
    ['swanLake', 'fidelio', 'traviata', 'giselle'],
    local(
      'The end of Rossini’s overture: the galloping of Swiss soldiers. After this opera he lived 39 more years and wrote no other.',
      'ختام افتتاحية روسيني: عَدْو خيل الجنود السويسريين. عاش بعد هذه الأوبرا 39 عامًا ولم يكتب غيرها.',
      'El final de la obertura de Rossini, un galope de soldados suizos. Vivió 39 años más y no escribió otra ópera.',
    ),
  ],
  [
    'mountainKing',
    12,
    'peerGynt',
    ['magicFlute', 'aida', 'sleeping', 'carmen'],
    local(
      'Trolls chase the hero ‘In the Hall of the Mountain King’. Grieg wrote this music for a play by his countryman Ibsen.',
      'تطارد العفاريت البطل «في قاعة ملك الجبل». كتب غريغ هذه الموسيقى لمسرحية مواطنه إبسن.',
      'Los troles persiguen al héroe «en la gruta del rey de la montaña». Grieg lo escribió para un drama de su paisano Ibsen.',
    ),
  ],
]

function newWorld(): AskedTune {
  return {
    tune: 'newWorld',
    difficulty: 15,
    question: local('Which symphony is this from?', 'من أي سمفونية هذا اللحن؟', '¿De qué sinfonía es esto?'),
    right: local('From the New World', 'من العالم الجديد', 'Del Nuevo Mundo'),
    wrong: [
      local('Eroica', 'البطولية', 'Heroica'),
      local('Unfinished', 'الناقصة', 'Inacabada'),
      local('Jupiter', 'جوبيتر', 'Júpiter'),
      local('Fantastique', 'الخيالية', 'Fantástica'),
    ],
    note: local(
      'Dvořák wrote it in New York. Many took the melody for a spiritual: a pupil of his made one of it, ‘Goin’ Home’.',
      'كتبها دفورجاك في نيويورك. ظن كثيرون اللحن ترنيمة شعبية، وإنما صنع منه أحد تلاميذه أغنية «عائد إلى الدار».',
      'Dvořák la escribió en Nueva York. Muchos creyeron que era un espiritual; lo hizo luego un alumno suyo: «Goin’ Home».',
    ),
  }
}

function surprise(): AskedTune {
  return {
    tune: 'surprise',
    difficulty: 13,
    question: local(
      'What did this joke earn a symphony by Haydn as a nickname?',
      'بأي لقب اشتهرت سمفونية هايدن بفضل هذه المزحة؟',
      '¿Qué apodo le valió esta broma a una sinfonía de Haydn?',
    ),
    right: local('Surprise', 'المفاجأة', 'La sorpresa'),
    wrong: [
      local('Farewell', 'الوداع', 'Los adioses'),
      local('Clock', 'الساعة', 'El reloj'),
      local('Military', 'العسكرية', 'Militar'),
      local('Hen', 'الدجاجة', 'La gallina'),
    ],
    note: local(
      'A soft tune and then a blow by all. Haydn said he wanted to amaze the public of London with something new.',
      'لحن هادئ ثم ضربة من الجميع. قال هايدن إنه أراد أن يدهش جمهور لندن بشيء جديد.',
      'Una melodía suave y, de pronto, un golpe de todos. Haydn dijo que quería asombrar al público de Londres con algo nuevo.',
    ),
  }
}
