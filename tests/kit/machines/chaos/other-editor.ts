import type { DocumentData } from '#contracts/documents'
import { aLink } from '../document.ts'
import { differing } from './leaves.ts'
import type { World } from './world.ts'
import { linksOf } from './world.ts'

/** Somebody else, who has seen the latest version, saves a change. */
export function otherWrites(world: World): void {
  const { random, server, oracle, story } = world
  const before = server.data()
  const links = linksOf(before)
  const row = links[random.below(Math.max(1, links.length))]
  const word = world.word('theirs')
  const label = () => links.map((link) => (link === row ? { ...link, label: word } : link))
  const writes: (() => DocumentData)[] = [
    () => ({ title: word }),
    () => ({ slug: word }),
    () => ({ meta: { description: word } }),
    () => ({ links: label() }),
    () => ({ links: links.filter((link) => link !== row) }),
    () => ({ links: links.toSpliced(random.below(links.length + 1), 0, aLink(word)) }),
    () => ({ links: links.toReversed() }),
  ]
  server.write(random.oneOf(writes)())
  story.tell(`other: ${differing(before, server.data())}`)
  oracle.overwritten(before, server.data())
}
