// Things of the past.

import { box, disc, drawn, line, mirrored, repeated, shape, tint, tube, turned, uprights } from './shapes.ts'
import type { ThingKind } from './thing.ts'

const astrolabe = drawn(
  disc(tint.brass, 160, 24, 12) +
    disc(tint.paper, 160, 24, 6) +
    shape(tint.brass, 'M144 44C146 34 174 34 176 44z') +
    disc(tint.brass, 160, 134, 94) +
    disc(tint.sand, 160, 134, 78) +
    line('M160 56V212M82 134H238', 1.4) +
    line('M92 94C120 150 200 150 228 94M100 84C126 124 194 124 220 84M86 114C116 176 204 176 234 114', 1.4) +
    line(
      repeated(
        36,
        index =>
          `M${[160 + 78 * Math.cos(index / 5.73), 134 + 78 * Math.sin(index / 5.73)].map(Math.round).join(' ')}L${[160 + 90 * Math.cos(index / 5.73), 134 + 90 * Math.sin(index / 5.73)].map(Math.round).join(' ')}`,
      ),
      1.4,
    ) +
    line('M160 156m-44 0a44 44 0 1 0 88 0a44 44 0 1 0-88 0', 6, tint.dark) +
    line('M118 112l10 8M206 104l-12 12M132 196l4-14M204 196l-8-10M160 86l2 16', 4, tint.dark) +
    turned(
      32,
      box(tint.brass, [72, 129, 176, 10], 5) + box(tint.dark, [80, 121, 8, 18], 1) + box(tint.dark, [232, 121, 8, 18], 1),
      160,
      134,
    ) +
    disc(tint.dark, 160, 134, 6),
)

const rods = [3, 1, 4, 0, 2, 4, 1, 3, 2]
const abacus = drawn(
  box(tint.dark, [34, 34, 252, 172], 6) +
    box(tint.paper, [48, 48, 224, 144], 2) +
    uprights(9, 64, 24, [48, 192], 3) +
    box(tint.dark, [46, 92, 228, 11], 0) +
    repeated(9, index => {
      const x = 64 + 24 * index
      const up = rods[index] ?? 0
      const lower = repeated(4, bead => disc(tint.red, x, bead < up ? 111 + 16 * bead : 184 - 16 * (3 - bead), 10, 7))
      return disc(tint.accent, x, index % 3 === 0 ? 83 : 57, 10, 7) + lower
    }),
)

const cordColours = [tint.red, tint.accent, tint.leaf, tint.blue, tint.dark, tint.violet, tint.clay, tint.iron]
const quipu = drawn(
  repeated(11, index => {
    const x = 52 + 21.6 * index
    const colour = cordColours[index % 8] ?? tint.dark
    const end = 206 - 12 * ((index * 5) % 4)
    const sway = (index - 5) * 2.4
    const knots = repeated(2 + (index % 3), knot => disc(colour, x + sway * (0.3 + 0.2 * knot), 86 + 32 * knot + 9 * (index % 2), 5, 6.5))
    return line(`M${x.toFixed(1)} 52Q${x.toFixed(1)} 110 ${(x + sway).toFixed(1)} ${end}`, 4.4, colour) + knots
  }) + tube(tint.wood, 8, 'M30 46C100 56 220 56 290 46'),
)

const wedge = (x: number, y: number, degrees: number) =>
  `<path transform="translate(${x} ${y}) rotate(${degrees})" d="M-6-5H6L1.4 2V15H-1.4V2z" fill="${tint.dark}" stroke="none"/>`
const cuneiform = drawn(
  shape(tint.clay, 'M78 30C120 20 206 20 244 32C252 90 252 160 242 212C200 222 120 222 80 210C70 160 70 90 78 30z') +
    line('M78 68H246M74 106H248M74 144H248M76 180H246', 1.2) +
    repeated(24, index =>
      wedge(
        98 + 25 * (index % 6),
        40 + 38 * Math.floor(index / 6),
        [0, -90, 0, -45, 0, -90, -45][(index * 3 + Math.floor(index / 6)) % 7] ?? 0,
      ),
    ) +
    repeated(5, index => wedge(104 + 28 * index, 190, [-90, 0, 0, -45, 0][index] ?? 0)),
)

const cartouche = drawn(
  box(tint.sand, [20, 20, 280, 200], 8) +
    `<rect x="106" y="30" width="108" height="164" rx="52" fill="${tint.brass}" stroke-width="6"/>` +
    line('M100 204H220', 7) +
    disc(tint.red, 160, 62, 14) +
    shape(tint.blue, 'M132 96H188V104H132z') +
    shape(tint.line, 'M130 134C134 116 150 118 154 128L176 124L190 112L184 136C172 148 150 148 142 140L142 150M166 146V152z') +
    line('M132 164l7-6 7 6 7-6 7 6 7-6 7 6 7-6 7 6', 3, tint.blue) +
    line('M44 50V180M60 50V180M276 50V180M260 50V180', 1.4, tint.wood),
)

