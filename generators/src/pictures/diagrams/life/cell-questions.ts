// Questions about cells and other small things of life.

import type { LocalText } from '@trivium/content/types'
import { animalCell, animalCellNumbered, bacterium, helix, neuron, phage, plantCell, plantCellNumbered } from './cells.ts'
import type { Diagram } from '../diagram.ts'
import { numberedQuestions } from '../numbered.ts'
import type { NumberedDrawing } from '../numbered.ts'
import { named, nameOf, namesIn, say } from '../../../say.ts'

const pack = 'diagram-life'

export function cellQuestions(): Diagram[] {
  return [...[plantCellParts, animalCellParts].flatMap(numberedQuestions), ...kinds()]
}

const cellParts = namesIn(`
wall|The cell wall|La pared celular|الجدار الخلوي
membrane|The cell membrane|La membrana celular|الغشاء الخلوي
vacuole|The vacuole|La vacuola|الفجوة العصارية
nucleus|The nucleus|El núcleo|النواة
chloroplast|A chloroplast|Un cloroplasto|بلاستيدة خضراء
mitochondrion|A mitochondrion|Una mitocondria|ميتوكندريون
golgi|The Golgi apparatus|El aparato de Golgi|جهاز غولجي
ribosome|A ribosome|Un ribosoma|ريبوسوم
starch|A grain of starch|Un grano de almidón|حبيبة نشا
cilium|A cilium|Un cilio|هدب`)

const plantCellParts: NumberedDrawing = {
  pack,
  thing: 'plant-cell',
  draw: plantCellNumbered,
  names: cellParts,
  asks: number =>
    say(
      `A plant cell. What is number ${number}?`,
      `Una célula vegetal. ¿Qué es el número ${number}?`,
      `خلية نباتية. ما الجزء رقم ${number}؟`,
    ),
  parts: [
    {
      number: 3,
      id: 'nucleus',
      difficulty: 1.6,
      wrong: 'vacuole chloroplast wall golgi ribosome',
      note: say(
        'It keeps the plan of the whole plant. Robert Brown gave it its name in 1831, looking at orchids.',
        'Guarda el plano de toda la planta. Robert Brown le puso nombre en 1831, al mirar orquídeas.',
        'تحفظ خطّة النبات كله. سمّاها روبرت براون سنة 1831 وهو يفحص أزهار الأوركيد.',
      ),
    },
    {
      number: 4,
      id: 'chloroplast',
      difficulty: 2.4,
      wrong: 'mitochondrion nucleus vacuole ribosome starch',
      note: say(
        'It makes sugar out of light, water and air. Its forebears were free bacteria.',
        'Hace azúcar con luz, agua y aire. Sus antepasados eran bacterias libres.',
        'تصنع السكّر من الضوء والماء والهواء. وكان أسلافها بكتيريا طليقة.',
      ),
    },
    {
      number: 1,
      id: 'wall',
      difficulty: 3,
      wrong: 'membrane vacuole nucleus golgi cilium',
      note: say(
        'It is made of cellulose. Wood, cotton and paper are little else.',
        'Está hecha de celulosa. La madera, el algodón y el papel son casi solo eso.',
        'مصنوع من السليلوز، والخشب والقطن والورق يكاد يكون منه كله.',
      ),
    },
    {
      number: 2,
      id: 'vacuole',
      difficulty: 3.4,
      wrong: 'nucleus chloroplast golgi wall mitochondrion',
      note: say(
        'A bag of sap that presses from within and keeps the leaf firm. When it runs empty, the plant wilts.',
        'Una bolsa de savia que presiona desde dentro. Cuando se vacía, la planta se marchita.',
        'كيس عصارة يضغط من الداخل فيشدّ الورقة. وإذا فرغ ذبلت النبتة.',
      ),
    },
  ],
}

const animalCellParts: NumberedDrawing = {
  pack,
  thing: 'animal-cell',
  draw: animalCellNumbered,
  names: cellParts,
  asks: number =>
    say(
      `An animal cell. What is number ${number}?`,
      `Una célula animal. ¿Qué es el número ${number}?`,
      `خلية حيوانية. ما الجزء رقم ${number}؟`,
    ),
  parts: [
    {
      number: 1,
      id: 'membrane',
      difficulty: 2.8,
      wrong: 'wall nucleus vacuole golgi cilium',
      note: say(
        'Two layers of fat molecules, a hundred-thousandth of a millimetre thick: gates in it choose what may pass.',
        'Dos capas de moléculas de grasa, de una cienmilésima de milímetro: sus puertas eligen qué pasa.',
        'طبقتان من جزيئات الدهن سماكتهما جزء من مئة ألف من المليمتر، وفيه بوّابات تختار ما يمرّ.',
      ),
    },
    {
      number: 3,
      id: 'mitochondrion',
      difficulty: 3.7,
      wrong: 'chloroplast nucleus ribosome vacuole golgi',
      note: say(
        'The power station of the cell. It has genes of its own, which we inherit from our mothers only.',
        'La central de energía de la célula. Tiene genes propios, que heredamos solo de la madre.',
        'محطّة الطاقة في الخلية، لها مورّثات خاصّة بها نرثها عن الأمّ وحدها.',
      ),
    },
    {
      number: 4,
      id: 'golgi',
      difficulty: 6,
      wrong: 'mitochondrion ribosome chloroplast vacuole membrane',
      note: say(
        'The post office of the cell: it packs proteins and sends them where they are needed.',
        'Es la oficina de correos de la célula: empaqueta proteínas y las envía a su destino.',
        'بريد الخلية: يغلّف البروتينات ويرسلها إلى حيث تُطلب.',
      ),
    },
  ],
}

