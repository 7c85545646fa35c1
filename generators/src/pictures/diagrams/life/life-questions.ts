// Questions about plants and heredity.

import type { LocalText } from '@trivium/content/types'
import type { Diagram } from '../diagram.ts'
import { numberedQuestions } from '../numbered.ts'
import type { NumberedDrawing } from '../numbered.ts'
import { childrenOf, flower, leafInLight, recessiveShare, square } from './plants.ts'
import type { Genes } from './plants.ts'
import { nameOf, namesIn, say } from '../../../say.ts'

const pack = 'diagram-life'

export function lifeQuestions(): Diagram[] {
  return [...[flowerParts, gases].flatMap(numberedQuestions), ...heredity()]
}

const flowerNames = namesIn(`
petal|A petal|Un pétalo|بتلة
sepal|A sepal|Un sépalo|سبلة
anther|An anther|Una antera|متك
stigma|The stigma|El estigma|ميسم
ovary|The ovary|El ovario|مبيض
nectary|The nectary|El nectario|غدّة رحيق
bract|A bract|Una bráctea|قنابة
bud|A bud|Una yema|برعم`)

const flowerParts: NumberedDrawing = {
  pack,
  thing: 'flower',
  draw: flower,
  names: flowerNames,
  asks: number =>
    say(
      `A flower, cut open. What is number ${number}?`,
      `Una flor en corte. ¿Qué es el número ${number}?`,
      `مقطع في زهرة. ما الجزء رقم ${number}؟`,
    ),
  parts: [
    {
      number: 1,
      id: 'petal',
      difficulty: 1.2,
      wrong: 'sepal anther stigma bract bud',
      note: say(
        'Many carry marks that only ultraviolet eyes see: landing lights for bees.',
        'Muchos llevan marcas que solo se ven en ultravioleta: luces de pista para las abejas.',
        'في كثير منها علامات لا تُرى إلا بالأشعّة فوق البنفسجية: أضواء مهبط للنحل.',
      ),
    },
    {
      number: 2,
      id: 'anther',
      difficulty: 3.8,
      wrong: 'stigma ovary sepal nectary petal',
      note: say(
        'Here the pollen ripens. The orange threads of saffron come from another part: the stigma.',
        'Aquí madura el polen. Las hebras del azafrán, en cambio, son estigmas.',
        'هنا تنضج حبوب اللقاح. أما خيوط الزعفران فمياسم.',
      ),
    },
    {
      number: 3,
      id: 'stigma',
      difficulty: 4.4,
      wrong: 'anther ovary nectary sepal petal',
      note: say(
        'It is sticky and catches pollen. From each grain a tube then grows down to the ovules.',
        'Es pegajoso y atrapa el polen. De cada grano crece luego un tubo hasta los óvulos.',
        'لزج يلتقط حبوب اللقاح، ثم ينمو من كل حبّة أنبوب إلى البويضات.',
      ),
    },
    {
      number: 4,
      id: 'ovary',
      difficulty: 3.6,
      wrong: 'stigma anther bud nectary sepal',
      note: say(
        'It becomes the fruit, and what lies in it the seeds. So a cucumber is a fruit as well.',
        'Se convierte en fruto, y lo que hay dentro, en semillas. Por eso el pepino también es un fruto.',
        'يصير ثمرة وما فيه بذورًا، فالخيار إذًا ثمرة أيضًا.',
      ),
    },
  ],
}

const substances = namesIn(`
dioxide|Carbon dioxide|Dióxido de carbono|ثاني أكسيد الكربون
oxygen|Oxygen|Oxígeno|الأكسجين
water|Water|Agua|الماء
nitrogen|Nitrogen|Nitrógeno|النيتروجين
hydrogen|Hydrogen|Hidrógeno|الهيدروجين
methane|Methane|Metano|الميثان
sugar|Sugar|Azúcar|السكّر
starch|Starch|Almidón|النشا
protein|Protein|Proteína|البروتين
oil|Oil|Aceite|الزيت`)

