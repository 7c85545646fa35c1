// How many squares can a piece move to?

import type { LocalText } from '@trivium/content/types'
import { alike } from '../../say.ts'
import type { PictureFactDraft } from '../picture-fact.ts'
import { boardOf } from './board.ts'

/** "How many squares can the … move to?" */
const movers = {
  k: { en: 'white king', es: 'el rey blanco', ar: 'ينتقل الملك الأبيض' },
  q: { en: 'white queen', es: 'la dama blanca', ar: 'ينتقل الوزير الأبيض' },
  r: { en: 'white rook', es: 'la torre blanca', ar: 'تنتقل القلعة البيضاء' },
  b: { en: 'white bishop', es: 'el alfil blanco', ar: 'ينتقل الفيل الأبيض' },
  n: { en: 'white knight', es: 'el caballo blanco', ar: 'ينتقل الحصان الأبيض' },
  p: { en: 'white pawn', es: 'el peón blanco', ar: 'ينتقل البيدق الأبيض' },
} satisfies Record<string, LocalText>

interface Reach {
  fen: string
  piece: keyof typeof movers
  square: string
  count: number
  wrong: number[]
  difficulty: number
  note: LocalText
}

export const reaches: Reach[] = [
  {
    fen: '4k3/8/8/8/4N3/8/8/4K3 w - - 0 1',
    piece: 'n',
    square: 'e4',
    count: 8,
    wrong: [6, 7, 4, 9, 10, 12],
    difficulty: 14,
    note: {
      en: 'Near the edge it loses most of this: the old saying goes that a knight on the rim is dim.',
      es: 'Cerca del borde pierde casi todo ese alcance: por eso se lo lleva al centro.',
      ar: 'يفقد معظم خاناته إذا اقترب من الحافة، ولهذا يُنصح بوضعه في وسط الرقعة.',
    },
  },
  {
    fen: 'k7/8/8/8/8/8/8/K6N w - - 0 1',
    piece: 'n',
    square: 'h1',
    count: 2,
    wrong: [1, 3, 4, 0, 5],
    difficulty: 16,
    note: {
      en: 'In the corner it has a quarter of the power that it has in the middle of the board.',
      es: 'En la esquina tiene la cuarta parte de la fuerza que tiene en el centro.',
      ar: 'ليس له في الزاوية إلا ربع قوته في وسط الرقعة.',
    },
  },
  {
    fen: '4k3/8/8/8/3B4/8/8/4K3 w - - 0 1',
    piece: 'b',
    square: 'd4',
    count: 13,
    wrong: [11, 12, 14, 10, 15, 16],
    difficulty: 24,
    note: {
      en: 'More is not possible, and half of the board remains closed to it: it never leaves its colour.',
      es: 'Más no puede, y medio tablero le queda vedado: nunca sale de las casillas de su color.',
      ar: 'هذا أقصى ما يبلغه، ونصف الرقعة محجوب عنه لأنه لا يغادر لون خاناته أبدًا.',
    },
  },
  {
    fen: '6k1/8/8/2R5/8/8/6K1/8 w - - 0 1',
    piece: 'r',
    square: 'c5',
    count: 14,
    wrong: [13, 15, 16, 12, 11],
    difficulty: 20,
    note: {
      en: 'On an empty board it has as many squares from anywhere, even from a corner.',
      es: 'En un tablero vacío tiene las mismas casillas desde cualquier lugar, hasta desde una esquina.',
      ar: 'على رقعة خالية يبقى العدد نفسه من أي خانة، حتى من الزاوية.',
    },
  },
  {
    fen: '6k1/8/8/8/3Q4/8/8/4K3 w - - 0 1',
    piece: 'q',
    square: 'd4',
    count: 27,
    wrong: [25, 26, 28, 24, 29, 30],
    difficulty: 40,
    note: {
      en: 'From the centre she reaches 14 squares like a rook and 13 like a bishop.',
      es: 'Desde el centro alcanza 14 casillas como torre y 13 como alfil.',
      ar: 'يبلغ من الوسط 14 خانة كما تتحرك القلعة، و13 خانة كما يتحرك الفيل.',
    },
  },
  {
    fen: '1r5k/8/8/8/8/8/8/K7 w - - 0 1',
    piece: 'k',
    square: 'a1',
    count: 1,
    wrong: [0, 2, 3, 4, 5],
    difficulty: 30,
    note: {
      en: 'The rook guards the whole of its file: a king may never step onto an attacked square.',
      es: 'La torre vigila toda su columna, y un rey jamás puede pisar una casilla atacada.',
      ar: 'تحرس القلعة عمودها كله، ولا يجوز للملك أن يدخل خانة مهدَّدة.',
    },
  },
  {
    fen: '4k3/8/3P4/8/1p1R2p1/8/3K4/8 w - - 0 1',
    piece: 'r',
    square: 'd4',
    count: 7,
    wrong: [5, 6, 8, 9, 4, 10],
    difficulty: 44,
    note: {
      en: 'The squares of the two black pawns count: there it can take. Its own pieces only stand in its way.',
      es: 'Las casillas de los dos peones negros cuentan, pues puede comerlos; las piezas propias solo le estorban.',
      ar: 'تُحسب خانتا البيدقين الأسودين لأنها تستطيع أخذهما، أما قطع لونها فتسدّ طريقها.',
    },
  },
  {
    fen: '4k3/8/8/8/8/3n1n2/4P3/K7 w - - 0 1',
    piece: 'p',
    square: 'e2',
    count: 4,
    wrong: [2, 3, 1, 5, 6],
    difficulty: 34,
    note: {
      en: 'One step, two steps from its first square, and a capture on either side: no pawn can ever do more.',
      es: 'Un paso, dos desde la casilla inicial y una captura a cada lado: ningún peón puede hacer más.',
      ar: 'خطوة، أو خطوتان من موضع البداية، أو أخذ على أحد الجانبين: لا يملك بيدق أكثر من هذا.',
    },
  },
  {
    fen: '4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1',
    piece: 'n',
    square: 'e4',
    count: 0,
    wrong: [8, 6, 2, 4, 7, 1],
    difficulty: 60,
    note: {
      en: 'It is pinned: any move would expose its own king to the rook. A pinned knight can never move at all.',
      es: 'Está clavado: al moverse dejaría a su rey en jaque. Un caballo clavado al rey no puede moverse nunca.',
      ar: 'هو مربوط: لو تحرّك لانكشف ملكه أمام القلعة. والحصان المربوط بملكه لا يتحرك أبدًا.',
    },
  },
]

export function reachQuestions(): PictureFactDraft[] {
  return reaches.map(({ fen, piece, square, count, wrong, difficulty, note }) => ({
    subject: `${piece}-${square}-${count}`,
    difficulty,
    svg: boardOf({ fen, marked: [square] }),
    question: {
      en: `How many squares can the ${movers[piece].en} move to?`,
      es: `¿A cuántas casillas puede ir ${movers[piece].es}?`,
      ar: `إلى كم خانة يمكن أن ${movers[piece].ar}؟`,
    },
    right: alike(String(count)),
    wrong: wrong.map(number => alike(String(number))),
    note,
  }))
}
