import type { Sides, ValueDifference } from './difference.ts'
import { ofValue } from './of-value.ts'
import { changeOf, sidesAt } from './sides.ts'
import type { Spot } from './spot.ts'

/** The file of an upload: another one, or the same. The sides stay whole, for its picture and size. */
export function ofFile(sides: Sides, spot: Spot): ValueDifference {
  const [name, ...others] = ['filename', 'filesize', 'url'].map((fact) =>
    changeOf(sidesAt(sides, fact)),
  )
  const isOther = name === 'same' && others.includes('changed')
  const change = isOther ? 'changed' : (name ?? 'same')
  const changes = change === 'same' ? 0 : 1
  return { ...ofValue({ kind: 'file' }, sides, spot), change, changes }
}
