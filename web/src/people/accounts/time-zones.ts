interface Zone {
  value: string
  label: string
}
export interface ZoneGroup {
  group: string
  items: Zone[]
}

/** "America/Argentina/Buenos_Aires" is "Argentina, Buenos Aires" in the group America. Zones without an area are in the last group. */
export function timeZoneGroups(current: string, other: string): ZoneGroup[] {
  // The server may use another name for a zone than this browser, or know newer zones; most browsers' lists lack UTC.
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])].sort()
  const groups = new Map<string, Zone[]>()
  for (const value of zones) {
    const [area = '', ...places] = value.split('/')
    const group = places.length > 0 ? area : other
    groups.set(group, [...(groups.get(group) ?? []), { value, label: zoneLabel(value) }])
  }
  const inOrder = [...groups].map(([group, items]) => ({ group, items }))
  return [...inOrder.filter(({ group }) => group !== other), ...inOrder.filter(({ group }) => group === other)]
}

/** "Europe/Madrid" is Madrid. */
export function zoneLabel(zone: string): string {
  const [area = '', ...places] = zone.split('/')
  return (places.length > 0 ? places : [area]).join(', ').replaceAll('_', ' ')
}
