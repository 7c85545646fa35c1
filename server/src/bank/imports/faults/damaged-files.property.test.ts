// Writes a random bank, with every type of question and every field, in each format that we write, and damages the file in each known
// way. Each row must read back equal, or be refused, or name what it lost. None may read back as something else.

import { describe } from 'vitest'
import { asGiftFile, asMoodleFile, asOwnCsv, asOwnJson, asOwnWorkbook, asQtiPackage } from '../../../../test/banks/bank-files.ts'
import { ofDeclarations, ofForeignTexts, ofMarkup, ofTables } from '../../../../test/banks/file-damages.ts'
import type { Meaning } from '../../../../test/banks/meaning.ts'
import { comesBackEqual, describeFormats, inOrder, survivesAsArchive, type WrittenFormat } from '../../../../test/banks/round-trip.ts'

const foreign = ['level', 'difficulty', 'minusMarks'] as const
/** The writer names what a format makes of a unit, or of true and false. */
const withoutUnit = ({ number }: Meaning): Partial<Meaning> => ({ number: number && { ...number, unit: null } })

const ours: Record<string, WrittenFormat> = {
  'Trivium JSON': { file: 'x.json', write: asOwnJson, lacks: [] },
  'our CSV': { file: 'x.csv', write: asOwnCsv, damages: ofTables, lacks: ['shares'] },
  GIFT: {
    file: 'x.gift',
    write: asGiftFile,
    damages: ofForeignTexts,
    lacks: [...foreign, 'marks', 'keepsOrder', 'isActive', 'shares', 'image'],
    becomes: withoutUnit,
  },
  'Moodle XML': {
    file: 'x.xml',
    write: asMoodleFile,
    damages: { ...ofForeignTexts, ...ofMarkup, ...ofDeclarations },
    lacks: [...foreign, 'shares'],
    becomes: meaning => ({ ...withoutUnit(meaning), ...inOrder(meaning) }),
  },
}
describeFormats(ours)

const archives: Record<string, Pick<WrittenFormat, 'file' | 'lacks' | 'becomes'> & { write: typeof asQtiPackage }> = {
  XLSX: { file: 'x.xlsx', write: asOwnWorkbook, lacks: ['shares'] },
  QTI: {
    file: 'x.zip',
    write: asQtiPackage,
    lacks: [...foreign, 'shares', 'tags', 'category', 'subcategory', 'isActive', 'remarks'],
    becomes: meaning => ({
      ...withoutUnit(meaning),
      ...inOrder(meaning),
      question: meaning.question?.replace(/ _____$/, '') ?? null,
      type: meaning.type === 'true_false' ? 'multiple_choice' : meaning.type,
    }),
  },
}
describe.each(Object.entries(archives))('%s', (_, archive) => {
  comesBackEqual(archive.file, archive.write, archive)
  survivesAsArchive(archive.file, archive.write)
})
