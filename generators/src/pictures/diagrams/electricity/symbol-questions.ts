// What does this symbol of IEC 60617 stand for?

import type { LocalText } from '@trivium/content/types'
import { drawSymbol } from './circuits.ts'
import type { Diagram } from '../diagram.ts'
import { named, nameOf, namesIn, say } from '../../../say.ts'

const parts = namesIn(`
cell|A battery cell|Una pila|خلية بطارية
lamp|A lamp|Una lámpara|مصباح
switch|A switch|Un interruptor|مفتاح
resistor|A resistor|Una resistencia|مقاومة
variable|A variable resistor|Una resistencia variable|مقاومة متغيّرة
fuse|A fuse|Un fusible|مصهر
capacitor|A capacitor|Un condensador|مكثّف
coil|A coil|Una bobina|ملفّ
diode|A diode|Un diodo|صمام ثنائي
led|A light-emitting diode|Un diodo emisor de luz|صمام ثنائي باعث للضوء
earth|An earth connection|Una toma de tierra|تأريض
motor|A motor|Un motor|محرّك
bell|A bell|Un timbre|جرس
transistor|A transistor|Un transistor|ترانزستور`)

const symbolsAsked: { id: string; difficulty: number; wrong: string; note: LocalText }[] = [
  {
    id: 'switch',
    difficulty: 1.4,
    wrong: 'fuse resistor cell lamp capacitor bell',
    note: say(
      'It is drawn open: no current flows. A computer chip has billions of them, made of transistors.',
      'Está dibujado abierto: no pasa corriente. Un chip tiene miles de millones, hechos de transistores.',
      'رُسم مفتوحًا فلا يمرّ تيار. وفي رقاقة الحاسوب منه مليارات مصنوعة من الترانزستورات.',
    ),
  },
  {
    id: 'lamp',
    difficulty: 1.2,
    wrong: 'motor bell switch cell fuse transistor',
    note: say(
      'A circle with a cross. In old filament lamps only about a twentieth of the power became light.',
      'Un círculo con una cruz. En las bombillas de filamento, solo una vigésima parte de la energía se hacía luz.',
      'دائرة فيها علامة ضرب. ولم يكن يصير ضوءًا في المصابيح القديمة إلا نحو جزء من عشرين من الطاقة.',
    ),
  },
  {
    id: 'cell',
    difficulty: 1.8,
    wrong: 'capacitor switch lamp resistor fuse earth',
    note: say(
      'The long thin line is the positive pole. Volta stacked the first ones of zinc, silver and wet cloth in 1800.',
      'La línea larga y fina es el polo positivo. Volta apiló las primeras con cinc, plata y paño húmedo en 1800.',
      'الخط الطويل الرفيع قطبها الموجب. وقد رصّ فولتا أولاها سنة 1800 من زنك وفضّة وقماش مبلول.',
    ),
  },
  {
    id: 'resistor',
    difficulty: 2.6,
    wrong: 'fuse capacitor coil cell lamp diode',
    note: say(
      'It holds back the current and grows warm. Its value is often painted on it in coloured rings.',
      'Frena la corriente y se calienta. Su valor suele ir pintado en anillos de colores.',
      'تعيق التيار فتسخن. وتُكتب قيمتها عليها غالبًا حلقاتٍ ملوّنة.',
    ),
  },
  {
    id: 'fuse',
    difficulty: 3.6,
    wrong: 'resistor capacitor switch coil cell variable',
    note: say(
      'A thin wire inside melts when the current is too strong, before anything else gets too hot.',
      'Dentro, un hilo fino se funde si la corriente es excesiva, antes de que se caliente otra cosa.',
      'في داخله سلك رفيع ينصهر إذا اشتدّ التيار قبل أن يسخن ما سواه.',
    ),
  },
  {
    id: 'capacitor',
    difficulty: 4,
    wrong: 'cell switch diode coil resistor earth',
    note: say(
      'Two plates that store charge. The flash of a camera empties one in a thousandth of a second.',
      'Dos placas que guardan carga. El flash de una cámara vacía uno en una milésima de segundo.',
      'لوحان يخزّنان الشحنة. ويفرغه وميض آلة التصوير في جزء من ألف من الثانية.',
    ),
  },
  {
    id: 'earth',
    difficulty: 3.2,
    wrong: 'cell capacitor switch fuse coil bell',
    note: say(
      'It leads dangerous current into the ground. The green and yellow wire in a plug belongs to it.',
      'Lleva al suelo la corriente peligrosa. El cable verde y amarillo de un enchufe es el suyo.',
      'يصرّف التيار الخطر إلى الأرض، وله في القابس السلك الأخضر والأصفر.',
    ),
  },
  {
    id: 'diode',
    difficulty: 4.6,
    wrong: 'resistor capacitor transistor switch fuse coil',
    note: say(
      'Current passes only the way the triangle points. In a charger diodes turn alternating into direct current.',
      'La corriente pasa solo hacia donde apunta el triángulo. En un cargador convierten la alterna en continua.',
      'لا يمرّ التيار إلا في اتّجاه المثلّث. وفي الشاحن تحوّل الصمامات التيار المتردّد إلى مستمرّ.',
    ),
  },
  {
    id: 'led',
    difficulty: 5,
    wrong: 'lamp resistor transistor switch capacitor motor',
    note: say(
      'The arrows are light. Blue ones were so hard to make that they earned the Nobel Prize in 2014.',
      'Las flechas son luz. Los azules fueron tan difíciles que valieron el Nobel de 2014.',
      'السهمان ضوء. وكان الأزرق منها عسيرًا حتى نال صانعوه جائزة نوبل سنة 2014.',
    ),
  },
  {
    id: 'coil',
    difficulty: 5.4,
    wrong: 'resistor capacitor fuse diode cell switch',
    note: say(
      'Wire wound into a magnet. It resists every change of the current.',
      'Alambre enrollado que actúa de imán. Se opone a todo cambio de la corriente.',
      'سلك ملفوف يصير مغناطيسًا، ويقاوم كل تغيّر في التيار.',
    ),
  },
  {
    id: 'variable',
    difficulty: 4.2,
    wrong: 'fuse capacitor diode switch coil transistor',
    note: say(
      'A slanting arrow means that the value can be changed. A volume knob is one.',
      'La flecha inclinada indica que el valor se puede cambiar. Así es el botón del volumen.',
      'السهم المائل يعني أن القيمة تُغيَّر. ومنها مقبض الصوت في المذياع.',
    ),
  },
]

export function symbolQuestions(): Diagram[] {
  return symbolsAsked.map(({ id, difficulty, wrong, note }) => ({
    pack: 'diagram-circuits',
    subject: `symbol-${id}`,
    difficulty,
    draw: () => drawSymbol(id),
    question: say(
      'What does this symbol stand for in a circuit?',
      '¿Qué representa este símbolo en un circuito?',
      'إلى ماذا يرمز هذا الشكل في دائرة كهربائية؟',
    ),
    right: nameOf(parts, id),
    wrong: named(parts, wrong),
    note,
  }))
}
