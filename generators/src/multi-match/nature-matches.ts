// Animals by class.

import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import { groupSelects } from './group-selects.ts'
import { groupsOf, kindsIn } from './kinds.ts'
import { spread } from './match-draft.ts'

const animals = kindsIn(`
= mammals|mamíferos|الثدييات
horse|el caballo|الحصان
whale|la ballena|الحوت
bat|el murciélago|الخفاش
dolphin|el delfín|الدلفين
kangaroo|el canguro|الكنغر
seal|la foca|الفقمة
hedgehog|el erizo|القنفذ
platypus|el ornitorrinco|خلد الماء
= birds|aves|الطيور
eagle|el águila|النسر
penguin|el pingüino|البطريق
ostrich|el avestruz|النعامة
owl|el búho|البومة
flamingo|el flamenco|الفلامنغو
swallow|la golondrina|السنونو
kiwi|el kiwi|الكيوي
= reptiles|reptiles|الزواحف
crocodile|el cocodrilo|التمساح
snake|la serpiente|الأفعى
tortoise|la tortuga|السلحفاة
iguana|la iguana|الإغوانا
chameleon|el camaleón|الحرباء
gecko|el geco|الوزغ
= fish|peces|الأسماك
shark|el tiburón|القرش
salmon|el salmón|السلمون
tuna|el atún|التونة
seahorse|el caballito de mar|حصان البحر
eel|la anguila|الأنقليس
ray|la raya|الشفنين
= insects|insectos|الحشرات
bee|la abeja|النحلة
ant|la hormiga|النملة
butterfly|la mariposa|الفراشة
mosquito|el mosquito|البعوضة
grasshopper|el saltamontes|الجرادة
ladybird|la mariquita|الدعسوقة
= amphibians|anfibios|البرمائيات
frog|la rana|الضفدع
toad|el sapo|العلجوم
newt|el tritón|سمندل الماء
axolotl|el ajolote|عفريت الماء
`)

export function natureMatches(): Draft[] {
  return contentLanguages.flatMap(language =>
    spread(
      groupSelects({
        category: 'science-match',
        subcategory: 'nature',
        language,
        source: null,
        groups: groupsOf(animals, language, 'the '),
        ask: (example, kind) =>
          ({
            en: `Select all the animals that, like ${example}, are ${kind}.`,
            es: `Selecciona todos los animales que, como ${example}, son ${kind}.`,
            ar: `اختر كل ما ينتمي إلى ${kind} مثل ${example}.`,
          })[language],
      }),
    ),
  )
}
