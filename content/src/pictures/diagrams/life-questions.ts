// Questions about cells, plants and heredity.

import type { LocalText } from '../../types.ts'
import { animalCell, animalCellNumbered, bacterium, helix, neuron, phage, plantCell, plantCellNumbered } from './cells.ts'
import type { Diagram } from './diagram.ts'
import { numberedQuestions } from './numbered.ts'
import type { NumberedDrawing } from './numbered.ts'
import { childrenOf, flower, leafInLight, recessiveShare, square } from './plants.ts'
import type { Genes } from './plants.ts'
import { named, nameOf, namesIn, say } from './say.ts'

const pack = 'diagram-life'

export function lifeQuestions(): Diagram[] {
  return [...[plantCellParts, animalCellParts, flowerParts, gases].flatMap(numberedQuestions), ...kinds(), ...heredity()]
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
  svg: plantCellNumbered(),
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
  svg: animalCellNumbered(),
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
  svg: flower(),
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
  svg: leafInLight(),
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
dna|DNA|ADN|حمض نووي DNA
cellulose|Cellulose|Celulosa|سليلوز
haemoglobin|Haemoglobin|Hemoglobina|هيموغلوبين
keratin|Keratin|Queratina|كيراتين
fat|A fat|Una grasa|دهن`)

const kindsAsked: { id: string; svg: () => string; question: LocalText; difficulty: number; wrong: string; note: LocalText }[] = [
  {
    id: 'plant',
    svg: plantCell,
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
    svg: animalCell,
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
    svg: bacterium,
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
    svg: neuron,
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
    svg: phage,
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
    svg: helix,
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
  return kindsAsked.map(({ id, svg, wrong, ...rest }) => ({
    pack,
    subject: `what-${id}`,
    ...rest,
    svg: svg(),
    right: nameOf(things, id),
    wrong: named(things, wrong),
  }))
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
      svg: square(one, other),
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
