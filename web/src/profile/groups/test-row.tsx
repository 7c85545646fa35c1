// A practice test of a group: a member starts it, a leader sees how it went and closes it.

import type { Contract } from '@trivium/contract'
import type { DataOf } from '@trivium/contract/platform/action'
import { localDay } from '@trivium/rules/platform/days'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modeOfTest } from '../../assess/practice-tests/index.ts'
import { useCommand } from '../../platform/calls/actions.ts'
import { playPath, resultPath } from '../../platform/modes/modes.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { ConfirmDialog } from '../../platform/ui/feedback/confirm-dialog.tsx'
import { Row } from '../../platform/ui/layout/section.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { useStartPlay } from '../../play/modes/index.ts'
import { ResultsPart } from './results-part.tsx'
import classes from './groups.module.css'

type GroupTest = DataOf<Contract['get_group_tests']>[number]

export function TestRow({ test, mayStart }: { test: GroupTest; mayStart: boolean }) {
  const { t } = useTranslation()
  const { count, day, timeZone } = useNumbers()
  const [today] = useState(() => localDay(new Date(), timeZone))
  const { title, test_type, length, due_on, given_by, closed_at, tries } = test
  const facts = [
    t(`test.type_${test_type}`),
    test_type !== 'cat' && t('catalogue.questions', { count: length, shown: count(length) }),
    due_on !== null && t(due_on < today ? 'groups.test_overdue' : 'groups.test_due', { day: day(due_on) }),
    t('groups.test_by', { name: given_by }),
    closed_at !== null && t('groups.test_closed'),
  ]
  return (
    <div className={classes.test}>
      <Row label={title} hint={facts.filter(fact => fact !== false).join(' · ')}>
        <span className={classes.buttons}>
          {mayStart && <OwnTry test={test} />}
          {tries && closed_at === null && <CloseButton test={test} />}
        </span>
      </Row>
      {tries && <ResultsPart test={test} tries={tries} />}
    </div>
  )
}

/** Starts the test, goes on with it, or leads to its result. */
function OwnTry({ test: { id, title, test_type, own, closed_at } }: { test: GroupTest }) {
  const { t } = useTranslation()
  const { start, isPending } = useStartPlay('start_group_test', { outdates: ['get_group_tests', 'get_open_tests'] })
  if (own) {
    const played = { mode: modeOfTest[test_type], id: own.play_id }
    const [path, word] = own.state === 'begun' ? [playPath(played), t('test.open')] : [resultPath(played), t('result.title')]
    return (
      <Button variant="default" component={Link} to={path} aria-label={`${word}: ${title}`}>
        {word}
      </Button>
    )
  }
  if (closed_at !== null) return null
  return (
    <BusyButton loading={isPending} onClick={() => start({ group_test_id: id })} aria-label={`${t('test.start')}: ${title}`}>
      {t('test.start')}
    </BusyButton>
  )
}

function CloseButton({ test: { id, title } }: { test: GroupTest }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useCommand('close_group_test', { outdates: ['get_group_tests'] })
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)} aria-label={`${t('groups.test_close')}: ${title}`}>
        {t('groups.test_close')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('groups.test_close_title', { test: title })}
        text={t('groups.test_close_text')}
        action={t('groups.test_close')}
        isPending={isPending}
        onConfirm={() => mutate({ group_test_id: id }, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
