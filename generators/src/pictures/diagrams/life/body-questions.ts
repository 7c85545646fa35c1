// Questions about the eye, the ear, the tooth and the heart.

import { ear, eye, heart, tooth } from './body.ts'
import type { Diagram } from '../diagram.ts'
import { numberedQuestions } from '../numbered.ts'
import type { NumberedDrawing } from '../numbered.ts'
import { namesIn, say } from '../../../say.ts'

const pack = 'diagram-life'

export const bodyQuestions = (): Diagram[] => [eyeParts, earParts, toothParts, heartParts].flatMap(numberedQuestions)

const eyeParts: NumberedDrawing = {
  pack,
  thing: 'eye',
  draw: eye,
  names: namesIn(`
cornea|The cornea|La córnea|القرنية
lens|The lens|El cristalino|العدسة
retina|The retina|La retina|الشبكية
nerve|The optic nerve|El nervio óptico|العصب البصري
iris|The iris|El iris|القزحية
vitreous|The vitreous body|El humor vítreo|الجسم الزجاجي
gland|The tear gland|La glándula lagrimal|الغدّة الدمعية
muscle|An eye muscle|Un músculo ocular|عضلة العين`),
  asks: number =>
    say(
      `The eye in section. What is number ${number}?`,
      `El ojo en corte. ¿Qué es el número ${number}?`,
      `مقطع في العين. ما الجزء رقم ${number}؟`,
    ),
  parts: [
    {
      number: 2,
      id: 'lens',
      difficulty: 1.7,
      wrong: 'cornea iris retina vitreous gland',
      note: say(
        'It thickens when we look at something near. With the years it stiffens, and we need reading glasses.',
        'Se abomba al mirar de cerca. Con los años se endurece y hacen falta gafas para leer.',
        'تزداد تحدّبًا حين ننظر إلى قريب، ومع السنين تتصلّب فنحتاج إلى نظّارة القراءة.',
      ),
    },
    {
      number: 3,
      id: 'retina',
      difficulty: 2.5,
      wrong: 'cornea lens iris gland vitreous',
      note: say(
        'About 100 million rods and 6 million cones turn light into signals here.',
        'Aquí unos 100 millones de bastones y 6 millones de conos convierten la luz en señales.',
        'فيها نحو 100 مليون عصيّة و6 ملايين مخروط تحوّل الضوء إلى إشارات.',
      ),
    },
    {
      number: 1,
      id: 'cornea',
      difficulty: 3.2,
      wrong: 'lens iris retina vitreous muscle',
      note: say(
        'It bends light more than the lens does. It has no blood vessels and takes its oxygen from the air.',
        'Desvía la luz más que el cristalino. No tiene vasos y toma el oxígeno del aire.',
        'تكسر الضوء أكثر من العدسة. ولا أوعية دم فيها، فتأخذ أكسجينها من الهواء.',
      ),
    },
    {
      number: 4,
      id: 'nerve',
      difficulty: 2.1,
      wrong: 'retina vitreous cornea muscle gland',
      note: say(
        'A million fibres. Where it leaves the eye we are blind, but the brain fills the gap.',
        'Un millón de fibras. Donde sale del ojo somos ciegos, pero el cerebro rellena el hueco.',
        'فيه مليون ليف. وحيث يخرج من العين لا نبصر، لكن الدماغ يملأ الفراغ.',
      ),
    },
  ],
}

const earParts: NumberedDrawing = {
  pack,
  thing: 'ear',
  draw: ear,
  names: namesIn(`
drum|The eardrum|El tímpano|طبلة الأذن
bones|The ossicles|Los huesecillos|العظيمات
cochlea|The cochlea|La cóclea|القوقعة
canals|The semicircular canals|Los canales semicirculares|القنوات الهلالية
nerve|The auditory nerve|El nervio auditivo|العصب السمعي
lobe|The earlobe|El lóbulo|شحمة الأذن
tube|The Eustachian tube|La trompa de Eustaquio|قناة أوستاكيوس`),
  asks: number =>
    say(
      `The ear in section. What is number ${number}?`,
      `El oído en corte. ¿Qué es el número ${number}?`,
      `مقطع في الأذن. ما الجزء رقم ${number}؟`,
    ),
  parts: [
    {
      number: 1,
      id: 'drum',
      difficulty: 2.6,
      wrong: 'cochlea lobe bones tube nerve',
      note: say(
        'A skin as wide as a fingernail. The faintest sounds move it by less than the width of an atom.',
        'Una piel del ancho de una uña. Los sonidos más débiles la mueven menos que el ancho de un átomo.',
        'غشاء بعرض الظفر، يحرّكه أخفت الأصوات أقلّ من عرض ذرّة.',
      ),
    },
    {
      number: 2,
      id: 'bones',
      difficulty: 4.1,
      wrong: 'cochlea canals drum lobe tube',
      note: say(
        'Hammer, anvil and stirrup, the smallest bones of the body. The stirrup is about three millimetres long.',
        'Martillo, yunque y estribo: los huesos más pequeños. El estribo mide unos tres milímetros.',
        'المطرقة والسندان والركاب، أصغر عظام الجسم. وطول الركاب نحو ثلاثة ملّيمترات.',
      ),
    },
    {
      number: 3,
      id: 'cochlea',
      difficulty: 3.5,
      wrong: 'canals bones drum nerve tube',
      note: say(
        'Rolled up like a snail, it sorts tones: high ones at its entrance, low ones at its tip.',
        'Enrollada como un caracol, ordena los tonos: los agudos a la entrada, los graves en la punta.',
        'ملفوفة كالحلزون، ترتّب النغمات: الحادّة عند مدخلها والغليظة عند طرفها.',
      ),
    },
    {
      number: 4,
      id: 'canals',
      difficulty: 5.3,
      wrong: 'cochlea bones nerve drum tube',
      note: say(
        'They do not hear: the liquid in them tells us how the head turns.',
        'No sirven para oír: su líquido nos dice cómo gira la cabeza.',
        'لا شأن لها بالسمع: سائلها يخبرنا كيف يدور الرأس.',
      ),
    },
  ],
}

