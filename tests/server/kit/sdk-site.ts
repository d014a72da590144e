import { join } from 'node:path'
import type { CollectionBeforeChangeHook, CollectionConfig, GlobalConfig, Payload } from 'payload'
import { APIError } from 'payload'
import { plainPayload } from './plain-payload.ts'
import { publishedSdk } from './published-sdk.ts'
import { admin, serve } from './serve.ts'
import { aSite, users } from './site.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** What a client talks to: an address, and how to reach it. */
export interface SdkHost {
  baseURL: string
  fetch: typeof globalThis.fetch
  payload: Payload
  close: () => Promise<unknown>
}

const localized = true

const refuseClosed: CollectionBeforeChangeHook = ({ originalDoc, data }) => {
  if (originalDoc?.code === 'closed') throw new APIError('This place is closed.', 409)
  return data
}

const collections = (): CollectionConfig[] => [
  {
    slug: 'authors',
    fields: [
      { name: 'name', type: 'text', required: true },
      { name: 'home', type: 'text' },
      { name: 'posts', type: 'join', collection: 'posts', on: 'author' },
    ],
  },
  {
    slug: 'posts',
    trash: true,
    versions: { drafts: true },
    fields: [
      { name: 'title', type: 'text', required: true, localized },
      { name: 'views', type: 'number', min: 0 },
      { name: 'author', type: 'relationship', relationTo: 'authors' },
      { name: 'notes', type: 'array', fields: [{ name: 'text', type: 'text' }] },
      { name: 'words', type: 'text', hasMany: true },
    ],
  },
  {
    slug: 'places',
    fields: [
      { name: 'id', type: 'text' },
      { name: 'code', type: 'text', unique: true },
      { name: 'visited', type: 'date' },
      { name: 'owner', type: 'relationship', relationTo: ['authors', 'places'] },
    ],
    hooks: { beforeChange: [refuseClosed] },
  },
  { slug: 'apps', auth: { useAPIKey: true, disableLocalStrategy: true }, fields: [] },
  { slug: 'members', auth: { verify: true }, fields: [] },
  {
    slug: 'files',
    upload: { mimeTypes: ['text/plain'], staticDir: join(temporaryFolder('sdk-files'), 'files') },
    fields: [{ name: 'about', type: 'text' }],
  },
]

const globals = (): GlobalConfig[] => [
  {
    slug: 'settings',
    versions: { drafts: true },
    fields: [
      { name: 'motto', type: 'text', localized },
      { name: 'featured', type: 'relationship', relationTo: 'authors' },
    ],
  },
]

/** The same content behind Payload's own REST API, and behind this server. */
export const sdkHosts: Record<string, () => Promise<SdkHost>> = {
  'Payload itself': async () => {
    const { ask, close, payload } = await plainPayload({
      collections: collections(),
      globals: globals(),
    })
    return { baseURL: 'http://plain.example/api', fetch: ask, payload, close }
  },
  'this server': async () => {
    const server = await serve(
      aSite({
        accounts: { tokensInResponses: true },
        localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: true },
        collections: [users(), ...collections()],
        globals: globals(),
      }),
    )
    const { close, payload, port } = server
    return { baseURL: `http://127.0.0.1:${port}/api`, fetch, payload, close }
  },
}

/** The client of somebody who isn't signed in, and that of somebody who is. */
export async function signedInSdk({ baseURL, fetch }: SdkHost) {
  const PayloadSDK = await publishedSdk()
  const visitor = new PayloadSDK({ baseURL, fetch })
  const { token } = await visitor.login({ collection: 'users', data: admin })
  const headers = { Authorization: `JWT ${token}` }
  return { sdk: new PayloadSDK({ baseURL, fetch, baseInit: { headers } }), visitor }
}
