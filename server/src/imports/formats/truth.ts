// "True" and "false" in the languages in which course systems write them as answers.

const trueWords =
  'true|yes|correct|right|verdadero|verdadera|cierto|correcto|sí|si|vrai|oui|wahr|richtig|ja|stimmt|vero|sì|verdadeiro|certo|sim|waar|juist|sant|sann|sandt|rett|' +
  'cert|veritat|verdader|egia|verdadeira|tõene|õige|tosi|oikein|kyllä|prawda|tak|pravda|ano|správně|pravdivé|igaz|igen|adevărat|da|истина|верно|да|правда|' +
  'вірно|так|правильно|вярно|точно|tačno|točno|istina|drži|patiess|tiesa|taip|αληθές|σωστό|ναι|doğru|evet|صحيح|صح|صواب|نعم|نعـم|درست|صحیح|بله|נכון|כן|सही|सत्य|' +
  'सच|சரி|சரியா|ถูก|จริง|đúng|benar|betul|ya|totoo|tama|真|正确|正確|对|對|是|是的|正しい|真実|○|はい|참|예|맞음|t|v|gwir|fíor|sann|satt|rétt|მართალი|ճիշտ|düzgündür|дұрыс|' +
  "to'g'ri|үнэн|እውነት|kweli|waar|uz"
const falseWords =
  'false|no|incorrect|wrong|falso|falsa|incorrecto|faux|non|falsch|nein|stimmt nicht|sbagliato|errato|não|nao|errado|onwaar|onjuist|nee|fals|fals|falskt|falsk|usant|galt|nei|nej|' +
  'gezurra|väär|vale|epätosi|väärin|ei|fałsz|nieprawda|nie|nepravda|ne|nesprávně|nepravdivé|hamis|nem|nu|ложь|неверно|нет|неправда|' +
  'невірно|ні|неправильно|невярно|грешно|netačno|netočno|laž|napačno|aplams|netiesa|klaidinga|ψευδές|λάθος|όχι|yanlış|hayır|خطأ|خاطئ|خطا|لا|نادرست|غلط|خیر|לא נכון|שקר|לא|गलत|असत्य|' +
  'झूठ|தவறு|ผิด|เท็จ|sai|salah|palsu|tidak|mali|假|错误|錯誤|错|錯|否|不是|偽|間違い|正しくない|×|いいえ|거짓|아니오|틀림|f|ffug|bréagach|rangt|მცდარი|სიცრუე|սխալ|yanlışdır|бұрыс|' +
  "noto'g'ri|худал|ሐሰት|uongo"

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.!]+/g, ' ')
    .trim()
const asSet = (words: string) => new Set(words.split('|').map(folded))
const [trues, falses] = [asSet(trueWords), asSet(falseWords)]

/** @returns null for what is neither */
export function truthOf(text: string): boolean | null {
  const word = folded(text)
  return trues.has(word) ? true : falses.has(word) ? false : null
}
