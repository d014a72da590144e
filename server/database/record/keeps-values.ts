const readAsText = ['select', 'number', 'checkbox', 'date']

/** Whether a field of the new kind shows the values of the old one, where they are. */
export function keepsValues(before: string, after: string | undefined): boolean {
  if (after === undefined) return false
  const [old, now] = [parsed(before), parsed(after)]
  if (old.isMany !== now.isMany || old.isLocalized !== now.isLocalized) return false
  if (old.type !== now.type) {
    return now.type === 'text'
      ? readAsText.includes(old.type)
      : now.type === 'select' && old.type === 'text'
  }
  // Where there is one target, the values are IDs without their collection.
  const isTagged = (targets: readonly string[]) => old.isMany || targets.length > 1
  return (
    isTagged(old.targets) === isTagged(now.targets) &&
    (isTagged(old.targets)
      ? old.targets.every((slug) => now.targets.includes(slug))
      : old.targets[0] === now.targets[0])
  )
}

function parsed(kind: string) {
  const [type = '', ...rest] = kind.split(' ')
  return {
    type,
    targets: (type === 'relationship' ? (rest[0] ?? '') : '').split('+').filter(Boolean),
    isMany: rest.includes('many'),
    isLocalized: rest.includes('localized'),
  }
}
