// The game of a contest. On a desk the live leaderboard stands beside it.

import { useMediaQuery } from '@mantine/hooks'
import { useParams } from 'react-router'
import { PlayPage } from '../../play/plays/index.ts'
import { BoardBeside } from './standing/board-beside.tsx'

export default function ContestGamePage() {
  const playId = Number(useParams().playId)
  const hasRoom = useMediaQuery('(min-width: 1200px) and (min-height: 720px)', false, { getInitialValueInEffect: false })
  return (
    <>
      <PlayPage />
      {hasRoom && <BoardBeside playId={playId} />}
    </>
  )
}
