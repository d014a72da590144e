import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { baseHeader } from '#contracts/revisions'
import { rowsAt } from '#machines/document'
import { newId } from '../../../ui/fields/kit/new-id.ts'
import type { Person, StoredDocument } from '../server/model-server.ts'
import { keyOf, nameOf } from '../server/model-server.ts'
import type { ServerAnswer } from '../server/requests.ts'
import type { World } from '../world/world.ts'

export function someStored({ dice, more, server }: World) {
  const stored = [...server.documents.values()].filter((one) => !more.has(keyOf(one)))
  return stored.length === 0 ? undefined : dice.oneOf(stored)
}

/** Cid, who works over the API and always looks before he writes. */
export function apiWrites(world: World): void {
  const { dice } = world
  const stored = someStored(world)
  if (!stored) return
  const word = `c${world.nextId()}`
  const shown = askApi(world, 'GET', stored, null)?.body
  const links = isRecord(shown) ? rowsAt(shown as DocumentData, 'links') : []
  const index = dice.below(Math.max(1, links.length))
  const labelled = links.map((link, at) =>
    at === index && isRecord(link) ? { ...link, label: word } : link,
  )
  const row = { id: newId(), label: word }
  const changes: DocumentData[] = [
    { title: word },
    { slug: word },
    { meta: { keywords: word } },
    { meta: { description: word } },
    { links: labelled as Json },
    { links: links.filter((_, at) => at !== index) },
    { links: links.toSpliced(index, 0, row) },
  ]
  askApi(world, 'PATCH', stored, dice.oneOf(changes))
}

/** The newest is deleted, and another one made, which gets its number. */
export function apiReplaces(world: World): void {
  const { dice, more, server, story } = world
  const slug = dice.oneOf(['pages', 'articles'])
  const newest = [...server.documents.values()]
    .filter((one) => one.slug === slug)
    .toSorted((one, other) => other.id - one.id)[0]
  if (!newest || more.has(keyOf(newest))) return
  askApi(world, 'DELETE', newest, {})
  // Somebody holds its lock.
  if (server.documents.get(keyOf(newest)) === newest) return
  const title = `c${world.nextId()}`
  story.tell(`Cid: makes another of ${slug}, '${title}'`)
  server.handle({
    ...{ method: 'POST', path: `/${slug}`, query: {}, headers: {}, body: { title } },
    cookie: cidSignedIn(world),
  })
}

export const cidSignedIn = (world: World): string | null => signedIn(world, world.server.people[2]!)

function signedIn({ server }: World, { email, password }: Person): string | null {
  const { headers } = server.handle({
    ...{ method: 'POST', path: '/users/login', query: {}, headers: {}, cookie: null },
    body: { email, password },
  })
  return headers['set-cookie'] ?? null
}

/** A program that works in the name of whoever has the lock, so that it is not refused. */
export function askAsHolder(
  world: World,
  method: string,
  stored: StoredDocument,
  body: Json,
): ServerAnswer | undefined {
  return askApi(world, method, stored, body, world.server.lockOf(stored)?.holder)
}

export function askApi(
  world: World,
  method: string,
  stored: { slug: string; id: number } | undefined,
  body: Json,
  person: Person = world.server.people[2]!,
): ServerAnswer | undefined {
  const { server, story } = world
  const document = stored && server.documents.get(`${stored.slug}/${stored.id}`)
  if (!document) return undefined
  world.askedBy = null
  const cookie = signedIn(world, person)
  if (method !== 'GET') {
    story.tell(`${nameOf(person)}: ${method} ${stored.slug} ${stored.id} ${JSON.stringify(body)}`)
  }
  return server.handle({
    ...{ method, path: `/${stored.slug}/${stored.id}`, body },
    // Of another language he sees what is there, as the panel does.
    query: {
      draft: 'true',
      'fallback-locale': 'null',
      ...(world.dice.chance(0.2) && { locale: 'de' }),
    },
    headers: { [baseHeader]: new Date(document.latest.savedAt).toISOString() },
    cookie,
  })
}
