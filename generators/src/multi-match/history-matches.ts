// Historical events with undisputed years.

import type { Draft } from '../draft-types.ts'
import { datedMatches, eventsIn } from './dated-matches.ts'
import { spread } from './match-draft.ts'

export const historyEvents = eventsIn(`
-490|Battle of Marathon|Batalla de Maratón|معركة ماراثون
-323|Death of Alexander the Great|Muerte de Alejandro Magno|وفاة الإسكندر الأكبر
-44|Murder of Julius Caesar|Asesinato de Julio César|اغتيال يوليوس قيصر
79|Eruption of Vesuvius over Pompeii|Erupción del Vesubio sobre Pompeya|ثوران فيزوف ودمار بومبي
476|End of the Western Roman Empire|Fin del Imperio romano de Occidente|سقوط الإمبراطورية الرومانية الغربية
622|Muhammad’s migration to Medina|Hégira de Mahoma a Medina|الهجرة النبوية إلى المدينة
762|Founding of Baghdad|Fundación de Bagdad|تأسيس بغداد
800|Charlemagne is crowned emperor|Coronación imperial de Carlomagno|تتويج شارلمان إمبراطورًا
1066|Battle of Hastings|Batalla de Hastings|معركة هاستينغز
1187|Saladin takes Jerusalem|Saladino toma Jerusalén|صلاح الدين يستعيد القدس
1215|Magna Carta|Carta Magna inglesa|الماغنا كارتا (الميثاق الأعظم)
1258|The Mongols sack Baghdad|Los mongoles saquean Bagdad|سقوط بغداد في يد المغول
1324|Mansa Musa’s pilgrimage to Mecca|Peregrinación de Mansa Musa a La Meca|حج منسا موسى إلى مكة
1453|Fall of Constantinople|Caída de Constantinopla|فتح القسطنطينية
1492|Columbus reaches the Americas|Colón llega a América|وصول كولومبوس إلى أمريكا
1522|End of the first voyage round the world|Fin de la primera vuelta al mundo|اكتمال أول رحلة حول العالم
1588|Defeat of the Spanish Armada|Derrota de la Armada española|هزيمة الأسطول الإسباني (الأرمادا)
1605|First part of Don Quixote|Primera parte del Quijote|صدور الجزء الأول من دون كيخوته
1648|Peace of Westphalia|Paz de Westfalia|صلح وستفاليا
1666|Great Fire of London|Gran incendio de Londres|حريق لندن الكبير
1687|Newton’s Principia|Los Principia de Newton|صدور كتاب المبادئ لنيوتن
1755|Lisbon earthquake|Terremoto de Lisboa|زلزال لشبونة
1776|American Declaration of Independence|Declaración de Independencia de Estados Unidos|إعلان استقلال الولايات المتحدة
1789|Storming of the Bastille|Toma de la Bastilla|اقتحام سجن الباستيل
1815|Battle of Waterloo|Batalla de Waterloo|معركة واترلو
1822|Brazil becomes independent|Independencia de Brasil|استقلال البرازيل
1859|Darwin’s Origin of Species|El origen de las especies, de Darwin|صدور كتاب أصل الأنواع لداروين
1869|Opening of the Suez Canal|Apertura del canal de Suez|افتتاح قناة السويس
1889|Opening of the Eiffel Tower|Inauguración de la torre Eiffel|افتتاح برج إيفل
1896|First modern Olympic Games|Primeros Juegos Olímpicos modernos|أول ألعاب أولمبية حديثة
1903|First powered flight of the Wright brothers|Primer vuelo a motor de los hermanos Wright|أول طيران للأخوين رايت
1912|Sinking of the Titanic|Hundimiento del Titanic|غرق سفينة تيتانيك
1922|Discovery of Tutankhamun’s tomb|Hallazgo de la tumba de Tutankamón|اكتشاف مقبرة توت عنخ آمون
1930|First football World Cup|Primer Mundial de fútbol|أول كأس عالم لكرة القدم
1945|Founding of the United Nations|Fundación de las Naciones Unidas|تأسيس الأمم المتحدة
1953|First ascent of Everest|Primera ascensión al Everest|أول صعود إلى قمة إيفرست
1969|First people on the Moon|Primeros seres humanos en la Luna|أول إنسان على القمر
1989|Fall of the Berlin Wall|Caída del Muro de Berlín|سقوط جدار برلين
1994|Nelson Mandela becomes president|Nelson Mandela llega a la presidencia|نيلسون مانديلا يصبح رئيسًا
2002|First euro notes and coins|Primeros billetes y monedas de euro|أول أوراق اليورو ونقوده المعدنية
`)

export function historyMatches(): Draft[] {
  return spread(datedMatches({ category: 'history-match', subcategory: null }, historyEvents, 12))
}
