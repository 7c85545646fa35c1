// Questions about shapes, solids, angles and graphs.

import type { LocalText } from '@trivium/content/types'
import type { Diagram } from '../diagram.ts'
import { alike, named, nameOf, namesIn, say } from '../../../say.ts'
import { drawCorners, drawFigure, drawPolygon, linesOfSymmetry, quadrilaterals, symmetric, triangles } from './shapes.ts'

type Shape = Omit<Diagram, 'pack'>

export function shapeQuestions(): Diagram[] {
  return [...polygons(), ...corners(), ...symmetries()].map(question => ({
    pack: 'diagram-shapes',
    ...question,
  }))
}

interface Asked {
  id: string
  difficulty: number
  wrong: string
  note: LocalText
}

const polygonNames = namesIn(`
pentagon|Pentagon|Pentágono|خماسي
hexagon|Hexagon|Hexágono|سداسي
heptagon|Heptagon|Heptágono|سباعي
octagon|Octagon|Octágono|ثماني
nonagon|Nonagon|Eneágono|تساعي
decagon|Decagon|Decágono|عشاري
dodecagon|Dodecagon|Dodecágono|اثنا عشري`)

export const cornersOf: Record<string, number> = {
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
  dodecagon: 12,
}

const polygonsAsked: Asked[] = [
  {
    id: 'hexagon',
    difficulty: 1,
    wrong: 'pentagon heptagon octagon decagon',
    note: say(
      'Bees build with it, for of all shapes that fit without gaps it needs the least wax.',
      'Las abejas construyen con él: de las figuras que encajan sin huecos, es la que gasta menos cera.',
      'به يبني النحل، فهو أقلّ الأشكال المتراصّة استهلاكًا للشمع.',
    ),
  },
  {
    id: 'pentagon',
    difficulty: 1.1,
    wrong: 'hexagon heptagon octagon nonagon',
    note: say(
      'A floor cannot be tiled with the regular one: three leave a gap and four overlap.',
      'Con el regular no se puede embaldosar un suelo: tres dejan un hueco y cuatro se montan.',
      'لا تُبلَّط أرض بالمنتظم منه: ثلاثة تترك فجوة وأربعة تتراكب.',
    ),
  },
  {
    id: 'octagon',
    difficulty: 1.5,
    wrong: 'hexagon heptagon nonagon decagon pentagon',
    note: say(
      'Stop signs have this shape almost everywhere, so that drivers know them even from behind.',
      'Las señales de alto tienen esta forma casi en todas partes: así se reconocen hasta por detrás.',
      'هكذا إشارة «قف» في معظم البلدان، ليعرفها السائق ولو من خلفها.',
    ),
  },
  {
    id: 'heptagon',
    difficulty: 2.6,
    wrong: 'hexagon octagon nonagon pentagon decagon',
    note: say(
      'The smallest regular polygon that cannot be drawn with ruler and compass.',
      'Es el menor polígono regular que no se puede trazar con regla y compás.',
      'أصغر مضلّع منتظم لا يمكن رسمه بالمسطرة والفرجار.',
    ),
  },
  {
    id: 'decagon',
    difficulty: 3.2,
    wrong: 'octagon nonagon dodecagon heptagon hexagon',
    note: say(
      'Each of its angles has 144 degrees. In Islamic tile work it is the heart of many star patterns.',
      'Cada ángulo mide 144 grados. En los azulejos islámicos es el centro de muchas estrellas.',
      'كل زاوية فيه 144 درجة. وهو في الزخارف الإسلامية قلب كثير من النجوم.',
    ),
  },
]

function polygons(): Shape[] {
  return polygonsAsked.map(({ id, difficulty, wrong, note }) => ({
    subject: `polygon-${id}`,
    difficulty,
    draw: () => drawPolygon(cornersOf[id] ?? 3),
    question: say('Which polygon is this?', '¿Qué polígono es este?', 'أي مضلّع هذا؟'),
    right: nameOf(polygonNames, id),
    wrong: named(polygonNames, wrong),
    note,
  }))
}

const triangleNames = namesIn(`
equilateral|Equilateral|Equilátero|متساوي الأضلاع
isosceles|Isosceles|Isósceles|متساوي الساقين
scalene|Scalene|Escaleno|مختلف الأضلاع
right|Right-angled|Rectángulo|قائم الزاوية
obtuse|Obtuse-angled|Obtusángulo|منفرج الزاوية
acute|Acute-angled|Acutángulo|حادّ الزوايا`)

const trianglesAsked: Asked[] = [
  {
    id: 'equilateral',
    difficulty: 1.3,
    wrong: 'scalene right obtuse',
    note: say(
      'The strokes mark equal sides. With it Euclid begins his Elements: it is his very first construction.',
      'Las marcas señalan lados iguales. Con él empieza Euclides sus Elementos: es su primera construcción.',
      'الشرطات تدلّ على تساوي الأضلاع. وبه افتتح إقليدس «الأصول»، فهو أول إنشاء فيه.',
    ),
  },
  {
    id: 'right',
    difficulty: 1.7,
    wrong: 'isosceles equilateral obtuse acute',
    note: say(
      'Its sides are as 3 to 4 to 5. With a rope of twelve knots one lays out a right angle in this way.',
      'Sus lados son como 3, 4 y 5. Con una cuerda de doce nudos se traza así un ángulo recto.',
      'أضلاعه كنسبة 3 و4 و5. وبحبل فيه اثنتا عشرة عقدة تُرسم زاوية قائمة كهذه.',
    ),
  },
  {
    id: 'isosceles',
    difficulty: 2.1,
    wrong: 'equilateral scalene right obtuse',
    note: say(
      'Two sides are equal, and so are the angles at the base. The name is Greek for ‘equal legs’.',
      'Dos lados son iguales, y también los ángulos de la base. El nombre griego dice «piernas iguales».',
      'ضلعان متساويان، وكذلك زاويتا القاعدة.',
    ),
  },
  {
    id: 'obtuse',
    difficulty: 2.8,
    wrong: 'acute right isosceles equilateral',
    note: say(
      'One angle is larger than 90 degrees. There can never be two of them: all three together have 180.',
      'Un ángulo mide más de 90 grados. Nunca puede haber dos: los tres suman 180.',
      'إحدى زواياه أكبر من 90 درجة. ولا تجتمع اثنتان، فمجموع الثلاث 180.',
    ),
  },
]

