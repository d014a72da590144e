import type { Tab } from '../world/tab.ts'
import type { Visit } from '../world/visit.ts'
import type { World } from '../world/world.ts'

export type Action = (world: World) => unknown

export function someTab({ dice, tabs }: World): Tab | undefined {
  return tabs.length === 0 ? undefined : dice.oneOf(tabs)
}

export function onTab(does: (world: World, tab: Tab) => unknown): Action {
  return (world) => {
    const tab = someTab(world)
    return tab && does(world, tab)
  }
}

export function onVisit(does: (world: World, visit: Visit) => unknown): Action {
  return onTab((world, { top }) => (top?.isOpen ? does(world, top) : undefined))
}

export function onForm(does: (world: World, visit: Visit) => unknown): Action {
  return onVisit((world, visit) => (visit.mayType ? does(world, visit) : undefined))
}
