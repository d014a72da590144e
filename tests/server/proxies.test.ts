import { expect, test } from 'vitest'
import type { ProxyTrust } from '../../server/host/trusted-proxies.ts'
import { asSeenByProxy } from '../../server/host/trusted-proxies.ts'
import { serve } from './kit/serve.ts'
import { aSite } from './kit/site.ts'

function seen(trust: ProxyTrust, headers: Record<string, string>, peer = '10.0.0.1') {
  const request = new Request('http://127.0.0.1:3000/admin', { headers })
  Object.defineProperty(request, 'ip', { value: peer, configurable: true })
  const { ip, url } = asSeenByProxy(request, trust) as { ip?: string; url: string }
  return { ip, url }
}

const forwarded = (list: string) => ({ 'x-forwarded-for': list })

test.each<[string, ProxyTrust, string, string]>([
  ['nobody is trusted', 0, '1.1.1.1', '10.0.0.1'],
  ['one proxy', 1, '1.1.1.1', '1.1.1.1'],
  ['one proxy, and what the visitor wrote', 1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['two proxies', 2, '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
  ['more proxies than came', 3, '1.1.1.1', '1.1.1.1'],
  ['proxies by address', ['10.0.0.1', '10.0.0.2'], '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
  ['an address that is none of a proxy', ['10.0.0.9'], '6.6.6.6', '10.0.0.1'],
  ['only proxies', ['10.0.0.1', '10.0.0.2'], '10.0.0.2', '10.0.0.2'],
  ['nothing forwarded', 1, '', '10.0.0.1'],
])('PERM-2 the visitor’s address, with %s', (_what, trust, list, address) => {
  expect(seen(trust, forwarded(list)).ip).toBe(address)
})

test('a proxy of IPv4 is known by its plain address', () => {
  expect(seen(['10.0.0.1'], forwarded('::ffff:1.1.1.1'), '::ffff:10.0.0.1').ip).toBe('1.1.1.1')
})

test.each([
  ['1.1.1.1:4711', '1.1.1.1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[::ffff:1.1.1.1]:4711', '1.1.1.1'],
  ['2001:db8::4711', '2001:db8::4711'],
])('18.10 PERM-2 an address that a proxy tells with a port, %s, is %s', (told, address) => {
  expect(seen(1, forwarded(told)).ip).toBe(address)
})

test('the site’s address is the one that the nearest trusted proxy was asked by', () => {
  const told = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example, site.example' }
  expect(seen(1, { ...forwarded('1.1.1.1'), ...told }).url).toBe('https://site.example/admin')
  expect(seen(0, told).url).toBe('http://127.0.0.1:3000/admin')
  expect(seen(1, { 'x-forwarded-host': 'a b/c' }).url).toBe('http://127.0.0.1:3000/admin')
})

test('18.10 PERM-2 nobody gets more calls by writing addresses', async () => {
  const server = await serve(aSite(), { trustProxy: 1, limits: { signInsPerMinute: 3 } })
  const statuses: number[] = []
  for (let call = 1; call <= 5; call += 1) {
    const headers = forwarded(`6.6.6.${call}, 1.1.1.1`)
    statuses.push((await server.send('POST', '/api/users/login', {}, headers)).status)
  }
  expect(statuses.slice(3)).toEqual([429, 429])
  const other = await server.send('POST', '/api/users/login', {}, forwarded('1.1.1.2'))
  expect(other.status).not.toBe(429)
  await server.close()
})
