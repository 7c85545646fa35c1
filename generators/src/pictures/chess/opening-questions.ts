// Which opening begins like this?

import type { LocalText } from '@trivium/content/types'
import type { PictureFactDraft } from '../picture-fact.ts'
import { boardOf } from './board.ts'

interface Opening {
  key: string
  name: LocalText
  /** The moves that lead to the position, as players write them down. */
  moves: string
  fen: string
  /** Keys of the distractors, most likely first. */
  wrong: string
  difficulty: number
  note: LocalText
}

export const openings: Opening[] = [
  {
    key: 'italian',
    name: { en: 'Italian Game', es: 'Apertura italiana', ar: 'الافتتاح الإيطالي' },
    moves: 'e4 e5 Nf3 Nc6 Bc4',
    fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
    wrong: 'spanish scotch vienna kings-gambit petrov english',
    difficulty: 52,
    note: {
      en: 'The bishop looks at f7. Gioachino Greco of Calabria spread its tricks through Europe around 1620.',
      es: 'El alfil mira a f7. Gioachino Greco, calabrés, difundió sus celadas por Europa hacia 1620.',
      ar: 'يصوّب الفيل إلى f7. ونشر جواكينو غريكو من كالابريا حيل هذا الافتتاح في أوروبا نحو سنة 1620.',
    },
  },
  {
    key: 'spanish',
    name: { en: 'Spanish Opening', es: 'Apertura española', ar: 'الافتتاح الإسباني' },
    moves: 'e4 e5 Nf3 Nc6 Bb5',
    fen: 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
    wrong: 'italian scotch vienna kings-gambit petrov english',
    difficulty: 55,
    note: {
      en: 'It is also named after Ruy López, a priest from Zafra in Spain, who wrote about it in his book of 1561.',
      es: 'También lleva el nombre de Ruy López, clérigo de Zafra, que la analizó en su libro de 1561.',
      ar: 'يُنسب أيضًا إلى روي لوبيث، وهو قسّ من بلدة ثافرا الإسبانية تناوله في كتابه سنة 1561.',
    },
  },
  {
    key: 'sicilian',
    name: { en: 'Sicilian Defence', es: 'Defensa siciliana', ar: 'الدفاع الصقلي' },
    moves: 'e4 c5',
    fen: 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
    wrong: 'french caro-kann scandinavian alekhine dutch petrov',
    difficulty: 53,
    note: {
      en: 'Black fights for the centre from the side, so the two armies are unlike each other from the start.',
      es: 'Las negras luchan por el centro desde un costado, y la partida es asimétrica desde el principio.',
      ar: 'ينازع الأسود على الوسط من الجانب، فلا يتشابه الجيشان منذ أول نقلة.',
    },
  },
  {
    key: 'french',
    name: { en: 'French Defence', es: 'Defensa francesa', ar: 'الدفاع الفرنسي' },
    moves: 'e4 e6 d4 d5',
    fen: 'rnbqkbnr/ppp2ppp/4p3/3p4/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3',
    wrong: 'caro-kann sicilian scandinavian alekhine dutch petrov',
    difficulty: 64,
    note: {
      en: 'Its name comes from a match by letter begun in 1834, in which Paris beat London with it.',
      es: 'Debe su nombre a un encuentro por carta iniciado en 1834, en el que París venció con ella a Londres.',
      ar: 'سُمّي بهذا لأن فريق باريس غلب به فريق لندن في مباراة بالمراسلة بدأت سنة 1834.',
    },
  },
  {
    key: 'caro-kann',
    name: { en: 'Caro–Kann Defence', es: 'Defensa Caro-Kann', ar: 'دفاع كارو-كان' },
    moves: 'e4 c6 d4 d5',
    fen: 'rnbqkbnr/pp2pppp/2p5/3p4/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3',
    wrong: 'french scandinavian sicilian alekhine dutch petrov',
    difficulty: 70,
    note: {
      en: 'Horatio Caro and Marcus Kann published it in 1886. It leaves the bishop of c8 its way out.',
      es: 'Horatio Caro y Marcus Kann la publicaron en 1886. Deja libre la salida del alfil de c8.',
      ar: 'نشره هوراشيو كارو وماركوس كان سنة 1886، وهو يترك لفيل c8 طريقه مفتوحًا.',
    },
  },
  {
    key: 'scandinavian',
    name: { en: 'Scandinavian Defence', es: 'Defensa escandinava', ar: 'الدفاع الإسكندنافي' },
    moves: 'e4 d5',
    fen: 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
    wrong: 'sicilian french caro-kann alekhine dutch petrov',
    difficulty: 68,
    note: {
      en: 'The oldest game known in today’s rules began with it: a poem from Valencia of about 1475 tells it move by move.',
      es: 'Así empieza la partida más antigua con las reglas de hoy, contada en un poema valenciano de hacia 1475.',
      ar: 'به بدأ أقدم دور معروف بالقواعد الحالية، ترويه نقلةً نقلةً قصيدة من بلنسية نحو سنة 1475.',
    },
  },
  {
    key: 'queens-gambit',
    name: { en: 'Queen’s Gambit', es: 'Gambito de dama', ar: 'غامبيت الوزير' },
    moves: 'd4 d5 c4',
    fen: 'rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2',
    wrong: 'kings-gambit english dutch scotch vienna spanish',
    difficulty: 51,
    note: {
      en: 'The pawn is hardly a sacrifice: if Black takes it and clings to it, White wins it back with gain.',
      es: 'El peón apenas se sacrifica: si las negras lo capturan y se aferran a él, las blancas lo recobran con ventaja.',
      ar: 'ليس البيدق تضحية حقًّا: إن أخذه الأسود وتمسّك به استردّه الأبيض وزاد.',
    },
  },
  {
    key: 'english',
    name: { en: 'English Opening', es: 'Apertura inglesa', ar: 'الافتتاح الإنجليزي' },
    moves: 'c4',
    fen: 'rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq - 0 1',
    wrong: 'spanish italian vienna queens-gambit scotch kings-gambit',
    difficulty: 65,
    note: {
      en: 'Howard Staunton played it in his match of 1843 against the Frenchman Saint-Amant: hence the name.',
      es: 'Howard Staunton la jugó en su encuentro de 1843 contra el francés Saint-Amant: de ahí el nombre.',
      ar: 'لعبه الإنجليزي هاورد ستونتون في مباراته سنة 1843 مع الفرنسي سان أمان، فنُسب إلى بلده.',
    },
  },
  {
    key: 'kings-gambit',
    name: { en: 'King’s Gambit', es: 'Gambito de rey', ar: 'غامبيت الملك' },
    moves: 'e4 e5 f4',
    fen: 'rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQKBNR b KQkq - 0 2',
    wrong: 'queens-gambit vienna scotch italian english spanish',
    difficulty: 61,
    note: {
      en: 'The nineteenth century loved it: the ‘Immortal Game’ of 1851 began like this.',
      es: 'El siglo XIX lo adoró: así empezó la «Inmortal» de 1851.',
      ar: 'عشقه لاعبو القرن 19، وبه بدأ سنة 1851 الدور المعروف باسم «الدور الخالد».',
    },
  },
  {
    key: 'petrov',
    name: { en: 'Petrov’s Defence', es: 'Defensa Petrov', ar: 'دفاع بتروف' },
    moves: 'e4 e5 Nf3 Nf6',
    fen: 'rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3',
    wrong: 'alekhine scandinavian caro-kann french sicilian dutch',
    difficulty: 76,
    note: {
      en: 'Black answers the attack on his pawn with an attack on White’s. It is also called the Russian Game.',
      es: 'Las negras responden al ataque con otro igual. También se llama «defensa rusa».',
      ar: 'يردّ الأسود على مهاجمة بيدقه بمهاجمة مثلها، ويُسمّى أيضًا الدفاع الروسي.',
    },
  },
  {
    key: 'scotch',
    name: { en: 'Scotch Game', es: 'Apertura escocesa', ar: 'الافتتاح الاسكتلندي' },
    moves: 'e4 e5 Nf3 Nc6 d4',
    fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 3',
    wrong: 'italian spanish vienna queens-gambit english kings-gambit',
    difficulty: 74,
    note: {
      en: 'It became known by a match by letter between Edinburgh and London that began in 1824.',
      es: 'Se dio a conocer en un encuentro por carta entre Edimburgo y Londres que comenzó en 1824.',
      ar: 'عُرف بمباراة بالمراسلة بين أدنبرة ولندن بدأت سنة 1824.',
    },
  },
  {
    key: 'dutch',
    name: { en: 'Dutch Defence', es: 'Defensa holandesa', ar: 'الدفاع الهولندي' },
    moves: 'd4 f5',
    fen: 'rnbqkbnr/ppppp1pp/8/5p2/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2',
    wrong: 'french scandinavian sicilian alekhine caro-kann petrov',
    difficulty: 78,
    note: {
      en: 'Elias Stein, who lived in The Hague, recommended it in 1789 as the best answer to the queen’s pawn.',
      es: 'Elías Stein, que vivía en La Haya, la recomendó en 1789 como la mejor respuesta al peón de dama.',
      ar: 'أوصى به إلياس شتاين المقيم في لاهاي سنة 1789 جوابًا عن تقدّم بيدق الوزير.',
    },
  },
  {
    key: 'alekhine',
    name: { en: 'Alekhine’s Defence', es: 'Defensa Alekhine', ar: 'دفاع أليخين' },
    moves: 'e4 Nf6',
    fen: 'rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2',
    wrong: 'petrov scandinavian caro-kann french sicilian dutch',
    difficulty: 80,
    note: {
      en: 'The knight lures White’s pawns forward, to attack them later. Alexander Alekhine played it in Budapest in 1921.',
      es: 'El caballo provoca el avance de los peones para atacarlos luego. Alekhine la jugó en Budapest en 1921.',
      ar: 'يستدرج الحصان بيادق الأبيض إلى الأمام ليهاجمها فيما بعد. لعبه ألكسندر أليخين في بودابست سنة 1921.',
    },
  },
  {
    key: 'vienna',
    name: { en: 'Vienna Game', es: 'Apertura vienesa', ar: 'افتتاح فيينا' },
    moves: 'e4 e5 Nc3',
    fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 2',
    wrong: 'scotch italian english spanish kings-gambit queens-gambit',
    difficulty: 77,
    note: {
      en: 'Where others bring out the other knight, White keeps the way of the f-pawn open.',
      es: 'En vez del otro caballo sale este, y el peón de f conserva libre su camino.',
      ar: 'يُخرج الأبيض هذا الحصان بدل الآخر، فيبقى طريق بيدق العمود f مفتوحًا.',
    },
  },
]

export function openingQuestions(): PictureFactDraft[] {
  const names = new Map(openings.map(({ key, name }) => [key, name]))
  return openings.map(({ key, name, fen, wrong, difficulty, note }) => ({
    subject: key,
    difficulty,
    svg: boardOf({ fen }),
    question: { en: 'Which opening begins like this?', es: '¿Qué apertura empieza así?', ar: 'أي افتتاح يبدأ هكذا؟' },
    right: name,
    wrong: wrong.split(' ').flatMap(other => names.get(other) ?? []),
    note,
  }))
}
