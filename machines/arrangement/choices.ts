import type { ArrangementContext, Choice } from './arrangement.types.ts'

/** Every part that there is, in order: as the address says, else the person, else the config. */
export function choices({ offered, standard, asked, preferred }: ArrangementContext): Choice[] {
  const wanted = known(asked, offered) ?? known(preferred, offered) ?? standard.map(shown)
  const named = new Set(wanted.map(({ accessor }) => accessor))
  const others = offered.filter((accessor) => !named.has(accessor))
  return [...wanted, ...others.map((accessor) => ({ accessor, active: false }))]
}

/** What is still there of a choice; null where nothing would be shown. */
function known(
  wanted: readonly Choice[] | null,
  offered: readonly string[],
): readonly Choice[] | null {
  const there = (wanted ?? []).filter(
    ({ accessor }, index) =>
      offered.includes(accessor) &&
      wanted!.findIndex((choice) => choice.accessor === accessor) === index,
  )
  return there.some(({ active }) => active) ? there : null
}

const shown = (accessor: string): Choice => ({ accessor, active: true })

export const withActive = (
  before: readonly Choice[],
  accessor: string,
  active: boolean,
): readonly Choice[] =>
  before.map((choice) => (choice.accessor === accessor ? { accessor, active } : choice))

export function withMoved(before: readonly Choice[], from: number, to: number): readonly Choice[] {
  const moved = before[from]
  return moved ? before.toSpliced(from, 1).toSpliced(to, 0, moved) : before
}
