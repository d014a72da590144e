import { nameOf } from '../server/model-server.ts'
import type { ImportDesk } from '../world/import-desk.ts'
import type { ImportedLine } from '../world/jobs.ts'
import type { Tab } from '../world/tab.ts'
import type { World } from '../world/world.ts'

/** Somebody writes a file into a list, or goes on with it: a step at a time, so that much comes between. */
export async function importFile(world: World, tab: Tab): Promise<void> {
  const desk = tab.imports ?? tab.openImports(world.dice.oneOf(['pages', 'articles']))
  if (!desk) return
  // What was interrupted is found first.
  await world.pass(20)
  if (desk.isGone) return
  goOn(world, tab, desk)
  await world.pass(world.dice.below(250))
  const { actor } = desk
  if (desk.isGone) return
  // Most people confirm at once what they are asked.
  if (actor.getSnapshot().matches('matching')) actor.send({ type: 'user.look' })
  await world.pass(world.dice.below(250))
  if (desk.isGone || !actor.getSnapshot().matches('asking')) return
  const isWorthIt = actor.getSnapshot().can({ type: 'user.confirm' })
  actor.send({ type: isWorthIt ? 'user.confirm' : 'user.close' })
  await world.pass(world.dice.below(100))
}

function goOn(world: World, tab: Tab, desk: ImportDesk): unknown {
  const { dice, story } = world
  const { actor } = desk
  const state = actor.getSnapshot()
  const send = (event: Parameters<typeof actor.send>[0]) => {
    story.tell(`${tab.name}: ${event.type} of a file`)
    if (event.type === 'user.retry' && state.matches('finished') && desk.job)
      world.oracle.importBegins(desk.job)
    actor.send(event)
  }
  if (state.matches('idle')) return begin(world, tab, desk)
  if (state.matches('waiting'))
    return send({ type: dice.chance(0.9) ? 'user.resume' : 'user.stop' })
  if (state.matches('unseen')) return send({ type: 'user.retry' })
  if (state.matches('unread')) return send({ type: 'user.close' })
  if (state.matches('writing') && dice.chance(0.3)) return send({ type: 'user.pause' })
  if (!state.matches('finished')) return
  const isAgain = dice.chance(0.6) && state.can({ type: 'user.retry' })
  send({ type: isAgain ? 'user.retry' : 'user.close' })
}

function begin(world: World, tab: Tab, desk: ImportDesk): void {
  const { dice, oracle, server, story } = world
  const { person, slug } = desk
  world.addMore(slug)
  const ids = [...server.documents.values()].filter((one) => one.slug === slug).map(({ id }) => id)
  const locale = dice.oneOf(['en', 'en', 'de'])
  const columns = ['id', 'slug', locale === 'en' ? dice.oneOf(['title', 'title[de]']) : 'title']
  const word = () => `i${world.nextId()}`
  const lineOf = (id: number | null): ImportedLine => ({
    id,
    cells: { ...(id !== null && { id: String(id) }), slug: word(), [columns[2]!]: word() },
  })
  const some = ids.filter(() => dice.chance(0.6)).map(lineOf)
  const lines = [...some, ...Array.from({ length: dice.below(4) }, () => lineOf(null))]
  if (lines.length === 0) return
  const job = { name: `import ${world.nextId()}`, person, slug, columns, lines, locale }
  story.tell(
    `${tab.name}: ${nameOf(person)} imports ${lines.length} lines into ${slug} ${JSON.stringify(lines.map(({ cells }) => cells))}`,
  )
  oracle.importBegins(job)
  desk.choose(job)
}
