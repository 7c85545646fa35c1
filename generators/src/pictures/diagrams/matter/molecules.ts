// Molecules as balls and sticks, from a table: atoms with their places, and bonds between them.

import type { LocalText } from '@trivium/content/types'
import { ink } from '../../svg.ts'
import type { Diagram } from '../diagram.ts'
import { circle, height, line, picture, polar, width } from '../draw.ts'
import type { Point } from '../draw.ts'
import { named, nameOf, namesIn, say } from '../../../say.ts'

type Atom = 'H' | 'C' | 'N' | 'O'

export interface Molecule {
  formula: string
  /** `O 0,0`: symbol and place, in units of the length of a bond between two heavy atoms. */
  atoms: string
  /** `0-1` is a single bond between the first two atoms, `0=1` a double and `0#1` a triple one. */
  bonds: string
}

const ring = (radius: number) =>
  [90, 30, -30, -90, -150, 150].map(degrees =>
    polar([0, 0], radius, degrees)
      .map(value => value.toFixed(2))
      .join(','),
  )

export const molecules: Record<string, Molecule> = {
  water: { formula: 'H2O', atoms: 'O 0,-.3; H -.75,.28; H .75,.28', bonds: '0-1 0-2' },
  'carbon-dioxide': { formula: 'CO2', atoms: 'C 0,0; O -1.1,0; O 1.1,0', bonds: '0=1 0=2' },
  'carbon-monoxide': { formula: 'CO', atoms: 'C -.5,0; O .5,0', bonds: '0#1' },
  methane: { formula: 'CH4', atoms: 'C 0,0; H 0,-.95; H -.9,.3; H .9,.3; H .12,.9', bonds: '0-1 0-2 0-3 0-4' },
  ammonia: { formula: 'NH3', atoms: 'N 0,-.2; H -.88,.25; H .88,.25; H .08,.75', bonds: '0-1 0-2 0-3' },
  ozone: { formula: 'O3', atoms: 'O 0,-.35; O -.92,.25; O .92,.25', bonds: '0-1 0=2' },
  peroxide: { formula: 'H2O2', atoms: 'O -.5,.1; O .5,-.1; H -.85,-.75; H .85,.75', bonds: '0-1 0-2 1-3' },
  ethanol: {
    formula: 'C2H6O',
    atoms: 'C -1,.15; C 0,-.35; O 1,.15; H 1.7,-.3; H -1.85,-.3; H -1.2,.95; H -.6,-.6; H -.3,-1.15; H .35,-1.1',
    bonds: '0-1 1-2 2-3 0-4 0-5 0-6 1-7 1-8',
  },
  acetylene: { formula: 'C2H2', atoms: 'C -.5,0; C .5,0; H -1.45,0; H 1.45,0', bonds: '0#1 0-2 1-3' },
  ethylene: { formula: 'C2H4', atoms: 'C -.5,0; C .5,0; H -1.05,-.75; H -1.05,.75; H 1.05,-.75; H 1.05,.75', bonds: '0=1 0-2 0-3 1-4 1-5' },
  propane: {
    formula: 'C3H8',
    atoms: 'C -1,.2; C 0,-.3; C 1,.2; H -1.8,-.35; H -1.55,.9; H -.7,1.05; H -.35,-1.15; H .35,-1.15; H 1.8,-.35; H 1.55,.9; H .7,1.05',
    bonds: '0-1 1-2 0-3 0-4 0-5 1-6 1-7 2-8 2-9 2-10',
  },
  benzene: {
    formula: 'C6H6',
    atoms: [...ring(1).map(place => `C ${place}`), ...ring(1.82).map(place => `H ${place}`)].join('; '),
    bonds: '0=1 1-2 2=3 3-4 4=5 5-0 0-6 1-7 2-8 3-9 4-10 5-11',
  },
  'nitrous-oxide': { formula: 'N2O', atoms: 'N -1.1,0; N 0,0; O 1.1,0', bonds: '0=1 1=2' },
  urea: {
    formula: 'CH4N2O',
    atoms: 'C 0,-.1; O 0,-1.1; N -.9,.4; N .9,.4; H -1.65,-.05; H -.95,1.2; H 1.65,-.05; H .95,1.2',
    bonds: '0=1 0-2 0-3 2-4 2-5 3-6 3-7',
  },
}

