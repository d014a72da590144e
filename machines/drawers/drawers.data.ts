import type { DocumentId } from '#contracts/documents'
import type { LeaveQuestion, UnsavedWork } from '#machines/navigation'
import { leaveQuestion, withoutUnsaved, withUnsaved } from '#machines/navigation'
import type { DrawersContext, OpenDrawer } from './drawers.types.ts'

export const nothingOpen: DrawersContext = { stack: [], unsaved: [] }

export const topOf = ({ stack }: Pick<DrawersContext, 'stack'>): OpenDrawer | undefined =>
  stack.at(-1)

export const opened = (context: DrawersContext, drawer: OpenDrawer): DrawersContext => ({
  ...context,
  stack: [...context.stack, drawer],
})

/** The drawer goes, and whatever stands on it. */
export function without({ stack, unsaved }: DrawersContext, key: string): DrawersContext {
  const index = stack.findIndex((drawer) => drawer.key === key)
  const gone = index < 0 ? [] : stack.slice(index).map((drawer) => drawer.key)
  return {
    stack: index < 0 ? stack : stack.slice(0, index),
    unsaved: unsaved.filter(({ key: other }) => !gone.includes(other)),
  }
}

export const withWork = (context: DrawersContext, work: UnsavedWork): DrawersContext => ({
  ...context,
  unsaved: withUnsaved(context.unsaved, work),
})

export const withSettled = (context: DrawersContext, key: string): DrawersContext => ({
  ...context,
  unsaved: withoutUnsaved(context.unsaved, key),
})

export const withMade = (context: DrawersContext, key: string, id: DocumentId): DrawersContext => ({
  ...context,
  stack: context.stack.map((drawer) => (drawer.key === key ? { ...drawer, id } : drawer)),
})

/** It was opened to make a document, the document is there, and nothing more is to be saved. */
export function isDone(context: DrawersContext, key: string): boolean {
  const top = topOf(context)
  return (
    top?.key === key && top.id !== null && top.closesWhenMade && workOf(context, key).length === 0
  )
}

const workOf = ({ unsaved }: DrawersContext, drawer: string): UnsavedWork[] =>
  unsaved.filter(({ key }) => key === drawer)

/** The question about closing the topmost. */
export const closeQuestion = (context: DrawersContext): LeaveQuestion =>
  leaveQuestion(workOf(context, topOf(context)?.key ?? ''))

export const isAmong = ({ stack }: DrawersContext, key: string): boolean =>
  stack.some((drawer) => drawer.key === key)
