// Names of constellations and stars. Each language has its own traditional names of stars.

import { namesIn } from '../../say.ts'

export const constellationNames = namesIn(`
orion|Orion|Orión|الجبّار
ursa-major|Ursa Major|Osa Mayor|الدبّ الأكبر
ursa-minor|Ursa Minor|Osa Menor|الدبّ الأصغر
cassiopeia|Cassiopeia|Casiopea|ذات الكرسي
cepheus|Cepheus|Cefeo|قيفاوس
cygnus|Cygnus|Cisne|الدجاجة
lyra|Lyra|Lira|القيثارة
aquila|Aquila|Águila|العُقاب
leo|Leo|Leo|الأسد
scorpius|Scorpius|Escorpio|العقرب
taurus|Taurus|Tauro|الثور
gemini|Gemini|Géminis|التوأمان
canis-major|Canis Major|Can Mayor|الكلب الأكبر
bootes|Boötes|Boyero|العوّاء
corona-borealis|Corona Borealis|Corona Boreal|الإكليل الشمالي
sagittarius|Sagittarius|Sagitario|القوس
virgo|Virgo|Virgo|العذراء
perseus|Perseus|Perseo|برشاوس
auriga|Auriga|Auriga|ممسك الأعنّة
draco|Draco|Dragón|التنّين
delphinus|Delphinus|Delfín|الدلفين
corvus|Corvus|Cuervo|الغراب
hercules|Hercules|Hércules|هرقل
pegasus|Pegasus|Pegaso|الفرس الأعظم
andromeda|Andromeda|Andrómeda|المرأة المسلسلة
crux|Crux|Cruz del Sur|الصليب الجنوبي
centaurus|Centaurus|Centauro|قنطورس
aries|Aries|Aries|الحمل
cancer|Cancer|Cáncer|السرطان
libra|Libra|Libra|الميزان
capricornus|Capricornus|Capricornio|الجدي
aquarius|Aquarius|Acuario|الدلو
hydra|Hydra|Hidra|الشجاع
lupus|Lupus|Lobo|السبع
carina|Carina|Quilla|القاعدة
cetus|Cetus|Ballena|قيطس`)

export const starNames = namesIn(`
betelgeuse|Betelgeuse|Betelgeuse|منكب الجوزاء
rigel|Rigel|Rigel|رِجل الجبّار
bellatrix|Bellatrix|Bellatrix|الناجذ
saiph|Saiph|Saiph|سيف الجبّار
sirius|Sirius|Sirio|الشعرى اليمانية
procyon|Procyon|Proción|الشعرى الشامية
vega|Vega|Vega|النسر الواقع
altair|Altair|Altair|النسر الطائر
deneb|Deneb|Deneb|ذنب الدجاجة
albireo|Albireo|Albireo|منقار الدجاجة
polaris|Polaris|La Polar|النجم القطبي
thuban|Thuban|Thuban|الثعبان
dubhe|Dubhe|Dubhe|الدبّة
mizar|Mizar|Mizar|المئزر
alkaid|Alkaid|Alkaid|القائد
antares|Antares|Antares|قلب العقرب
shaula|Shaula|Shaula|الشولة
aldebaran|Aldebaran|Aldebarán|الدَّبَران
elnath|Elnath|Elnath|النطح
arcturus|Arcturus|Arturo|السماك الرامح
spica|Spica|Espiga|السماك الأعزل
capella|Capella|Capela|العيّوق
menkalinan|Menkalinan|Menkalinan|منكب ذي العنان
castor|Castor|Cástor|رأس التوأم المقدّم
pollux|Pollux|Pólux|رأس التوأم المؤخّر
regulus|Regulus|Régulo|قلب الأسد
denebola|Denebola|Denébola|الصرفة
algol|Algol|Algol|رأس الغول
mirfak|Mirfak|Mirfak|المرفق
alphecca|Alphecca|Alfeca|الفكّة
fomalhaut|Fomalhaut|Fomalhaut|فم الحوت
canopus|Canopus|Canopo|سُهيل
achernar|Achernar|Achernar|آخر النهر
alpha-centauri|Alpha Centauri|Alfa Centauri|رِجل قنطورس
hadar|Hadar|Hadar|حضار
acrux|Acrux|Acrux|ألفا الصليب
adhara|Adhara|Adhara|العذارى`)
