import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLinks, isPublicUrl } from '../../server/features/preflight/link-checker.ts'

const asked: string[] = []
let running = 0
let mostAtOnce = 0
const site = createServer(async (request: IncomingMessage, response) => {
  const { method, url = '', headers } = request
  asked.push(`${method} ${url}${headers.range ? ` ${headers.range}` : ''}`)
  running += 1
  mostAtOnce = Math.max(mostAtOnce, running)
  response.on('close', () => {
    running -= 1
  })
  const [, status = '200', then] = /^\/(\d+)(?:-(\d+))?/.exec(url) ?? []
  if (url.startsWith('/to-private')) response.writeHead(302, { location: 'http://10.0.0.1/' })
  else if (url.startsWith('/loop')) response.writeHead(302, { location: '/loop' })
  else response.writeHead(Number(method === 'GET' && then ? then : status))
  response.end()
})
let origin: string
const local = {
  dispatcher: new Agent(),
  mayAsk: (url: URL) => url.origin === origin,
}

beforeAll(async () => {
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => site.close())

const verdict = async (path: string) =>
  (await checkLinks([`${origin}${path}`], local)).get(`${origin}${path}`)

describe('20.10 links to other sites', () => {
  test.each([
    ['/200', 'good'],
    ['/404', 'broken'],
    ['/410', 'broken'],
    ['/429', 'unchecked'],
    ['/503', 'unchecked'],
    ['/405-200', 'good'],
    ['/403-404', 'broken'],
    ['/501-206', 'good'],
    ['/403-403', 'unchecked'],
    ['/to-private', 'unchecked'],
    ['/loop', 'unchecked'],
  ] as const)('%s is %s', async (path, expected) => {
    expect(await verdict(path)).toBe(expected)
  })

  test('a page that refuses HEAD is asked for one byte', () => {
    expect(asked).toContain('GET /405-200 bytes=0-0')
    expect(asked.filter((line) => line.includes('/404'))).toEqual(
      ['HEAD /404', 'HEAD /403-404', 'GET /403-404 bytes=0-0'].filter((line) =>
        line.includes('/404'),
      ),
    )
  })

  test('a host is asked one page at a time', async () => {
    mostAtOnce = 0
    await checkLinks(
      Array.from({ length: 5 }, (_, index) => `${origin}/200?${index}`),
      local,
    )
    expect(mostAtOnce).toBe(1)
  })

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://①②⑦.0.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.1.2.3/',
    'http://192.168.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://[fec0::1]/',
    'http://[64:ff9b:1::1]/',
    'http://example.com:8080/',
    'http://user@example.com/',
    'ftp://example.com/',
    'data:text/html,x',
  ])('the server does not go to %s', (url) => {
    expect(isPublicUrl(new URL(url))).toBe(false)
  })

  test('a name that leads to this machine is not followed', async () => {
    const url = `${origin.replace('127.0.0.1', 'localhost')}/200-by-name`
    const verdicts = await checkLinks([url], { mayAsk: () => true })
    expect(verdicts.get(url)).toBe('unchecked')
    expect(asked.filter((line) => line.includes('by-name'))).toEqual([])
  })
})
