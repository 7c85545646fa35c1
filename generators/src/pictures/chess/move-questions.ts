// What is the move called that the arrow shows?

import type { LocalText } from '@trivium/content/types'
import type { PictureFactDraft } from '../picture-fact.ts'
import { boardOf } from './board.ts'

const names = {
  short: { en: 'Castling short', es: 'Enroque corto', ar: 'التبييت القصير' },
  long: { en: 'Castling long', es: 'Enroque largo', ar: 'التبييت الطويل' },
  passing: { en: 'En passant', es: 'Captura al paso', ar: 'الأخذ بالتجاوز' },
  promotion: { en: 'Promotion', es: 'Coronación', ar: 'الترقية' },
  fork: { en: 'Fork', es: 'Horquilla', ar: 'الشوكة' },
  pin: { en: 'Pin', es: 'Clavada', ar: 'الربط' },
  discovered: { en: 'Discovered check', es: 'Jaque a la descubierta', ar: 'الكش المكشوف' },
  double: { en: 'Double check', es: 'Jaque doble', ar: 'الكش المزدوج' },
  perpetual: { en: 'Perpetual check', es: 'Jaque perpetuo', ar: 'الكش الدائم' },
  stalemate: { en: 'Stalemate', es: 'Rey ahogado', ar: 'تعادل لانعدام النقلات' },
  gambit: { en: 'Gambit', es: 'Gambito', ar: 'الغامبيت' },
} satisfies Record<string, LocalText>

type MoveName = keyof typeof names

const whatIsIt: LocalText = { en: 'What is this move called?', es: '¿Cómo se llama esta jugada?', ar: 'ماذا تُسمّى هذه النقلة؟' }
const whatComesOfIt: LocalText = {
  en: 'The arrow shows a move. What does it bring about?',
  es: 'La flecha indica una jugada. ¿Qué se produce con ella?',
  ar: 'يشير السهم إلى نقلة. ماذا ينشأ عنها؟',
}
const whatIsTheReply: LocalText = {
  en: 'Black’s pawn has just gone from d7 to d5. What is White’s answer called?',
  es: 'El peón negro acaba de ir de d7 a d5. ¿Cómo se llama la respuesta blanca?',
  ar: 'انتقل بيدق الأسود توًّا من d7 إلى d5. ماذا يُسمّى ردّ الأبيض؟',
}

interface SpecialMove {
  is: MoveName
  fen: string
  /** The first arrow is the move; castling has a second one for the rook. */
  arrows: string[]
  marked?: string[]
  question: LocalText
  wrong: MoveName[]
  difficulty: number
  note: LocalText
}

