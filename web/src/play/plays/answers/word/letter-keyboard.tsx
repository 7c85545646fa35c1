import { IconBackspace, IconEraser } from '@tabler/icons-react'
import type { LetterMark } from '@trivium/contract/play/plays'
import { foldWord } from '@trivium/rules/play/plays/words'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { digitRows, shownTile } from './letter-tiles.ts'
import classes from './word.module.css'

interface LetterKeyboardProps {
  /** Rows as on a keyboard, or one row whose tiles wrap. */
  rows: readonly (readonly string[])[]
  lang: string | undefined
  isRtl: boolean
  isOff: boolean
  /** What the tries have told about letters, by their folded form. */
  marks: ReadonlyMap<string, LetterMark>
  onLetter: (letter: string) => void
  onRemove: () => void
  onClear: () => void
}

/** Keeps the focus in the field when a tile is pressed, so that the player can also type. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The letters as tiles. Each is a plain button after the field, because a single tab stop would hide them from switch users. */
export function LetterKeyboard({ rows: letters, lang, isRtl, isOff, marks, onLetter, onRemove, onClear }: LetterKeyboardProps) {
  const { t } = useTranslation()
  const [hasDigits, setDigits] = useState(false)
  const rows = hasDigits ? digitRows : letters
  const isKeyboard = rows.length > 1
  const widest = Math.max(...rows.map(row => row.length))
  return (
    <div className={classes.keyboard} role="group" aria-label={t('word.keyboard')} data-many={widest > 40 || undefined} inert={isOff}>
      {/* Keyboards run from left to right in every script. */}
      <div className={classes.rows} lang={lang} translate="no" dir={isRtl && !isKeyboard ? 'rtl' : 'ltr'} style={{ '--t-keys': widest }}>
        {rows.map(tiles => (
          <div key={tiles[0]} className={isKeyboard ? classes.row : classes.tiles}>
            {tiles.map(tile => (
              <Tile key={tile} tile={tile} mark={marks.get(foldWord(tile))} onLetter={onLetter} />
            ))}
          </div>
        ))}
      </div>
      <div className={classes.edits}>
        <button type="button" className={classes.edit} onMouseDown={keepFocus} onClick={() => setDigits(!hasDigits)}>
          {hasDigits ? t('word.to_letters') : t('word.to_digits')}
        </button>
        <button type="button" className={classes.edit} onMouseDown={keepFocus} onClick={onRemove}>
          <IconBackspace size={20} className={classes.turns} aria-hidden /> {t('word.remove')}
        </button>
        <button type="button" className={classes.edit} onMouseDown={keepFocus} onClick={onClear}>
          <IconEraser size={20} aria-hidden /> {t('word.clear')}
        </button>
      </div>
    </div>
  )
}

interface TileProps extends Pick<LetterKeyboardProps, 'onLetter'> {
  tile: string
  mark: LetterMark | undefined
}

function Tile({ tile, mark, onLetter }: TileProps) {
  const { t } = useTranslation()
  const shown = shownTile(tile)
  return (
    <button
      type="button"
      className={classes.tile}
      data-mark={mark}
      aria-label={mark && t(`word.mark_${mark}`, { letter: shown.toUpperCase() })}
      onMouseDown={keepFocus}
      onClick={() => onLetter(tile)}
    >
      {shown}
    </button>
  )
}
