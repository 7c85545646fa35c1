// What do the signs at work and on the road mean?

import { roads, warnings } from './sign-drawings.ts'
import type { ThingKind } from './thing.ts'

export const warningSigns: ThingKind = {
  pack: 'things-warning',
  question: { en: 'What does this sign warn of?', es: '¿De qué advierte esta señal?', ar: 'ممَّ تحذّر هذه الإشارة؟' },
  names: {
    radiation: ['Radioactivity', 'Radiactividad', 'المواد المشعة'],
    voltage: ['Electric shock', 'Descarga eléctrica', 'الصعق الكهربائي'],
    slippery: ['A slippery floor', 'Piso resbaladizo', 'أرضية زلقة'],
    hot: ['A hot surface', 'Superficie caliente', 'سطح ساخن'],
    poison: ['Poison', 'Sustancia tóxica', 'مادة سامة'],
    magnet: ['A strong magnetic field', 'Campo magnético intenso', 'مجال مغناطيسي قوي'],
    laser: ['Laser beams', 'Rayos láser', 'أشعة الليزر'],
    biohazard: ['Dangerous germs', 'Riesgo biológico', 'جراثيم خطرة'],
    storm: ['Thunderstorms', 'Tormentas', 'العواصف الرعدية'],
    explosive: ['Explosives', 'Explosivos', 'مواد متفجرة'],
    fan: ['Rotating blades', 'Aspas en movimiento', 'شفرات دوّارة'],
  },
  things: [
    {
      subject: 'warn-radiation',
      difficulty: 4.2,
      svg: warnings.radiation,
      is: 'radiation',
      wrong: 'fan biohazard laser poison explosive magnet',
      note: {
        en: 'The trefoil was sketched in Berkeley, California, in 1946: first it was magenta on blue.',
        es: 'El trébol se dibujó en 1946 en Berkeley, California; al principio era magenta sobre azul.',
        ar: 'رُسمت هذه الورقة الثلاثية في بركلي بكاليفورنيا سنة 1946، وكانت أرجوانية على أزرق.',
      },
    },
    {
      subject: 'warn-voltage',
      difficulty: 2.4,
      svg: warnings.voltage,
      is: 'voltage',
      wrong: 'storm radiation laser magnet explosive hot',
      note: {
        en: 'Dry skin resists electricity fairly well, wet skin hardly at all.',
        es: 'La piel seca resiste bastante la electricidad; la mojada, casi nada.',
        ar: 'الجلد الجاف يقاوم الكهرباء بعض المقاومة، أما الجلد المبتلّ فلا يكاد.',
      },
    },
    {
      subject: 'warn-slippery',
      difficulty: 1.7,
      svg: warnings.slippery,
      is: 'slippery',
      wrong: 'fan magnet storm laser poison explosive',
      note: {
        en: 'A film of water lifts the sole off the floor, as it lifts a tyre in aquaplaning.',
        es: 'Una película de agua separa la suela del piso, como al neumático en el acuaplaneo.',
        ar: 'طبقة رقيقة من الماء ترفع النعل عن الأرض كما ترفع عجلة السيارة في المطر.',
      },
    },
    {
      subject: 'warn-hot',
      difficulty: 13.5,
      svg: warnings.hot,
      is: 'hot',
      wrong: 'poison magnet biohazard laser voltage storm',
      note: {
        en: 'Metal burns sooner than wood of the same heat, for it passes the heat on faster.',
        es: 'El metal quema antes que la madera a igual temperatura, porque cede su calor más rápido.',
        ar: 'المعدن يحرق قبل الخشب عند الحرارة نفسها، لأنه أسرع منه توصيلًا.',
      },
    },
  ],
}

const byShape = {
  en: 'What does a road sign of this shape mean, even when covered with snow?',
  es: '¿Qué significa una señal de tránsito de esta forma, aunque la cubra la nieve?',
  ar: 'ماذا تعني إشارة مرور بهذا الشكل حتى لو غطّاها الثلج؟',
}

export const roadSigns: ThingKind = {
  pack: 'things-road',
  question: { en: 'What does this road sign mean?', es: '¿Qué significa esta señal de tránsito?', ar: 'ماذا تعني إشارة المرور هذه؟' },
  names: {
    noEntry: ['No entry', 'Prohibido el paso', 'ممنوع الدخول'],
    giveWay: ['Give way', 'Ceder el paso', 'أفسح الطريق لغيرك'],
    stop: ['Stop', 'Detenerse', 'توقّف تمامًا'],
    railway: ['Railway crossing', 'Cruce de ferrocarril', 'تقاطع سكة حديد'],
    deadEnd: ['Dead end', 'Calle sin salida', 'طريق مسدود'],
    noStopping: ['No stopping', 'Prohibido detenerse', 'ممنوع الوقوف'],
    oneWay: ['One-way street', 'Calle de un solo sentido', 'طريق باتجاه واحد'],
    works: ['Road works', 'Obras en la vía', 'أعمال على الطريق'],
    hospital: ['Hospital ahead', 'Hospital cerca', 'مستشفى قريب'],
    slow: ['Slow down', 'Reducir la velocidad', 'خفّف السرعة'],
    right: ['Turn right', 'Girar a la derecha', 'انعطف يمينًا'],
  },
  things: [
    {
      subject: 'road-no-entry',
      difficulty: 2.6,
      svg: roads.noEntry,
      is: 'noEntry',
      wrong: 'deadEnd noStopping works slow railway hospital',
      note: {
        en: 'Traffic comes towards you from there: the sign guards the wrong end of one-way streets.',
        es: 'De allí vienen los demás: la señal guarda el extremo equivocado de las calles de un solo sentido.',
        ar: 'السيارات آتية من هناك: تحرس هذه الإشارة الطرف الخطأ من طرق الاتجاه الواحد.',
      },
    },
    {
      subject: 'road-give-way',
      difficulty: 6.2,
      svg: roads.giveWay,
      is: 'giveWay',
      wrong: 'slow oneWay works noStopping deadEnd right',
      note: {
        en: 'It is the only triangle that stands on its tip, so that nobody mistakes it from behind.',
        es: 'Es el único triángulo que se apoya en la punta: se reconoce hasta por detrás.',
        ar: 'هو المثلّث الوحيد القائم على رأسه، فيُعرف حتى من خلفه.',
      },
    },
    {
      subject: 'road-stop',
      difficulty: 1.3,
      svg: roads.stop,
      is: 'stop',
      question: byShape,
      wrong: 'slow right deadEnd oneWay works hospital',
      note: {
        en: 'The eight sides were chosen in America in 1923; no other sign has them.',
        es: 'Los ocho lados se eligieron en Estados Unidos en 1923; ninguna otra señal los tiene.',
        ar: 'اختير لها ثمانية أضلاع في أمريكا سنة 1923، ولا تشاركها في ذلك إشارة أخرى.',
      },
    },
    {
      subject: 'road-railway',
      difficulty: 9.8,
      svg: roads.railway,
      is: 'railway',
      wrong: 'noStopping hospital works deadEnd oneWay right',
      note: {
        en: 'It is called a St Andrew’s cross. A train may need more than a kilometre to stop.',
        es: 'Se llama cruz de San Andrés. Un tren puede necesitar más de un kilómetro para frenar.',
        ar: 'قد يحتاج القطار إلى أكثر من كيلومتر ليتوقف، فالطريق له دائمًا.',
      },
    },
  ],
}
