import type { AnyStateMachine } from 'xstate'
import type { Arrow } from '../chart/arrows.ts'
import { arrowsOf } from '../chart/arrows.ts'
import { slotsOf } from '../chart/slots.ts'
import { pathOf } from '../chart/states.ts'
import type { WrittenState, WrittenTransition } from '../chart/written.ts'

/** One arrow, and where it is written. */
export interface Spot {
  arrow: Arrow
  written: WrittenTransition
  /** Writes another transition in its place, or none. */
  replace(root: WrittenState, other: WrittenTransition | null): void
}

export function spotsOf(machine: AnyStateMachine): Spot[] {
  const arrows = new Map(arrowsOf(machine).map((arrow) => [arrow.id, arrow]))
  const counts = new Map<string, number>()
  return slotsOf(machine).flatMap((slot) =>
    slot.candidates.flatMap((written, index): Spot[] => {
      const name = `${pathOf(slot.state)}|${slot.event}`
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      const arrow = arrows.get(`${name}|${count}`)
      if (arrow === undefined) return []
      return [
        {
          arrow,
          written,
          replace(root, other) {
            slot.write(root, slot.read(root).toSpliced(index, 1, ...(other ? [other] : [])))
          },
        },
      ]
    }),
  )
}
