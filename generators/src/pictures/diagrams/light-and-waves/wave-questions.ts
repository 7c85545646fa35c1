// Questions about waves.

import type { Diagram } from '../diagram.ts'
import { alike, named, nameOf, namesIn, say } from '../../../say.ts'
import { fourStats, movingSiren, oneSecond, ropeWave, squeezedAir, standing, twoWaves } from './waves.ts'

const measures = namesIn(`
wavelength|The wavelength|La longitud de onda|طول الموجة
amplitude|The amplitude|La amplitud|سعة الموجة
period|The period|El período|دور الموجة
frequency|The frequency|La frecuencia|تردّد الموجة
speed|The wave speed|La velocidad|سرعة الموجة`)

const spots = namesIn(`
trough|A trough|Un valle|قاع
crest|A crest|Una cresta|قمّة
node|A node|Un nodo|عقدة
pole|A pole|Un polo|قطب
focus|A focus|Un foco|بؤرة`)

const meetings = namesIn(`
cancel|They cancel out|Se anulan|تلغي إحداهما الأخرى
double|A wave twice as high|Una onda el doble de alta|موجة ارتفاعها الضعف
half|A wave half as high|Una onda la mitad de alta|موجة ارتفاعها النصف
quick|A wave twice as fast|Una onda el doble de rápida|موجة سرعتها الضعف
dense|A wave twice as short|Una onda la mitad de larga|موجة طولها النصف`)

const kinds = namesIn(`
longitudinal|A longitudinal wave|Una onda longitudinal|موجة طولية
transverse|A transverse wave|Una onda transversal|موجة عرضية
standing|A standing wave|Una onda estacionaria|موجة واقفة
light|An electromagnetic wave|Una onda electromagnética|موجة كهرومغناطيسية
surface|A surface wave|Una onda superficial|موجة سطحية`)

const numbers = (right: number, count = 4) => ({
  right: alike(right),
  wrong: Array.from({ length: count }, (_, place) => place + 1)
    .filter(number => number !== right)
    .map(alike),
})

export function waveQuestions(): Diagram[] {
  return [...ofSounds, ...ofRope, ...ofMeetings].map(question => ({ pack: 'diagram-waves', ...question }))
}

type Wave = Omit<Diagram, 'pack'>

const ofSounds: Wave[] = [
  {
    subject: 'loudest-trace',
    difficulty: 2,
    draw: fourStats,
    question: say(
      'Four sounds, recorded for equally long. Which is the loudest?',
      'Cuatro sonidos, grabados el mismo tiempo. ¿Cuál es el más fuerte?',
      'أربعة أصوات سُجّلت مدّة واحدة. أيها الأقوى؟',
    ),
    ...numbers(2),
    note: say(
      'Loud means that the air swings far. How often it swings does not matter for that.',
      'Fuerte quiere decir que el aire oscila mucho; cuántas veces lo hace no cuenta para eso.',
      'القوّة أن يبتعد الهواء في اهتزازه. أما عدد اهتزازاته فشأن آخر.',
    ),
  },
  {
    subject: 'highest-trace',
    difficulty: 2.4,
    draw: fourStats,
    question: say(
      'Four sounds, recorded for equally long. Which has the highest pitch?',
      'Cuatro sonidos, grabados el mismo tiempo. ¿Cuál es el más agudo?',
      'أربعة أصوات سُجّلت مدّة واحدة. أيها الأحدّ؟',
    ),
    ...numbers(3),
    note: say(
      'The more swings in a second, the higher. Young ears hear from about 20 to 20,000 a second.',
      'Cuantas más oscilaciones por segundo, más agudo. Un oído joven oye de unas 20 a 20 000.',
      'كلما كثرت الاهتزازات في الثانية احتدّ الصوت. والأذن الفتيّة تسمع من نحو 20 إلى 20,000 اهتزازة.',
    ),
  },
  {
    subject: 'one-second',
    difficulty: 3.7,
    draw: oneSecond,
    question: say(
      'The whole trace lasts one second. What is its frequency?',
      'Todo el trazo dura un segundo. ¿Cuál es su frecuencia?',
      'يدوم هذا الرسم كله ثانية واحدة. كم تردّده؟',
    ),
    right: say('4 Hz', '4 Hz', '4 هرتز'),
    wrong: [2, 3, 5, 8, 10].map(hertz => say(`${hertz} Hz`, `${hertz} Hz`, `${hertz} هرتز`)),
    note: say(
      'Hertz counts whole swings, up and down, in a second. The unit honours the discoverer of radio waves.',
      'El hercio cuenta oscilaciones completas por segundo. Honra al descubridor de las ondas de radio.',
      'الهرتز عدد الاهتزازات الكاملة في الثانية، وسُمّي باسم مكتشف موجات الراديو.',
    ),
  },
  {
    subject: 'air-of-a-loudspeaker',
    difficulty: 4.6,
    draw: squeezedAir,
    question: say(
      'Air before a loudspeaker: the particles swing along the arrow. Which kind of wave is it?',
      'Aire ante un altavoz: las partículas oscilan según la flecha. ¿Qué clase de onda es?',
      'هواء أمام مكبّر صوت تهتزّ جسيماته على امتداد السهم. أي نوع من الموجات هذا؟',
    ),
    right: nameOf(kinds, 'longitudinal'),
    wrong: named(kinds, 'transverse standing light surface'),
    note: say(
      'Each particle only swings to and fro; what travels is the squeeze, at about 340 metres a second.',
      'Cada partícula solo va y viene; lo que viaja es la compresión, a unos 340 metros por segundo.',
      'كل جسيم يذهب ويجيء في مكانه، والمسافر هو الانضغاط، بنحو 340 مترًا في الثانية.',
    ),
  },
  {
    subject: 'moving-siren',
    difficulty: 5.2,
    draw: movingSiren,
    question: say(
      'An ambulance drives the way of the arrow. Who hears its siren at the highest pitch?',
      'Una ambulancia va hacia donde indica la flecha. ¿Quién oye la sirena más aguda?',
      'تسير سيارة إسعاف مع السهم. مَن يسمع صفّارتها أحدّ ما تكون؟',
    ),
    ...numbers(4),
    note: say(
      'Ahead the waves are crowded together. By this effect, Doppler’s, radar measures how fast a car is.',
      'Por delante las ondas se amontonan. Con este efecto, el Doppler, el radar mide la velocidad de un auto.',
      'أمامها تتزاحم الموجات. وبهذه الظاهرة، ظاهرة دوبلر، يقيس الرادار سرعة السيارة.',
    ),
  },
]