const things = namesIn(`
plant|A plant cell|Una célula vegetal|خلية نباتية
animal|An animal cell|Una célula animal|خلية حيوانية
bacterium|A bacterium|Una bacteria|بكتيريا
nerve|A nerve cell|Una neurona|خلية عصبية
muscle|A muscle cell|Una célula muscular|خلية عضلية
blood|A red blood cell|Un glóbulo rojo|خلية دم حمراء
skin|A skin cell|Una célula de la piel|خلية جلدية
virus|A virus|Un virus|فيروس
pollen|A grain of pollen|Un grano de polen|حبّة لقاح
dna|DNA|ADN|حمض نووي
cellulose|Cellulose|Celulosa|سليلوز
haemoglobin|Haemoglobin|Hemoglobina|هيموغلوبين
keratin|Keratin|Queratina|كيراتين
fat|A fat|Una grasa|دهن`)

const kindsAsked: { id: string; draw: () => string; question: LocalText; difficulty: number; wrong: string; note: LocalText }[] = [
  {
    id: 'plant',
    draw: plantCell,
    question: say('What is this, under the microscope?', '¿Qué es esto, visto al microscopio?', 'ما هذا تحت المجهر؟'),
    difficulty: 2.2,
    wrong: 'animal bacterium nerve blood virus',
    note: say(
      'A stiff wall, green grains and a large bag of sap give it away.',
      'La delatan la pared rígida, los granos verdes y la gran bolsa de savia.',
      'يدلّ عليها جدار صلب وحبيبات خضراء وكيس عصارة كبير.',
    ),
  },
  {
    id: 'animal',
    draw: animalCell,
    question: say('What is this, under the microscope?', '¿Qué es esto, visto al microscopio?', 'ما هذا تحت المجهر؟'),
    difficulty: 3.1,
    wrong: 'plant bacterium virus pollen',
    note: say(
      'It has a nucleus, but neither a stiff wall nor anything green. Some 30 million million of them make a person.',
      'Tiene núcleo, pero ni pared rígida ni nada verde. Unos 30 billones forman a una persona.',
      'لها نواة، ولا جدار صلب ولا شيء أخضر. ومن نحو 30 تريليونًا منها يتكوّن الإنسان.',
    ),
  },
  {
    id: 'bacterium',
    draw: bacterium,
    question: say('What is this, under the microscope?', '¿Qué es esto, visto al microscopio?', 'ما هذا تحت المجهر؟'),
    difficulty: 3.3,
    wrong: 'plant animal nerve virus blood',
    note: say(
      'No nucleus: its genes lie in a loop. In and on us live about as many of them as we have cells.',
      'No tiene núcleo: sus genes forman un anillo. En nosotros viven casi tantas como células tenemos.',
      'لا نواة لها، ومورّثاتها في حلقة. ويعيش منها فينا نحو عدد خلايانا.',
    ),
  },
  {
    id: 'nerve',
    draw: neuron,
    question: say('What is this, under the microscope?', '¿Qué es esto, visto al microscopio?', 'ما هذا تحت المجهر؟'),
    difficulty: 1.8,
    wrong: 'muscle blood plant skin bacterium',
    note: say(
      'The fibre of one may be a metre long, from the back to the toes. Cajal drew them best, around 1890.',
      'Su fibra puede medir un metro, de la espalda a los dedos del pie. Cajal las dibujó mejor que nadie.',
      'قد يبلغ ليفها مترًا من الظهر إلى أصابع القدم. وأحسن من رسمها كاخال نحو 1890.',
    ),
  },
  {
    id: 'virus',
    draw: phage,
    question: say(
      'What is this, some millions of times enlarged?',
      '¿Qué es esto, ampliado unos millones de veces?',
      'ما هذا مكبّرًا ملايين المرّات؟',
    ),
    difficulty: 4.2,
    wrong: 'bacterium pollen blood plant nerve',
    note: say(
      'It attacks bacteria: it lands on one and injects its genes like a syringe.',
      'Ataca a las bacterias: se posa en una y le inyecta sus genes como una jeringa.',
      'يهاجم البكتيريا: يحطّ على واحدة ويحقنها بمورّثاته كالإبرة.',
    ),
  },
  {
    id: 'dna',
    draw: helix,
    question: say(
      'Which substance of all living things has this shape?',
      '¿Qué sustancia de todos los seres vivos tiene esta forma?',
      'أي مادّة في كل حيّ لها هذا الشكل؟',
    ),
    difficulty: 1.4,
    wrong: 'cellulose haemoglobin keratin fat',
    note: say(
      'In each of our cells there are two metres of it. X-ray pictures by Rosalind Franklin showed the winding.',
      'En cada célula hay dos metros. Las imágenes de rayos X de Rosalind Franklin revelaron la hélice.',
      'في كل خلية منّا متران منه. وكشفت صور روزاليند فرانكلين بالأشعّة السينية التفافه.',
    ),
  },
]

function kinds(): Diagram[] {
  return kindsAsked.map(({ id, wrong, ...rest }) => ({
    pack,
    subject: `what-${id}`,
    ...rest,
    right: nameOf(things, id),
    wrong: named(things, wrong),
  }))
}
