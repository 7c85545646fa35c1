// The states of matter, and particles in a box.

import type { LocalText } from '@trivium/content/types'
import { ink } from '../../svg.ts'
import type { Diagram } from '../diagram.ts'
import { arrow, box, circle, picture, polar, tint } from '../draw.ts'
import type { Point } from '../draw.ts'
import { named, nameOf, namesIn, say } from '../../../say.ts'

type State = 'solid' | 'liquid' | 'gas'

const vessel = ([x, y]: Point, wide: number, high: number) => box([x, y], wide, high, { fill: '#ffffff', stroke: ink.line, thick: 2.4 }, 8)

/** Places of particles in a vessel; the random offsets are the same in every run. */
function particles(state: State, [x, y]: Point, wide: number, high: number): Point[] {
  const wobble = (seed: number, size: number) => (((seed * 7919) % 101) / 50 - 1) * size
  const radius = 9
  const columns = Math.floor((wide - 14) / (2 * radius + 1))
  const bottom = y + high - radius - 4
  if (state === 'gas') {
    const spots: [number, number][] = [
      [0.18, 0.2],
      [0.72, 0.14],
      [0.44, 0.42],
      [0.84, 0.52],
      [0.14, 0.66],
      [0.56, 0.78],
      [0.86, 0.86],
    ]
    return spots.map(([across, down]) => [x + wide * across, y + high * down])
  }
  const rows = state === 'solid' ? 4 : 3
  return Array.from({ length: rows }, (_, row) => row).flatMap(row =>
    Array.from({ length: state === 'solid' ? columns - 1 : columns }, (_, column): Point => {
      const left = x + wide / 2 + (column - (columns - (state === 'solid' ? 2 : 1)) / 2) * (2 * radius + 0.6)
      if (state === 'solid') return [left, bottom - row * 2 * radius]
      return [
        left + (row % 2) * 4 + wobble(row * 17 + column * 5 + 1, 3) - 2,
        bottom - row * 2 * radius * 0.98 - Math.abs(wobble(row * 31 + column * 11, 5)),
      ]
    }),
  )
}

function vesselOf(state: State, place: Point, wide: number, high: number): string {
  const dots = particles(state, place, wide, high).map(spot => circle(spot, 9, { fill: tint.lilac, stroke: ink.line, thick: 1.6 }))
  return vessel(place, wide, high) + dots.join('')
}

const states = namesIn(`
solid|A solid|Un sólido|مادّة صلبة
liquid|A liquid|Un líquido|سائل
gas|A gas|Un gas|غاز
plasma|A plasma|Un plasma|بلازما
foam|A foam|Una espuma|رغوة`)

const stateNotes: Record<State, { difficulty: number; note: LocalText }> = {
  solid: {
    difficulty: 1,
    note: say(
      'The particles keep their places and only tremble there, the more the warmer it is.',
      'Las partículas guardan su sitio y solo tiemblan, más cuanto más calor hay.',
      'الجسيمات تلزم مواضعها وترتجف فيها فحسب، وكلما سخنت زاد ارتجافها.',
    ),
  },
  liquid: {
    difficulty: 1.4,
    note: say(
      'The particles touch, but glide past one another. So it takes the shape of its vessel, but cannot be squeezed.',
      'Las partículas se tocan, pero resbalan. Por eso toma la forma del vaso y apenas se comprime.',
      'تتلامس الجسيمات لكنها تنزلق، فيأخذ شكل إنائه ولا يكاد ينضغط.',
    ),
  },
  gas: {
    difficulty: 1.2,
    note: say(
      'Between the particles there is nothing. In air they fly at some 500 metres a second.',
      'Entre las partículas no hay nada. En el aire vuelan a unos 500 metros por segundo.',
      'لا شيء بين الجسيمات، وهي تطير في الهواء بنحو 500 متر في الثانية.',
    ),
  },
}

