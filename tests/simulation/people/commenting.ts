import type { Thread } from '#contracts/comments'
import type { Target } from '#machines/comments'
import { isUnsent, targetKey } from '#machines/comments'
import { newId } from '../../../ui/fields/kit/new-id.ts'
import type { StepName } from '../story/steps.ts'
import type { Visit } from '../world/visit.ts'
import type { World } from '../world/world.ts'
import type { Action } from './who.ts'
import { onVisit } from './who.ts'

/** What people do with comments beside a document. */
export const commenting = {
  comment: onVisit((world, visit) => {
    const target = someTarget(world, visit)
    if (!target) return
    write(world, visit, target)
    if (world.dice.chance(0.7)) sendOne(world, visit, target)
  }),
  sendComment: onVisit((world, visit) => {
    const drafts = visit.comments?.getSnapshot().context.drafts ?? []
    if (drafts.length > 0) sendOne(world, visit, world.dice.oneOf(drafts).to)
  }),
  discardComment: onVisit((world, visit) => {
    const drafts = visit.comments?.getSnapshot().context.drafts ?? []
    if (drafts.length > 0) discard(world, visit, world.dice.oneOf(drafts).to)
  }),
  resolveThread: onVisit((world, visit) => {
    const threads = threadsOf(visit)
    if (threads.length === 0) return
    const { id, resolved } = world.dice.oneOf(threads)
    world.story.tell(`${visit.tab.name}: ${resolved ? 'reopens' : 'resolves'} ${id}`)
    visit.comments?.send({ type: 'user.resolve', thread: id, isResolved: resolved === null })
  }),
  deleteComment: onVisit((world, visit) => {
    const all = threadsOf(visit).flatMap(({ comments, id }) =>
      comments
        .filter(({ isDeleted }) => !isDeleted)
        .map((one) => ({ thread: id, comment: one.id })),
    )
    if (all.length === 0) return
    const one = world.dice.oneOf(all)
    world.story.tell(`${visit.tab.name}: deletes ${one.comment}`)
    visit.comments?.send({ type: 'user.open' })
    visit.comments?.send({ type: 'user.delete', ...one })
    visit.comments?.send({ type: 'user.confirm' })
  }),
} satisfies Partial<Record<StepName, Action>>

/** Sends what is left, or lets go of what has no thread any more. Whether there is more to do. */
export function tendComments(world: World, visit: Visit): boolean {
  const state = visit.comments?.getSnapshot()
  if (!state || !visit.isOpen || isGone(visit)) return false
  if (state.matches({ list: 'unread' })) {
    visit.comments?.send({ type: 'user.retry' })
    return true
  }
  const draft = state.context.drafts.find(isUnsent)
  if (!draft) return false
  if (draft.problem && lost.includes(draft.problem.code)) discard(world, visit, draft.to)
  else sendOne(world, visit, draft.to)
  return true
}

const isGone = ({ opened }: Visit): boolean =>
  opened.document.getSnapshot().matches({ open: { settled: 'gone' } })

const lost: readonly string[] = ['comment.gone', 'document.notFound', 'access.refused']

function someTarget({ dice }: World, visit: Visit): Target | null {
  const threads = threadsOf(visit)
  const mine = threads.flatMap(({ comments, id }) =>
    comments
      .filter(({ isDeleted, isMine }) => isMine && !isDeleted)
      .map((one): Target => ({ kind: 'edit', thread: id, comment: one.id })),
  )
  const replies = threads.map(({ id }): Target => ({ kind: 'reply', thread: id }))
  const begun: Target[] = [{}, { place: ['title'], locale: visit.locale }].map((anchor) => ({
    ...{ kind: 'thread', anchor },
  }))
  const kinds = [begun, replies, mine].filter((targets) => targets.length > 0)
  return dice.oneOf(dice.oneOf(kinds))
}

function write(world: World, visit: Visit, to: Target): void {
  const { comments } = visit
  if (!comments) return
  comments.send({ type: 'user.compose', to })
  const isThere = comments
    .getSnapshot()
    .context.drafts.some((draft) => targetKey(draft.to) === targetKey(to))
  if (!isThere) return
  const word = `k${world.nextId()}`
  world.story.tell(`${visit.tab.name}: writes ${word} (${targetKey(to)})`)
  world.edits += 1
  world.oracle.comments.types(visit, targetKey(to), word)
  comments.send({ type: 'user.type', to, text: word })
}

function sendOne(world: World, visit: Visit, to: Target): void {
  if (!visit.comments?.getSnapshot().can({ type: 'user.send', to, key: '' })) return
  world.story.tell(`${visit.tab.name}: sends ${targetKey(to)}`)
  world.oracle.comments.sends(visit, targetKey(to))
  visit.comments.send({ type: 'user.send', to, key: newId() })
}

function discard(world: World, visit: Visit, to: Target): void {
  if (!visit.comments?.getSnapshot().can({ type: 'user.discard', to })) return
  world.story.tell(`${visit.tab.name}: discards ${targetKey(to)}`)
  world.oracle.comments.discards(visit, targetKey(to))
  visit.comments.send({ type: 'user.discard', to })
}

const threadsOf = (visit: Visit): readonly Thread[] =>
  visit.comments?.getSnapshot().context.threads ?? []
