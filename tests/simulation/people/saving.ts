import type { SaveIntent } from '#contracts/documents'
import { objections } from '#machines/document'
import type { Visit } from '../world/visit.ts'
import type { World } from '../world/world.ts'

export function save(world: World, visit: Visit): void {
  const hasDrafts = visit.context.hasDrafts
  const intents: readonly SaveIntent[] = hasDrafts
    ? ['draft', 'draft', 'draft', 'publish', 'unpublish']
    : ['save']
  ask(world, visit, world.dice.oneOf(intents))
}

/** A button that is not offered is not pressed. */
export function ask(world: World, visit: Visit, intent: SaveIntent): void {
  if (objections(visit.context, intent).length > 0) return
  const { document } = visit.opened
  if (!document.getSnapshot().can({ type: 'user.save', intent })) return
  world.story.tell(`${visit.tab.name}: ${intent === 'save' ? 'saves' : `saves to ${intent}`}`)
  world.oracle.asks(visit, intent)
  document.send({ type: 'user.save', intent })
}
