// Questions about solids, angles and graphs.

import type { LocalText } from '@trivium/content/types'
import type { Diagram } from '../diagram.ts'
import { alike, formula, named, nameOf, namesIn, say } from '../../../say.ts'
import { drawGraph, drawNet, functions, givenAngles } from './shapes.ts'

type Solid = Omit<Diagram, 'pack'>

export function solidQuestions(): Diagram[] {
  return [...solids(), ...angles(), ...graphs()].map(question => ({ pack: 'diagram-shapes', ...question }))
}

const solidNames = namesIn(`
cube|A cube|Un cubo|مكعّب
pyramid|A square pyramid|Una pirámide cuadrada|هرم رباعي
prism|A triangular prism|Un prisma triangular|موشور ثلاثي
cylinder|A cylinder|Un cilindro|أسطوانة
cone|A cone|Un cono|مخروط
tetrahedron|A tetrahedron|Un tetraedro|رباعي وجوه
octahedron|An octahedron|Un octaedro|ثماني وجوه
sphere|A sphere|Una esfera|كرة`)

const solidsAsked: { id: string; difficulty: number; wrong: string; note: LocalText }[] = [
  {
    id: 'cube',
    difficulty: 1.2,
    wrong: 'pyramid prism octahedron tetrahedron',
    note: say(
      'There are eleven different nets of it. On a die, opposite faces add up to seven.',
      'Tiene once desarrollos distintos. En un dado, las caras opuestas suman siete.',
      'له أحد عشر مخطّطًا مختلفًا. وفي النرد مجموع كل وجهين متقابلين سبعة.',
    ),
  },
  {
    id: 'pyramid',
    difficulty: 1.6,
    wrong: 'tetrahedron prism octahedron cone cube',
    note: say(
      'Five faces, like the pyramids of Giza. The great one was the tallest building for some 3,800 years.',
      'Cinco caras, como las pirámides de Guiza. La mayor fue el edificio más alto unos 3800 años.',
      'خمسة وجوه كأهرام الجيزة. وظلّ أكبرها أعلى بناء نحو 3800 سنة.',
    ),
  },
  {
    id: 'cylinder',
    difficulty: 1.4,
    wrong: 'cone sphere prism pyramid',
    note: say(
      'The rectangle is as long as the edge of the lid: 3.14 times as long as the lid is wide.',
      'El rectángulo es tan largo como el borde de la tapa: 3,14 veces su ancho.',
      'طول المستطيل كمحيط الغطاء: 3.14 من عرضه.',
    ),
  },
  {
    id: 'prism',
    difficulty: 2.3,
    wrong: 'pyramid tetrahedron cube octahedron cylinder',
    note: say(
      'A tent without poles looks like this: three rectangles and two triangles.',
      'Como una tienda de campaña: tres rectángulos y dos triángulos.',
      'كالخيمة: ثلاثة مستطيلات ومثلّثان.',
    ),
  },
  {
    id: 'cone',
    difficulty: 1.9,
    wrong: 'cylinder sphere pyramid tetrahedron',
    note: say(
      'It holds a third of what a cylinder of the same width and height holds.',
      'Cabe en él un tercio de lo que cabe en un cilindro de igual ancho y alto.',
      'يسع ثلث ما تسعه أسطوانة لها العرض والارتفاع نفساهما.',
    ),
  },
  {
    id: 'tetrahedron',
    difficulty: 3.6,
    wrong: 'octahedron pyramid prism cone cube',
    note: say(
      'Four triangles: the simplest of the five Platonic solids. Milk was first sold in cartons of this shape.',
      'Cuatro triángulos: el más simple de los cinco sólidos platónicos. Así eran los primeros cartones de leche.',
      'أربعة مثلّثات: أبسط المجسّمات الأفلاطونية الخمسة.',
    ),
  },
]

function solids(): Solid[] {
  return solidsAsked.map(({ id, difficulty, wrong, note }) => ({
    subject: `net-${id}`,
    difficulty,
    draw: () => drawNet(id),
    question: say('What can be folded from this?', '¿Qué se puede armar doblando esto?', 'ماذا يُطوى من هذا؟'),
    right: nameOf(solidNames, id),
    wrong: named(solidNames, wrong),
    note,
  }))
}

