import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openFront } from '../../cli/services/dev/front.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A server behind the front, which answers each request when it's told to. */
async function behind() {
  let answer = (_status: number) => {}
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.method ?? '')
    answer = (status) => response.writeHead(status).end('{"errors":[]}')
    server.emit('asked')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return {
    port: (server.address() as AddressInfo).port,
    isAsked: () => once(server, 'asked'),
    answer: (status: number) => answer(status),
  }
}

async function openedFront() {
  const front = await openFront({
    ...{ port: 0, hostname: '127.0.0.1', hosts: [] },
    ...{ waiting: 'It starts.', refusal: () => '' },
  })
  closing.push(front.close)
  const save = () => fetch(`http://127.0.0.1:${front.port}/api/posts/1`, { method: 'PATCH' })
  return { front, save }
}

test('33.4 a save that fails while the next server starts is to be tried again', async () => {
  const [{ front, save }, server] = [await openedFront(), await behind()]
  front.passTo(server.port)
  front.replace(true)
  const asked = server.isAsked()
  const saved = save()
  await asked
  server.answer(500)

  const { status, headers } = await saved
  expect([status, headers.get('retry-after')]).toEqual([503, '1'])
})

test('33.4 so is one that the server before answers when the next is there', async () => {
  const [{ front, save }, server, next] = [await openedFront(), await behind(), await behind()]
  front.passTo(server.port)
  const asked = server.isAsked()
  const saved = save()
  await asked
  front.passTo(next.port)
  server.answer(500)

  expect((await saved).status).toBe(503)
})

test('33.4 what a server refuses, and what fails while it stays, is passed on as it is', async () => {
  const [{ front, save }, server] = [await openedFront(), await behind()]
  front.passTo(server.port)
  for (const [isReplaced, status] of [
    [true, 400],
    [true, 200],
    [false, 500],
  ] as const) {
    front.replace(isReplaced)
    const asked = server.isAsked()
    const saved = save()
    await asked
    server.answer(status)
    expect((await saved).status).toBe(status)
  }
})
