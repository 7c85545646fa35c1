// Names of the elements in our spelling: English (IUPAC), Spanish, Arabic without its article. Sorted by familiarity, not by
// atomic number: the order sets the difficulty.

import type { LocalText } from '@trivium/content/types'

const table = `
H|Hydrogen|hidrógeno|هيدروجين
O|Oxygen|oxígeno|أكسجين
C|Carbon|carbono|كربون
N|Nitrogen|nitrógeno|نيتروجين
Au|Gold|oro|ذهب
Ag|Silver|plata|فضة
Fe|Iron|hierro|حديد
Cu|Copper|cobre|نحاس
He|Helium|helio|هيليوم
Al|Aluminium|aluminio|ألومنيوم
Na|Sodium|sodio|صوديوم
Ca|Calcium|calcio|كالسيوم
Cl|Chlorine|cloro|كلور
K|Potassium|potasio|بوتاسيوم
Pb|Lead|plomo|رصاص
Zn|Zinc|zinc|زنك
Ne|Neon|neón|نيون
S|Sulfur|azufre|كبريت
Mg|Magnesium|magnesio|مغنيسيوم
I|Iodine|yodo|يود
Hg|Mercury|mercurio|زئبق
U|Uranium|uranio|يورانيوم
P|Phosphorus|fósforo|فوسفور
F|Fluorine|flúor|فلور
Si|Silicon|silicio|سيليكون
Li|Lithium|litio|ليثيوم
Sn|Tin|estaño|قصدير
Ni|Nickel|níquel|نيكل
Pt|Platinum|platino|بلاتين
Ti|Titanium|titanio|تيتانيوم
Ar|Argon|argón|أرغون
Cr|Chromium|cromo|كروم
Co|Cobalt|cobalto|كوبالت
Mn|Manganese|manganeso|منغنيز
B|Boron|boro|بورون
W|Tungsten|wolframio|تنغستن
Br|Bromine|bromo|بروم
As|Arsenic|arsénico|زرنيخ
Ra|Radium|radio|راديوم
Rn|Radon|radón|رادون
Pu|Plutonium|plutonio|بلوتونيوم
Ba|Barium|bario|باريوم
Kr|Krypton|kriptón|كريبتون
Xe|Xenon|xenón|زينون
Be|Beryllium|berilio|بيريليوم
Sb|Antimony|antimonio|إثمد
Bi|Bismuth|bismuto|بزموت
Cd|Cadmium|cadmio|كادميوم
Se|Selenium|selenio|سيلينيوم
Sr|Strontium|estroncio|سترونشيوم
Cs|Caesium|cesio|سيزيوم
Ga|Gallium|galio|غاليوم
Ge|Germanium|germanio|جرمانيوم
V|Vanadium|vanadio|فاناديوم
Pd|Palladium|paladio|بلاديوم
Po|Polonium|polonio|بولونيوم
Th|Thorium|torio|ثوريوم
Ir|Iridium|iridio|إيريديوم
Os|Osmium|osmio|أوزميوم
Rb|Rubidium|rubidio|روبيديوم
Mo|Molybdenum|molibdeno|موليبدنوم
Zr|Zirconium|circonio|زركونيوم
Sc|Scandium|escandio|سكانديوم
Y|Yttrium|itrio|إتريوم
Nd|Neodymium|neodimio|نيوديميوم
Es|Einsteinium|einstenio|أينشتاينيوم
Am|Americium|americio|أمريسيوم
Fr|Francium|francio|فرنسيوم
Te|Tellurium|telurio|تيلوريوم
In|Indium|indio|إنديوم
Tl|Thallium|talio|ثاليوم
Rh|Rhodium|rodio|روديوم
Ru|Ruthenium|rutenio|روثينيوم
Ta|Tantalum|tantalio|تانتالوم
Nb|Niobium|niobio|نيوبيوم
At|Astatine|astato|أستاتين
Cm|Curium|curio|كوريوم
Eu|Europium|europio|يوروبيوم
Tc|Technetium|tecnecio|تكنيشيوم
Hf|Hafnium|hafnio|هافنيوم
Re|Rhenium|renio|رينيوم
Np|Neptunium|neptunio|نبتونيوم
Ce|Cerium|cerio|سيريوم
La|Lanthanum|lantano|لانثانوم
Fm|Fermium|fermio|فيرميوم
No|Nobelium|nobelio|نوبليوم
Cf|Californium|californio|كاليفورنيوم
Bk|Berkelium|berkelio|بركيليوم
Sm|Samarium|samario|ساماريوم
Gd|Gadolinium|gadolinio|غادولينيوم
Pm|Promethium|prometio|بروميثيوم
Ac|Actinium|actinio|أكتينيوم
Md|Mendelevium|mendelevio|مندليفيوم
Tb|Terbium|terbio|تربيوم
Er|Erbium|erbio|إربيوم
Yb|Ytterbium|iterbio|إتربيوم
Lu|Lutetium|lutecio|لوتيتيوم
Ho|Holmium|holmio|هولميوم
Tm|Thulium|tulio|ثوليوم
Dy|Dysprosium|disprosio|ديسبروسيوم
Pr|Praseodymium|praseodimio|براسيوديميوم
Pa|Protactinium|protactinio|بروتكتينيوم
Lr|Lawrencium|laurencio|لورنسيوم`

export const elementNames: Map<string, LocalText> = new Map(
  table
    .trim()
    .split('\n')
    .map(row => {
      const [symbol = '', en = '', es = '', ar = ''] = row.split('|')
      return [symbol, { en, es, ar }]
    }),
)

/** The origin of the symbol, if it is not the English name. */
export const symbolOrigins: Record<string, string> = {
  Na: 'natrium',
  K: 'kalium',
  Fe: 'ferrum',
  Cu: 'cuprum',
  Ag: 'argentum',
  Sn: 'stannum',
  Sb: 'stibium',
  Au: 'aurum',
  Hg: 'hydrargyrum',
  Pb: 'plumbum',
}
