// Knots and coins.

import { box, disc, drawn, line, mirrored, repeated, shape, tint, tube, turned } from './shapes.ts'
import type { ThingKind } from './thing.ts'

const rope = (colour: string, d: string) => tube(colour, 15, d)
/** A piece of rope that lies on top: its cut ends must not show. */
const over = (colour: string, d: string) =>
  `<path d="${d}" stroke-width="19.8" stroke-linecap="butt"/><path d="${d}" stroke="${colour}" stroke-width="15" stroke-linecap="butt"/>`

const knots = {
  eight: drawn(
    rope(
      tint.accent,
      'M160 246V172C160 150 200 130 204 92C206 64 186 48 160 48C134 48 114 64 116 92C120 130 200 130 204 164C206 188 186 200 160 200C134 200 114 188 116 164C120 130 160 122 160 92V-6',
    ) +
      over(tint.accent, 'M160 129.5C181 138.5 202 147 204 164') +
      over(tint.accent, 'M116 164C120 130 160 122 160 92') +
      over(tint.accent, 'M160 232V176') +
      over(tint.accent, 'M192.5 59.5C184.5 52 173 48 160 48C147 48 135.5 52 127.5 59.5'),
  ),
  reef: drawn(
    rope(tint.red, 'M-6 104H90C125 104 130 60 180 60C240 60 256 84 256 120C256 156 240 180 180 180C130 180 125 136 90 136H-6') +
      rope(tint.blue, 'M326 104H230C195 104 190 60 140 60C80 60 64 84 64 120C64 156 80 180 140 180C190 180 195 136 230 136H326') +
      over(tint.red, 'M129.4 82C141 71 155 60 180 60C198 60 212 62.2 222.9 66.2') +
      over(tint.red, 'M129.4 158C141 169 155 180 180 180C198 180 212 177.8 222.9 173.8'),
  ),
  bow: drawn(
    mirrored(
      tube(tint.violet, 11, 'M160 112C130 150 110 180 92 220') +
        tube(tint.violet, 11, 'M156 104C120 48 40 20 30 70C22 116 100 130 156 112'),
    ) + box(tint.violet, [142, 88, 36, 38], 12),
  ),
}

const coins = {
  hole: drawn(
    disc(tint.brass, 160, 120, 98) +
      disc(tint.brass, 160, 120, 84) +
      shape(tint.paper, 'M130 90H190V150H130z') +
      line('M124 84H196V156H124z', 2) +
      line(
        'M160 46v28M148 56h24M150 68h20M160 166v28M148 176h24M152 190h16M90 106h24M102 98v40M92 132h20M206 104h22M206 120h24M218 100v40M208 136h22',
        4,
        tint.dark,
      ),
  ),
  reeded: drawn(
    shape(tint.iron, 'M42 96V144C42 226 278 226 278 144V96z') +
      line(
        repeated(27, index => {
          const angle = (index + 0.5) * (Math.PI / 27)
          const x = Math.round(160 - 118 * Math.cos(angle))
          return `M${x} ${Math.round(98 + 60 * Math.sin(angle))}v46`
        }),
        2,
      ) +
      disc(tint.steel, 160, 96, 118, 62) +
      disc(tint.steel, 160, 96, 100, 50) +
      shape(tint.white, 'M160 58L170 84L206 86L178 102L190 130L160 114L130 130L142 102L114 86L150 84z'),
  ),
  bimetal: drawn(
    disc(tint.brass, 160, 120, 98) +
      disc(tint.steel, 160, 120, 64) +
      repeated(12, index =>
        turned(
          30 * index,
          shape(tint.white, 'M160 30l2.500 6.500 7 .3-5.500 4.300 1.900 6.700-5.900-3.900-5.900 3.900 1.900-6.700-5.500-4.300 7-.3z'),
        ),
      ) +
      line('M132 154C132 130 148 126 148 104M160 154V96M188 154C188 130 172 126 172 104M120 158H200', 5, tint.iron),
  ),
}

export const knotKind: ThingKind = {
  pack: 'things-knot',
  question: { en: 'What is this knot called?', es: '¿Cómo se llama este nudo?', ar: 'ماذا تُسمّى هذه العقدة؟' },
  names: {
    eight: ['Figure-eight knot', 'Nudo de ocho', 'عقدة الرقم ثمانية'],
    reef: ['Reef knot', 'Nudo llano', 'العقدة المربّعة'],
    bow: ['Bow', 'Lazada', 'الأنشوطة'],
    bowline: ['Bowline', 'As de guía', 'عقدة الإنقاذ'],
    noose: ['Slip knot', 'Nudo corredizo', 'العقدة المنزلقة'],
    sheet: ['Sheet bend', 'Vuelta de escota', 'عقدة الشراع'],
    clove: ['Clove hitch', 'Ballestrinque', 'عقدة الوتد'],
    overhand: ['Overhand knot', 'Nudo simple', 'العقدة البسيطة'],
  },
  things: [
    {
      subject: 'knot-eight',
      difficulty: 30.2,
      svg: knots.eight,
      is: 'eight',
      wrong: 'bowline noose overhand clove sheet reef',
      note: {
        en: 'It stops a rope from slipping through a ring, and climbers tie in with a doubled one.',
        es: 'Impide que un cabo se escape por una argolla; doblado, es el de los escaladores.',
        ar: 'تمنع الحبل من الانزلاق في حلقة، ويربط المتسلّقون أنفسهم بها مضاعفة.',
      },
    },
    {
      subject: 'knot-reef',
      difficulty: 28.8,
      svg: knots.reef,
      is: 'reef',
      wrong: 'sheet bowline clove overhand noose eight',
      note: {
        en: 'Right over left, left over right. Sailors reefed sails with it, since it comes undone by a jerk.',
        es: 'Derecha sobre izquierda e izquierda sobre derecha. Con él se tomaban rizos en las velas.',
        ar: 'اليمين فوق اليسار ثم اليسار فوق اليمين، وبها كان البحّارة يقصّرون الأشرعة.',
      },
    },
    {
      subject: 'knot-bow',
      difficulty: 0.2,
      svg: knots.bow,
      is: 'bow',
      wrong: 'overhand bowline eight clove sheet',
      note: {
        en: 'It is a reef knot with two loops drawn in, so that one pull on an end undoes it.',
        es: 'Es un nudo llano con las puntas dobladas: por eso basta tirar de una para deshacerlo.',
        ar: 'هي عقدة مربّعة أُدخلت فيها عروتان، ولهذا تنحلّ بشدّة واحدة على طرفها.',
      },
    },
  ],
}

