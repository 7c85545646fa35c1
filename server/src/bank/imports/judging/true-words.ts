// The words for "true" and "false" in the languages of imported files, including right and wrong, correct and incorrect. Yes and no are
// ordinary answers.

import { foldCase } from '@trivium/contract/platform/fold'

const words: readonly [string, readonly string[], readonly string[]][] = [
  ['en', ['true', 'correct', 'right'], ['false', 'incorrect', 'wrong']],
  ['es', ['verdadero', 'verdadera', 'cierto', 'correcto'], ['falso', 'falsa', 'incorrecto']],
  ['ar', ['صحيح', 'صح', 'صواب', 'صحيحة'], ['خطأ', 'خاطئ', 'غلط', 'خاطئة', 'خطا', 'غير صحيح']],
  ['fr', ['vrai', 'vraie', 'juste'], ['faux', 'fausse', 'inexact']],
  ['de', ['wahr', 'richtig', 'korrekt', 'stimmt'], ['falsch', 'unwahr', 'inkorrekt', 'stimmt nicht']],
  ['pt', ['verdadeiro', 'verdadeira', 'certo', 'correto'], ['errado', 'incorreto']],
  ['it', ['vero', 'vera', 'corretto', 'giusto'], ['falso', 'errato', 'sbagliato']],
  ['nl', ['waar', 'juist'], ['onwaar', 'onjuist', 'fout', 'niet waar']],
  ['ca', ['vertader', 'cert', 'veritat'], ['fals']],
  ['gl', ['verdadeiro', 'certo'], ['falso']],
  ['eu', ['egia', 'egiazkoa', 'zuzena'], ['gezurra', 'faltsua', 'okerra']],
  ['pl', ['prawda', 'prawdziwe'], ['fałsz', 'nieprawda', 'fałszywe']],
  ['cs', ['pravda', 'správně'], ['nepravda', 'špatně']],
  ['sk', ['pravda', 'správne'], ['nepravda', 'nesprávne']],
  ['sl', ['pravilno', 'drži', 'res'], ['napačno', 'ne drži', 'ni res']],
  ['hr', ['točno', 'istina'], ['netočno', 'neistina']],
  ['sr', ['тачно', 'tačno', 'истина'], ['нетачно', 'netačno', 'неистина']],
  ['bg', ['вярно', 'истина'], ['невярно', 'грешно', 'лъжа']],
  ['mk', ['точно', 'вистина'], ['неточно', 'невистина']],
  ['ru', ['верно', 'правда', 'истина', 'правильно'], ['неверно', 'ложь', 'неправда', 'неправильно']],
  ['uk', ['правда', 'вірно', 'правильно', 'істина'], ['неправда', 'невірно', 'хиба', 'неправильно', 'брехня']],
  ['be', ['праўда', 'дакладна'], ['няпраўда', 'хлусня']],
  ['hu', ['igaz'], ['hamis']],
  ['ro', ['adevărat', 'corect'], ['fals', 'incorect']],
  ['sq', ['e vërtetë', 'vërtetë', 'e saktë'], ['e gabuar', 'gabim', 'e pavërtetë']],
  ['el', ['σωστό', 'αληθές', 'αλήθεια', 'σωστή'], ['λάθος', 'ψευδές', 'ψέμα']],
  ['tr', ['doğru'], ['yanlış']],
  ['az', ['doğru', 'düzgün'], ['yanlış', 'səhv']],
  ['fi', ['totta', 'oikein', 'tosi'], ['tarua', 'väärin', 'epätosi']],
  ['et', ['tõene', 'õige'], ['väär', 'vale']],
  ['lv', ['patiess', 'pareizi', 'patiesi'], ['nepatiess', 'nepareizi', 'aplams']],
  ['lt', ['tiesa', 'teisinga', 'teisingai'], ['netiesa', 'klaidinga', 'neteisinga', 'melas']],
  ['sv', ['sant', 'rätt', 'sanning'], ['falskt', 'fel', 'osant']],
  ['nb', ['sant', 'riktig', 'sann'], ['usant', 'galt', 'feil', 'usann']],
  ['da', ['sandt', 'rigtigt'], ['falsk', 'forkert', 'usandt']],
  ['is', ['satt', 'rétt'], ['ósatt', 'rangt']],
  ['ga', ['fíor'], ['bréagach']],
  ['cy', ['gwir', 'cywir'], ['gau', 'anghywir', 'ffug']],
  ['he', ['נכון', 'אמת'], ['לא נכון', 'שקר', 'שגוי']],
  ['fa', ['درست', 'صحیح'], ['نادرست', 'غلط']],
  ['ur', ['درست', 'صحیح', 'سچ'], ['غلط', 'جھوٹ']],
  ['hi', ['सही', 'सत्य', 'सच'], ['गलत', 'ग़लत', 'असत्य', 'झूठ']],
  ['bn', ['সত্য', 'সঠিক'], ['মিথ্যা', 'ভুল']],
  ['ta', ['உண்மை', 'சரி'], ['பொய்', 'தவறு']],
  ['id', ['benar', 'betul'], ['salah']],
  ['ms', ['benar', 'betul'], ['salah', 'palsu']],
  ['tl', ['tama', 'totoo'], ['mali', 'hindi totoo']],
  ['vi', ['đúng'], ['sai']],
  ['th', ['ถูก', 'จริง', 'ถูกต้อง'], ['ผิด', 'เท็จ', 'ไม่จริง']],
  ['zh', ['正确', '正確', '对', '對', '真'], ['错误', '錯誤', '错', '錯', '假', '不正确', '不正確']],
  ['ja', ['正しい', '正', '真', '本当', '○', '〇'], ['間違い', '誤り', '誤', '偽', '正しくない', '×']],
  ['ko', ['참', '맞음', '맞다', '옳음'], ['거짓', '틀림', '틀리다', '그름']],
  ['sw', ['kweli', 'sahihi'], ['uongo', 'si kweli', 'si sahihi']],
  ['af', ['waar', 'reg'], ['onwaar', 'vals', 'verkeerd']],
  ['eo', ['vera', 'ĝusta'], ['malvera', 'malĝusta']],
  ['ka', ['სიმართლე', 'სწორია'], ['მცდარი', 'მცდარია']],
  ['hy', ['ճիշտ'], ['սխալ']],
  ['kk', ['дұрыс', 'рас'], ['бұрыс', 'жалған']],
]

const trueWords = new Set(words.flatMap(([, yes]) => yes.map(foldCase)))
const falseWords = new Set(words.flatMap(([, , no]) => no.map(foldCase)))

const bare = (text: string) => foldCase(text).replace(/^[\s"'«“(]+|[\s"'»”).!]+$/gu, '')

export const isTrueWord = (text: string): boolean => trueWords.has(bare(text))
export const isFalseWord = (text: string): boolean => falseWords.has(bare(text))
