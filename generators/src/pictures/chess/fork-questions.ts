// Which two pieces does the knight attack?

import type { LocalText } from '@trivium/content/types'
import type { PictureFactDraft } from '../picture-fact.ts'
import { boardOf } from './board.ts'

const pairs = {
  kq: { en: 'King and queen', es: 'Rey y dama', ar: 'الملك والوزير' },
  kr: { en: 'King and rook', es: 'Rey y torre', ar: 'الملك والقلعة' },
  bk: { en: 'King and bishop', es: 'Rey y alfil', ar: 'الملك والفيل' },
  qr: { en: 'Queen and rook', es: 'Dama y torre', ar: 'الوزير والقلعة' },
  bq: { en: 'Queen and bishop', es: 'Dama y alfil', ar: 'الوزير والفيل' },
  br: { en: 'Rook and bishop', es: 'Torre y alfil', ar: 'القلعة والفيل' },
  rr: { en: 'Both rooks', es: 'Las dos torres', ar: 'القلعتان' },
} satisfies Record<string, LocalText>

type Pair = keyof typeof pairs

interface Fork {
  fen: string
  knight: string
  isWhite: boolean
  /** Letters of the attacked pieces in the order of the alphabet. */
  attacked: Pair
  wrong: Pair[]
  difficulty: number
  note: LocalText
}

export const forks: Fork[] = [
  {
    fen: 'r2qk1nr/ppN2ppp/8/4p3/8/8/PPP2PPP/R1B1K2R b KQkq - 0 1',
    knight: 'c7',
    isWhite: true,
    attacked: 'kr',
    wrong: ['qr', 'kq', 'rr', 'bk', 'br'],
    difficulty: 21,
    note: {
      en: 'Normally the king must run and the corner is lost. Here the queen can take the knight.',
      es: 'Casi siempre el rey huye y se pierde la torre. Aquí, por suerte, la dama puede comer el caballo.',
      ar: 'في العادة يهرب الملك فتضيع القلعة، أما هنا فيستطيع الوزير أخذ الحصان.',
    },
  },
  {
    fen: '1k1q3r/ppp2N1p/8/8/8/8/5PPP/6K1 b - - 0 1',
    knight: 'f7',
    isWhite: true,
    attacked: 'qr',
    wrong: ['kq', 'kr', 'rr', 'bq', 'br'],
    difficulty: 23,
    note: {
      en: 'A fork costs no more than one move, but the opponent can save only one of two pieces.',
      es: 'La horquilla cuesta una sola jugada, pero el rival solo puede salvar una de las dos piezas.',
      ar: 'لا تكلّف «الشوكة» إلا نقلة واحدة، ولا يستطيع الخصم أن ينقذ إلا إحدى القطعتين.',
    },
  },
  {
    fen: '2q2rk1/4Nppp/8/8/8/8/5PPP/6K1 b - - 0 1',
    knight: 'e7',
    isWhite: true,
    attacked: 'kq',
    wrong: ['kr', 'qr', 'bk', 'bq', 'rr'],
    difficulty: 25,
    note: {
      en: 'This is called a royal fork: the king has to move, and then the queen falls.',
      es: 'Se llama «ataque doble real»: el rey tiene que moverse y luego cae la dama.',
      ar: 'تُسمّى «الشوكة الملكية»: لا بد أن يتحرك الملك فيسقط الوزير.',
    },
  },
  {
    fen: '6k1/5ppp/8/8/4B3/8/3n1PPP/1R4K1 w - - 0 1',
    knight: 'd2',
    isWhite: false,
    attacked: 'br',
    wrong: ['kr', 'bk', 'qr', 'rr', 'kq'],
    difficulty: 27,
    note: {
      en: 'Of all pieces a knight forks best: nothing but another knight can attack it back from where it strikes.',
      es: 'Ninguna pieza hace horquillas como el caballo: lo que ataca no puede atacarlo a él, salvo otro caballo.',
      ar: 'الحصان أبرع القطع في الشوكة، فما يهاجمه لا يستطيع أن يهاجمه إلا أن يكون حصانًا مثله.',
    },
  },
  {
    fen: '1r3rk1/3N1ppp/8/8/8/8/5PPP/6K1 b - - 0 1',
    knight: 'd7',
    isWhite: true,
    attacked: 'rr',
    wrong: ['kr', 'br', 'kq', 'qr', 'bk'],
    difficulty: 29,
    note: {
      en: 'By the usual reckoning a rook is worth five pawns and a knight three, so even a trade pays here.',
      es: 'Según la cuenta habitual, una torre vale cinco peones y un caballo tres: hasta el cambio conviene.',
      ar: 'القلعة في الحساب المعتاد بخمسة بيادق والحصان بثلاثة، فحتى المبادلة هنا رابحة.',
    },
  },
  {
    fen: '6k1/2q1bppp/8/3N4/8/8/5PPP/6K1 b - - 0 1',
    knight: 'd5',
    isWhite: true,
    attacked: 'bq',
    wrong: ['kq', 'bk', 'qr', 'br', 'kr'],
    difficulty: 31,
    note: {
      en: 'If the queen steps away, the knight takes with check, as it attacks the king from e7.',
      es: 'Si la dama se aparta, el caballo captura con jaque, pues desde e7 ataca al rey.',
      ar: 'إن ابتعد الوزير أخذ الحصان بكش، لأنه يهاجم الملك من e7.',
    },
  },
]

const attackedBy: Record<'white' | 'black', LocalText> = {
  white: {
    en: 'Which two pieces does the white knight attack at once?',
    es: '¿A qué dos piezas ataca a la vez el caballo blanco?',
    ar: 'أي قطعتين يهاجمهما الحصان الأبيض في آن واحد؟',
  },
  black: {
    en: 'Which two pieces does the black knight attack at once?',
    es: '¿A qué dos piezas ataca a la vez el caballo negro?',
    ar: 'أي قطعتين يهاجمهما الحصان الأسود في آن واحد؟',
  },
}

export function forkQuestions(): PictureFactDraft[] {
  return forks.map(({ fen, knight, isWhite, attacked, wrong, difficulty, note }) => ({
    subject: `n-${knight}-${attacked}`,
    difficulty,
    svg: boardOf({ fen, marked: [knight] }),
    question: attackedBy[isWhite ? 'white' : 'black'],
    right: pairs[attacked],
    wrong: wrong.map(pair => pairs[pair]),
    note,
  }))
}