const gases: NumberedDrawing = {
  pack,
  thing: 'leaf',
  draw: leafInLight,
  names: substances,
  asks: number =>
    [
      say(
        'In the light a leaf makes sugar. Which gas does it take from the air, arrow 1?',
        'Con luz, la hoja produce azúcar. ¿Qué gas toma del aire, flecha 1?',
        'تصنع الورقة في الضوء سكّرًا. أي غاز تأخذه من الهواء، السهم 1؟',
      ),
      say(
        'In the light a leaf makes sugar. Which gas does it set free, arrow 2?',
        'Con luz, la hoja produce azúcar. ¿Qué gas libera, flecha 2?',
        'تصنع الورقة في الضوء سكّرًا. أي غاز تطلقه، السهم 2؟',
      ),
      say(
        'A plant grows in the light. What do its roots take up most of all, arrow 3?',
        'Una planta crece al sol. ¿Qué absorben sobre todo sus raíces, flecha 3?',
        'تنمو نبتة في الضوء. ماذا تمتصّ جذورها أكثر من غيره، السهم 3؟',
      ),
    ][number - 1] ?? say('', '', ''),
  parts: [
    {
      number: 1,
      id: 'dioxide',
      difficulty: 2,
      wrong: 'oxygen nitrogen hydrogen methane',
      note: say(
        'The wood of a tree is built from air rather than from soil.',
        'La madera de un árbol sale del aire más que del suelo.',
        'خشب الشجرة مبنيّ من الهواء أكثر مما هو من التراب.',
      ),
    },
    {
      number: 2,
      id: 'oxygen',
      difficulty: 1.5,
      wrong: 'dioxide nitrogen hydrogen methane',
      note: say(
        'It comes from the water, which is split by light. Green life has filled the air with it.',
        'Procede del agua, que la luz parte en dos. La vida verde llenó el aire de él.',
        'مصدره الماء الذي يشطره الضوء. وقد ملأت الحياة الخضراء الهواء به.',
      ),
    },
    {
      number: 3,
      id: 'water',
      difficulty: 1.3,
      wrong: 'sugar starch protein oil',
      note: say(
        'A large oak takes up hundreds of litres on a summer’s day. Almost all of it leaves again through the leaves.',
        'Un roble grande toma cientos de litros en un día de verano. Casi todo sale otra vez por las hojas.',
        'تمتصّ البلّوطة الكبيرة مئات اللترات في يوم صيف، ويخرج معظمها ثانيةً من الأوراق.',
      ),
    },
  ],
}

export const crossings: { subject: string; one: Genes; other: Genes; difficulty: number; note: LocalText }[] = [
  {
    subject: 'two-mixed-parents',
    one: [true, false],
    other: [true, false],
    difficulty: 5.6,
    note: say(
      'Only the box with two light genes shows it. Mendel found this three to one by counting peas.',
      'Solo la casilla con dos genes claros lo muestra. Mendel halló este tres a uno contando guisantes.',
      'لا تظهرها إلا الخانة ذات المورّثتين الفاتحتين. وقد وجد مندل نسبة ثلاثة إلى واحد بعدّ البازلّاء.',
    ),
  },
  {
    subject: 'one-mixed-parent',
    one: [true, false],
    other: [false, false],
    difficulty: 6.2,
    note: say(
      'Two boxes of four have only light genes. Breeders cross in this way to see what an animal hides.',
      'Dos de las cuatro casillas tienen solo genes claros. Así averiguan los criadores qué oculta un animal.',
      'خانتان من أربع فيهما مورّثات فاتحة فقط. وهكذا يعرف المربّون ما يخفيه الحيوان.',
    ),
  },
]

const shares = namesIn(`
0|None|Ninguno|لا أحد منهم
0.25|A quarter|Un cuarto|ربعهم
0.5|Half|La mitad|نصفهم
0.75|Three quarters|Tres cuartos|ثلاثة أرباعهم
1|All|Todos|كلهم`)

function heredity(): Diagram[] {
  return crossings.map(({ subject, one, other, difficulty, note }) => {
    const right = String(recessiveShare(childrenOf(one, other)))
    return {
      pack,
      subject,
      difficulty,
      draw: () => square(one, other),
      question: say(
        'Dark genes are dominant over light ones. What share of the offspring shows the light trait?',
        'Los genes oscuros dominan sobre los claros. ¿Qué parte de los hijos muestra el rasgo claro?',
        'المورّثة الداكنة سائدة على الفاتحة. كم من النسل تظهر عليه الصفة الفاتحة؟',
      ),
      right: nameOf(shares, right),
      wrong: [...shares.keys()].filter(id => id !== right).map(id => nameOf(shares, id)),
      note,
    }
  })
}
