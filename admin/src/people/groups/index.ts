export { groupsPart } from './groups-part.ts'
export { InvitationTable } from './invitation-table.tsx'
export { PeopleList } from './people-list.tsx'