export const specialMoves: SpecialMove[] = [
  {
    is: 'short',
    fen: 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5',
    arrows: ['e1g1', 'h1f1'],
    question: whatIsIt,
    wrong: ['long', 'promotion', 'passing', 'gambit', 'double'],
    difficulty: 10,
    note: {
      en: 'It is the only move of two pieces at once. It is allowed only while neither has moved before.',
      es: 'Es la única jugada de dos piezas a la vez, y solo vale si ninguna se ha movido antes.',
      ar: 'النقلة الوحيدة التي تتحرك فيها قطعتان معًا، ولا تجوز إلا إذا لم تتحركا من قبل.',
    },
  },
  {
    is: 'long',
    fen: 'r3kbnr/pppqpppp/2n5/3p1b2/3P1B2/2N5/PPPQPPPP/R3KBNR b KQkq - 0 5',
    arrows: ['e8c8', 'a8d8'],
    question: whatIsIt,
    wrong: ['short', 'promotion', 'passing', 'gambit', 'double'],
    difficulty: 15,
    note: {
      en: 'The king takes two steps as ever, the rook three instead of two. On paper it is written 0-0-0.',
      es: 'El rey da dos pasos, como siempre; la torre, tres en vez de dos. Se anota 0-0-0.',
      ar: 'يخطو الملك خطوتين كما في القصير، أما القلعة فتخطو ثلاثًا. ويُكتب بثلاثة أصفار.',
    },
  },
  {
    is: 'promotion',
    fen: '8/3P2k1/8/8/8/8/6K1/8 w - - 0 1',
    arrows: ['d7d8'],
    question: whatIsIt,
    wrong: ['passing', 'gambit', 'fork', 'short', 'stalemate'],
    difficulty: 11,
    note: {
      en: 'The pawn nearly always becomes a queen, but rook, bishop or knight are allowed as well.',
      es: 'El peón casi siempre se convierte en dama, pero también puede elegir torre, alfil o caballo.',
      ar: 'يصير البيدق وزيرًا في الغالب، ويجوز أن يصير قلعة أو فيلًا أو حصانًا.',
    },
  },
  {
    is: 'passing',
    fen: '4k3/pp3ppp/8/3pP3/8/8/PPP2PPP/4K3 w - d6 0 2',
    arrows: ['e5d6'],
    marked: ['d5', 'd7'],
    question: whatIsTheReply,
    wrong: ['promotion', 'gambit', 'fork', 'discovered', 'double'],
    difficulty: 35,
    note: {
      en: 'The black pawn disappears from d5, as if it had gone one square only. White must do it at once or never.',
      es: 'El peón negro desaparece de d5 como si hubiera dado un solo paso. Hay que hacerlo enseguida o nunca.',
      ar: 'يُرفع بيدق الأسود من d5 كأنه لم يخطُ إلا خطوة واحدة. ويجوز هذا في الحال فقط.',
    },
  },
  {
    is: 'pin',
    fen: '4k3/ppp2ppp/2n5/8/8/8/PPP2PPP/4KB2 w - - 0 1',
    arrows: ['f1b5'],
    question: whatComesOfIt,
    wrong: ['fork', 'discovered', 'double', 'stalemate', 'perpetual'],
    difficulty: 41,
    note: {
      en: 'The knight must not move, since it shields its king. A pinned piece is a poor defender, too.',
      es: 'El caballo no puede moverse, porque cubre a su rey. Una pieza clavada es además mala defensora.',
      ar: 'لا يجوز أن يتحرك الحصان لأنه يستر ملكه. والقطعة المربوطة ضعيفة في الدفاع كذلك.',
    },
  },
  {
    is: 'discovered',
    fen: '4k3/1q3ppp/8/8/4N3/8/5PPP/4R1K1 w - - 0 1',
    arrows: ['e4c5'],
    question: whatComesOfIt,
    wrong: ['double', 'pin', 'perpetual', 'stalemate', 'passing'],
    difficulty: 43,
    note: {
      en: 'The rook gives check as the knight leaves its line, and meanwhile the knight attacks the queen unpunished.',
      es: 'Al apartarse el caballo, la torre da jaque; mientras tanto, él ataca a la dama impunemente.',
      ar: 'حين يبتعد الحصان تكشّ القلعة الملك، ويهاجم الحصان الوزير في أمان.',
    },
  },
  {
    is: 'double',
    fen: '4k3/q4ppp/8/8/4N3/8/5PPP/4R1K1 w - - 0 1',
    arrows: ['e4d6'],
    question: whatComesOfIt,
    wrong: ['pin', 'perpetual', 'stalemate', 'passing', 'promotion'],
    difficulty: 47,
    note: {
      en: 'Rook and knight attack the king together. Only running helps: nobody can take or block two at once.',
      es: 'Torre y caballo atacan juntos al rey. Solo cabe huir: no se puede comer ni tapar a dos a la vez.',
      ar: 'تهاجم القلعة والحصان الملك معًا، ولا ينفع إلا الهرب إذ لا يُصدّ اثنان بنقلة واحدة.',
    },
  },
]

export function moveQuestions(): PictureFactDraft[] {
  return specialMoves.map(({ is, fen, arrows, marked, question, wrong, difficulty, note }) => ({
    subject: is,
    difficulty,
    svg: boardOf({ fen, arrows, ...(marked && { marked }) }),
    question,
    right: names[is],
    wrong: wrong.map(name => names[name]),
    note,
  }))
}