const toothParts: NumberedDrawing = {
  pack,
  thing: 'tooth',
  draw: tooth,
  names: namesIn(`
enamel|The enamel|El esmalte|المينا
dentine|The dentine|La dentina|العاج
pulp|The pulp|La pulpa|اللبّ
gum|The gum|La encía|اللثة
jaw|The jawbone|El hueso maxilar|عظم الفكّ
tartar|Tartar|El sarro|الجير
filling|A filling|Un empaste|الحشوة`),
  asks: number =>
    say(
      `A healthy tooth in section. What is number ${number}?`,
      `Un diente sano en corte. ¿Qué es el número ${number}?`,
      `مقطع في سنّ سليمة. ما الجزء رقم ${number}؟`,
    ),
  parts: [
    {
      number: 1,
      id: 'enamel',
      difficulty: 1.9,
      wrong: 'dentine pulp gum tartar filling',
      note: say(
        'The hardest stuff in the body. It has no living cells, so it cannot heal.',
        'Es lo más duro del cuerpo. No tiene células vivas, así que no se cura.',
        'أصلب ما في الجسم. ولا خلايا حيّة فيها، فلا تلتئم.',
      ),
    },
    {
      number: 2,
      id: 'dentine',
      difficulty: 4.5,
      wrong: 'enamel pulp jaw tartar gum',
      note: say(
        'Ivory is nothing else. Fine tubes run through it, so ice cream can hurt.',
        'El marfil no es otra cosa. La cruzan tubitos finos; por eso el helado puede doler.',
        'هو نفسه عاج الفيل. وتخترقه أنابيب دقيقة، لذلك قد تؤلم المثلّجات.',
      ),
    },
    {
      number: 3,
      id: 'pulp',
      difficulty: 3.3,
      wrong: 'dentine enamel gum jaw filling',
      note: say(
        'Blood vessels and nerves: where toothache is at home.',
        'Vasos y nervios: aquí vive el dolor de muelas.',
        'فيه أوعية الدم والأعصاب، وهو موطن ألم الأسنان.',
      ),
    },
  ],
}

const heartParts: NumberedDrawing = {
  pack,
  thing: 'heart',
  draw: heart,
  names: namesIn(`
right-atrium|The right atrium|La aurícula derecha|الأذين الأيمن
right-ventricle|The right ventricle|El ventrículo derecho|البطين الأيمن
left-atrium|The left atrium|La aurícula izquierda|الأذين الأيسر
left-ventricle|The left ventricle|El ventrículo izquierdo|البطين الأيسر
aorta|The aorta|La aorta|الأبهر
vena-cava|The vena cava|La vena cava|الوريد الأجوف`),
  asks: number =>
    say(
      `The heart, seen from the front. What is number ${number}?`,
      `El corazón visto de frente. ¿Qué es el número ${number}?`,
      `القلب كما يُرى من الأمام. ما الجزء رقم ${number}؟`,
    ),
  parts: [
    {
      number: 4,
      id: 'left-ventricle',
      difficulty: 3.9,
      wrong: 'right-ventricle left-atrium right-atrium aorta',
      note: say(
        'It has the thickest wall, as it pumps blood through the whole body.',
        'Tiene la pared más gruesa, porque bombea la sangre a todo el cuerpo.',
        'جداره أسمك الجدران، لأنه يضخّ الدم في الجسم كله.',
      ),
    },
    {
      number: 1,
      id: 'right-atrium',
      difficulty: 4.7,
      wrong: 'left-atrium right-ventricle left-ventricle vena-cava',
      note: say(
        'Here the used blood arrives. In its wall sits the pacemaker, which beats some 100,000 times a day.',
        'Aquí llega la sangre usada. En su pared está el marcapasos natural, que late unas 100 000 veces al día.',
        'إليه يصل الدم المستعمَل. وفي جداره الناظم الذي ينبض نحو 100,000 مرّة في اليوم.',
      ),
    },
    {
      number: 2,
      id: 'right-ventricle',
      difficulty: 5,
      wrong: 'left-ventricle right-atrium left-atrium aorta',
      note: say(
        'It sends the blood to the lungs and back. Ibn al-Nafis described this way in the 13th century.',
        'Envía la sangre a los pulmones. Ibn al-Nafis describió este camino en el siglo XIII.',
        'يدفع الدم إلى الرئتين. وقد وصف ابن النفيس هذه الدورة في القرن الثالث عشر.',
      ),
    },
    {
      number: 3,
      id: 'left-atrium',
      difficulty: 4.9,
      wrong: 'right-atrium left-ventricle right-ventricle vena-cava',
      note: say(
        'Fresh blood comes in here from the lungs, through the only veins that carry it bright red.',
        'Por aquí entra la sangre fresca de los pulmones, por las únicas venas que la llevan roja viva.',
        'يدخله الدم النقيّ من الرئتين، في الأوردة الوحيدة التي تحمله قانيًا.',
      ),
    },
  ],
}
