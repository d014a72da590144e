import { describe, expect, test } from 'vitest'
import { addressesBelow } from '../../../ui/kit/addresses.ts'
import { adminUrl } from '../../../ui/kit/admin-url.ts'

describe('17.16 NAV-1 the one builder of addresses', () => {
  test.each([
    [{ adminRoute: '/admin' }, '/admin'],
    [{ adminRoute: '/admin', path: '/collections/posts' }, '/admin/collections/posts'],
    [{ adminRoute: '/admin', basePath: '/cms', path: '/account' }, '/cms/admin/account'],
    [
      {
        serverURL: 'https://example.com',
        basePath: '/cms',
        adminRoute: '/admin',
        path: '/account',
      },
      'https://example.com/cms/admin/account',
    ],
    [{ adminRoute: '/' }, '/'],
    [{ adminRoute: '/', path: '/collections/posts' }, '/collections/posts'],
    [{ serverURL: 'https://example.com', adminRoute: '/' }, 'https://example.com/'],
  ])('%o is %s', (parts, address) => {
    expect(adminUrl(parts)).toBe(address)
  })

  test('serves every screen, whatever the admin route', () => {
    expect(addressesBelow('/').dashboard).toBe('/')
    expect(addressesBelow('/').global('settings')).toBe('/globals/settings')
    expect(addressesBelow('/admin').document('posts', 'a/b')).toBe('/admin/collections/posts/a%2Fb')
  })
})