const amphora = drawn(
  mirrored(tube(tint.clay, 7, 'M142 42C106 44 104 88 126 98')) +
    shape(
      tint.clay,
      'M140 30H180L176 74C206 86 220 108 214 138C208 172 180 196 172 210H148C140 196 112 172 106 138C100 108 114 86 144 74z',
    ) +
    shape(tint.line, 'M134 24H186V34H134zM140 210H180L188 222H132z') +
    line('M112 160H208M120 174H200', 3) +
    line('M108 108l9-9 0 9 9-9 0 9 9-9 0 9 9-9 0 9 9-9 0 9 9-9 0 9 9-9 0 9 9-9 0 9 9-9 0 9 9-9 0 9', 2.4) +
    line('M130 150C132 128 148 132 148 120M148 120l10-6 4 6M148 132l26 0 8 18M174 132l12-14M140 150l6-14M160 150v-16', 3.4),
)

const kabuto = drawn(
  shape(tint.red, 'M92 128C66 140 50 166 42 204C76 214 244 214 278 204C270 166 254 140 228 128z') +
    line('M80 144H240M66 164H254M54 184H266', 2, tint.brass) +
    shape(tint.line, 'M88 134C84 74 118 48 160 48C202 48 236 74 232 134C204 122 116 122 88 134z') +
    line('M160 48V124M130 54C116 72 112 100 114 126M190 54C204 72 208 100 206 126', 2, tint.brass) +
    shape(tint.line, 'M80 136C110 116 210 116 240 136L228 152C204 134 116 134 92 152z') +
    shape(tint.brass, 'M152 118C130 96 96 66 92 22C112 58 138 80 156 96H164C182 80 208 58 228 22C224 66 190 96 168 118z') +
    disc(tint.brass, 160, 106, 11) +
    shape(tint.paper, 'M110 160C130 146 190 146 210 160V214H110z') +
    line('M110 160C130 146 190 146 210 160V207M110 160V207', 2.6) +
    shape(tint.iron, 'M116 184C130 172 190 172 204 184L196 216C176 226 144 226 124 216z') +
    line('M140 196H180M146 206H174', 2.4),
)

const lamp = drawn(
  shape(tint.clay, 'M120 204H200L188 184H132z') +
    shape(
      tint.clay,
      'M60 132C84 116 110 110 150 112C206 112 236 132 232 152C226 184 184 190 150 188C118 186 100 172 84 158C70 152 50 152 44 140C44 134 52 134 60 132z',
    ) +
    tube(tint.clay, 9, 'M228 140C262 112 282 136 262 156C252 166 238 166 226 166') +
    disc(tint.dark, 164, 124, 26, 8) +
    disc(tint.dark, 56, 138, 9, 5) +
    shape(tint.accent, 'M52 134C36 112 52 96 52 72C68 92 74 116 60 134z') +
    line('M100 150C130 168 190 170 214 156', 2.2),
)

