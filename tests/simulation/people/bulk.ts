import { nameOf } from '../server/model-server.ts'
import type { BulkDesk } from '../world/bulk-desk.ts'
import type { Tab } from '../world/tab.ts'
import type { World } from '../world/world.ts'

/** Somebody changes many documents at once, or goes on with it: a step at a time, so that much comes between. */
export async function changeMany(world: World, tab: Tab): Promise<void> {
  const desk = tab.desk ?? tab.openDesk(world.dice.oneOf(['pages', 'articles']))
  if (!desk) return
  goOn(world, tab, desk)
  await world.pass(world.dice.below(250))
  const { actor } = desk
  if (desk.isGone || !actor.getSnapshot().matches('asking')) return
  // Most people confirm at once what they are asked.
  const isWorthIt = actor.getSnapshot().can({ type: 'user.confirm' })
  actor.send({ type: isWorthIt ? 'user.confirm' : 'user.cancel' })
  await world.pass(world.dice.below(100))
}

function goOn(world: World, tab: Tab, desk: BulkDesk): unknown {
  const { dice, story } = world
  const { actor } = desk
  const state = actor.getSnapshot()
  const send = (event: Parameters<typeof actor.send>[0]) => {
    story.tell(`${tab.name}: ${event.type} of a change of many`)
    actor.send(event)
  }
  if (state.matches('idle')) return begin(world, tab, desk)
  if (state.matches('waiting'))
    return send({ type: dice.chance(0.9) ? 'user.resume' : 'user.stop' })
  if (state.matches('unseen')) return send({ type: 'user.retry' })
  if (state.matches('running') && dice.chance(0.3)) return send({ type: 'user.pause' })
  if (!state.matches('finished')) return
  const isAgain = dice.chance(0.6) && state.can({ type: 'user.retry' })
  send({ type: isAgain ? 'user.retry' : 'user.close' })
}

/** What a reload has interrupted goes first. */
function begin(world: World, tab: Tab, desk: BulkDesk): unknown {
  const { dice, server, story } = world
  const { person, slug } = desk
  const kept = [...tab.browser.storage.jobs.values()].find(
    ({ job, desk: at }) => at.isGone && job.person === person && job.slug === slug,
  )
  if (kept) {
    story.tell(`${tab.name}: finds a change of many ${slug} that was interrupted`)
    return desk.resume(kept)
  }
  world.addMore(slug)
  const ids = [...server.documents.values()].filter((one) => one.slug === slug).map(({ id }) => id)
  const kinds =
    slug === 'articles' ? (['edit', 'publish', 'unpublish'] as const) : (['edit'] as const)
  const kind = dice.oneOf(kinds)
  const locale = dice.oneOf(['en', 'en', 'de'])
  const data = { [dice.oneOf(['title', 'slug'])]: `m${world.nextId()}` }
  story.tell(
    `${tab.name}: ${nameOf(person)} asks to ${kind} ${ids.length} ${slug} ${kind === 'edit' ? JSON.stringify(data) : ''}`,
  )
  return desk.ask(
    {
      name: `bulk ${world.nextId()}`,
      person,
      slug,
      kind,
      data: kind === 'edit' ? data : {},
      locale,
    },
    ids,
  )
}
