// What is this checkmate called?

import type { LocalText } from '@trivium/content/types'
import type { PictureFactDraft } from '../picture-fact.ts'
import { boardOf } from './board.ts'

interface NamedMate {
  key: string
  name: LocalText
  fen: string
  difficulty: number
  note: LocalText
}

export const namedMates: NamedMate[] = [
  {
    key: 'scholar',
    name: { en: 'Scholar’s mate', es: 'Mate del pastor', ar: 'مات نابليون' },
    fen: 'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4',
    difficulty: 39,
    note: {
      en: 'It takes four moves. Whoever fails with it has brought out the queen too early and is chased about.',
      es: 'Bastan cuatro jugadas. Quien fracasa con él ha sacado la dama demasiado pronto.',
      ar: 'لا يحتاج إلا إلى أربع نقلات، ومن أخفق فيه فقد أخرج وزيره قبل أوانه.',
    },
  },
  {
    key: 'fool',
    name: { en: 'Fool’s mate', es: 'Mate del loco', ar: 'مات المغفّل' },
    fen: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
    difficulty: 49,
    note: {
      en: 'No game can end sooner: Black mates with his second move.',
      es: 'Ninguna partida puede acabar antes: las negras dan mate en su segunda jugada.',
      ar: 'لا يمكن أن ينتهي دور أسرع من هذا: يميت الأسود خصمه في نقلته الثانية.',
    },
  },
  {
    key: 'back-rank',
    name: { en: 'Back-rank mate', es: 'Mate del pasillo', ar: 'مات الصف الأخير' },
    fen: '6k1/5ppp/8/8/8/8/5PPP/1r4K1 w - - 0 1',
    difficulty: 37,
    note: {
      en: 'A pawn moved one step in good time, a “window” for the king, prevents it.',
      es: 'Se previene abriendo a tiempo una «ventana»: basta adelantar un paso uno de los peones.',
      ar: 'يُتّقى بفتح «نافذة» للملك، أي بدفع أحد البيادق خطوة في الوقت المناسب.',
    },
  },
  {
    key: 'smothered',
    name: { en: 'Smothered mate', es: 'Mate de la coz', ar: 'المات المخنوق' },
    fen: '6rk/5Npp/8/8/8/8/6PP/6K1 b - - 0 1',
    difficulty: 57,
    note: {
      en: 'The king’s own guards take his breath. Lucena’s book of 1497, the oldest printed one we have, already shows it.',
      es: 'La propia guardia deja al rey sin aire. Ya aparece en el libro de Lucena, impreso en Salamanca en 1497.',
      ar: 'حرّاس الملك أنفسهم يكتمون نفَسه. وقد ورد هذا المات في كتاب لوثينا المطبوع في شلمنقة سنة 1497.',
    },
  },
  {
    key: 'arabian',
    name: { en: 'Arabian mate', es: 'Mate árabe', ar: 'المات العربي' },
    fen: '7k/7R/5N2/8/8/8/6PP/6K1 b - - 0 1',
    difficulty: 59,
    note: {
      en: 'Rook and knight move today as in the chess of the caliphs: hence this old mate and its name.',
      es: 'Torre y caballo se mueven hoy como en el ajedrez de los califas: de ahí este viejo mate y su nombre.',
      ar: 'القلعة والحصان يتحركان اليوم كما كانا في شطرنج زمن الخلفاء، ومن هنا هذا المات القديم واسمه.',
    },
  },
]

export function mateNameQuestions(): PictureFactDraft[] {
  return namedMates.map(({ key, name, fen, difficulty, note }) => ({
    subject: `mate-${key}`,
    difficulty,
    svg: boardOf({ fen }),
    question: { en: 'What is this checkmate called?', es: '¿Cómo se llama este mate?', ar: 'ماذا يُسمّى هذا المات؟' },
    right: name,
    wrong: namedMates.filter(other => other.key !== key).map(other => other.name),
    note,
  }))
}
