// @module-tag slow
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const packages = inProject('tests/payload-packages/node_modules')
const published = (path: string) => import(pathToFileURL(join(packages, path)).href)

/** `@modelcontextprotocol/sdk`, as far as it's used here. It's installed on demand. */
interface Client {
  connect(transport: object): Promise<void>
  listTools(): Promise<{ tools: { name: string }[] }>
  callTool(asked: { name: string; arguments: object }): Promise<{ content: { text: string }[] }>
  close(): Promise<void>
}

const key = 'a-key-of-thirty-two-characters-00'

let server: TestServer
let client: Client

describe.skipIf(!existsSync(packages))('37.5 a client of the plugin for MCP', () => {
  beforeAll(async () => {
    const { mcpPlugin } = await published('@payloadcms/plugin-mcp/dist/index.js')
    const enabled = { find: true, create: true, update: true }
    server = await serve(
      aSite({
        plugins: [mcpPlugin({ collections: { posts: { enabled } } })],
        collections: [
          users(),
          {
            slug: 'posts',
            versions: { drafts: true },
            fields: [{ name: 'title', type: 'text', required: true, maxLength: 20 }],
          },
        ],
      }),
    )
    const data = { user: 1, enableAPIKey: true, apiKey: key, posts: enabled, label: 'A desk' }
    await server.payload.create({ collection: 'payload-mcp-api-keys', data } as never)
    client = await connected(key)
  })
  afterAll(async () => {
    await client?.close()
    await server?.close()
  })

  async function connected(apiKey: string): Promise<Client> {
    const at = '@modelcontextprotocol/sdk/dist/esm/client'
    const { Client: PublishedClient } = await published(`${at}/index.js`)
    const { StreamableHTTPClientTransport } = await published(`${at}/streamableHttp.js`)
    const one: Client = new PublishedClient({ name: 'a test', version: '1' })
    const headers = { Authorization: `Bearer ${apiKey}` }
    const address = new URL(`http://127.0.0.1:${server.port}/api/mcp`)
    await one.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }))
    return one
  }

  const call = async (name: string, asked: object) =>
    (await client.callTool({ name, arguments: asked })).content.map(({ text }) => text).join('\n')

  test('finds the tools that its key allows, and no other', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'createPosts',
      'findPosts',
      'updatePosts',
    ])
  })

  test('creates, finds and updates a document as the key’s person', async () => {
    await call('createPosts', { title: 'Tides' })
    expect(await call('findPosts', { where: '{"title":{"equals":"Tides"}}' })).toContain('Tides')
    const { docs } = await server.payload.find({ collection: 'posts' })
    await call('updatePosts', { id: docs[0]!.id, title: 'Low tide' })

    const cookie = await server.signIn(admin)
    const answer = await server.ask(`/api/posts/${docs[0]!.id}`, { headers: { cookie } })
    expect((await answer.json()).title).toBe('Low tide')
    const { totalDocs } = await server.payload.findVersions({ collection: 'posts' })
    expect(totalDocs).toBe(2)
  })

  test('reads why something was refused', async () => {
    expect(await call('createPosts', { title: 'Longer than twenty letters' })).toContain('Title')
  })

  test('is refused with a wrong key', async () => {
    await expect(connected('another-key-of-thirty-two-letters')).rejects.toThrow()
  })
})
