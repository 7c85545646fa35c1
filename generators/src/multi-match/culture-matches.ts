// People by their field, and instruments by their family.

import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage } from '@trivium/content/types'
import { groupSelects } from './group-selects.ts'
import { groupsOf, kindsIn } from './kinds.ts'
import { spread } from './match-draft.ts'

const place = { category: 'culture-match', subcategory: null, source: null }

const people = kindsIn(`
= painters|pintores|الرسامون
Claude Monet|Claude Monet|كلود مونيه
Vincent van Gogh|Vincent van Gogh|فنسنت فان غوخ
Rembrandt|Rembrandt|رامبرانت
Francisco de Goya|Francisco de Goya|فرانثيسكو دي غويا
Frida Kahlo|Frida Kahlo|فريدا كاهلو
Johannes Vermeer|Johannes Vermeer|يوهانس فيرمير
= composers|compositores|مؤلفو الموسيقى
Ludwig van Beethoven|Ludwig van Beethoven|لودفيغ فان بيتهوفن
Johann Sebastian Bach|Johann Sebastian Bach|يوهان سباستيان باخ
Antonio Vivaldi|Antonio Vivaldi|أنطونيو فيفالدي
Frédéric Chopin|Frédéric Chopin|فريدريك شوبان
Giuseppe Verdi|Giuseppe Verdi|جوزيبي فيردي
Clara Schumann|Clara Schumann|كلارا شومان
= writers|escritores|الأدباء
William Shakespeare|William Shakespeare|وليم شكسبير
Miguel de Cervantes|Miguel de Cervantes|ميغيل دي ثيربانتس
Leo Tolstoy|León Tolstói|ليف تولستوي
Jane Austen|Jane Austen|جين أوستن
Naguib Mahfouz|Naguib Mahfuz|نجيب محفوظ
Gabriel García Márquez|Gabriel García Márquez|غابرييل غارسيا ماركيز
= scientists|científicos|العلماء
Albert Einstein|Albert Einstein|ألبرت أينشتاين
Isaac Newton|Isaac Newton|إسحاق نيوتن
Marie Curie|Marie Curie|ماري كوري
Charles Darwin|Charles Darwin|تشارلز داروين
Ibn al-Haytham|Alhacén|ابن الهيثم
Louis Pasteur|Louis Pasteur|لوي باستور
`)

const instruments = kindsIn(`
= string instruments|instrumentos de cuerda|الآلات الوترية
violin|el violín|الكمان
guitar|la guitarra|الغيتار
harp|el arpa|القيثارة
cello|el violonchelo|التشيلو
lute|el laúd|العود
banjo|el banjo|البانجو
= wind instruments|instrumentos de viento|آلات النفخ
flute|la flauta|الفلوت
trumpet|la trompeta|البوق
clarinet|el clarinete|الكلارينيت
saxophone|el saxofón|الساكسفون
oboe|el oboe|الأوبوا
tuba|la tuba|التوبا
= percussion instruments|instrumentos de percusión|آلات الإيقاع
drum|el tambor|الطبل
cymbals|los platillos|الصنوج
xylophone|el xilófono|الكسيلوفون
tambourine|la pandereta|الدف
triangle|el triángulo|المثلث
gong|el gong|الغونغ
`)

export function cultureMatches(): Draft[] {
  return contentLanguages.flatMap(language => spread([...sameCalling(language), ...sameSound(language)]))
}

function sameCalling(language: ContentLanguage): Draft[] {
  return groupSelects({
    ...place,
    language,
    groups: groupsOf(people, language, ''),
    ask: (example, kind) =>
      ({
        en: `Like ${example}, some of these people are famous as ${kind}. Select all of them.`,
        es: `Selecciona a todas las personas que, como ${example}, son célebres como ${kind}.`,
        ar: `اختر كل من يُعدّ من ${genitive(kind)} مثل ${example}.`,
      })[language],
  })
}

/** Arabic plurals after a preposition: الرسامون → الرسامين. */
function genitive(kind: string): string {
  return kind.replace(/ون$/, 'ين').replace(/^مؤلفو /, 'مؤلفي ')
}

function sameSound(language: ContentLanguage): Draft[] {
  return groupSelects({
    ...place,
    language,
    groups: groupsOf(instruments, language, 'the '),
    ask: (example, kind) =>
      ({
        en: `Select all the instruments that, like ${example}, are ${kind}.`,
        es: `Selecciona todos los que, como ${example}, son ${kind}.`,
        ar: `اختر كل ما هو من ${kind} مثل ${example}.`,
      })[language],
  })
}
