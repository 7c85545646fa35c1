// Which move mates at once, and is it mate at all?

import type { LocalText } from '@trivium/content/types'
import type { PictureFactDraft } from '../picture-fact.ts'
import { boardOf } from './board.ts'
import { moveText } from './pieces.ts'

interface MateInOne {
  fen: string
  /** The piece's letter (none for a pawn) and its new square. */
  move: string
  wrong: string
  difficulty: number
  note: LocalText
}

export const matesInOne: MateInOne[] = [
  {
    fen: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1',
    move: 'Rd8',
    wrong: 'Rd7 Re1 Rc1 Rd6 Kf1 Ra1',
    difficulty: 32,
    note: {
      en: 'The king is shut in by his own pawns. A small step of one of them beforehand would have given him air.',
      es: 'Sus propios peones encierran al rey. Un pasito de uno de ellos, a tiempo, le habría dado aire.',
      ar: 'بيادق الملك نفسه تسجنه، ولو تقدّم أحدها خطوة من قبل لوجد متنفّسًا.',
    },
  },
  {
    fen: '6k1/8/6K1/8/8/8/8/4Q3 w - - 0 1',
    move: 'Qe8',
    wrong: 'Qe6 Qe7 Qb4 Qa5 Kf6 Qh4',
    difficulty: 36,
    note: {
      en: 'The kings face each other, so the white one guards every square in front of the black one.',
      es: 'Los reyes están frente a frente: el blanco vigila todas las casillas de delante del negro.',
      ar: 'الملكان متقابلان، فيسدّ الأبيض كل الخانات التي أمام الأسود.',
    },
  },
  {
    fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
    move: 'Qf7',
    wrong: 'Qe5 Bf7 Qg5 Qf3 Nf3 Qh4',
    difficulty: 38,
    note: {
      en: 'Beside the king, f7 is the weakest point of the first moves: nothing but the king protects it.',
      es: 'En los primeros movimientos, f7 es el punto más débil de las negras: solo lo defiende el rey.',
      ar: 'الخانة f7 أضعف نقطة عند الأسود في أول الدور، إذ لا يحميها إلا الملك.',
    },
  },
  {
    fen: '6rk/6pp/8/6N1/8/8/6PP/6K1 w - - 0 1',
    move: 'Nf7',
    wrong: 'Ne6 Nh7 Nf3 Ne4 Nh3 h4',
    difficulty: 42,
    note: {
      en: 'No piece but a knight could do this: it attacks over the heads of the wall around the king.',
      es: 'Solo un caballo podía lograrlo: ataca por encima del muro que rodea al rey.',
      ar: 'لا يقدر على هذا إلا الحصان، لأنه يهاجم من فوق السور المحيط بالملك.',
    },
  },
  {
    fen: '6k1/8/8/8/8/1r6/r7/4K3 b - - 0 1',
    move: 'Rb1',
    wrong: 'Ra1 Re3 Re2 Rf2 Rd3 Kf7',
    difficulty: 46,
    note: {
      en: 'Two rooks climb like this rung by rung, each guarding a rank in turn: beginners learn it as the ladder.',
      es: 'Las dos torres suben así, peldaño a peldaño, vigilando una fila cada una: es el mate de la escalera.',
      ar: 'تتقدّم القلعتان هكذا صفًّا بعد صف كمن يصعد درجات سلّم، وهو من أول ما يتعلّمه المبتدئ.',
    },
  },
  {
    fen: '5rk1/5p1p/5PpQ/8/8/8/5PPP/6K1 w - - 0 1',
    move: 'Qg7',
    wrong: 'Qf8 Qh7 Qg6 Qg5 Qf4 h4',
    difficulty: 48,
    note: {
      en: 'The pawn on f6 does half the work: it guards the queen, so the king cannot take her.',
      es: 'El peón de f6 hace la mitad del trabajo: protege a la dama y el rey no puede capturarla.',
      ar: 'للبيدق على f6 نصف الفضل: يحمي الوزير فلا يستطيع الملك أخذه.',
    },
  },
  {
    fen: '3r1rk1/5pp1/8/6N1/8/3Q4/5PPP/6K1 w - - 0 1',
    move: 'Qh7',
    wrong: 'Qd8 Qg6 Nh7 Nf7 Qc4 Qf5',
    difficulty: 54,
    note: {
      en: 'Queen and knight are the best of partners: she has every move but his.',
      es: 'Dama y caballo forman la mejor pareja: ella se mueve de todas las maneras, menos como él.',
      ar: 'الوزير والحصان خير شريكين: للوزير كل الحركات إلا حركة الحصان.',
    },
  },
  {
    fen: '7k/8/3B2K1/3B4/8/8/8/8 w - - 0 1',
    move: 'Be5',
    wrong: 'Be4 Be7 Bf8 Bc5 Bf7 Kf7',
    difficulty: 58,
    note: {
      en: 'Two bishops can mate a lonely king, though it takes up to 19 moves. One bishop never can.',
      es: 'Dos alfiles pueden dar mate a un rey solo en un máximo de 19 jugadas; uno solo, jamás.',
      ar: 'يستطيع الفيلان إماتة ملك وحيد في 19 نقلة على الأكثر، أما الفيل الواحد فلا يستطيع أبدًا.',
    },
  },
  {
    fen: '3rkr2/8/8/8/8/1Q6/8/6K1 w - - 0 1',
    move: 'Qe6',
    wrong: 'Qb5 Qe3 Qf7 Qa4 Qd5 Qb8',
    difficulty: 62,
    note: {
      en: 'It is called the epaulette mate: the rooks sit on the king’s shoulders like those of a uniform.',
      es: 'Es el mate de las charreteras: las torres quedan a los lados del rey como las de un uniforme.',
      ar: 'تُشبَّه القلعتان هنا بكتافتين على كتفي الملك، فسُمّي هذا المات باسم شارات الكتف.',
    },
  },
  {
    fen: '8/R6p/6pk/8/5PP1/8/4B3/6K1 w - - 0 1',
    move: 'g5',
    wrong: 'f5 Rh7 Bf3 Ra6 Rg7 Kh2',
    difficulty: 66,
    note: {
      en: 'The smallest piece gives mate; its step also opens the bishop’s way to h5, the last way out.',
      es: 'Da mate la pieza más modesta; su paso abre además al alfil el camino de h5, la última salida.',
      ar: 'أماتته أصغر القطع، وبخطوتها انفتح طريق الفيل إلى h5 وهي آخر مخرج للملك.',
    },
  },
]

