import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer, openTab, standInForBrowser } from './kit.ts'

const post = { collectionSlug: 'posts', id: 1 }
const posts = { documents: [], collections: ['posts'] }
const one = { documents: [{ ...post, activity: 'viewing' as const }], collections: [] }
const present = {
  type: 'present' as const,
  document: post,
  people: [
    {
      who: { id: 2, collection: 'users', title: 'Ann' },
      isMe: false,
      activity: 'viewing' as const,
    },
  ],
}

let count = 0
let name = ''

beforeEach(() => {
  standInForBrowser()
  count += 1
  name = `stateroom-live /api users/${count}`
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('LOCK-6 the one stream of a browser', () => {
  test('two tabs share one connection, and both hear what it tells', async () => {
    const server = fakeServer()
    const [first, second] = [openTab(server, name), openTab(server, name)]
    first.line.show(posts)
    await expect.poll(() => server.said).toHaveLength(1)
    second.line.show(one)
    await expect.poll(() => server.said.at(-1)).toMatchObject({ ...posts, ...both })
    server.tell(present, '7')

    await expect.poll(() => second.heard).toEqual([present])
    expect(first.heard).toEqual([present])
    expect(server.connections).toHaveLength(1)
    first.leave()
    second.leave()
  })

  test('a tab that comes later is told who is here already', async () => {
    const server = fakeServer()
    const [first, second] = [openTab(server, name), openTab(server, name)]
    first.line.show(one)
    await expect.poll(() => server.open()).toBe(1)
    server.tell(present)
    second.line.show(one)
    await expect.poll(() => second.heard).toEqual([present])
    first.leave()
    second.leave()
  })

  test('when the tab that leads is gone another one goes on where it stood', async () => {
    const server = fakeServer()
    const [first, second] = [openTab(server, name), openTab(server, name)]
    first.line.show(posts)
    await expect.poll(() => server.open()).toBe(1)
    second.line.show(one)
    await expect.poll(() => server.said.at(-1)).toMatchObject(both)
    server.tell(present, '7')
    await expect.poll(() => second.heard).toHaveLength(1)

    first.leave()
    await expect.poll(() => server.connections).toHaveLength(2)
    const [before, after] = server.connections
    expect(after).toEqual({ stream: before?.stream, lastId: '7' })
    await expect.poll(() => server.said.at(-1)).toMatchObject(one)
    second.leave()
  })

  test('a stream that is cut every second is taken up again ever more slowly, and nothing is lost', async () => {
    vi.useFakeTimers()
    const server = fakeServer()
    const tab = openTab(server, name)
    tab.line.show(one)
    await vi.advanceTimersByTimeAsync(0)
    const waits: number[] = []
    for (const id of ['1', '2', '3', '4', '5', '6']) {
      server.tell({ type: 'missed' }, id)
      const begun = server.connections.length
      await vi.advanceTimersByTimeAsync(1000)
      server.cut()
      let waited = 0
      for (; server.connections.length === begun; waited += 1000) {
        await vi.advanceTimersByTimeAsync(1000)
      }
      waits.push(waited)
      expect(server.connections.at(-1)).toMatchObject({ lastId: id })
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
    tab.leave()
  })

  test('whoever signs out has no connection any more', async () => {
    const server = fakeServer()
    const tab = openTab(server, name)
    tab.line.show(one)
    await expect.poll(() => server.open()).toBe(1)
    tab.leave()
    expect(server.open()).toBe(0)
  })

  test('without Web Locks nobody connects, and nobody is said to be here', async () => {
    vi.stubGlobal('navigator', {})
    const server = fakeServer()
    const tab = openTab(server, name)
    tab.line.show(one)
    await expect.poll(() => tab.heard).toEqual([{ type: 'lost' }])
    expect(server.connections).toEqual([])
    tab.leave()
  })
})

const both = { documents: [expect.objectContaining(post)] }
