// Which piece is this, and on which square does a piece stand?

import type { LocalText } from '@trivium/content/types'
import { alike } from '../../say.ts'
import type { PictureFactDraft } from '../picture-fact.ts'
import { boardOf, pieceAlone } from './board.ts'
import { pieceLetters, pieces } from './pieces.ts'
import type { PieceLetter } from './pieces.ts'

interface Shown {
  letter: PieceLetter
  isWhite: boolean
  difficulty: number
  note: LocalText
}

const shown: Shown[] = [
  {
    letter: 'k',
    isWhite: true,
    difficulty: 2,
    note: {
      en: 'It can never be taken: the game ends when it is attacked and has no way out.',
      es: 'Nunca llega a capturarse: la partida acaba cuando está atacado y no tiene salida.',
      ar: 'لا يُؤخذ أبدًا، بل ينتهي الدور حين يُهاجَم ولا يجد مخرجًا. واسمه القديم «الشاه».',
    },
  },
  {
    letter: 'q',
    isWhite: false,
    difficulty: 3,
    note: {
      en: 'In medieval chess it was the weakest officer: one square at a time, and only diagonally.',
      es: 'Un poema valenciano de hacia 1475, «Scachs d’amor», ya la muestra con sus poderes actuales.',
      ar: 'كان يُسمّى الفِرزان، ولا يتحرك إلا خانة واحدة على القطر، ثم صار في القرن 15 أقوى القطع.',
    },
  },
  {
    letter: 'r',
    isWhite: true,
    difficulty: 1,
    note: {
      en: 'Its name has nothing to do with the bird: it goes back, by way of Arabic, to the Persian word rukh.',
      es: 'Antes se llamaba «roque», voz que llegó del persa por el árabe; de ahí viene el verbo «enrocar».',
      ar: 'كان اسمها عند العرب «الرُّخّ»، ومنه أخذت لغات أوروبية كثيرة اسمها.',
    },
  },
  {
    letter: 'b',
    isWhite: false,
    difficulty: 6,
    note: {
      en: 'Elsewhere it is an elephant (Arabic), a runner (German) or a jester (French).',
      es: 'Su nombre viene del árabe «al-fīl», el elefante: eso era la pieza en el juego antiguo.',
      ar: 'بقي في العربية فيلًا، أما في الإنجليزية فصار أسقفًا، وفي الفرنسية مهرّجًا، وفي الألمانية عدّاءً.',
    },
  },
  {
    letter: 'n',
    isWhite: true,
    difficulty: 0,
    note: {
      en: 'It alone may jump over others, and its leap has hardly changed since the game left India.',
      es: 'Solo él puede saltar sobre otras piezas, y su salto casi no ha cambiado desde que el juego salió de la India.',
      ar: 'هو وحده يقفز فوق القطع، ولم تكد حركته تتغيّر منذ خرجت اللعبة من الهند.',
    },
  },
  {
    letter: 'p',
    isWhite: false,
    difficulty: 4,
    note: {
      en: 'It is the only one that takes in another way than it moves: straight ahead to move, diagonally to take.',
      es: 'Es la única pieza que captura de otro modo que avanza: camina recto y come en diagonal.',
      ar: 'هو وحده يأخذ بغير الطريقة التي يتحرك بها: يتقدّم إلى الأمام، ويأخذ على القطر.',
    },
  },
]

export function pieceQuestions(): PictureFactDraft[] {
  return shown.map(({ letter, isWhite, difficulty, note }) => ({
    subject: letter,
    difficulty,
    svg: pieceAlone(letter, isWhite),
    question: { en: 'Which chess piece is this?', es: '¿Qué pieza de ajedrez es esta?', ar: 'أي قطعة من قطع الشطرنج هذه؟' },
    right: pieces[letter].name,
    wrong: pieceLetters.filter(other => other !== letter).map(other => pieces[other].name),
    note,
  }))
}

interface Standing {
  fen: string
  /** The letter of the piece in a FEN. */
  piece: 'Q' | 'r' | 'N' | 'b'
  square: string
  wrong: string[]
  difficulty: number
  question: LocalText
  note: LocalText
}

export const standing: Standing[] = [
  {
    fen: '6k1/5ppp/4p3/8/2Q5/8/5PPP/6K1 w - - 0 1',
    piece: 'Q',
    square: 'c4',
    wrong: ['c5', 'd4', 'b4', 'c3', 'd5'],
    difficulty: 5,
    question: {
      en: 'On which square does the white queen stand?',
      es: '¿En qué casilla está la dama blanca?',
      ar: 'على أي خانة يقف الوزير الأبيض؟',
    },
    note: {
      en: 'A player from Aleppo, Philipp Stamma, already named the squares by letter and number in his book of 1737.',
      es: 'Un ajedrecista de Alepo, Philipp Stamma, ya nombraba las casillas con letra y número en su libro de 1737.',
      ar: 'سمّى لاعب من حلب هو فيليب استاما الخانات بحرف ورقم في كتاب نشره سنة 1737.',
    },
  },
  {
    fen: '3r2k1/1p3ppp/8/4P3/8/8/P4PPP/R5K1 w - - 0 1',
    piece: 'r',
    square: 'd8',
    wrong: ['e8', 'd7', 'c8', 'd1', 'e7'],
    difficulty: 7,
    question: {
      en: 'On which square does the black rook stand?',
      es: '¿En qué casilla está la torre negra?',
      ar: 'على أي خانة تقف القلعة السوداء؟',
    },
    note: {
      en: 'The letters run from White’s left to right, so each queen starts on the d-file and each king on the e-file.',
      es: 'Las letras van de izquierda a derecha vistas por las blancas: las damas salen de la columna d; los reyes, de la e.',
      ar: 'تبدأ الحروف من يسار الأبيض، فيبدأ كل وزير في العمود d وكل ملك في العمود e.',
    },
  },
  {
    fen: '2r3k1/5ppp/2p5/8/5N2/6P1/5P1P/3R2K1 w - - 0 1',
    piece: 'N',
    square: 'f4',
    wrong: ['f5', 'e4', 'g4', 'f3', 'd4'],
    difficulty: 8,
    question: {
      en: 'On which square does the white knight stand?',
      es: '¿En qué casilla está el caballo blanco?',
      ar: 'على أي خانة يقف الحصان الأبيض؟',
    },
    note: {
      en: 'Here it stands on a dark square. With every leap a knight changes the colour it stands on.',
      es: 'Aquí pisa una casilla oscura. Con cada salto, el caballo cambia el color de la casilla que pisa.',
      ar: 'يقف هنا على خانة داكنة، ومع كل قفزة يتغيّر لون الخانة التي يقف عليها.',
    },
  },
]

export function squareQuestions(): PictureFactDraft[] {
  return standing.map(({ fen, piece, square, wrong, ...rest }) => ({
    ...rest,
    subject: `${piece}-${square}`,
    svg: boardOf({ fen }),
    right: alike(square),
    wrong: wrong.map(alike),
  }))
}
