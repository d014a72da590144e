import { decodeJwt } from 'jose'
import type { CollectionConfig, PayloadRequest, Where } from 'payload'
import { isRecord } from '#contracts/is-record'
import { mayUsePanel } from '../../kit/may-use-panel.ts'

type AfterLogin = NonNullable<NonNullable<CollectionConfig['hooks']>['afterLogin']>[number]

/** A person, as Payload refers to one who keeps preferences. */
export interface Owner {
  relationTo: string
  value: string | number
}

/** A sign-in keeps what the browser calls itself, so that people tell their sessions apart. */
export const noteDevices = (collection: CollectionConfig): CollectionConfig =>
  collection.auth
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          afterLogin: [...(collection.hooks?.afterLogin ?? []), noteDevice],
        },
      }
    : collection

const noteDevice: AfterLogin = async ({ collection, req, token, user }) => {
  const agent = req.headers.get('user-agent')
  const { sid } = decodeJwt<{ sid?: string }>(token)
  // Who may not use the panel has no preferences there, and doesn't read of sessions.
  if (sid === undefined || !agent || !(await mayUsePanel(req))) return
  const owner = { relationTo: collection.slug, value: user.id }
  const live = Array.isArray(user.sessions)
    ? user.sessions.map(({ id }: { id: string }) => keyOf(id))
    : []
  await req.payload.db.deleteMany({
    collection: preferences,
    req,
    where: {
      and: [
        ...ownedBy(owner),
        { key: { not_in: live } },
        // Of two sign-ins at one moment neither knows the other's session.
        { createdAt: { less_than: new Date(Date.now() - 60_000).toISOString() } },
      ],
    },
  })
  await req.payload.db.create({
    collection: preferences,
    req,
    data: { key: keyOf(sid), user: owner, value: { agent: agent.slice(0, longestAgent) } },
  })
}

/** What the browsers of these sessions called themselves, by the session's id, as far as it's known. */
export async function devicesOf(
  req: PayloadRequest,
  owner: Owner,
): Promise<ReadonlyMap<string, string>> {
  const { docs } = await req.payload.db.find<{ key: string; value: unknown }>({
    collection: preferences,
    req,
    where: { and: ownedBy(owner) },
    pagination: false,
    limit: 0,
  })
  return new Map(
    docs.flatMap(({ key, value }) =>
      isRecord(value) && typeof value.agent === 'string'
        ? [[key.slice(prefix.length), value.agent] as const]
        : [],
    ),
  )
}

const ownedBy = ({ relationTo, value }: Owner): Where[] => [
  { 'user.relationTo': { equals: relationTo } },
  { 'user.value': { equals: value } },
  { key: { like: prefix } },
]

const preferences = 'payload-preferences'
const prefix = 'stateroom-device-'
const keyOf = (session: string): string => `${prefix}${session}`

/** Characters: those of browsers have less than 200. */
const longestAgent = 300
