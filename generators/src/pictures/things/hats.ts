// Hats.

import { disc, drawn, line, shape, tint } from './shapes.ts'
import type { ThingKind } from './thing.ts'

const hats = {
  top: drawn(
    shape(tint.line, 'M104 182C112 130 102 70 92 34C120 22 200 22 228 34C218 70 208 130 216 182z') +
      disc('#45446b', 160, 34, 67, 10) +
      shape(tint.red, 'M106 152C130 164 190 164 214 152L216 182C190 194 130 194 104 182z') +
      shape(
        tint.line,
        'M40 168C46 186 70 186 106 182C130 190 190 190 214 182C250 186 274 186 280 168C292 196 250 218 160 218C70 218 28 196 40 168z',
      ),
  ),
  bowler: drawn(
    shape(tint.line, 'M86 170C76 92 110 46 160 46C210 46 244 92 234 170z') +
      shape(tint.dark, 'M86 146C120 158 200 158 234 146L236 174C200 186 120 186 84 174z') +
      shape(
        tint.line,
        'M32 160C44 176 64 172 86 172C130 184 190 184 234 172C256 172 276 176 288 160C296 190 250 210 160 210C70 210 24 190 32 160z',
      ) +
      line('M112 92C120 74 132 66 144 62', 4, tint.soft),
  ),
  fez: drawn(
    shape(tint.red, 'M104 56C120 44 200 44 216 56L240 196C220 214 100 214 80 196z') +
      disc('#d96a57', 160, 56, 56, 10) +
      line('M160 54C190 46 222 62 234 92', 3.4) +
      shape(tint.line, 'M226 92H244L250 150H220z') +
      line('M228 150v-30M235 150v-34M242 150v-30', 1.4, tint.soft),
  ),
  sombrero: drawn(
    shape(tint.accent, 'M16 142C8 176 80 212 160 212C240 212 312 176 304 142C296 122 276 146 236 152H84C44 146 24 122 16 142z') +
      shape(tint.wood, 'M30 154C60 166 260 166 290 154C270 186 220 198 160 198C100 198 50 186 30 154z') +
      shape(tint.accent, 'M104 162C108 100 124 40 160 36C196 40 212 100 216 162C190 174 130 174 104 162z') +
      shape(tint.red, 'M106 138C130 150 190 150 214 138L216 160C190 172 130 172 104 160z') +
      line('M52 168l8-6 8 12 8-8 8 14 8-10 8 14 8-10 10 14M268 168l-8-6-8 12-8-8-8 14-8-10-8 14-8-10-10 14', 2.4, tint.white) +
      line('M128 96l12-8 12 8 12-8 12 8 12-8 6 4', 2.6, tint.red),
  ),
  mortarboard: drawn(
    shape(tint.line, 'M96 116V166C96 196 224 196 224 166V116z') +
      shape('#45446b', 'M160 56L296 106L160 156L24 106z') +
      disc(tint.accent, 160, 106, 6) +
      line('M160 106C190 112 230 116 250 124V160', 4, tint.accent) +
      shape(tint.accent, 'M243 160H257L262 208H238z') +
      line('M246 206v-30M254 206v-30', 1.6),
  ),
  bicorne: drawn(
    shape(
      tint.line,
      'M14 182C40 180 62 160 84 130C104 100 128 58 160 58C192 58 216 100 236 130C258 160 280 180 306 182C290 204 250 206 220 200C180 192 140 192 100 200C70 206 30 204 14 182z',
    ) +
      line('M30 184C62 176 80 158 98 132C116 104 134 74 160 74C186 74 204 104 222 132C240 158 258 176 290 184', 3, tint.accent) +
      disc(tint.blue, 208, 128, 19) +
      disc(tint.white, 208, 128, 13) +
      disc(tint.red, 208, 128, 7) +
      line('M208 128L226 176', 4, tint.accent),
  ),
  toque: drawn(
    shape(
      tint.white,
      'M104 148C72 150 44 122 58 90C68 66 98 66 108 74C112 38 148 24 170 38C190 22 224 34 222 68C256 60 276 92 264 118C256 138 236 150 216 148V206C190 218 130 218 104 206z',
    ) +
      line('M104 158C130 170 190 170 216 158', 2.6) +
      line('M128 152V118M160 156V112M192 152V118', 2, tint.iron),
  ),
}

