// Capitals we ask about, in our spelling: English, Spanish, Arabic. We leave out countries with several capitals, with none by law,
// with a disputed or moving one (Bolivia, Israel, Indonesia, Equatorial Guinea, Yemen…), and names that reveal the answer.

import type { LocalText } from '@trivium/content/types'

const table = `
AE|Abu Dhabi|Abu Dabi|أبوظبي
AF|Kabul|Kabul|كابول
AG|St. John’s|Saint John’s|سانت جونز
AL|Tirana|Tirana|تيرانا
AM|Yerevan|Ereván|يريفان
AO|Luanda|Luanda|لواندا
AR|Buenos Aires|Buenos Aires|بوينس آيرس
AT|Vienna|Viena|فيينا
AU|Canberra|Canberra|كانبرا
AZ|Baku|Bakú|باكو
BA|Sarajevo|Sarajevo|سراييفو
BB|Bridgetown|Bridgetown|بريدجتاون
BD|Dhaka|Daca|دكا
BE|Brussels|Bruselas|بروكسل
BF|Ouagadougou|Uagadugú|واغادوغو
BG|Sofia|Sofía|صوفيا
BH|Manama|Manama|المنامة
BN|Bandar Seri Begawan|Bandar Seri Begawan|بندر سري بيغاوان
BR|Brasília|Brasilia|برازيليا
BS|Nassau|Nasáu|ناساو
BT|Thimphu|Timbu|تيمفو
BW|Gaborone|Gaborone|غابورون
BY|Minsk|Minsk|مينسك
BZ|Belmopan|Belmopán|بلموبان
CA|Ottawa|Ottawa|أوتاوا
CD|Kinshasa|Kinsasa|كينشاسا
CF|Bangui|Bangui|بانغي
CG|Brazzaville|Brazzaville|برازافيل
CL|Santiago|Santiago|سانتياغو
CM|Yaoundé|Yaundé|ياوندي
CN|Beijing|Pekín|بكين
CO|Bogotá|Bogotá|بوغوتا
CR|San José|San José|سان خوسيه
CU|Havana|La Habana|هافانا
CV|Praia|Praia|برايا
CY|Nicosia|Nicosia|نيقوسيا
CZ|Prague|Praga|براغ
DE|Berlin|Berlín|برلين
DK|Copenhagen|Copenhague|كوبنهاغن
DM|Roseau|Roseau|روسو
DO|Santo Domingo|Santo Domingo|سانتو دومينغو
DZ|Algiers|Argel|الجزائر
EC|Quito|Quito|كيتو
EE|Tallinn|Tallin|تالين
EG|Cairo|El Cairo|القاهرة
ER|Asmara|Asmara|أسمرة
ES|Madrid|Madrid|مدريد
ET|Addis Ababa|Adís Abeba|أديس أبابا
FI|Helsinki|Helsinki|هلسنكي
FJ|Suva|Suva|سوفا
FM|Palikir|Palikir|باليكير
FR|Paris|París|باريس
GA|Libreville|Libreville|ليبرفيل
GB|London|Londres|لندن
GD|St. George’s|Saint George|سانت جورجز
GE|Tbilisi|Tiflis|تبليسي
GH|Accra|Acra|أكرا
GM|Banjul|Banjul|بانجول
GN|Conakry|Conakri|كوناكري
GR|Athens|Atenas|أثينا
GY|Georgetown|Georgetown|جورجتاون
HN|Tegucigalpa|Tegucigalpa|تيغوسيغالبا
HR|Zagreb|Zagreb|زغرب
HT|Port-au-Prince|Puerto Príncipe|بورت أو برانس
HU|Budapest|Budapest|بودابست
IE|Dublin|Dublín|دبلن
IN|New Delhi|Nueva Delhi|نيودلهي
IQ|Baghdad|Bagdad|بغداد
IR|Tehran|Teherán|طهران
IS|Reykjavík|Reikiavik|ريكيافيك
IT|Rome|Roma|روما
JM|Kingston|Kingston|كينغستون
JO|Amman|Amán|عمّان
JP|Tokyo|Tokio|طوكيو
KE|Nairobi|Nairobi|نيروبي
KG|Bishkek|Biskek|بيشكيك
KH|Phnom Penh|Nom Pen|بنوم بنه
KM|Moroni|Moroni|موروني
KN|Basseterre|Basseterre|باستير
KP|Pyongyang|Pionyang|بيونغ يانغ
KR|Seoul|Seúl|سيول
LA|Vientiane|Vientián|فيينتيان
LB|Beirut|Beirut|بيروت
LC|Castries|Castries|كاستريس
LI|Vaduz|Vaduz|فادوز
LR|Monrovia|Monrovia|مونروفيا
LS|Maseru|Maseru|ماسيرو
LT|Vilnius|Vilna|فيلنيوس
LV|Riga|Riga|ريغا
LY|Tripoli|Trípoli|طرابلس
MA|Rabat|Rabat|الرباط
MD|Chișinău|Chisináu|كيشيناو
ME|Podgorica|Podgorica|بودغوريتسا
MG|Antananarivo|Antananarivo|أنتاناناريفو
MH|Majuro|Majuro|ماجورو
MK|Skopje|Skopie|سكوبيه
ML|Bamako|Bamako|باماكو
MM|Naypyidaw|Naipyidó|نايبيداو
MN|Ulaanbaatar|Ulán Bator|أولان باتور
MR|Nouakchott|Nuakchot|نواكشوط
MT|Valletta|La Valeta|فاليتا
MU|Port Louis|Port Louis|بورت لويس
MV|Malé|Malé|ماليه
MW|Lilongwe|Lilongüe|ليلونغوي
MZ|Maputo|Maputo|مابوتو
NA|Windhoek|Windhoek|ويندهوك
NE|Niamey|Niamey|نيامي
NG|Abuja|Abuya|أبوجا
NI|Managua|Managua|ماناغوا
NO|Oslo|Oslo|أوسلو
NP|Kathmandu|Katmandú|كاتماندو
NZ|Wellington|Wellington|ويلينغتون
OM|Muscat|Mascate|مسقط
PE|Lima|Lima|ليما
PG|Port Moresby|Port Moresby|بورت مورسبي
PH|Manila|Manila|مانيلا
PK|Islamabad|Islamabad|إسلام آباد
PL|Warsaw|Varsovia|وارسو
PT|Lisbon|Lisboa|لشبونة
PW|Ngerulmud|Ngerulmud|نغيرولمود
PY|Asunción|Asunción|أسونسيون
QA|Doha|Doha|الدوحة
RO|Bucharest|Bucarest|بوخارست
RS|Belgrade|Belgrado|بلغراد
RU|Moscow|Moscú|موسكو
RW|Kigali|Kigali|كيغالي
SA|Riyadh|Riad|الرياض
SB|Honiara|Honiara|هونيارا
SC|Victoria|Victoria|فيكتوريا
SD|Khartoum|Jartum|الخرطوم
SE|Stockholm|Estocolmo|ستوكهولم
SI|Ljubljana|Liubliana|ليوبليانا
SK|Bratislava|Bratislava|براتيسلافا
SL|Freetown|Freetown|فريتاون
SN|Dakar|Dakar|داكار
SO|Mogadishu|Mogadiscio|مقديشو
SR|Paramaribo|Paramaribo|باراماريبو
SS|Juba|Yuba|جوبا
SY|Damascus|Damasco|دمشق
TD|N’Djamena|Yamena|نجامينا
TG|Lomé|Lomé|لومي
TH|Bangkok|Bangkok|بانكوك
TJ|Dushanbe|Dusambé|دوشنبه
TL|Dili|Dili|ديلي
TM|Ashgabat|Asjabad|عشق آباد
TO|Nuku’alofa|Nukualofa|نوكوالوفا
TR|Ankara|Ankara|أنقرة
TT|Port of Spain|Puerto España|بورت أوف سبين
TV|Funafuti|Funafuti|فونافوتي
UA|Kyiv|Kiev|كييف
UG|Kampala|Kampala|كمبالا
US|Washington, D.C.|Washington D. C.|واشنطن
UY|Montevideo|Montevideo|مونتيفيديو
UZ|Tashkent|Taskent|طشقند
VC|Kingstown|Kingstown|كينغستاون
VE|Caracas|Caracas|كاراكاس
VN|Hanoi|Hanói|هانوي
VU|Port Vila|Port Vila|بورت فيلا
WS|Apia|Apia|آبيا
ZM|Lusaka|Lusaka|لوساكا
ZW|Harare|Harare|هراري`

