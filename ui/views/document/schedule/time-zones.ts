/** The zone of the reader's own clock. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** All that this browser knows, the reader's own among them. */
export function timeZones(): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  const missing = ['UTC', ownZone()].filter((zone) => !known.includes(zone))
  return [...new Set([...missing, ...known])]
}