export const hatKind: ThingKind = {
  pack: 'things-hat',
  question: { en: 'What is a hat like this called?', es: '¿Cómo se llama un sombrero como este?', ar: 'ماذا تُسمّى قبعة كهذه؟' },
  names: {
    top: ['Top hat', 'Chistera', 'القبعة العالية'],
    bowler: ['Bowler', 'Bombín', 'قبعة البولر'],
    fez: ['Fez', 'Fez', 'الطربوش'],
    sombrero: ['Sombrero', 'Sombrero charro', 'السومبريرو'],
    mortarboard: ['Mortarboard', 'Birrete', 'قبعة التخرّج'],
    bicorne: ['Bicorne', 'Bicornio', 'القبعة ذات القرنين'],
    toque: ['Toque', 'Gorro de chef', 'قبعة الطاهي'],
    beret: ['Beret', 'Boina', 'البيريه'],
    boater: ['Boater', 'Canotier', 'قبعة القش المسطّحة'],
    turban: ['Turban', 'Turbante', 'العمامة'],
    helmet: ['Pith helmet', 'Salacot', 'خوذة المستكشفين'],
    deerstalker: ['Deerstalker', 'Gorra de cazador', 'قبعة الصيّاد'],
  },
  things: [
    {
      subject: 'hat-top',
      difficulty: 3.4,
      svg: hats.top,
      is: 'top',
      wrong: 'bowler boater bicorne beret fez deerstalker',
      note: {
        en: 'Silk plush gave it its shine. Some, the opera hats, folded flat by a spring.',
        es: 'Su brillo era felpa de seda. Algunas, los claques, se plegaban con un resorte.',
        ar: 'كان لمعانها من مخمل الحرير، وبعضها يُطوى بنابض ليوضع تحت المقعد في الأوبرا.',
      },
    },
    {
      subject: 'hat-bowler',
      difficulty: 13.8,
      svg: hats.bowler,
      is: 'bowler',
      wrong: 'top boater beret helmet deerstalker fez',
      note: {
        en: 'Made in 1849 to keep gamekeepers’ heads safe from branches; Chaplin gave it to the Tramp.',
        es: 'Nació en 1849 para guardabosques. Hoy lo llevan las cholitas de Bolivia y del Perú.',
        ar: 'صُنعت سنة 1849 لحماية رؤوس حرّاس الصيد من الأغصان، ثم اشتهر بها شارلي شابلن.',
      },
    },
    {
      subject: 'hat-fez',
      difficulty: 4.6,
      svg: hats.fez,
      is: 'fez',
      wrong: 'turban toque beret bowler top boater',
      note: {
        en: 'Its name comes from the Moroccan city of Fez, once famous for its red dye.',
        es: 'Debe su nombre a la ciudad marroquí de Fez, célebre por su tinte rojo.',
        ar: 'يُعرف في لغات كثيرة باسم «فاس» المدينة المغربية، وقد اشتهرت بصبغه الأحمر.',
      },
    },
    {
      subject: 'hat-sombrero',
      difficulty: 0.9,
      svg: hats.sombrero,
      is: 'sombrero',
      wrong: 'boater bowler helmet bicorne beret turban',
      note: {
        en: 'In Spanish the word just means hat; it comes from sombra, shade.',
        es: 'Los charros mexicanos llevan uno que puede pesar más de dos kilos con sus bordados.',
        ar: 'تعني الكلمة بالإسبانية «قبعة» لا غير، وأصلها «سومبرا» أي الظل.',
      },
    },
    {
      subject: 'hat-mortarboard',
      difficulty: 5.8,
      svg: hats.mortarboard,
      is: 'mortarboard',
      wrong: 'beret bicorne boater fez top toque',
      note: {
        en: 'It looks like the board on which masons carry mortar: hence the name.',
        es: 'El color de la borla suele indicar los estudios de quien lo lleva.',
        ar: 'كثيرًا ما يدلّ لون شرّابتها على الكلية، وتُنقل من جانب إلى آخر عند التخرّج.',
      },
    },
    {
      subject: 'hat-bicorne',
      difficulty: 17.5,
      svg: hats.bicorne,
      is: 'bicorne',
      wrong: 'helmet top beret mortarboard boater turban',
      note: {
        en: 'Most officers wore the corners front and back; Napoleon turned them to the sides, to be known from afar.',
        es: 'Los oficiales solían llevar los picos adelante y atrás; Napoleón los llevaba a los lados, para distinguirse.',
        ar: 'كان الضباط يلبسونها وقرناها إلى الأمام والخلف، أما نابليون فجعلهما إلى الجانبين ليُعرف من بعيد.',
      },
    },
    {
      subject: 'hat-toque',
      difficulty: 1.9,
      svg: hats.toque,
      is: 'toque',
      wrong: 'turban beret fez bowler boater top',
      note: {
        en: 'The story goes that its pleats count the ways in which the cook can prepare eggs.',
        es: 'Se cuenta que sus pliegues son las maneras en que el cocinero sabe preparar los huevos.',
        ar: 'يُقال إن طيّاتها بعدد الطرق التي يعرفها الطاهي لإعداد البيض.',
      },
    },
  ],
}
