import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../../platform/calls/actions.ts'
import { PlayFirst, useStakes } from '../../../play/modes/index.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { useSetting } from '../../../platform/settings/use-setting.ts'
import { CategoryField } from '../category-field.tsx'
import classes from '../start-battle.module.css'
import { useOpenRoom } from '../conversation/use-open-room.ts'
import { type RoomChoice, roomSizes, secondsEach, usualChoice } from './room-choice.ts'

export function CreateRoomForm() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const [choice, setChoice] = useState<RoomChoice>(usualChoice)
  const change = (changed: Partial<RoomChoice>) => setChoice({ ...choice, ...changed })
  const openRoom = useOpenRoom()
  const create = useCommand('create_room', { outdates: ['get_user_by_id', 'get_tracker_data'], onSuccess: ({ data }) => openRoom(data) })
  const { kind: room_type, category, questions: no_of_que, minutes, entry } = choice
  return (
    <section className={classes.card} aria-labelledby="create-title">
      <h2 id="create-title" className={classes.title}>
        {t('battle.create_title')}
      </h2>
      <SegmentedControl
        value={choice.kind}
        onChange={kind => change({ kind: kind === 'group' ? 'group' : 'friend' })}
        aria-label={t('battle.kind')}
        data={[
          { value: 'friend', label: t('battle.kind_friend') },
          { value: 'group', label: t('battle.kind_group') },
        ]}
      />
      <CategoryField chosen={category} onChoose={chosen => change({ category: chosen })} />
      <Sizes choice={choice} onChange={change} />
      <EntryField entry={entry} onChoose={chosen => change({ entry: chosen })} />
      <p className={classes.rating}>{t('battle.seconds_each', { count: secondsEach(choice), shown: count(secondsEach(choice)) })}</p>
      <BusyButton
        size="lg"
        loading={create.isPending}
        onClick={() => create.mutate({ room_type, category: category ?? undefined, no_of_que, minutes, entry })}
      >
        {t('battle.create')}
      </BusyButton>
    </section>
  )
}

interface PartProps {
  choice: RoomChoice
  onChange: (changed: Partial<RoomChoice>) => void
}

function Sizes({ choice, onChange }: PartProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <div className={classes.sizes}>
      <NativeSelect
        label={t('challenge.questions')}
        value={choice.questions}
        onChange={event => onChange({ questions: Number(event.currentTarget.value) })}
        data={roomSizes.questions.map(value => ({ value: String(value), label: count(value) }))}
      />
      <NativeSelect
        label={t('challenge.time')}
        value={choice.minutes}
        onChange={event => onChange({ minutes: Number(event.currentTarget.value) })}
        data={roomSizes.minutes.map(value => ({
          value: String(value),
          label: t('challenge.minutes', { count: value, shown: count(value) }),
        }))}
      />
    </div>
  )
}

/** The entry: none, or one to four times the usual one. */
function EntryField({ entry, onChoose }: { entry: number; onChoose: (entry: number) => void }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const usual = useSetting('battle_entry')
  const { mustPlayFirst } = useStakes()
  const all = [...new Set([0, 1, 2, 3, 4].map(times => times * usual))]
  const offered = all.filter(coins => coins === 0 || !mustPlayFirst(coins))
  return (
    <>
      <NativeSelect
        label={t('battle.entry')}
        description={t('battle.entry_hint')}
        value={entry}
        onChange={event => onChoose(Number(event.currentTarget.value))}
        data={offered.map(coins => ({
          value: String(coins),
          label: coins === 0 ? t('battle.free') : t('catalogue.price', { count: coins, shown: count(coins) }),
        }))}
      />
      {offered.length < all.length && <PlayFirst className={classes.rating} />}
    </>
  )
}
