// From which work is this melody?

import type { LocalText } from '@trivium/content/types'
import { say } from '../../say.ts'
import type { AskedTune } from './tune-questions.ts'

const works = {
  swanLake: say('Swan Lake', 'El lago de los cisnes', 'بحيرة البجع'),
  nutcracker: say('The Nutcracker', 'El cascanueces', 'كسارة البندق'),
  carmen: say('Carmen', 'Carmen', 'كارمن'),
  aida: say('Aida', 'Aida', 'عايدة'),
  magicFlute: say('The Magic Flute', 'La flauta mágica', 'الناي السحري'),
  william: say('William Tell', 'Guillermo Tell', 'وليم تل'),
  peerGynt: say('Peer Gynt', 'Peer Gynt', 'بير غينت'),
  traviata: say('La traviata', 'La traviata', 'لا ترافياتا'),
  sleeping: say('The Sleeping Beauty', 'La bella durmiente', 'الجميلة النائمة'),
  giselle: say('Giselle', 'Giselle', 'جيزيل'),
  fidelio: say('Fidelio', 'Fidelio', 'فيديليو'),
} satisfies Record<string, LocalText>

type Work = keyof typeof works
type Asked = [tune: AskedTune['tune'], difficulty: number, right: Work, wrong: Work[], note: LocalText]

export function tunesOfWorks(): AskedTune[] {
  const fromWorks = asked.map(([tune, difficulty, right, wrong, note]) => ({
    tune,
    difficulty,
    question: say('Which work is this from?', '¿De qué obra es esto?', 'من أي عمل هذا اللحن؟'),
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
    say(
      'The oboe’s song of the enchanted swans. At its first night in Moscow in 1877 Tchaikovsky’s ballet found little favour.',
      'El canto del oboe para los cisnes encantados. En su estreno en Moscú, en 1877, el ballet de Chaikovski gustó poco.',
      'نشيد البجعات المسحورة على الأوبوا. ولم يلقَ باليه تشايكوفسكي في عرضه الأول بموسكو عام 1877 إلا قبولًا فاترًا.',
    ),
  ],
  [
    'sugarPlum',
    8.5,
    'nutcracker',
    ['swanLake', 'sleeping', 'giselle', 'aida'],
    say(
      'The dance of the Sugar Plum Fairy made the celesta famous. Tchaikovsky had it brought secretly from Paris, lest rivals use it first.',
      'La danza del Hada de Azúcar dio fama a la celesta; Chaikovski la hizo traer de París en secreto para estrenarla él.',
      'رقصة جنية السكر شهرت آلة السيليستا، وقد جلبها تشايكوفسكي من باريس سرًّا كي لا يسبقه إليها أحد.',
    ),
  ],
  [
    'toreador',
    9.5,
    'carmen',
    ['aida', 'traviata', 'magicFlute', 'fidelio'],
    say(
      'The Toreador song. Bizet died three months after the first night and never knew that his opera would conquer the world.',
      'La canción del torero. Bizet murió tres meses después del estreno, sin saber que su ópera conquistaría el mundo.',
      'أغنية مصارع الثيران. مات بيزيه بعد ثلاثة أشهر من العرض الأول، ولم يعلم أن أوبراه ستغزو العالم.',
    ),
  ],
  [
    'williamTell',
    7,
    'william',
    ['swanLake', 'fidelio', 'traviata', 'giselle'],
    say(
      'The end of Rossini’s overture: the galloping of Swiss soldiers. After this opera he lived 39 more years and wrote no other.',
      'El final de la obertura de Rossini, un galope de soldados suizos. Vivió 39 años más y no escribió otra ópera.',
      'ختام افتتاحية روسيني: عَدْو خيل الجنود السويسريين. عاش بعد هذه الأوبرا 39 عامًا ولم يكتب غيرها.',
    ),
  ],
  [
    'mountainKing',
    12,
    'peerGynt',
    ['magicFlute', 'aida', 'sleeping', 'carmen'],
    say(
      'Trolls chase the hero ‘In the Hall of the Mountain King’. Grieg wrote this music for a play by his countryman Ibsen.',
      'Los troles persiguen al héroe «en la gruta del rey de la montaña». Grieg lo escribió para un drama de su paisano Ibsen.',
      'تطارد العفاريت البطل «في قاعة ملك الجبل». كتب غريغ هذه الموسيقى لمسرحية مواطنه إبسن.',
    ),
  ],
]

function newWorld(): AskedTune {
  return {
    tune: 'newWorld',
    difficulty: 15,
    question: say('Which symphony is this from?', '¿De qué sinfonía es esto?', 'من أي سمفونية هذا اللحن؟'),
    right: say('From the New World', 'Del Nuevo Mundo', 'من العالم الجديد'),
    wrong: [
      say('Eroica', 'Heroica', 'البطولية'),
      say('Unfinished', 'Inacabada', 'الناقصة'),
      say('Jupiter', 'Júpiter', 'جوبيتر'),
      say('Fantastique', 'Fantástica', 'الخيالية'),
    ],
    note: say(
      'Dvořák wrote it in New York. Many took the melody for a spiritual: a pupil of his made one of it, ‘Goin’ Home’.',
      'Dvořák la escribió en Nueva York. Muchos creyeron que era un espiritual; lo hizo luego un alumno suyo: «Goin’ Home».',
      'كتبها دفورجاك في نيويورك. ظن كثيرون اللحن ترنيمة شعبية، وإنما صنع منه أحد تلاميذه أغنية «عائد إلى الدار».',
    ),
  }
}

function surprise(): AskedTune {
  return {
    tune: 'surprise',
    difficulty: 13,
    question: say(
      'What did this joke earn a symphony by Haydn as a nickname?',
      '¿Qué apodo le valió esta broma a una sinfonía de Haydn?',
      'بأي لقب اشتهرت سمفونية هايدن بفضل هذه المزحة؟',
    ),
    right: say('Surprise', 'La sorpresa', 'المفاجأة'),
    wrong: [
      say('Farewell', 'Los adioses', 'الوداع'),
      say('Clock', 'El reloj', 'الساعة'),
      say('Military', 'Militar', 'العسكرية'),
      say('Hen', 'La gallina', 'الدجاجة'),
    ],
    note: say(
      'A soft tune and then a blow by all. Haydn said he wanted to amaze the public of London with something new.',
      'Una melodía suave y, de pronto, un golpe de todos. Haydn dijo que quería asombrar al público de Londres con algo nuevo.',
      'لحن هادئ ثم ضربة من الجميع. قال هايدن إنه أراد أن يدهش جمهور لندن بشيء جديد.',
    ),
  }
}
