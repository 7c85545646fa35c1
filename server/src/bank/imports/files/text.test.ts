// Texts in the usual encodings, without a declared one.

import { expect, it } from 'vitest'
import { inShort, readFormat } from '../../../../test/banks/read-format.ts'

/** @throws when the encoding lacks one of these letters */
function encoded(text: string, label: string): Uint8Array {
  const decoder = new TextDecoder(label)
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Uint8Array.from(text, letter => {
    const byte = bytes.get(letter)
    if (byte === undefined) throw new Error(`${label} has no ${letter}`)
    return byte
  })
}

it.each([
  ['windows-1252', '¿Cuál es la capital de España?', 'Madrid', 'Málaga'],
  ['windows-1252', 'Déjà vu — dans quelle langue ?', 'Français', 'Anglais'],
  ['windows-1252', 'Wie heißt der größte See?', 'Müritz', 'Ammersee'],
  ['windows-1252', 'How much is 5 € in £?', '£4', '½ £'],
  ['windows-1252', 'A café?', 'yes', 'no'],
  ['macintosh', '¿Cuántos años tiene?', 'Diez', 'Más'],
  ['windows-1250', 'Które miasto leży nad Wisłą?', 'Kraków', 'Łódź'],
  ['iso-8859-2', 'Które miasto leży nad Wisłą?', 'Kraków', 'Łódź'],
  ['windows-1250', 'Jaký je hlavní město Česka?', 'Praha', 'Plzeň'],
  ['windows-1251', 'Какой город столица России?', 'Москва', 'Киев'],
  ['koi8-r', 'Какой город столица России?', 'Москва', 'Киев'],
  ['ibm866', 'Какой город столица России?', 'Москва', 'Киев'],
  ['windows-1253', 'Ποια είναι η πρωτεύουσα της Ελλάδας;', 'Αθήνα', 'Σπάρτη'],
  ['windows-1254', 'Türkiye’nin başkenti neresidir?', 'Ankara', 'İzmir'],
  ['windows-1255', 'מהי בירת ישראל?', 'ירושלים', 'חיפה'],
  ['windows-1256', 'ما عاصمة مصر؟', 'القاهرة', 'الرياض'],
  ['windows-1257', 'Kurš? Rīga ir Latvijas galvaspilsēta', 'jā', 'nē'],
  ['windows-874', 'เมืองหลวงของประเทศไทยคือ', 'กรุงเทพ', 'เชียงใหม่'],
])('%s: %s', async (label, question, one, two) => {
  const { rows } = await readFormat('x.csv', encoded(`question;A;B;answer\n"${question}";${one};${two};A\n`, label))
  expect(rows.map(inShort)).toEqual([`multiple_choice · ${question} · *${one}|${two}`])
})

/** Encoded as programs of these countries do. */
it.each([
  ['shift_jis', '93fa967b82cc8ef193738282cd3f', null],
  ['shift_jis', '93fa967b82cc8ef1937382cd82c782b182c582b782a93f', '日本の首都はどこですか?'],
  ['euc-jp', 'c6fccbdca4cebcf3c5d4a4cfa4c9a4b3a4c7a4b9a4ab3f', '日本の首都はどこですか?'],
  ['gb18030', 'd6d0b9fab5c4cad7b6bccac7c4c4c0ef3f', '中国的首都是哪里?'],
  ['big5', 'a4a4b0eaaabaadbab3a3ac4fadfeb8cc3f', '中國的首都是哪裡?'],
  ['euc-kr', 'c7d1b1b9c0c720bcf6b5b5b4c220beeeb5f0c0d4b4cfb1ee3f', '한국의 수도는 어디입니까?'],
])('%s: %s', async (_, hex, question) => {
  const { rows } = await readFormat(
    'x.csv',
    Buffer.concat([Buffer.from('question,A,B,answer\n'), Buffer.from(hex, 'hex'), Buffer.from(',x,y,A\n')]),
  )
  expect(rows.map(inShort)).toEqual([question === null ? expect.stringMatching(/^refused/) : `multiple_choice · ${question} · *x|y`])
})

it('refuses only the row with an ambiguous letter', async () => {
  // ñ in the western encoding, ń in the central European one.
  const file = 'question,A,B,answer\nWhere is Gda\xf1sk?,x,y,A\nWhere is Rome?,x,y,A\n'
  expect((await readFormat('x.csv', Buffer.from(file, 'latin1'))).rows.map(inShort)).toEqual([
    'refused: contains letters that cannot be read with certainty: save the file as UTF-8',
    'multiple_choice · Where is Rome? · *x|y',
  ])
})

it('refuses only the rows with old letters in a UTF-8 file', async () => {
  const utf8 = Buffer.from('question,A,B,answer\n¿Qué?,x,y,A\nWho’s it?,x,y,B\n')
  const old = Buffer.from('Caf\xe9?,x,y,A\nPlain?,x,y,A\n', 'latin1')
  expect((await readFormat('x.csv', Buffer.concat([utf8, old]))).rows.map(inShort)).toEqual([
    'multiple_choice · ¿Qué? · *x|y',
    'multiple_choice · Who’s it? · x|*y',
    'refused: contains letters that cannot be read with certainty: save the file as UTF-8',
    'multiple_choice · Plain? · *x|y',
  ])
})

it('prefers the encoding that XML declares', async () => {
  const xml =
    '<?xml version="1.0" encoding="ISO-8859-1"?>\n<quiz><question type="truefalse"><questiontext><text>Qu\xe9</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>'
  expect((await readFormat('x.xml', Buffer.from(xml, 'latin1'))).rows.map(inShort)).toEqual([expect.stringContaining('Qué')])
})
