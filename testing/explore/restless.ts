import type { AnyMachineSnapshot } from 'xstate'
import type { Arrow } from '../chart/arrows.ts'
import { placesOf } from '../chart/states.ts'
import { ModelError } from '../model-error.ts'

/** How many steps a machine may take by itself after one from outside. */
export const mostByItself = 1000

/** A machine goes on by itself without end: says which arrows lead in a circle. */
export const restless = (snapshot: AnyMachineSnapshot, fired: readonly Arrow[]): ModelError =>
  new ModelError(
    'chart.endless',
    `${snapshot.machine.id} never comes to rest in ${placesOf(snapshot).join(' and ')}: its arrows set each other off in a circle (${circleIn(fired).join(', ')}). Give one of them a guard that ends it.`,
  )

/** The arrows since the last one fired before. */
function circleIn(fired: readonly Arrow[]): string[] {
  const ids = fired.map(({ id }) => id)
  const before = ids.lastIndexOf(ids.at(-1) ?? '', -2)
  return ids.slice(before + 1)
}