const changes = namesIn(`
melting|Melting|Fusión|انصهار
freezing|Freezing|Solidificación|تجمّد
vaporisation|Evaporation|Evaporación|تبخّر
condensation|Condensation|Condensación|تكاثف
sublimation|Sublimation|Sublimación|تسامٍ
deposition|Deposition|Deposición|ترسّب`)

const changesAsked: { id: string; from: State; to: State; difficulty: number; note: LocalText }[] = [
  {
    id: 'melting',
    from: 'solid',
    to: 'liquid',
    difficulty: 1.5,
    note: say(
      'While ice melts, it stays at 0 °C, however much one heats: all the heat goes into loosening the particles.',
      'Mientras el hielo se funde sigue a 0 °C: todo el calor se gasta en soltar las partículas.',
      'يبقى الجليد وهو يذوب على الصفر مهما سُخّن، فالحرارة كلها تُنفق في فكّ الجسيمات.',
    ),
  },
  {
    id: 'freezing',
    from: 'liquid',
    to: 'solid',
    difficulty: 1.9,
    note: say(
      'It gives off heat. Fruit growers spray their blossoms with water on frosty nights to use it.',
      'Desprende calor. En noches de helada, los fruticultores rocían las flores con agua para aprovecharlo.',
      'يطلق حرارة، لذلك يرشّ المزارعون الأزهار بالماء في ليالي الصقيع.',
    ),
  },
  {
    id: 'vaporisation',
    from: 'liquid',
    to: 'gas',
    difficulty: 2.1,
    note: say(
      'The fastest particles leave first and what stays is cooler: that is how sweat cools us.',
      'Escapan primero las partículas más rápidas y lo que queda se enfría: así refresca el sudor.',
      'تفرّ أسرع الجسيمات أولًا فيبرد الباقي، وبهذا يبرّدنا العرق.',
    ),
  },
  {
    id: 'condensation',
    from: 'gas',
    to: 'liquid',
    difficulty: 2.5,
    note: say(
      'It makes clouds, dew and the mist on a bathroom mirror.',
      'Así nacen las nubes, el rocío y el vaho del espejo del baño.',
      'منه السحاب والندى والضباب على مرآة الحمّام.',
    ),
  },
  {
    id: 'sublimation',
    from: 'solid',
    to: 'gas',
    difficulty: 4.7,
    note: say(
      'Dry ice does it, and so does wet washing on a frosty day: it dries although it is frozen stiff.',
      'Lo hace el hielo seco, y también la ropa tendida en la helada: se seca aunque esté congelada.',
      'هكذا الجليد الجافّ، والغسيل المتجمّد في يوم صقيع: يجفّ وهو صلب.',
    ),
  },
]

function stateQuestions(): Omit<Diagram, 'pack'>[] {
  const shown = (['solid', 'liquid', 'gas'] as const).map(state => ({
    subject: `state-${state}`,
    difficulty: stateNotes[state].difficulty,
    draw: () => picture(vesselOf(state, [85, 30], 150, 180)),
    question: say(
      'The balls are particles. What is in the vessel?',
      'Las bolas son partículas. ¿Qué hay en el recipiente?',
      'الكرات جسيمات. ماذا في الإناء؟',
    ),
    right: nameOf(states, state),
    wrong: named(states, [...states.keys()].filter(id => id !== state).join(' ')),
    note: stateNotes[state].note,
  }))
  const changed = changesAsked.map(({ id, from, to, difficulty, note }) => ({
    subject: `change-${id}`,
    difficulty,
    draw: () => picture(vesselOf(from, [14, 50], 122, 140), arrow([144, 120, 176, 120], ink.accent, 4), vesselOf(to, [184, 50], 122, 140)),
    question: say(
      'Which change of state does the arrow stand for?',
      '¿Qué cambio de estado representa la flecha?',
      'أي تغيّر في حالة المادّة يمثّله السهم؟',
    ),
    right: nameOf(changes, id),
    wrong: named(changes, [...changes.keys()].filter(other => other !== id).join(' ')),
    note,
  }))
  return [...shown, ...changed]
}