const fourNames = namesIn(`
rhombus|A rhombus|Un rombo|معيّن
parallelogram|A parallelogram|Un paralelogramo|متوازي أضلاع
kite|A kite|Un deltoide|طائرة ورقية
square|A square|Un cuadrado|مربّع
rectangle|A rectangle|Un rectángulo|مستطيل
hexagon|A hexagon|Un hexágono|سداسي`)

const foursAsked: Asked[] = [
  {
    id: 'rhombus',
    difficulty: 2,
    wrong: 'square rectangle hexagon',
    note: say(
      'Four equal sides. Its diagonals always cross at right angles.',
      'Cuatro lados iguales. Sus diagonales se cruzan siempre en ángulo recto.',
      'أربعة أضلاع متساوية، وقطراه متعامدان دائمًا.',
    ),
  },
  {
    id: 'parallelogram',
    difficulty: 2.2,
    wrong: 'rhombus rectangle kite square',
    note: say(
      'Cut a corner off and put it on at the other side: it becomes a rectangle of the same area.',
      'Si se corta una esquina y se pone al otro lado, resulta un rectángulo de igual área.',
      'اقطع من طرفه مثلّثًا وضعه في الطرف الآخر تجده مستطيلًا بالمساحة نفسها.',
    ),
  },
]

function corners(): Shape[] {
  const ofThree = trianglesAsked.map(({ id, difficulty, wrong, note }) => ({
    subject: `triangle-${id}`,
    difficulty,
    draw: () => drawCorners(triangles[id] ?? []),
    question: say('What kind of triangle is this?', '¿Qué clase de triángulo es este?', 'أي نوع من المثلّثات هذا؟'),
    right: nameOf(triangleNames, id),
    wrong: named(triangleNames, wrong),
    note,
  }))
  const ofFour = foursAsked.map(({ id, difficulty, wrong, note }) => ({
    subject: `quadrilateral-${id}`,
    difficulty,
    draw: () => drawCorners(quadrilaterals[id] ?? []),
    question: say('What is this shape called?', '¿Cómo se llama esta figura?', 'ما اسم هذا الشكل؟'),
    right: nameOf(fourNames, id),
    wrong: named(fourNames, wrong),
    note,
  }))
  return [...ofThree, ...ofFour]
}

const symmetriesAsked: { id: string; difficulty: number; wrong: number[]; note: LocalText }[] = [
  {
    id: 'arrow',
    difficulty: 1.8,
    wrong: [0, 2, 3, 4],
    note: say(
      'Only the line along its shaft mirrors it. Our own bodies are much like that, from outside.',
      'Solo la línea a lo largo de la flecha la refleja. Así es, por fuera, nuestro cuerpo.',
      'لا يعكسه إلا الخط الممتدّ على طوله، وأجسامنا من الخارج كذلك.',
    ),
  },
  {
    id: 'rectangle',
    difficulty: 2.7,
    wrong: [0, 1, 4, 8],
    note: say(
      'The diagonals do not count: fold along one, and the corners do not meet.',
      'Las diagonales no cuentan: al doblar por una, las esquinas no coinciden.',
      'القطران لا يُحسبان: إذا طويته على أحدهما لم تتطابق الزوايا.',
    ),
  },
  {
    id: 'star',
    difficulty: 3.3,
    wrong: [1, 4, 6, 8, 10],
    note: say(
      'One through each point. Starfish have the same five, and so does an apple cut across.',
      'Uno por cada punta. Los mismos cinco tienen la estrella de mar y una manzana cortada al través.',
      'خط لكل رأس. ولنجم البحر مثلها، وللتفّاحة إذا قُطعت عرضًا.',
    ),
  },
  {
    id: 'parallelogram',
    difficulty: 4.5,
    wrong: [1, 2, 4, 3],
    note: say(
      'None: it looks the same only when it is turned by half a turn.',
      'Ninguno: solo coincide consigo mismo al darle media vuelta.',
      'لا شيء: لا ينطبق على نفسه إلا إذا أُدير نصف دورة.',
    ),
  },
]

function symmetries(): Shape[] {
  return symmetriesAsked.map(({ id, difficulty, wrong, note }) => ({
    subject: `symmetry-${id}`,
    difficulty,
    draw: () => drawFigure(symmetric[id] ?? []),
    question: say(
      'How many lines of symmetry has this shape?',
      '¿Cuántos ejes de simetría tiene esta figura?',
      'كم محور تماثل لهذا الشكل؟',
    ),
    right: alike(linesOfSymmetry(symmetric[id] ?? [])),
    wrong: wrong.map(alike),
    note,
  }))
}
