// Questions about the Earth: water, rocks, volcanoes, the interior.

import type { Diagram } from '../diagram.ts'
import { dike, interior, layers, volcano, waterCycle } from './earth.ts'
import { numberedQuestions } from '../numbered.ts'
import type { NumberedDrawing } from '../numbered.ts'
import { alike, namesIn, say } from '../../../say.ts'

const pack = 'diagram-earth'

export const earthQuestions = (): Diagram[] => [...[water, fire, inside].flatMap(numberedQuestions), ...rocks()]

const water: NumberedDrawing = {
  pack,
  thing: 'water',
  draw: waterCycle,
  names: namesIn(`
evaporation|Evaporation|Evaporación|تبخّر
condensation|Condensation|Condensación|تكاثف
precipitation|Precipitation|Precipitación|هطول
infiltration|Infiltration|Infiltración|تسرّب
freezing|Freezing|Congelación|تجمّد
melting|Melting|Fusión|ذوبان
erosion|Erosion|Erosión|تعرية
deposition|Sedimentation|Sedimentación|ترسّب`),
  asks: number =>
    say(
      `The cycle of water. Which process is number ${number}?`,
      `El ciclo del agua. ¿Qué proceso es el número ${number}?`,
      `دورة الماء في الطبيعة. أي عملية تحمل الرقم ${number}؟`,
    ),
  parts: [
    {
      number: 1,
      id: 'evaporation',
      difficulty: 1.1,
      wrong: 'condensation precipitation melting infiltration erosion',
      note: say(
        'The Sun lifts more than a thousand cubic kilometres of water from the seas every day, and leaves the salt behind.',
        'El Sol levanta cada día más de mil kilómetros cúbicos de agua del mar y deja la sal.',
        'ترفع الشمس كل يوم من البحار أكثر من ألف كيلومتر مكعّب من الماء وتترك الملح.',
      ),
    },
    {
      number: 2,
      id: 'condensation',
      difficulty: 2.3,
      wrong: 'evaporation melting precipitation infiltration deposition',
      note: say(
        'Every cloud droplet forms on a speck of dust, salt or soot.',
        'Cada gotita de nube se forma sobre una mota de polvo, sal u hollín.',
        'كل قطيرة في السحاب تتكوّن على ذرّة غبار أو ملح أو سخام.',
      ),
    },
    {
      number: 3,
      id: 'precipitation',
      difficulty: 1.4,
      wrong: 'condensation evaporation infiltration melting erosion',
      note: say(
        'Rain, snow, sleet and hail. A raindrop is made of about a million cloud droplets.',
        'Lluvia, nieve, aguanieve y granizo. Una gota reúne cerca de un millón de gotitas de nube.',
        'مطر وثلج وبَرَد. وقطرة المطر من نحو مليون قطيرة سحاب.',
      ),
    },
    {
      number: 4,
      id: 'infiltration',
      difficulty: 3.4,
      wrong: 'erosion deposition evaporation condensation freezing',
      note: say(
        'It fills the groundwater. Some of it under the Sahara fell as rain more than ten thousand years ago.',
        'Así se llena el agua subterránea. Parte de la que hay bajo el Sahara llovió hace más de diez mil años.',
        'به تمتلئ المياه الجوفية. وبعض ما تحت الصحراء الكبرى مطر نزل قبل أكثر من عشرة آلاف سنة.',
      ),
    },
  ],
}

const fire: NumberedDrawing = {
  pack,
  thing: 'volcano',
  draw: volcano,
  names: namesIn(`
chamber|The magma chamber|La cámara magmática|غرفة الصهارة
vent|The vent|La chimenea|عنق البركان
crater|The crater|El cráter|فوهة البركان
lava|A lava stream|Una colada de lava|سيل حمم
ash|The ash cloud|La nube de ceniza|سحابة الرماد
geyser|A geyser|Un géiser|نبع حارّ فوّار
glacier|A glacier|Un glaciar|نهر جليدي
fault|A fault|Una falla|صدع`),
  asks: number =>
    say(
      `A volcano in section. What is number ${number}?`,
      `Un volcán en corte. ¿Qué es el número ${number}?`,
      `مقطع في بركان. ما الجزء رقم ${number}؟`,
    ),
  parts: [
    {
      number: 3,
      id: 'crater',
      difficulty: 1.3,
      wrong: 'vent chamber fault geyser ash',
      note: say(
        'The word comes from the Greek for a mixing bowl. Many fill with lakes when the fire sleeps.',
        'La palabra viene de una vasija griega para mezclar. Muchos se llenan de lagos cuando el fuego duerme.',
        'كثير من الفوهات يصير بحيرات حين تنام النار.',
      ),
    },
    {
      number: 1,
      id: 'chamber',
      difficulty: 2.5,
      wrong: 'vent crater geyser fault lava',
      note: say(
        'Molten rock rests here, some kilometres deep, often for thousands of years.',
        'Aquí reposa la roca fundida, a algunos kilómetros de hondo, a menudo miles de años.',
        'هنا يستقرّ الصخر المنصهر على عمق كيلومترات، آلاف السنين أحيانًا.',
      ),
    },
    {
      number: 2,
      id: 'vent',
      difficulty: 3.1,
      wrong: 'crater chamber fault lava ash',
      note: say(
        'Gas drives the rock up here, as in a shaken bottle. When the plug hardens, pressure builds up below.',
        'El gas empuja la roca hacia arriba, como en una botella agitada. Si el tapón se endurece, sube la presión.',
        'يدفع الغاز الصخر إلى أعلى كما في قارورة رُجّت. وإذا تصلّبت السدادة اشتدّ الضغط تحتها.',
      ),
    },
    {
      number: 4,
      id: 'lava',
      difficulty: 1.6,
      wrong: 'ash glacier chamber fault geyser',
      note: say(
        'As long as it is below it is called magma. It is some 700 to 1,200 °C hot, but mostly slower than a walker.',
        'Mientras está abajo se llama magma. Alcanza de 700 a 1200 °C, pero suele ir más lenta que quien camina.',
        'تُسمّى صهارة ما دامت في الباطن. حرارتها بين 700 و1200 درجة، لكنها غالبًا أبطأ من الماشي.',
      ),
    },
  ],
}