const asks = (number: number) =>
  say(
    `A wave on a rope. What is number ${number}?`,
    `Una onda en una cuerda. ¿Qué es el número ${number}?`,
    `موجة على حبل. ماذا يعني الرقم ${number}؟`,
  )

const ofRope: Wave[] = [
  {
    subject: 'rope-wavelength',
    difficulty: 2.6,
    draw: ropeWave,
    question: asks(1),
    right: nameOf(measures, 'wavelength'),
    wrong: named(measures, 'amplitude frequency period speed'),
    note: say(
      'For red light it is 0.0007 millimetres, for long-wave radio more than a kilometre.',
      'En la luz roja mide 0,0007 milímetros; en la radio de onda larga, más de un kilómetro.',
      'هو في الضوء الأحمر 0.0007 ملم، وفي موجات الراديو الطويلة أكثر من كيلومتر.',
    ),
  },
  {
    subject: 'rope-amplitude',
    difficulty: 3,
    draw: ropeWave,
    question: asks(2),
    right: nameOf(measures, 'amplitude'),
    wrong: named(measures, 'wavelength frequency period speed'),
    note: say(
      'It is measured from the middle, not from bottom to top. Double it, and the wave carries four times the energy.',
      'Se mide desde el centro, no de abajo arriba. Al doblarla, la onda lleva cuatro veces más energía.',
      'تُقاس من الوسط لا من القاع إلى القمّة. وإذا تضاعفت حملت الموجة أربعة أمثال الطاقة.',
    ),
  },
  {
    subject: 'rope-trough',
    difficulty: 2.8,
    draw: ropeWave,
    question: asks(3),
    right: nameOf(spots, 'trough'),
    wrong: named(spots, 'crest node pole focus'),
    note: say(
      'The rope itself only goes up and down here. What runs along is the shape.',
      'Aquí la cuerda solo sube y baja; lo que avanza es la forma.',
      'الحبل نفسه يصعد هنا ويهبط فحسب، والذي يجري هو الشكل.',
    ),
  },
]

const question = say(
  'Two waves meet, crest by crest as drawn. What do they make together?',
  'Dos ondas se encuentran tal como están dibujadas. ¿Qué dan juntas?',
  'تلتقي موجتان كما رُسمتا إحداهما تحت الأخرى. ماذا تصيران معًا؟',
)

const ofMeetings: Wave[] = [
  {
    subject: 'waves-against',
    difficulty: 4,
    draw: () => twoWaves(-1),
    question,
    right: nameOf(meetings, 'cancel'),
    wrong: named(meetings, 'double half quick dense'),
    note: say(
      'Headphones that keep noise out play exactly such a counter-wave.',
      'Los auriculares que cancelan el ruido emiten justo esa onda contraria.',
      'سمّاعات إلغاء الضجيج تصدر مثل هذه الموجة المعاكسة.',
    ),
  },
  {
    subject: 'waves-together',
    difficulty: 3.5,
    draw: () => twoWaves(1),
    question,
    right: nameOf(meetings, 'double'),
    wrong: named(meetings, 'cancel half quick dense'),
    note: say(
      'Where waves of the sea run into one another, such heaps arise for a moment, higher than each of them.',
      'En el mar, donde se cruzan las olas, se alzan así por un momento montones más altos que cada una.',
      'حيث تتلاقى أمواج البحر ترتفع لحظةً أكوام أعلى من كل موجة وحدها.',
    ),
  },
  {
    subject: 'standing-wave',
    difficulty: 5,
    draw: () => standing(3),
    question: say(
      'A string swings between two walls. How many points never move, its ends included?',
      'Una cuerda vibra entre dos paredes. ¿Cuántos puntos no se mueven nunca, extremos incluidos?',
      'يهتزّ وتر بين جدارين. كم نقطة لا تتحرّك أبدًا، وطرفاه منها؟',
    ),
    right: alike(4),
    wrong: [2, 3, 5, 6].map(alike),
    note: say(
      'They are called nodes. Touch a guitar string at one of them, and it sounds a clear overtone.',
      'Se llaman nodos. Si se roza ahí una cuerda de guitarra, suena un armónico claro.',
      'تُسمّى العُقَد. ومن لمس وتر العود عند إحداها سمع نغمة توافقية صافية.',
    ),
  },
]
