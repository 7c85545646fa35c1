import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconCalculator, IconFlag, IconFlagFilled, IconMessageReport, IconNote, IconTextSize, type Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ToolsProps } from '../../../play/plays/index.ts'
import { report } from '../../../bank/questions/index.ts'
import { useKeys } from '../../../platform/ui/hooks/keys.ts'
import { useDesk } from './desk.ts'
import { OwnNote } from './own-note.tsx'
import classes from './play.module.css'
import { strikeFor } from './strike-key.ts'
import { sizeAfter, useTextSize } from './text-size.ts'

/** The tools: mark, note, text size, calculator, report. M marks a question; Shift with an option's key strikes it out. */
export function TestTools({ question, isOn, isTold = false }: ToolsProps) {
  const { t } = useTranslation()
  const { annotations, open, show } = useDesk()
  const { marked, own_note: note } = annotations.of(question.id)
  const said = useToolKeys({ question, isOn })
  const mark = () => annotations.toggleMark(question.id)
  return (
    <div className={classes.tools}>
      <div className={classes.bar} role="group" aria-label={t('test.tools')}>
        <Tool Drawing={marked ? IconFlagFilled : IconFlag} label={t('free.mark')} keys="M" isPressed={marked} onClick={mark} />
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
        {!isTold && <Tool Drawing={IconMessageReport} label={t('report.open')} opens="dialog" onClick={() => report(question)} />}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {open.note && <OwnNote key={question.id} questionId={question.id} onClose={() => show('note', false)} />}
    </div>
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
    const option = question.question_type === 'sequence' ? null : strikeFor(event, question.options)
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

interface ToolProps {
  Drawing: Icon
  label: string
  keys?: string
  isPressed?: boolean
  isExpanded?: boolean
  opens?: 'dialog'
  /** The tool has content or is not at its default. */
  isFilled?: boolean
  onClick: () => void
}

function Tool({ Drawing, label, keys, isPressed, isExpanded, opens, isFilled = false, onClick }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      radius="xl"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      data-switch
      data-filled={isFilled || undefined}
      aria-expanded={isExpanded}
      aria-haspopup={opens}
      onClick={onClick}
    >
      <Drawing size={22} aria-hidden />
    </ActionIcon>
  )
}