export const angleTriangles: { left: number; right: number; difficulty: number; wrong: number[]; note: LocalText }[] = [
  {
    left: 60,
    right: 50,
    difficulty: 2.4,
    wrong: [60, 80, 110, 50, 90],
    note: say(
      'The three angles of a triangle make 180 degrees: tear them off and put them together, and they lie flat.',
      'Los tres ángulos suman 180 grados: si se recortan y se juntan, forman una línea recta.',
      'مجموع زوايا المثلّث 180 درجة: اقطعها وضمّها تجدها على استقامة واحدة.',
    ),
  },
  {
    left: 35,
    right: 40,
    difficulty: 3.4,
    wrong: [75, 95, 115, 125, 85],
    note: say(
      'On a globe this does not hold: from the pole to the equator one can draw a triangle of three right angles.',
      'En un globo no vale: del polo al ecuador se puede trazar un triángulo con tres ángulos rectos.',
      'لا يصحّ هذا على الكرة: بين القطب وخط الاستواء يُرسم مثلّث بثلاث زوايا قائمة.',
    ),
  },
]

function angles(): Solid[] {
  const degrees = (value: number) => alike(`${value}°`)
  return angleTriangles.map(({ left, right, difficulty, wrong, note }) => ({
    subject: `third-angle-${left}-${right}`,
    difficulty,
    draw: () => givenAngles(left, right),
    question: say(
      'How large is the third angle, at the top?',
      '¿Cuánto mide el tercer ángulo, el de arriba?',
      'كم قياس الزاوية الثالثة في الأعلى؟',
    ),
    right: degrees(180 - left - right),
    wrong: wrong.map(degrees),
    note,
  }))
}

const graphsAsked: { id: string; difficulty: number; note: LocalText }[] = [
  {
    id: 'y = x²',
    difficulty: 4.4,
    note: say(
      'A parabola. Turned upside down it is the path of everything that is thrown.',
      'Una parábola. Vuelta del revés es el camino de todo lo que se lanza.',
      'قطع مكافئ. ومقلوبه مسار كل ما يُقذف.',
    ),
  },
  {
    id: 'y = 2x',
    difficulty: 3.8,
    note: say(
      'Straight, through the origin, two upwards for each step to the right.',
      'Recta que pasa por el origen: sube dos por cada paso a la derecha.',
      'مستقيم يمرّ بالمبدأ، يصعد اثنين لكل خطوة إلى اليمين.',
    ),
  },
  {
    id: 'y = 1/x',
    difficulty: 5.7,
    note: say(
      'A hyperbola: it comes ever closer to the axes and never reaches them.',
      'Una hipérbola: se acerca cada vez más a los ejes sin llegar nunca.',
      'قطع زائد: يقترب من المحورين أبدًا ولا يبلغهما.',
    ),
  },
  {
    id: 'y = √x',
    difficulty: 6.4,
    note: say(
      'Half a parabola lying on its side. Left of zero there is nothing, for no square is negative.',
      'Media parábola acostada. A la izquierda del cero no hay nada: ningún cuadrado es negativo.',
      'نصف قطع مكافئ مستلقٍ. ولا شيء يسار الصفر، فلا مربّع سالب.',
    ),
  },
  {
    id: 'y = x³',
    difficulty: 6.8,
    note: say(
      'It looks the same after half a turn. Omar Khayyam solved such equations with conic sections.',
      'Se ve igual tras media vuelta. Omar Jayam resolvía ecuaciones así con secciones cónicas.',
      'يبدو كما هو إذا أُدير نصف دورة. وحلّ عمر الخيّام أمثال معادلته بقطوع المخروط.',
    ),
  },
]

function graphs(): Solid[] {
  return graphsAsked.map(({ id, difficulty, note }) => ({
    subject: `graph-${Object.keys(functions).indexOf(id) + 1}`,
    difficulty,
    draw: () => drawGraph(functions[id] ?? (x => x)),
    question: say('Which function has this graph?', '¿Qué función tiene esta gráfica?', 'أي دالّة لها هذا الرسم البياني؟'),
    right: formula(id),
    wrong: Object.keys(functions)
      .filter(other => other !== id)
      .map(formula),
    note,
  }))
}
