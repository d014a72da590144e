import { request } from 'node:http'
import { expect, test } from 'vitest'
import { openFront } from '../../cli/services/dev/front.ts'
import { serve } from './kit/serve.ts'
import { aSite } from './kit/site.ts'

/** Asked as by a page whose name was pointed here. */
const asked = (port: number, host: string, path = '/api/users', headers = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
      .on('error', reject)
      .end()
  })

test('PERM-2 a server answers to its own names, and to no other', async () => {
  const server = await serve(aSite(), {
    publicUrl: 'https://cms.example:8443',
    hosts: ['cms'],
    secret: 'long enough to sign sessions with, on any address',
  })
  const statusOf = async (host: string, path?: string) =>
    (await asked(server.port, host, path)).status

  for (const host of [
    'localhost:1',
    '127.0.0.1',
    '[::1]:1',
    'cms.example',
    'CMS:3000',
    '10.0.0.7',
  ]) {
    expect([host, await statusOf(host)]).toEqual([host, 403])
  }
  for (const host of ['evil.example', 'cms.example.evil.example', 'localhost.evil.example']) {
    for (const path of ['/api/users', '/admin', '/nowhere', '/']) {
      expect([host, path, await statusOf(host, path)]).toEqual([host, path, 421])
    }
  }
  expect(JSON.parse((await asked(server.port, 'evil.example')).text)).toMatchObject({
    code: 'request.unknownHost',
    details: { host: 'evil.example' },
  })
  expect(await statusOf('balancer.internal', '/healthz')).toBe(200)
  await server.close()
})

test('PERM-2 what a visitor writes for the proxy is no name of the server', async () => {
  const server = await serve(aSite(), { trustProxy: 1, hosts: ['site.example'] })
  const made = { 'x-forwarded-host': 'site.example' }

  expect((await asked(server.port, 'site.example', '/api/users', made)).status).toBe(403)
  expect((await asked(server.port, 'evil.example', '/api/users', made)).status).toBe(421)
  await server.close()
})

test('PERM-2 stateroom dev does so as well, and passes on by which name it was asked', async () => {
  const server = await serve(aSite(), { trustProxy: 1, hosts: ['tunnel.example'] })
  const front = await openFront({
    ...{ hostname: '127.0.0.1', port: 0, waiting: 'Starting.' },
    hosts: ['tunnel.example'],
    refusal: (host) => `Not ${host}.`,
  })
  front.passTo(server.port)
  const made = { 'x-forwarded-host': 'localhost' }

  expect((await asked(front.port, 'localhost')).status).toBe(403)
  expect((await asked(front.port, 'tunnel.example')).status).toBe(403)
  for (const path of ['/api/users', '/@stateroom/events', '/']) {
    const { status, text } = await asked(front.port, 'evil.example', path, made)
    expect([path, status, text]).toEqual([path, 421, 'Not evil.example.\n'])
  }
  await front.close()
  await server.close()
})