const toMate: Record<'w' | 'b', LocalText> = {
  w: {
    en: 'White to move: which move is checkmate at once?',
    es: 'Juegan las blancas: ¿qué jugada da mate de inmediato?',
    ar: 'الدور للأبيض: أي نقلة تميت ملك الأسود فورًا؟',
  },
  b: {
    en: 'Black to move: which move is checkmate at once?',
    es: 'Juegan las negras: ¿qué jugada da mate de inmediato?',
    ar: 'الدور للأسود: أي نقلة تميت ملك الأبيض فورًا؟',
  },
}

export function mateQuestions(): PictureFactDraft[] {
  return matesInOne.map(({ fen, move, wrong, difficulty, note }) => ({
    subject: move,
    difficulty,
    svg: boardOf({ fen }),
    question: toMate[turnIn(fen)],
    right: moveText(move),
    wrong: wrong.split(' ').map(moveText),
    note,
  }))
}

const turnIn = (fen: string) => (fen.split(' ')[1] === 'b' ? 'b' : 'w')

const verdictNames = {
  mate: { en: 'Checkmate', es: 'Jaque mate', ar: 'كش مات' },
  stalemate: { en: 'Stalemate', es: 'Rey ahogado', ar: 'تعادل لانعدام النقلات' },
  check: { en: 'Check, but no mate', es: 'Jaque, pero no mate', ar: 'كش دون إماتة' },
  none: { en: 'Nothing yet', es: 'Nada todavía', ar: 'لا شيء بعد' },
} satisfies Record<string, LocalText>

type VerdictName = keyof typeof verdictNames

interface Verdict {
  fen: string
  is: VerdictName
  difficulty: number
  note: LocalText
}

