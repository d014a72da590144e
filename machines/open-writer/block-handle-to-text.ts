import type { BlockHandleActor } from '#machines/block-handle'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { BlockHandleWork } from './open-writer.types.ts'

/** The handle follows pointer and caret; what is chosen in its menu or dropped happens in the text. */
export function blockHandleToText(
  handle: BlockHandleActor,
  work: BlockHandleWork,
  toggleFold: (heading: string) => void,
): End {
  const endHeard = endAll(
    handle.on('asked', ({ block, action }) =>
      action === 'toggleFold' ? toggleFold(block) : work.act(block, action),
    ),
    handle.on('turned', ({ block, style }) => work.turn(block, style)),
    handle.on('moved', ({ block, drop }) => work.move(block, drop)),
    handle.on('left', () => work.leave()),
    handle.subscribe((state) => {
      if (state.matches({ shown: 'menu' })) work.opened()
    }),
  )
  const end = work.hear(handle)
  return () => {
    end()
    endHeard()
    // No drag and no menu outlives what could be edited.
    handle.send({ type: 'user.cancel' })
    handle.send({ type: 'user.closeMenu' })
    handle.send({ type: 'page.selected', block: null })
  }
}
