import { assign, emit, setup } from 'xstate'
import type { DocumentId } from '#contracts/documents'
import type { UnsavedWork } from '#machines/navigation'
import {
  closeQuestion,
  isAmong,
  isDone,
  nothingOpen,
  opened,
  topOf,
  withMade,
  without,
  withSettled,
  withWork,
} from './drawers.data.ts'
import type { DrawersContext, DrawersEmitted, DrawersEvent } from './drawers.types.ts'

export interface Named {
  key: string
}

export interface Made extends Named {
  id: DocumentId
}

/** The words of the drawers: what they know, hear and tell. */
export const drawersSetup = setup({
  types: {} as {
    context: DrawersContext
    events: DrawersEvent
    emitted: DrawersEmitted
  },
  guards: {
    leavesWork: ({ context }) => closeQuestion(context).count > 0,
    canSave: ({ context }) => closeQuestion(context).saveAs !== null,
    isOpen: ({ context }, { key }: Named) => isAmong(context, key),
    isAnother: ({ context }, { key }: Named) => !isAmong(context, key),
    isTop: ({ context }, { key }: Named) => topOf(context)?.key === key,
    isDoneWhenSettled: ({ context }, { key }: Named) => isDone(withSettled(context, key), key),
    isDoneWhenMade: ({ context }, { key, id }: Made) => isDone(withMade(context, key, id), key),
    isEmpty: ({ context }) => context.stack.length === 0,
  },
  actions: {
    open: assign(({ context, event }) =>
      event.type === 'user.open' ? opened(context, event.drawer) : {},
    ),
    closeTop: assign(({ context }) => without(context, topOf(context)?.key ?? '')),
    close: assign(({ context }, { key }: Named) => without(context, key)),
    closeAll: assign(nothingOpen),
    countUnsaved: assign(({ context }, work: UnsavedWork) => withWork(context, work)),
    discountUnsaved: assign(({ context }, { key }: Named) => withSettled(context, key)),
    name: assign(({ context }, { key, id }: Made) => withMade(context, key, id)),
    wantSave: emit(
      ({ context }): DrawersEmitted => ({ type: 'saveWanted', key: topOf(context)?.key ?? '' }),
    ),
    tellMade: emit(
      ({ context }, { key, id }: Made): DrawersEmitted => ({
        type: 'made',
        key,
        slug: context.stack.find((drawer) => drawer.key === key)?.slug ?? '',
        id,
      }),
    ),
  },
})
