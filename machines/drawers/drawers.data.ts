import type { DocumentId } from '#config-schema'
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
    unsaved: unsaved.filter((other) => !gone.includes(other)),
  }
}

export const withUnsaved = (context: DrawersContext, key: string): DrawersContext =>
  context.unsaved.includes(key) ? context : { ...context, unsaved: [...context.unsaved, key] }

export const withSettled = (context: DrawersContext, key: string): DrawersContext => ({
  ...context,
  unsaved: context.unsaved.filter((other) => other !== key),
})

export const withMade = (context: DrawersContext, key: string, id: DocumentId): DrawersContext => ({
  ...context,
  stack: context.stack.map((drawer) => (drawer.key === key ? { ...drawer, id } : drawer)),
})

/** It was opened to make a document, the document is there, and nothing more is to be saved. */
export function isDone(context: DrawersContext, key: string): boolean {
  const top = topOf(context)
  return top?.key === key && top.id !== null && top.closesWhenMade && !context.unsaved.includes(key)
}

export const isAmong = ({ stack }: DrawersContext, key: string): boolean =>
  stack.some((drawer) => drawer.key === key)