/** Cities that many people mistake for the capital. */
const betterKnown = `
AE|Dubai|Dubái|دبي
AU|Sydney|Sídney|سيدني
BR|Rio de Janeiro|Río de Janeiro|ريو دي جانيرو
CA|Toronto|Toronto|تورونتو
CM|Douala|Duala|دوالا
CN|Shanghai|Shanghái|شنغهاي
CO|Medellín|Medellín|ميديلين
EC|Guayaquil|Guayaquil|غواياكيل
EG|Alexandria|Alejandría|الإسكندرية
ES|Barcelona|Barcelona|برشلونة
FR|Lyon|Lyon|ليون
GB|Manchester|Mánchester|مانشستر
GR|Thessaloniki|Salónica|سالونيك
IN|Mumbai|Bombay|مومباي
IQ|Basra|Basora|البصرة
IR|Isfahan|Isfahán|أصفهان
IT|Milan|Milán|ميلانو
JP|Kyoto|Kioto|كيوتو
KE|Mombasa|Mombasa|مومباسا
KR|Busan|Busan|بوسان
LY|Benghazi|Bengasi|بنغازي
MA|Casablanca|Casablanca|الدار البيضاء
NG|Lagos|Lagos|لاغوس
NZ|Auckland|Auckland|أوكلاند
PE|Cusco|Cusco|كوسكو
PK|Karachi|Karachi|كراتشي
PL|Kraków|Cracovia|كراكوف
PT|Porto|Oporto|بورتو
RU|Saint Petersburg|San Petersburgo|سانت بطرسبرغ
SA|Jeddah|Yeda|جدة
SE|Gothenburg|Gotemburgo|غوتنبرغ
SY|Aleppo|Alepo|حلب
TR|Istanbul|Estambul|إسطنبول
UA|Odesa|Odesa|أوديسا
US|New York|Nueva York|نيويورك
VN|Ho Chi Minh City|Ciudad Ho Chi Minh|مدينة هو تشي منه`

export const capitalNames = namesByCode(table)
export const mistakenCapitals = namesByCode(betterKnown)

function namesByCode(rows: string): Map<string, LocalText> {
  return new Map(
    rows
      .trim()
      .split('\n')
      .map(row => {
        const [code = '', en = '', es = '', ar = ''] = row.split('|')
        return [code, { en, es, ar }]
      }),
  )
}
