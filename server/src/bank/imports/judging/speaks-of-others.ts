// Options that refer to others ("all of the above", "both A and C") make sense only in the order of their file. A false positive only
// keeps the question's order, which harms nobody.

const words = (text: string) => new Set(text.split(/\s+/).filter(word => word !== ''))

/** An option that begins like this, with nothing else or only words from the list below, refers to others. */
const quantities = words(`
  all both none neither any either each some only every
  todas todos todo ninguna ninguno ningún ambas ambos cualquiera alguna algunas solo sólo
  alle alles allen keine keines keiner nichts beide beides jede jedes einige nur sowohl weder
  toutes tous tout aucune aucun chacune quelques les seulement rien
  todas nenhuma nenhum tudo nada ambas qualquer apenas somente
  tutte tutti tutto nessuna nessuno niente entrambe entrambi qualsiasi solo
  geen beide allemaal alla ingen inget båda alle ingen begge
  wszystkie żadne żadna żaden oba obie všechny žádná žádný obě mindegyik egyik toate niciuna ambele
  все всё ни ничего оба обе никакой усі жоден hepsi hiçbiri hiçbirisi ikisi
  كل كلا كلتا جميع جميعها كلها كلاهما كلتاهما لا ليس ليست اي ايا الكل جميعهم بعض احد فقط`)
const others = words(`
  above below preceding previous following them these those others other options option answers answer choices choice statements statement
  alternatives mentioned listed correct true right false wrong incorrect apply two
  anterior anteriores arriba abajo siguientes ellas ellos otras otros demás opciones opción respuestas respuesta alternativas alternativa
  afirmaciones mencionadas mencionados correctas correcta correctos correcto ciertas cierta verdaderas verdadera falsas dos
  oben obigen obige genannten genannte genanntes davon antworten antwort antwortmöglichkeiten möglichkeiten aussagen aussage optionen vorherigen
  aufgeführten richtig falsch korrekt stimmt stimmen diesen dieser
  ci-dessus ci-dessous précédentes précédents précédente réponses réponse propositions proposition options affirmations choix autres correctes
  correcte vraies justes juste fausses deux elles eux ces
  acima abaixo seguintes outras respostas resposta opções opção afirmações corretas correta certas certa verdadeiras delas deles
  precedenti sopra elencate indicate queste questi risposte risposta opzioni opzione affermazioni altre altri corrette corretta vere vera giuste
  bovenstaande bovengenoemde antwoorden genoemde ovanstående svaren ovenstående svarene
  powyższych powyższe odpowiedzi wymienionych uvedených odpovědi uvedené răspunsurile
  вышеперечисленное вышеперечисленных вышеперечисленные перечисленное перечисленных вышеуказанное вышеуказанных указанных варианты вариантов
  ответы ответов верны предыдущие предыдущих этого этих
  سبق مما ذكر اعلاه تقدم الاجابات الاجابه الخيارات الاختيارات البدائل المذكور السابقه صحيح صحيحه منهم منها منهما الاجابتين الخيارين`)

const letter = String.raw`\(?(?:[a-j]|[1-9]|i{1,3}|iv|v|[ابتثجدهوأ])\)?`
const link = String.raw`(?:,?\s*(?:and|or|nor|und|oder|noch|sowie|als auch|et|ou|ni|y|o|u|e|che|en|of|och|eller|og|i|lub|и|или|ve|veya|&|\+|/)\s+|\s*,\s*|\s*[&+/]\s*|\s+و\s*|\s+او\s*)`
const named = String.raw`(?:both|only|neither|either|options?|answers?|choices?|statements?|tanto|solo|sólo|ambas|ni|opción|opciones|respuestas?|las|sowohl|nur|weder|beide|antworten?|réponses?|seulement|à la fois|sia|risposte|opzioni|entrambe|apenas|somente|كل من|كلا من|فقط|الخيارات|الاجابات|الخياران|الاجابتان)`
const tail = String.raw`(?:\s+(?:only|above|alone|together|are|is|son|sind|sont|sono|são|estão|فقط|معا)?(?:\s*(?:correct|true|right|both|correctas|verdaderas|ciertas|richtig|correctes|vraies|corrette|vere|corretas|صحيحه|صحيحان|صحيحتان))?)?`
const lettersOfOthers = new RegExp(`^(?:${named}\\s+)*${letter}(?:${link}(?:${named}\\s+)*${letter})+${tail}$`, 'u')
const phrases =
  /以上|上述|上記|都(?:对|不对|是|不是|正确)$|皆是|皆非|いずれも|どれも|yukarıdaki|ما سبق|مما ذكر|غير ذلك|(?:^| )(?:all|none|both|neither) of |^(?:the )?(?:first|last|other) (?:one|two|three|four|options?|answers?|choices?)$/u

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('’', "'")
    .replace(/[.!;:"“”«»]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const longest = 160
const mostWords = 10

/** Whether one of the options refers to others: by position, by letter, or to all of them. */
export function speaksOfOthers(options: readonly string[]): boolean {
  return options.some(option => option.length <= longest && isOfOthers(plain(option)))
}

const isFraction = (option: string) => /^\d\s*\/\s*\d$/.test(option)

function isOfOthers(option: string): boolean {
  if (isFraction(option)) return false
  if (lettersOfOthers.test(option) || phrases.test(option)) return true
  const [first = '', ...rest] = option.split(/[\s,]+/)
  return quantities.has(first) && rest.length < mostWords && (rest.length === 0 || rest.some(word => others.has(word)))
}
