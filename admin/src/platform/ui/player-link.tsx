import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'

export const PlayerLink = ({ person }: { person: { id: number; name: string } }) => (
  <Link component={RouterLink} to={`/players/${person.id}/show`}>
    <bdi>{person.name}</bdi> (#{person.id})
  </Link>
)
