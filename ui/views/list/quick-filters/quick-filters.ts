import type { ClientCollection } from '#contracts/admin-config'
import { ownFilterField, personIn } from '#contracts/own-documents'
import { reviewFilterField } from '#contracts/review'
import type { TextKey } from '#locales'
import type { Where } from '#machines/filter'
import type { Reference } from '../../../client/summaries.ts'

/** A filter that is one press: a document has to have this value in this field. */
export interface QuickFilter {
  id: string
  field: string
  value: string
  label: TextKey
  /** Whose documents they are, where it asks for somebody's. */
  person?: Reference
  isOffered: (collection: ClientCollection) => boolean
}

const ofStatus = (
  status: 'draft' | 'changed' | 'scheduled',
  isOffered: QuickFilter['isOffered'],
): QuickFilter => ({
  id: status,
  field: '_status',
  value: status,
  label: `status.${status}`,
  isOffered,
})

/** All that there are; of those with the same field, one can be in force. */
const quickFilters: readonly QuickFilter[] = [
  {
    id: 'own',
    field: ownFilterField,
    value: 'true',
    label: 'list.quick.own',
    isOffered: ({ drafts }) => drafts?.authors === true,
  },
  ofStatus('draft', ({ drafts }) => drafts !== null),
  ofStatus('changed', ({ drafts }) => drafts !== null),
  ofStatus('scheduled', ({ drafts }) => drafts?.schedule === true),
  {
    id: 'inReview',
    field: reviewFilterField,
    value: 'inReview',
    label: 'review.state.inReview',
    isOffered: ({ review }) => review !== undefined,
  },
]

export const quickFiltersOf = (collection: ClientCollection): readonly QuickFilter[] =>
  quickFilters.filter(({ isOffered }) => isOffered(collection))

/** Those of somebody, where the filter asks for them: it can be taken away. */
export function personFiltersIn(where: Where | null): readonly QuickFilter[] {
  const tests = where?.or[0]?.and ?? []
  const quicks = tests.flatMap((test): QuickFilter[] => {
    const value = test[ownFilterField]?.equals
    const person = personIn(value)
    const facts = { id: 'by', field: ownFilterField, label: 'list.quick.by' } as const
    return person ? [{ ...facts, value: String(value), person, isOffered: () => true }] : []
  })
  return quicks.filter((quick) => isInForce(where, quick)).slice(0, 1)
}

type Test = Where['or'][number]['and'][number]

export const testOf = ({ field, value }: QuickFilter): Test => ({ [field]: { equals: value } })

const isTestOf = (test: Test, quick: QuickFilter): boolean =>
  Object.keys(test).length === 1 &&
  Object.keys(test[quick.field] ?? {}).length === 1 &&
  String(test[quick.field]?.equals) === quick.value

/** Whether all groups of the filter ask for it. */
export const isInForce = (where: Where | null, quick: QuickFilter): boolean =>
  where?.or.every(({ and }) => and.some((test) => isTestOf(test, quick))) === true

/** The filter without those that are in force; a group that asks for nothing besides lets all through. */
export function without(where: Where | null, quicks: readonly QuickFilter[]): Where | null {
  const gone = quicks.filter((quick) => isInForce(where, quick))
  const or = (where?.or ?? []).map(({ and }) => ({
    and: and.filter((test) => !gone.some((quick) => isTestOf(test, quick))),
  }))
  return or.length > 0 && or.every(({ and }) => and.length > 0) ? { or } : null
}

/** The filter after a press: without it where it is in force, else with it in place of those it excludes. */
export function pressed(
  where: Where | null,
  quick: QuickFilter,
  all: readonly QuickFilter[],
): Where | null {
  const rest = without(
    where,
    all.filter(({ field }) => field === quick.field),
  )
  if (isInForce(where, quick)) return rest
  const test = testOf(quick)
  return { or: rest?.or.map(({ and }) => ({ and: [...and, test] })) ?? [{ and: [test] }] }
}
