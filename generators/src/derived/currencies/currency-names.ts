// Names of currencies and of their units, from CLDR, with corrections where they are stiff or wrong, mostly in Arabic.

import type { ContentLanguage, LocalText } from '@trivium/content/types'
import { currencyNamed } from '../cldr-names.ts'
import { remembered } from '../remembered.ts'
import { deEs } from '../wording.ts'

const preferred: Record<string, Partial<LocalText>> = {
  AFN: { en: 'Afghan afghani' },
  AED: { es: 'dírham emiratí', en: 'Emirati dirham' },
  BAM: { en: 'convertible mark', es: 'marco convertible', ar: 'مارك بوسني قابل للتحويل' },
  BIF: { ar: 'فرنك بوروندي' },
  BND: { ar: 'دولار بروناوي' },
  BOB: { en: 'Bolivian boliviano', ar: 'بوليفيانو' },
  BWP: { ar: 'بولا بوتسوانية' },
  CNY: { es: 'yuan chino' },
  CRC: { ar: 'كولون كوستاريكي' },
  CVE: { es: 'escudo caboverdiano', ar: 'إسكودو الرأس الأخضر' },
  DJF: { ar: 'فرنك جيبوتي' },
  DOP: { ar: 'بيزو دومينيكاني' },
  ERN: { ar: 'ناكفا إريترية' },
  ETB: { ar: 'بر إثيوبي' },
  GEL: { ar: 'لاري جورجي' },
  GHS: { ar: 'سيدي غاني' },
  GNF: { ar: 'فرنك غيني' },
  GTQ: { ar: 'كيتزال غواتيمالي' },
  GYD: { ar: 'دولار غياني', en: 'Guyanese dollar' },
  HNL: { ar: 'لمبيرة هندوراسية' },
  HTG: { ar: 'غورد هايتي' },
  HUF: { ar: 'فورنت مجري' },
  ILS: { en: 'Israeli shekel', es: 'séquel israelí', ar: 'شيكل إسرائيلي' },
  INR: { ar: 'روبية هندية' },
  ISK: { ar: 'كرونة آيسلندية' },
  JMD: { ar: 'دولار جامايكي' },
  KES: { ar: 'شلن كيني' },
  KGS: { ar: 'سوم قيرغيزي' },
  KHR: { ar: 'رييل كمبودي' },
  KMF: { ar: 'فرنك قمري' },
  KPW: { ar: 'وون كوري شمالي' },
  KRW: { ar: 'وون كوري جنوبي' },
  KZT: { ar: 'تينغ كازاخستاني' },
  LBP: { ar: 'ليرة لبنانية' },
  LKR: { ar: 'روبية سريلانكية' },
  MGA: { ar: 'أرياري ملغاشي' },
  MMK: { es: 'kyat birmano', ar: 'كيات ميانماري' },
  MVR: { ar: 'روفيه مالديفية' },
  MWK: { ar: 'كواشا مالاوية' },
  NPR: { ar: 'روبية نيبالية' },
  AZN: { ar: 'مانات أذربيجاني' },
  NGN: { ar: 'نيرة نيجيرية' },
  NIO: { es: 'córdoba nicaragüense', ar: 'كوردوبا نيكاراغوية' },
  PGK: { ar: 'كينا بابوا غينيا الجديدة' },
  PKR: { ar: 'روبية باكستانية' },
  PYG: { ar: 'غواراني باراغواياني' },
  RUB: { en: 'Russian ruble' },
  SCR: { ar: 'روبية سيشلية' },
  SLE: { en: 'Sierra Leonean leone', es: 'leone sierraleonés', ar: 'ليون سيراليوني' },
  SSP: { ar: 'جنيه جنوب سوداني' },
  SZL: { ar: 'ليلانغيني إسواتيني' },
  STN: { en: 'São Tomé and Príncipe dobra' },
  THB: { es: 'baht tailandés', ar: 'بات تايلاندي' },
  TMT: { ar: 'مانات تركماني' },
  TTD: { en: 'Trinidad and Tobago dollar', ar: 'دولار ترينيداد وتوباغو' },
  UAH: { ar: 'هريفنيا أوكرانية' },
  UGX: { ar: 'شلن أوغندي' },
  USD: { es: 'dólar estadounidense' },
  UYU: { ar: 'بيزو أوروغوياني' },
  UZS: { es: 'som uzbeko', ar: 'سوم أوزبكي' },
  VND: { ar: 'دونغ فيتنامي' },
  VUV: { es: 'vatu vanuatuense' },
  XAF: { ar: 'فرنك سيفا لوسط أفريقيا' },
  XOF: { ar: 'فرنك سيفا لغرب أفريقيا' },
  ZMW: { ar: 'كواشا زامبية' },
}

/** Units that cannot be derived from the first or last word of the currency's name. */
const units: Record<string, LocalText> = {
  BAM: { en: 'convertible mark', es: 'marco convertible', ar: 'مارك قابل للتحويل' },
  BTN: { en: 'ngultrum', es: 'ngultrum', ar: 'نغولتروم' },
  GBP: { en: 'pound sterling', es: 'libra esterlina', ar: 'جنيه إسترليني' },
  ISK: { en: 'króna', es: 'corona', ar: 'كرونة' },
  XAF: { en: 'CFA franc', es: 'franco CFA', ar: 'فرنك سيفا' },
  XOF: { en: 'CFA franc', es: 'franco CFA', ar: 'فرنك سيفا' },
}

const feminineEs = new Set(['libra', 'lira', 'rupia', 'corona', 'grivna', 'rufiya', 'dobra'])

/** "Thai baht", "bat tailandés", "بات تايلاندي". */
export function currencyName(code: string, language: ContentLanguage): string {
  return names[language](code)
}

const names: Record<ContentLanguage, (code: string) => string> = {
  en: remembered(code => preferred[code]?.en ?? currencyNamed(code, 'en') ?? code),
  es: remembered(code => preferred[code]?.es ?? currencyNamed(code, 'es') ?? code),
  ar: remembered(code => preferred[code]?.ar ?? currencyNamed(code, 'ar') ?? code),
}

/** The bare unit, without the country in it: "baht". */
export function currencyUnit(code: string, language: ContentLanguage): string {
  const name = currencyName(code, language)
  return units[code]?.[language] ?? (language === 'en' ? name.slice(name.lastIndexOf(' ') + 1) : name.replace(/ .*/, ''))
}

/** Spanish: "del baht tailandés", "de la lira turca". */
export function ofCurrencyEs(code: string): string {
  return deEs(currencyWithArticleEs(code))
}

function currencyWithArticleEs(code: string): string {
  const name = currencyName(code, 'es')
  return `${feminineEs.has(name.split(' ')[0] ?? '') ? 'la' : 'el'} ${name}`
}
