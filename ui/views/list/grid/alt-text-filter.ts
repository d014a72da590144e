import type { Where } from '#machines/filter'

type Test = Where['or'][number]['and'][number]

/** Pictures without alternative text, among what is shown; a text that was deleted may be stored as empty. */
export function withoutAltText(where: Where | null, field: string): Where {
  const groups = where?.or ?? [{ and: [] }]
  return {
    or: groups.flatMap(({ and }) =>
      lacking(field).map((test) => ({ and: [...and, test, isPicture] })),
    ),
  }
}

/** The filter before; null: of none. */
export function withAnyAltText(where: Where, field: string): Where | null {
  const ours = [...lacking(field), isPicture].map(written)
  const groups = where.or.map(({ and }) => ({
    and: and.filter((test) => !ours.includes(written(test))),
  }))
  const others = groups.filter(
    (group, index) =>
      group.and.length > 0 && groups.findIndex((one) => written(one) === written(group)) === index,
  )
  return others.length > 0 ? { or: others } : null
}

export const isWithoutAltText = (where: Where | null, field: string): boolean =>
  where?.or.every(({ and }) => {
    const tests = and.map(written)
    return (
      tests.includes(written(isPicture)) &&
      lacking(field).some((test) => tests.includes(written(test)))
    )
  }) ?? false

const isPicture: Test = { mimeType: { contains: 'image/' } }

const lacking = (field: string): readonly Test[] => [
  { [field]: { exists: 'false' } },
  { [field]: { equals: '' } },
]

const written = (value: unknown): string => JSON.stringify(value)