export const verdicts: Verdict[] = [
  {
    fen: '3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1',
    is: 'mate',
    difficulty: 18,
    note: {
      en: 'Checkmate comes from Persian: shah mat, the king is helpless.',
      es: '«Jaque mate» viene del persa «šāh māt»: el rey ya no tiene remedio.',
      ar: '«كش مات» من الفارسية «شاه مات»، أي إن الملك عاجز لا حيلة له.',
    },
  },
  {
    fen: '3R2k1/5pp1/7p/8/8/8/5PPP/6K1 b - - 0 1',
    is: 'check',
    difficulty: 22,
    note: {
      en: 'Since the pawn has stepped to h6, the king slips away to h7.',
      es: 'Como el peón ya avanzó a h6, el rey se escapa por h7.',
      ar: 'ما دام البيدق قد تقدّم إلى h6 فللملك مخرج إلى h7.',
    },
  },
  {
    fen: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1',
    is: 'stalemate',
    difficulty: 28,
    note: {
      en: 'The king is not attacked, yet has no move: a draw, and a sad one for a player a whole queen ahead.',
      es: 'Nadie ataca al rey, pero no tiene jugada: tablas, y muy tristes para quien llevaba toda una dama de ventaja.',
      ar: 'لا أحد يهدّد الملك لكنه لا يجد نقلة، فهو تعادل مؤسف لمن يملك وزيرًا كاملًا.',
    },
  },
  {
    fen: '7k/4Q3/6K1/8/8/8/8/8 b - - 0 1',
    is: 'none',
    difficulty: 50,
    note: {
      en: 'One square is left, g8. With the queen on f7 instead, there would be none, and the game a draw.',
      es: 'Le queda una casilla, g8. Con la dama en f7 no le quedaría ninguna y serían tablas.',
      ar: 'بقيت للملك خانة واحدة هي g8. ولو كان الوزير على f7 لما بقي له شيء وانتهى الدور بالتعادل.',
    },
  },
  {
    fen: '7k/6Q1/8/8/8/8/8/K7 b - - 0 1',
    is: 'check',
    difficulty: 26,
    note: {
      en: 'Nothing protects the queen, so the king simply takes her.',
      es: 'Nada protege a la dama, así que el rey simplemente la captura.',
      ar: 'لا شيء يحمي الوزير، فيأخذه الملك ببساطة.',
    },
  },
  {
    fen: 'k7/P7/K7/8/8/8/8/8 b - - 0 1',
    is: 'stalemate',
    difficulty: 45,
    note: {
      en: 'A pawn on the edge is the hardest to bring home: the other king need only reach the corner.',
      es: 'El peón de borde es el más difícil de coronar: al rey contrario le basta con llegar al rincón.',
      ar: 'بيدق الحافة أصعب البيادق ترقيةً، إذ يكفي ملك الخصم أن يبلغ الزاوية.',
    },
  },
  {
    fen: 'R5k1/1R6/8/8/8/8/8/6K1 b - - 0 1',
    is: 'mate',
    difficulty: 19,
    note: {
      en: 'One rook gives check, the other closes the whole seventh rank. Their own king is not even needed.',
      es: 'Una torre da jaque y la otra cierra toda la séptima fila. Ni siquiera hace falta el rey propio.',
      ar: 'قلعة تهدّد وأخرى تسدّ الصف السابع كله، من غير حاجة إلى ملكهما.',
    },
  },
  {
    fen: '5k2/5P2/4K3/8/8/8/8/8 b - - 0 1',
    is: 'none',
    difficulty: 56,
    note: {
      en: 'The king must go to g7, and then the pawn is escorted home. With White on f6 it would be stalemate.',
      es: 'El rey debe ir a g7 y el peón acaba coronando. Con el rey blanco en f6 habría sido ahogado.',
      ar: 'على الملك أن يذهب إلى g7 فيمضي البيدق إلى الترقية. ولو كان ملك الأبيض على f6 لكان تعادلًا.',
    },
  },
]

const names = Object.values(verdictNames)

export function verdictQuestions(): PictureFactDraft[] {
  return verdicts.map(({ fen, is, difficulty, note }) => ({
    subject: fen.split(' ')[0]?.replaceAll('/', '-') ?? '',
    difficulty,
    svg: boardOf({ fen }),
    question: {
      en: 'Black is to move. What has happened?',
      es: 'Les toca a las negras. ¿Qué ha ocurrido?',
      ar: 'الدور للأسود. ماذا حدث لملكه؟',
    },
    right: verdictNames[is],
    wrong: names.filter(name => name !== verdictNames[is]),
    note,
  }))
}
