import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { processCookie, startBalancer } from './balancer.ts'

test('everybody is served by the first process, and whoever has the cookie by theirs', async () => {
  const origin = await balance(
    (_, response) => response.end('first'),
    (_, response) => response.end('second'),
  )

  const answers = [
    await fetch(origin),
    await fetch(origin, { headers: { cookie: `a=b; ${processCookie}=1` } }),
    await fetch(origin, { headers: { cookie: `${processCookie}=7` } }),
  ]
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    'first',
    'second',
    'first',
  ])
})

test('what is sent and answered stays as it is', async () => {
  const origin = await balance((request, response) => {
    response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] })
    response.write(`${request.method} ${request.url} ${request.headers.host} `)
    request.pipe(response)
  })

  const answer = await fetch(`${origin}/x?y=1`, { method: 'PUT', body: 'Hello' })
  expect(answer.status).toBe(201)
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await answer.text()).toBe(`PUT /x?y=1 ${new URL(origin).host} Hello`)
})

test('a stream is not held back, and ends for the process when its reader leaves', async () => {
  let left: Promise<unknown> | undefined
  const origin = await balance((_, response) => {
    response.write('now')
    left = once(response, 'close')
  })
  const leaving = new AbortController()

  const { body } = await fetch(origin, { signal: leaving.signal })
  const { value } = await body!.getReader().read()
  expect(new TextDecoder().decode(value)).toBe('now')
  leaving.abort()
  await left
})

test('a process that is gone is a bad gateway', async () => {
  const origin = await balance((_, response) => response.destroy())

  expect((await fetch(origin)).status).toBe(502)
})

/** A balancer before these processes; its address. */
async function balance(...processes: readonly RequestListener[]): Promise<string> {
  const ports = await Promise.all(processes.map(listen))
  const balancer = await startBalancer(ports)
  onTestFinished(balancer.close)
  return balancer.origin
}

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}
