import type { ArrangementContext, Choice } from './arrangement.types.ts'

/** Every part that there is, in order: as the address says, else the person, else the config. */
export function choices({
  offered,
  standard,
  unnamed,
  asked,
  preferred,
}: ArrangementContext): Choice[] {
  const chosen = known(asked, offered) ?? known(preferred, offered) ?? standard.map(shown)
  const wanted = unnamed === 'inPlace' ? withNewer(chosen, standard) : chosen
  const named = new Set(wanted.map(({ accessor }) => accessor))
  const others = offered.filter((accessor) => !named.has(accessor))
  return [...wanted, ...others.map((accessor) => ({ accessor, active: false }))]
}

/** What a choice does not know yet, each behind what it follows at first. */
const withNewer = (choice: readonly Choice[], standard: readonly string[]): readonly Choice[] =>
  standard.reduce((placed, accessor, index) => {
    if (placed.some((one) => one.accessor === accessor)) return placed
    const before = placed.findIndex((one) => one.accessor === standard[index - 1])
    return placed.toSpliced(before + 1, 0, shown(accessor))
  }, choice)

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