export const coinKind: ThingKind = {
  pack: 'things-coin',
  question: {
    en: 'What was the hole in these coins good for?',
    es: '¿Para qué servía el agujero de estas monedas?',
    ar: 'فيمَ كان ينفع الثقب في هذه النقود؟',
  },
  names: {
    string: ['Stringing them on a cord', 'Ensartarlas en un cordel', 'نظمها في خيط'],
    worn: ['Marking worn-out coins', 'Señalar las ya gastadas', 'تعليم القطع البالية'],
    inside: ['Checking the metal inside', 'Comprobar el metal interior', 'فحص المعدن من الداخل'],
    scales: ['Hanging them on scales', 'Colgarlas de la balanza', 'تعليقها في الميزان'],
    tax: ['Showing that tax was paid', 'Probar que se pagó el impuesto', 'إثبات دفع الضريبة'],
    half: ['Splitting them for change', 'Partirlas para dar cambio', 'شطرها عند الصرف'],
    clip: ['Clipping metal off the rim', 'Recortar metal del canto', 'قصّ المعدن من حافتها'],
    stack: ['Stacking coins too high', 'Apilar demasiadas monedas', 'تكديسها عاليًا'],
    rust: ['Rust along the edge', 'El óxido en el canto', 'صدأ الحافة'],
    noise: ['Noise in the purse', 'El ruido en el bolsillo', 'رنينها في الجيب'],
    slip: ['Rolling off the table', 'Que rueden de la mesa', 'تدحرجها عن الطاولة'],
    two: ['Two metals, hard to forge', 'Dos metales, difícil de falsificar', 'معدنان يصعب تزويرهما'],
    old: ['A repair of a worn coin', 'La reparación de una moneda', 'ترميم قطعة بالية'],
    gold: ['A core of pure gold', 'Un núcleo de oro puro', 'نواة من ذهب خالص'],
    weight: ['Less weight in the pocket', 'Menos peso en el bolsillo', 'وزن أخفّ في الجيب'],
    error: ['An error of the mint', 'Un error de acuñación', 'خطأ في السكّ'],
  },
  things: [
    {
      subject: 'coin-hole',
      difficulty: 8.6,
      svg: coins.hole,
      is: 'string',
      wrong: 'half tax scales inside worn',
      note: {
        en: 'Round without, square within: the Chinese cast such money for two thousand years and counted it by strings of 1,000.',
        es: 'Redonda por fuera, cuadrada por dentro: China la fundió dos mil años y la contaba en sartas de mil.',
        ar: 'مستديرة ومربّعة الثقب: صبّها الصينيون ألفي سنة، وكانوا يعدّونها خيوطًا في كل منها ألف.',
      },
    },
    {
      subject: 'coin-edge',
      difficulty: 12.2,
      svg: coins.reeded,
      is: 'clip',
      question: {
        en: 'What were the grooves on the edge of coins first meant to prevent?',
        es: '¿Qué se quería evitar al principio con las estrías del canto?',
        ar: 'ماذا أُريد أن تمنع الحزوز على حافة النقود أول الأمر؟',
      },
      wrong: 'slip rust stack noise',
      note: {
        en: 'Whoever shaved silver off a milled edge gave himself away. Isaac Newton kept watch over this at the Mint.',
        es: 'Quien limaba plata de un canto estriado se delataba. Isaac Newton lo vigiló como director de la ceca.',
        ar: 'من برد الفضة من حافة محزّزة انكشف أمره. وكان إسحاق نيوتن يراقب ذلك في دار السكّ.',
      },
    },
    {
      subject: 'coin-bimetal',
      difficulty: 6.6,
      svg: coins.bimetal,
      is: 'two',
      question: {
        en: 'What lies behind the two colours of such a coin?',
        es: '¿A qué se deben los dos colores de una moneda así?',
        ar: 'ما سرّ اللونين في قطعة نقدية كهذه؟',
      },
      wrong: 'gold error old weight',
      note: {
        en: 'A ring and a core are struck together in one blow, which joins them for good.',
        es: 'El anillo y el núcleo se acuñan juntos: un solo golpe los une para siempre.',
        ar: 'تُضرب الحلقة والنواة معًا ضربة واحدة تجمعهما إلى الأبد.',
      },
    },
  ],
}