const looks: Record<Atom, { colour: string; radius: number }> = {
  H: { colour: '#ffffff', radius: 0.24 },
  C: { colour: '#42424e', radius: 0.34 },
  N: { colour: '#4a78d6', radius: 0.34 },
  O: { colour: '#d9483b', radius: 0.34 },
}

const isAtom = (text: string): text is Atom => text in looks

export function atomsOf({ atoms }: Molecule): { atom: Atom; place: Point }[] {
  return atoms.split('; ').map(text => {
    const [atom = '', spot = ''] = text.split(' ')
    const [x = 0, y = 0] = spot.split(',').map(Number)
    if (!isAtom(atom)) throw new Error(`no atom ${atom}`)
    return { atom, place: [x, y] }
  })
}

const orders = ['-', '=', '#']

export function bondsOf({ bonds }: Molecule): { from: number; to: number; order: number }[] {
  return bonds.split(' ').map(text => {
    const [, from, sign = '', to] = /^(\d+)([-=#])(\d+)$/.exec(text) ?? []
    return { from: Number(from), to: Number(to), order: orders.indexOf(sign) + 1 }
  })
}

function drawMolecule(molecule: Molecule): string {
  const atoms = atomsOf(molecule)
  const [xs, ys] = [atoms.map(({ place }) => place[0]), atoms.map(({ place }) => place[1])]
  const [middleX, middleY] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const spread = 0.9
  const scale = Math.min(
    88,
    (width - 20) / (Math.max(...xs) - Math.min(...xs) + spread),
    (height - 20) / (Math.max(...ys) - Math.min(...ys) + spread),
  )
  const toSheet = ([x, y]: Point): Point => [width / 2 + (x - middleX) * scale, height / 2 + (y - middleY) * scale]
  const sticks = bondsOf(molecule).flatMap(({ from, to, order }) => {
    const [[ax, ay], [bx, by]] = [toSheet(atoms[from]?.place ?? [0, 0]), toSheet(atoms[to]?.place ?? [0, 0])]
    const length = Math.hypot(bx - ax, by - ay)
    const [sideX, sideY] = [((ay - by) / length) * scale * 0.13, ((bx - ax) / length) * scale * 0.13]
    const shifts = Array.from({ length: order }, (_, place) => place - (order - 1) / 2)
    return shifts.map(shift =>
      line([ax + sideX * shift, ay + sideY * shift, bx + sideX * shift, by + sideY * shift], {
        stroke: ink.soft,
        thick: scale * (order === 1 ? 0.11 : 0.065),
      }),
    )
  })
  const balls = atoms.map(({ atom, place }) => {
    const [x, y] = toSheet(place)
    const { colour, radius } = looks[atom]
    return (
      circle([x, y], radius * scale, { fill: colour, stroke: ink.line, thick: 2 }) +
      circle([x - radius * scale * 0.32, y - radius * scale * 0.34], radius * scale * 0.22, { fill: '#ffffff', opacity: 0.55 })
    )
  })
  return picture(sticks, balls)
}

const moleculeNames = namesIn(`
water|Water|Agua|الماء
carbon-dioxide|Carbon dioxide|Dióxido de carbono|ثاني أكسيد الكربون
carbon-monoxide|Carbon monoxide|Monóxido de carbono|أول أكسيد الكربون
methane|Methane|Metano|الميثان
ammonia|Ammonia|Amoníaco|الأمونيا
ozone|Ozone|Ozono|الأوزون
peroxide|Hydrogen peroxide|Peróxido de hidrógeno|بيروكسيد الهيدروجين
ethanol|Ethanol|Etanol|الإيثانول
methanol|Methanol|Metanol|الميثانول
acetylene|Acetylene|Acetileno|الأسيتيلين
ethylene|Ethylene|Etileno|الإيثيلين
ethane|Ethane|Etano|الإيثان
propane|Propane|Propano|البروبان
butane|Butane|Butano|البيوتان
benzene|Benzene|Benceno|البنزن
nitrous-oxide|Nitrous oxide|Óxido nitroso|أكسيد النيتروز
nitrogen-dioxide|Nitrogen dioxide|Dióxido de nitrógeno|ثاني أكسيد النيتروجين
cyanide|Hydrogen cyanide|Cianuro de hidrógeno|سيانيد الهيدروجين
formaldehyde|Formaldehyde|Formaldehído|الفورمالدهيد
acetic-acid|Acetic acid|Ácido acético|حمض الخليك
urea|Urea|Urea|اليوريا
glycine|Glycine|Glicina|الغلايسين`)

export const asked: { molecule: string; difficulty: number; wrong: string; note: LocalText }[] = [
  {
    molecule: 'water',
    difficulty: 1.1,
    wrong: 'carbon-dioxide ozone peroxide ammonia methane nitrous-oxide',
    note: say(
      'The bend makes it so special: one side is a little negative, the other positive, and the molecules cling together.',
      'El ángulo la hace especial: un lado es algo negativo y el otro positivo, y las moléculas se atraen.',
      'انحناؤه سرّه: جانب فيه سالب قليلًا وجانب موجب، فتتماسك الجزيئات.',
    ),
  },
  {
    molecule: 'carbon-dioxide',
    difficulty: 1.8,
    wrong: 'carbon-monoxide nitrous-oxide water ozone formaldehyde methanol',
    note: say(
      'We breathe it out, plants take it in, and it makes drinks fizzy. Frozen, it is dry ice.',
      'Lo exhalamos, las plantas lo absorben y da burbujas a los refrescos. Congelado es hielo seco.',
      'نزفره ويأخذه النبات، وهو فقاقيع المشروبات الغازية. ومتجمّده الجليد الجافّ.',
    ),
  },
  {
    molecule: 'methane',
    difficulty: 2.3,
    wrong: 'ammonia ethane methanol acetylene water propane',
    note: say(
      'The main part of natural gas. It also rises from rice fields, from marshes and from the stomachs of cattle.',
      'Es la parte principal del gas natural. También sale de arrozales, pantanos y estómagos de vacas.',
      'الجزء الأكبر من الغاز الطبيعي. ويصعد أيضًا من حقول الأرزّ والمستنقعات وبطون الأبقار.',
    ),
  },
  {
    molecule: 'carbon-monoxide',
    difficulty: 2.8,
    wrong: 'carbon-dioxide cyanide nitrous-oxide ozone formaldehyde methane',
    note: say(
      'It has no smell and takes the place of oxygen in the blood. So never burn charcoal indoors.',
      'No huele y ocupa el lugar del oxígeno en la sangre. Por eso no se quema carbón dentro de casa.',
      'لا رائحة له، ويحلّ محلّ الأكسجين في الدم، فلا توقد الفحم في غرفة مغلقة.',
    ),
  },
  {
    molecule: 'ozone',
    difficulty: 3.1,
    wrong: 'water carbon-dioxide peroxide nitrogen-dioxide nitrous-oxide carbon-monoxide',
    note: say(
      'High above us it holds back ultraviolet light. The sharp smell near a copier is this gas.',
      'Muy por encima de nosotros frena la luz ultravioleta. El olor picante de una fotocopiadora es este gas.',
      'في الأعالي يصدّ الأشعّة فوق البنفسجية. والرائحة الحادّة قرب آلة النسخ منه.',
    ),
  },
  {
    molecule: 'ammonia',
    difficulty: 3.5,
    wrong: 'methane urea water nitrous-oxide cyanide ethane',
    note: say(
      'The name comes from salt found near the temple of Amun in Egypt. Most of it becomes fertiliser today.',
      'El nombre viene de la sal hallada junto al templo de Amón, en Egipto. Hoy casi todo se hace abono.',
      'جاء اسمها من ملح وُجد قرب معبد آمون في مصر. ويصير معظمها اليوم سمادًا.',
    ),
  },
  {
    molecule: 'peroxide',
    difficulty: 4.3,
    wrong: 'water ozone ethane methanol acetylene ammonia',
    note: say(
      'It bleaches hair and foams on a wound, where an enzyme tears it into water and oxygen.',
      'Es el agua oxigenada: aclara el pelo y hace espuma en las heridas, donde una enzima la descompone.',
      'هو ماء الأكسجين: يفتح لون الشعر ويرغو على الجرح، إذ يحلّله إنزيم فيه.',
    ),
  },
  {
    molecule: 'ethanol',
    difficulty: 4.9,
    wrong: 'methanol propane acetic-acid ethane formaldehyde butane',
    note: say(
      'Hand sanitiser consists mostly of it. It does not freeze until −114 °C, so it fills thermometers.',
      'El gel para manos es sobre todo esto. No se congela hasta los −114 °C; por eso va en termómetros.',
      'هو معظم معقّم اليدين. ولا يتجمّد إلا عند \u2066−114°\u2069، لذلك تُملأ به موازين الحرارة.',
    ),
  },
  {
    molecule: 'propane',
    difficulty: 5.4,
    wrong: 'butane ethane methane ethylene benzene ethanol',
    note: say(
      'Three carbon atoms in a chain. Under a little pressure it becomes liquid and fits into a gas bottle.',
      'Tres átomos de carbono en cadena. Con algo de presión se vuelve líquido y cabe en una garrafa.',
      'ثلاث ذرّات كربون في سلسلة. ويسيل بقليل من الضغط فتسعه أسطوانة الغاز.',
    ),
  },
  {
    molecule: 'acetylene',
    difficulty: 5.8,
    wrong: 'ethylene ethane benzene cyanide methane carbon-dioxide',
    note: say(
      'A triple bond full of energy: its flame is hotter than 3,000 °C and cuts steel.',
      'Un triple enlace lleno de energía: su llama pasa de 3000 °C y corta el acero.',
      'رابطته الثلاثية مشحونة بالطاقة: لهبه يزيد على 3000 درجة ويقطع الفولاذ.',
    ),
  },
  {
    molecule: 'ethylene',
    difficulty: 6.3,
    wrong: 'ethane acetylene propane formaldehyde methane benzene',
    note: say(
      'Apples give it off: it is a plant hormone that ripens fruit. Strung together it becomes polythene.',
      'Lo desprenden las manzanas: es una hormona que madura la fruta. Encadenado se vuelve polietileno.',
      'يطلقه التفّاح، فهو هرمون نباتي يُنضج الثمار. وإذا انتظم سلاسل صار بولي إيثيلين.',
    ),
  },
  {
    molecule: 'benzene',
    difficulty: 5.6,
    wrong: 'butane propane acetylene ethylene acetic-acid glycine',
    note: say(
      'Kekulé told that he found the ring in a dream of a snake that bit its own tail.',
      'Kekulé contaba que halló el anillo en un sueño: una serpiente que se mordía la cola.',
      'روى كيكوله أنه اهتدى إلى الحلقة في حلم رأى فيه أفعى تعضّ ذيلها.',
    ),
  },
  {
    molecule: 'nitrous-oxide',
    difficulty: 6.8,
    wrong: 'nitrogen-dioxide carbon-dioxide ozone cyanide carbon-monoxide ammonia',
    note: say(
      'Laughing gas: dentists have used it since 1844. It also whips the cream from a siphon.',
      'Es el gas de la risa: los dentistas lo usan desde 1844. También monta la nata en un sifón.',
      'غاز الضحك، يستعمله أطبّاء الأسنان منذ 1844. وبه تُخفق القشدة في عبوّتها.',
    ),
  },
  {
    molecule: 'urea',
    difficulty: 7.6,
    wrong: 'glycine ammonia acetic-acid formaldehyde ethanol cyanide',
    note: say(
      'In 1828 Wöhler made it without a living thing: the first bridge from the lifeless to the living world.',
      'En 1828 Wöhler la obtuvo sin ningún ser vivo: el primer puente entre lo inerte y lo vivo.',
      'صنعها فولر سنة 1828 من غير كائن حيّ، فكانت أول جسر بين الجماد والحياة.',
    ),
  },
]

export function moleculeQuestions(): Diagram[] {
  return asked.map(({ molecule, difficulty, wrong, note }) => {
    const table = molecules[molecule]
    if (!table) throw new Error(`no molecule ${molecule}`)
    return {
      pack: 'diagram-matter',
      subject: molecule,
      difficulty,
      draw: () => drawMolecule(table),
      question: say(
        'Carbon is black, hydrogen white, oxygen red, nitrogen blue. Which molecule is this?',
        'Carbono negro, hidrógeno blanco, oxígeno rojo, nitrógeno azul. ¿Qué molécula es esta?',
        'الكربون أسود والهيدروجين أبيض والأكسجين أحمر والنيتروجين أزرق. أي جزيء هذا؟',
      ),
      right: nameOf(moleculeNames, molecule),
      wrong: named(moleculeNames, wrong),
      note,
    }
  })
}