const inside: NumberedDrawing = {
  pack,
  thing: 'interior',
  draw: interior,
  names: namesIn(`
crust|The crust|La corteza|القشرة
mantle|The mantle|El manto|الوشاح
outer-core|The outer core|El núcleo externo|اللبّ الخارجي
inner-core|The inner core|El núcleo interno|اللبّ الداخلي
troposphere|The troposphere|La troposfera|طبقة التروبوسفير
ozone|The ozone layer|La capa de ozono|طبقة الأوزون`),
  asks: number =>
    say(
      `The Earth, cut open. What is number ${number}?`,
      `La Tierra en corte. ¿Qué es el número ${number}?`,
      `مقطع في الأرض. ما الجزء رقم ${number}؟`,
    ),
  parts: [
    {
      number: 1,
      id: 'crust',
      difficulty: 1.5,
      wrong: 'mantle outer-core inner-core troposphere ozone',
      note: say(
        'If the Earth were a peach, it would be thinner than the skin. The deepest borehole reached 12 kilometres.',
        'Si la Tierra fuera un durazno, sería más fina que la piel. El pozo más hondo llegó a 12 kilómetros.',
        'لو كانت الأرض خوخة لكانت أرقّ من قشرها. وأعمق بئر حُفرت بلغت 12 كم.',
      ),
    },
    {
      number: 2,
      id: 'mantle',
      difficulty: 2.6,
      wrong: 'crust outer-core inner-core troposphere',
      note: say(
        'Solid rock, and yet it creeps like honey, a few centimetres a year, carrying the continents.',
        'Es roca sólida y aun así fluye, unos centímetros al año, y lleva consigo los continentes.',
        'صخر صلب، لكنه يزحف بضعة سنتيمترات في السنة ويحمل القارّات.',
      ),
    },
    {
      number: 3,
      id: 'outer-core',
      difficulty: 3.8,
      wrong: 'inner-core mantle crust troposphere',
      note: say(
        'Liquid iron and nickel. Its currents make the magnetic field that turns our compasses.',
        'Hierro y níquel líquidos. Sus corrientes crean el campo magnético que mueve las brújulas.',
        'حديد ونيكل سائلان، وتياراتهما تولّد المجال المغناطيسي الذي يدير البوصلة.',
      ),
    },
    {
      number: 4,
      id: 'inner-core',
      difficulty: 3.2,
      wrong: 'outer-core mantle crust ozone',
      note: say(
        'A ball of solid iron, almost as hot as the surface of the Sun. Inge Lehmann found it in 1936 from earthquakes.',
        'Una bola de hierro sólido, casi tan caliente como la superficie del Sol. La descubrió Inge Lehmann en 1936.',
        'كرة حديد صلب حرارتها كسطح الشمس تقريبًا. كشفتها إنغه ليمان سنة 1936 من الزلازل.',
      ),
    },
  ],
}

/** From top to bottom. */
export const layerNumbers = [3, 1, 2, 4]

function rocks(): Diagram[] {
  return [
    {
      pack,
      subject: 'oldest-layer',
      difficulty: 1.8,
      draw: () => layers(layerNumbers),
      question: say(
        'These layers lie as they were laid down. Which is the oldest?',
        'Estas capas siguen como se depositaron. ¿Cuál es la más antigua?',
        'هذه الطبقات كما ترسّبت أول مرّة. أيها الأقدم؟',
      ),
      right: alike(layerNumbers.at(-1) ?? 0),
      wrong: layerNumbers.slice(0, -1).map(alike),
      note: say(
        'The lower, the older: Nicolas Steno put it so in 1669, and Ibn Sina had thought along these lines before.',
        'Cuanto más abajo, más antigua: así lo dijo Steno en 1669, y antes ya lo intuyó Ibn Sina (Avicena).',
        'الأسفل أقدم: قال ذلك ستينو سنة 1669، وسبقه ابن سينا إلى نحوه.',
      ),
    },
    {
      pack,
      subject: 'rock-formed-last',
      difficulty: 3.6,
      draw: dike,
      question: say('Which of these rocks was formed last?', '¿Cuál de estas rocas se formó la última?', 'أي هذه الصخور تكوّن آخرًا؟'),
      right: alike(1),
      wrong: [4, 2, 3].map(alike),
      note: say(
        'What cuts through is younger than what it cuts. Molten rock rose here through finished layers.',
        'Lo que corta es más joven que lo cortado. Aquí subió roca fundida por capas ya formadas.',
        'القاطع أحدث من المقطوع. فهنا صعد صخر منصهر عبر طبقات سبق تكوّنها.',
      ),
    },
  ]
}