export const past: ThingKind = {
  pack: 'things-past',
  question: {
    en: 'What is this object from the past called?',
    es: '¿Cómo se llama este objeto del pasado?',
    ar: 'ماذا يُسمّى هذا الشيء القديم؟',
  },
  names: {
    astrolabe: ['Astrolabe', 'Astrolabio', 'أسطرلاب'],
    abacus: ['Abacus', 'Ábaco', 'مِعداد'],
    quipu: ['Quipu', 'Quipu', 'كيبو'],
    cuneiform: ['Cuneiform tablet', 'Tablilla cuneiforme', 'لوح مسماري'],
    cartouche: ['Cartouche', 'Cartucho egipcio', 'خرطوش فرعوني'],
    amphora: ['Amphora', 'Ánfora', 'أمفورة'],
    kabuto: ['Samurai helmet', 'Casco de samurái', 'خوذة ساموراي'],
    lamp: ['Oil lamp', 'Lámpara de aceite', 'سراج زيت'],
    loom: ['Loom', 'Telar', 'نول'],
    armillary: ['Armillary sphere', 'Esfera armilar', 'ذات الحلق'],
    rune: ['Rune stone', 'Piedra rúnica', 'حجر روني'],
    papyrus: ['Papyrus scroll', 'Rollo de papiro', 'لفافة بردي'],
    seal: ['Cylinder seal', 'Sello cilíndrico', 'ختم أسطواني'],
    urn: ['Canopic jar', 'Vaso canopo', 'إناء كانوبي'],
    viking: ['Viking helmet', 'Casco vikingo', 'خوذة فايكنغ'],
    knight: ['Knight’s helmet', 'Yelmo medieval', 'خوذة فارس'],
    gladiator: ['Gladiator’s helmet', 'Casco de gladiador', 'خوذة مصارع روماني'],
    censer: ['Censer', 'Incensario', 'مبخرة'],
    dice: ['Board game', 'Juego de mesa', 'رقعة لعب'],
    codex: ['Maya codex', 'Códice maya', 'مخطوط ماياوي'],
  },
  things: [
    {
      subject: 'astrolabe',
      difficulty: 26,
      svg: astrolabe,
      is: 'astrolabe',
      wrong: 'armillary abacus seal censer loom rune',
      note: {
        en: 'A map of the sky to hold in the hand. In tenth-century Aleppo, the daughter of al-ʿIjli was known for making them.',
        es: 'Un mapa del cielo para llevar en la mano: con él se hallaban la hora, la dirección y las estrellas.',
        ar: 'خريطة للسماء في اليد. واشتهرت بصنعه في حلب في القرن 10 العِجلية ابنة العِجلي الأسطرلابي.',
      },
    },
    {
      subject: 'abacus',
      difficulty: 8.8,
      svg: abacus,
      is: 'abacus',
      wrong: 'loom dice quipu seal codex astrolabe',
      note: {
        en: 'This is the Japanese kind: a bead above the bar counts five, those below count one each.',
        es: 'Este es el japonés: la cuenta de arriba vale cinco; las de abajo, uno cada una.',
        ar: 'هذا هو النوع الياباني: الخرزة فوق العارضة بخمس، وكل خرزة تحتها بواحد.',
      },
    },
    {
      subject: 'quipu',
      difficulty: 28,
      svg: quipu,
      is: 'quipu',
      wrong: 'loom abacus codex papyrus rune dice',
      note: {
        en: 'The Incas kept their accounts in knots: the kind of knot was the digit, its height the place.',
        es: 'Los incas llevaban sus cuentas en nudos: el tipo daba la cifra; la altura, si eran unidades o decenas.',
        ar: 'سجّل الإنكا حساباتهم بالعقد: نوع العقدة هو الرقم، وارتفاعها منزلته من آحاد أو عشرات.',
      },
    },
    {
      subject: 'cuneiform',
      difficulty: 23,
      svg: cuneiform,
      is: 'cuneiform',
      wrong: 'rune papyrus codex cartouche dice seal',
      note: {
        en: 'Scribes of Mesopotamia pressed a cut reed into wet clay. Most of what they wrote is bookkeeping.',
        es: 'Los escribas de Mesopotamia hundían una caña en arcilla húmeda. Casi todo lo que anotaron son cuentas.',
        ar: 'كان كتبة بلاد الرافدين يغرزون قصبة في الطين الرطب، وأكثر ما كتبوه حسابات.',
      },
    },
    {
      subject: 'cartouche',
      difficulty: 30,
      svg: cartouche,
      is: 'cartouche',
      wrong: 'cuneiform rune seal papyrus urn codex',
      note: {
        en: 'The oval rope encloses a pharaoh’s name. Champollion found his way into hieroglyphs by such frames.',
        es: 'El óvalo de cuerda encierra el nombre de un faraón. Por estos marcos entró Champollion en los jeroglíficos.',
        ar: 'حبل بيضوي يحيط باسم الفرعون، ومن هذه الإطارات بدأ شامبليون فكّ الهيروغليفية.',
      },
    },
    {
      subject: 'amphora',
      difficulty: 11.5,
      svg: amphora,
      is: 'amphora',
      wrong: 'urn lamp censer seal rune gladiator',
      note: {
        en: 'The name means carried on both sides. Monte Testaccio in Rome is a hill of some fifty million broken ones.',
        es: 'Su nombre significa «que se lleva por ambos lados». El monte Testaccio, en Roma, está hecho de ánforas rotas.',
        ar: 'معنى اسمها «المحمولة من الجانبين»، وفي روما تلّ كامل من كِسَرها هو مونتي تستاتشو.',
      },
    },
    {
      subject: 'kabuto',
      difficulty: 12.5,
      svg: kabuto,
      is: 'kabuto',
      wrong: 'viking knight gladiator urn censer cartouche',
      note: {
        en: 'In Japan it is a kabuto. Its crest told friend from foe in the dust of battle.',
        es: 'En japonés se llama «kabuto». La cimera permitía reconocer a su dueño en medio de la batalla.',
        ar: 'اسمها باليابانية «كابوتو»، وزينتها العالية تعرّف بصاحبها في غبار المعركة.',
      },
    },
    {
      subject: 'oil-lamp',
      difficulty: 9.2,
      svg: lamp,
      is: 'lamp',
      wrong: 'censer urn amphora seal astrolabe loom',
      note: {
        en: 'A wick in olive oil: lamps like this lit the houses of the Mediterranean for two thousand years and more.',
        es: 'Una mecha en aceite de oliva: así se alumbraron las casas del Mediterráneo durante más de dos mil años.',
        ar: 'فتيلة في زيت الزيتون: بمثله أُضيئت بيوت حوض المتوسط أكثر من ألفي سنة.',
      },
    },
  ],
}
