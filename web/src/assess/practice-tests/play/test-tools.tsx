import { VisuallyHidden } from '@mantine/core'
import {
  IconCalculator,
  IconChevronDown,
  IconFlag,
  IconFlagFilled,
  IconMessageReport,
  IconNote,
  IconStrikethrough,
  IconTextSize,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ToolsProps } from '../../../play/plays/index.ts'
import { report } from '../../../bank/questions/index.ts'
import { useKeys } from '../../../platform/ui/hooks/keys.ts'
import { useDesk } from './desk.ts'
import { OwnNote } from './own-note.tsx'
import classes from './play.module.css'
import { hasStrikes, strikeFor } from './strike-key.ts'
import { sizeAfter, useTextSize } from './text-size.ts'
import { Tool } from './tool.tsx'

/**
 * The tools with their names: mark, strike out, note, text size, calculator, report. On phones all but the mark are folded. M marks a
 * question; Shift with an option's key strikes it out.
 */
export function TestTools({ question, isOn, isTold = false }: ToolsProps) {
  const { t } = useTranslation()
  const { annotations, open, show } = useDesk()
  const { marked } = annotations.of(question.id)
  const said = useToolKeys({ question, isOn })
  return (
    <div className={classes.tools}>
      <div className={classes.bar} role="group" aria-label={t('test.tools')} data-open={open.tools || undefined}>
        <Tool
          Drawing={marked ? IconFlagFilled : IconFlag}
          label={t('free.mark')}
          keys="M"
          isPressed={marked}
          onClick={() => annotations.toggleMark(question.id)}
        />
        <Tool Drawing={IconChevronDown} label={t('test.tools')} isFold isExpanded={open.tools} onClick={() => show('tools', !open.tools)} />
        <FoldedTools question={question} isTold={isTold} />
      </div>
      <StrikeHint question={question} isTold={isTold} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {open.note && <OwnNote key={question.id} questionId={question.id} onClose={() => show('note', false)} />}
    </div>
  )
}

function FoldedTools({ question, isTold }: Pick<ToolsProps, 'question'> & { isTold: boolean }) {
  const { t } = useTranslation()
  const { annotations, open, show, strikingOn, strikeOn } = useDesk()
  const { own_note: note } = annotations.of(question.id)
  const isStriking = strikingOn === question.id
  return (
    <div className={classes.folded}>
      {hasStrikes(question) && !isTold && (
        <Tool
          Drawing={IconStrikethrough}
          label={t('test.strike_options')}
          isPressed={isStriking}
          onClick={() => strikeOn(isStriking ? null : question.id)}
        />
      )}
      <Tool
        Drawing={IconNote}
        label={t('test.note')}
        isFilled={note !== null}
        isExpanded={open.note}
        onClick={() => show('note', !open.note)}
      />
      <SizeTool />
      <Tool
        Drawing={IconCalculator}
        label={t('test.calculator')}
        isExpanded={open.calculator}
        onClick={() => show('calculator', !open.calculator)}
      />
      {!isTold && <Tool Drawing={IconMessageReport} label={t('report.short')} opens="dialog" onClick={() => report(question)} />}
    </div>
  )
}

function StrikeHint({ question, isTold }: Pick<ToolsProps, 'question'> & { isTold: boolean }) {
  const { t } = useTranslation()
  const isStriking = useDesk().strikingOn === question.id && !isTold
  return (
    <p role="status" className={classes.hint}>
      {isStriking && t('test.strike_hint')}
    </p>
  )
}

function useToolKeys({ question, isOn }: ToolsProps): string {
  const { t } = useTranslation()
  const { annotations } = useDesk()
  const [said, say] = useState('')
  useKeys(event => {
    if (!event.shiftKey && event.key.toLowerCase() === 'm') {
      annotations.toggleMark(question.id)
      say(annotations.of(question.id).marked ? t('test.unmarked') : t('test.marked'))
      return true
    }
    const option = hasStrikes(question) ? strikeFor(event, question.options) : null
    if (option === null) return false
    const isStruck = annotations.of(question.id).struck.includes(option)
    annotations.toggleStrike(question.id, option)
    const letter = t(`play.key_${option}`)
    say(isStruck ? t('test.unstruck_option', { option: letter }) : t('test.struck_option', { option: letter }))
    return true
  }, isOn)
  return said
}

function SizeTool() {
  const { t } = useTranslation()
  const size = useTextSize(state => state.size)
  const label = t('test.text_size', { size: t(`test.text_${size}`) })
  return (
    <Tool
      Drawing={IconTextSize}
      label={label}
      isFilled={size !== 'usual'}
      onClick={() => useTextSize.setState({ size: sizeAfter(size) })}
    />
  )
}