const contents = namesIn(`
element|One element|Un solo elemento|عنصر واحد
compound|One compound|Un solo compuesto|مركّب واحد
elements|A mixture of elements|Una mezcla de elementos|خليط عناصر
compounds|A mixture of compounds|Una mezcla de compuestos|خليط مركّبات
both|An element and a compound|Un elemento y un compuesto|عنصر ومركّب`)

/** Molecules as one letter per atom; equal letters have equal colours. */
const boxes: Record<string, string[]> = {
  element: ['aa'],
  compound: ['aba'],
  elements: ['aa', 'b'],
  both: ['aa', 'ab'],
}
const atomColours: Record<string, string> = { a: tint.lilac, b: ink.accent }

function boxOf(kinds: string[]): string {
  const spots: [Point, number][] = [
    [[76, 66], 20],
    [[160, 60], 100],
    [[246, 70], -30],
    [[108, 122], 70],
    [[200, 126], 10],
    [[70, 176], -20],
    [[152, 182], 40],
    [[244, 176], 110],
  ]
  const drawn = spots.flatMap(([spot, turn], place) => {
    const kind = kinds[place % kinds.length] ?? ''
    return [...kind].map((atom, index) =>
      circle(polar(spot, (index - (kind.length - 1) / 2) * 19, turn + (kind.length === 3 ? (index - 1) * 26 : 0)), 11, {
        fill: atomColours[atom] ?? ink.soft,
        stroke: ink.line,
        thick: 1.8,
      }),
    )
  })
  return picture(vessel([24, 22], 272, 196), drawn)
}

const boxesAsked: { id: string; difficulty: number; note: LocalText }[] = [
  {
    id: 'element',
    difficulty: 3.7,
    note: say(
      'All atoms are of one kind, though they go about in pairs, as in oxygen and nitrogen.',
      'Todos los átomos son iguales, aunque van de dos en dos, como en el oxígeno y el nitrógeno.',
      'الذرّات كلها من نوع واحد وإن سارت أزواجًا، كما في الأكسجين والنيتروجين.',
    ),
  },
  {
    id: 'compound',
    difficulty: 3.9,
    note: say(
      'Two kinds of atoms, but in every particle in the same way: so it is with water.',
      'Dos clases de átomos, pero unidas igual en cada partícula: así es el agua.',
      'نوعان من الذرّات، لكنهما في كل جسيم على هيئة واحدة، كالماء.',
    ),
  },
  {
    id: 'elements',
    difficulty: 4.8,
    note: say(
      'Nothing is joined across the colours: such a mixture is easily parted again, as air is by cooling.',
      'Nada une los dos colores: una mezcla así se separa fácilmente, como el aire al enfriarlo.',
      'لا رابطة بين اللونين، فخليط كهذا يسهل فصله، كالهواء بالتبريد.',
    ),
  },
  {
    id: 'both',
    difficulty: 5.5,
    note: say(
      'The pairs of one colour are an element, the two-coloured ones a compound.',
      'Las parejas de un color son un elemento; las de dos colores, un compuesto.',
      'الأزواج ذات اللون الواحد عنصر، وذات اللونين مركّب.',
    ),
  },
]

function boxQuestions(): Omit<Diagram, 'pack'>[] {
  return boxesAsked.map(({ id, difficulty, note }) => ({
    subject: `box-of-${id}`,
    difficulty,
    draw: () => boxOf(boxes[id] ?? []),
    question: say(
      'Each colour is one kind of atom. What is in the box?',
      'Cada color es una clase de átomo. ¿Qué hay en la caja?',
      'كل لون نوع من الذرّات. ماذا في الصندوق؟',
    ),
    right: nameOf(contents, id),
    wrong: named(contents, [...contents.keys()].filter(other => other !== id).join(' ')),
    note,
  }))
}

export function matterQuestions(): Diagram[] {
  return [...stateQuestions(), ...boxQuestions()].map(question => ({ pack: 'diagram-matter', ...question }))
}
