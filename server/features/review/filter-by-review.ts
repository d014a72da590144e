import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
  Where,
} from 'payload'
import { isRecord } from '#contracts/is-record'
import type { Review, ReviewState } from '#contracts/review'
import { reviewFilterField, reviewStates } from '#contracts/review'
import { mayUsePanel } from '../../kit/may-use-panel.ts'
import { idAsKept } from '../../kit/possible-id.ts'
import { askedOfAbout } from '../comments/kept-comments.ts'
import { entityOfCollection, lastSteps } from './kept-steps.ts'
import { kindsLeaving } from './review-state.ts'

/** Adds to what a list of drafts can be filtered by: how far the review of each is. */
export const filterByReview = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), translateReview],
  },
})

/** Payload refuses what it does not know, and so the filter of whoever is told nothing of reviews. */
const translateReview: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const isOfDrafts = operation === 'read' && 'draft' in args && args.draft
  if (!isOfDrafts || !('where' in args) || !args.where || !namesReview(args.where)) return args
  if (!(await mayUsePanel(req))) return args
  return { ...args, where: await translated(req, collection.slug, args.where) }
}

const namesReview = (where: Where): boolean =>
  Object.entries(where).some(
    ([path, condition]) =>
      path === reviewFilterField || (Array.isArray(condition) && condition.some(namesReview)),
  )

async function translated(req: PayloadRequest, slug: string, where: Where): Promise<Where> {
  const conditions: Where[] = []
  for (const [path, condition] of Object.entries(where)) {
    if (path === reviewFilterField && isRecord(condition)) {
      for (const [operator, value] of Object.entries(condition)) {
        conditions.push(await whereOf(req, slug, operator, value))
      }
    } else if (Array.isArray(condition)) {
      const within = []
      for (const inner of condition) within.push(await translated(req, slug, inner))
      conditions.push({ [path]: within })
    } else {
      conditions.push({ [path]: condition })
    }
  }
  return conditions.length === 1 ? conditions[0]! : { and: conditions }
}

async function whereOf(
  req: PayloadRequest,
  slug: string,
  operator: string,
  value: unknown,
): Promise<Where> {
  const wanted = wantedBy(operator, value)
  if (!wanted) return { [reviewFilterField]: { [operator]: value } } as Where
  // Those without a review are not found by what they have.
  const isNone = wanted.includes('none')
  const looked = reviewStates.filter((state) => wanted.includes(state) !== isNone)
  const ids = await idsIn(req, slug, looked)
  if (ids.length === 0) return isNone ? {} : nothing
  return { id: { [isNone ? 'not_in' : 'in']: ids } }
}

const nothing: Where = {
  and: [{ _status: { equals: 'draft' } }, { _status: { equals: 'published' } }],
}

function wantedBy(operator: string, value: unknown): readonly Review['state'][] | null {
  const named = (Array.isArray(value) ? value : String(value).split(',')) as readonly unknown[]
  const all = ['none', ...reviewStates] as const
  switch (operator) {
    case 'equals':
    case 'in':
      return all.filter((state) => named.includes(state))
    case 'not_equals':
    case 'not_in':
      return all.filter((state) => !named.includes(state))
    default:
      return null
  }
}

/** The documents of a collection whose review is in one of these states. */
async function idsIn(
  req: PayloadRequest,
  slug: string,
  states: readonly ReviewState[],
): Promise<(string | number)[]> {
  if (states.length === 0) return []
  const steps = await lastSteps(req, {
    and: [
      { entity: { equals: entityOfCollection(slug) } },
      { kind: { in: states.flatMap(kindsLeaving) } },
    ],
  })
  return steps.flatMap(({ about }) => {
    const { id } = askedOfAbout(about) ?? {}
    return id === undefined ? [] : [idAsKept(req.payload, slug, id)]
  })
}
