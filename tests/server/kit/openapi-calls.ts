import type { Payload } from 'payload'
import { admin } from './serve.ts'

/** One request to a site, by hand, as Payload documents its REST API. */
export interface Call {
  /** The operation of the description that it is. */
  id: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the API's address. */
  path: string
  body?: unknown
}

/** What the calls read of an answer. */
interface Answered {
  doc: { id: number }
  docs: [{ id: number }]
}

type Ask = (call: Call) => Promise<Answered>

/** Each operation of the site of `sdk-site.ts` once; every answer is looked at by `ask`. */
export async function callEverything(ask: Ask, payload: Payload): Promise<void> {
  await callDocuments(ask)
  await callVersions(ask)
  await callGlobal(ask)
  await callFiles(ask)
  await callAccounts(ask, payload)
}

async function callDocuments(ask: Ask): Promise<void> {
  const get = (id: string, path: string) => ask({ id, method: 'GET', path })
  const { doc: author } = await ask({
    id: 'authorsCreate',
    method: 'POST',
    path: '/authors',
    body: { name: 'Ada' },
  })
  const { doc: post } = await ask({
    id: 'postsCreate',
    method: 'POST',
    path: '/posts',
    body: { title: 'Tides', views: 3, author: author.id, words: ['sea'], notes: [{ text: 'x' }] },
  })
  await get('postsFind', '/posts?depth=1&where[title][equals]=Tides')
  await get('postsFindById', `/posts/${post.id}?depth=2`)
  await get('postsCount', '/posts/count')
  await get('authorsFind', '/authors?depth=1')
  await get('authorsFindById', `/authors/${author.id}?depth=2`)
  await get('authorsCount', '/authors/count')
  const change = (id: string, path: string, body: unknown) =>
    ask({ id, method: 'PATCH', path, body })
  await change('postsUpdate', `/posts/${post.id}`, { views: 4, _status: 'published' })
  await change('postsUpdateMany', '/posts?where[views][equals]=4', { views: 5 })
  await change('authorsUpdate', `/authors/${author.id}`, { home: 'Hull' })
  await change('authorsUpdateMany', '/authors?where[name][equals]=Ada', { home: 'Hove' })
  await ask({
    id: 'placesCreate',
    method: 'POST',
    path: '/places',
    body: { id: 'a', code: 'open' },
  })
  await get('placesFind', '/places')
  await get('placesFindById', '/places/a')
  await get('placesCount', '/places/count')
  await change('placesUpdate', '/places/a', { owner: { relationTo: 'authors', value: author.id } })
  await change('placesUpdateMany', '/places?where[id][equals]=a', {
    visited: '2026-01-02T00:00:00.000Z',
  })
  const copied = { code: 'copied' }
  await ask({
    id: 'placesDuplicate',
    method: 'POST',
    path: '/places/a/duplicate',
    body: { id: 'b', ...copied },
  })
  const copy = (id: string, path: string) => ask({ id, method: 'POST', path, body: {} })
  const { doc: second } = await copy('postsDuplicate', `/posts/${post.id}/duplicate`)
  const { doc: other } = await copy('authorsDuplicate', `/authors/${author.id}/duplicate`)
  const end = (id: string, path: string) => ask({ id, method: 'DELETE', path })
  await end('postsDelete', `/posts/${second.id}`)
  await end('authorsDelete', `/authors/${other.id}`)
  await end('authorsDeleteMany', '/authors?where[name][equals]=Nobody')
  await end('postsDeleteMany', '/posts?where[views][equals]=99')
  await end('placesDelete', '/places/a')
  await end('placesDeleteMany', '/places?where[id][equals]=b')
}

async function callVersions(ask: Ask): Promise<void> {
  const { docs } = await ask({ id: 'postsFindVersions', method: 'GET', path: '/posts/versions' })
  const path = `/posts/versions/${docs[0].id}`
  await ask({ id: 'postsFindVersionById', method: 'GET', path })
  await ask({ id: 'postsRestoreVersion', method: 'POST', path, body: {} })
}

async function callGlobal(ask: Ask): Promise<void> {
  const path = '/globals/settings'
  await ask({ id: 'settingsUpdate', method: 'POST', path, body: { motto: 'Row on' } })
  await ask({ id: 'settingsRead', method: 'GET', path })
  const { docs } = await ask({
    id: 'settingsFindVersions',
    method: 'GET',
    path: `${path}/versions`,
  })
  const one = `${path}/versions/${docs[0].id}`
  await ask({ id: 'settingsFindVersionById', method: 'GET', path: one })
  await ask({ id: 'settingsRestoreVersion', method: 'POST', path: one, body: {} })
}

async function callFiles(ask: Ask): Promise<void> {
  const body = new FormData()
  body.set('file', new File(['ebb'], 'ebb.txt', { type: 'text/plain' }))
  body.set('_payload', JSON.stringify({ about: 'Water' }))
  const { doc } = await ask({ id: 'filesCreate', method: 'POST', path: '/files', body })
  await ask({ id: 'filesFind', method: 'GET', path: '/files' })
  await ask({ id: 'filesFindById', method: 'GET', path: `/files/${doc.id}` })
  await ask({ id: 'filesCount', method: 'GET', path: '/files/count' })
  await ask({
    id: 'filesUpdate',
    method: 'PATCH',
    path: `/files/${doc.id}`,
    body: { about: 'Sea' },
  })
  await ask({
    id: 'filesUpdateMany',
    method: 'PATCH',
    path: '/files?where[about][equals]=Sea',
    body: { about: 'Foam' },
  })
  const copied = { id: 'filesDuplicate', path: `/files/${doc.id}/duplicate`, body: {} }
  await ask({ ...copied, method: 'POST' })
  await ask({ id: 'filesDelete', method: 'DELETE', path: `/files/${doc.id}` })
  await ask({ id: 'filesDeleteMany', method: 'DELETE', path: '/files?where[about][equals]=Foam' })
}

const member = { email: 'bo@site.example', password: 'another-long-password' }

/** The collections with accounts: with a password, with a key alone, with an address to verify. */
async function callAccounts(ask: Ask, payload: Payload): Promise<void> {
  for (const [slug, body] of [
    ['users', { email: 'eve@site.example', password: 'one-more-long-password' }],
    ['apps', {}],
    ['members', member],
  ] as const) {
    const path = `/${slug}`
    const { doc } = await ask({ id: `${slug}Create`, method: 'POST', path, body })
    await ask({ id: `${slug}Find`, method: 'GET', path })
    await ask({ id: `${slug}FindById`, method: 'GET', path: `${path}/${doc.id}` })
    await ask({ id: `${slug}Count`, method: 'GET', path: `${path}/count` })
    const changed = { method: 'PATCH', body: {} } as const
    await ask({ id: `${slug}Update`, path: `${path}/${doc.id}`, ...changed })
    await ask({ id: `${slug}UpdateMany`, path: `${path}?where[id][equals]=${doc.id}`, ...changed })
    await ask({ id: `${slug}Me`, method: 'GET', path: `${path}/me` })
    if (slug === 'members') await verifyAndReset(ask, payload, doc.id)
    await ask({ id: `${slug}Delete`, method: 'DELETE', path: `${path}/${doc.id}` })
    await ask({ id: `${slug}DeleteMany`, method: 'DELETE', path: `${path}?where[id][equals]=999` })
  }
  const post = (id: string, path: string, body: unknown) => ask({ id, method: 'POST', path, body })
  await post('usersForgotPassword', '/users/forgot-password', { email: admin.email })
  await post('usersUnlock', '/users/unlock', { email: admin.email })
  await post('usersLogin', '/users/login', admin)
  await post('usersRefresh', '/users/refresh-token', {})
}

async function verifyAndReset(ask: Ask, payload: Payload, id: number): Promise<void> {
  const post = (name: string, path: string, body: unknown = {}) =>
    ask({ id: `members${name}`, method: 'POST', path: `/members/${path}`, body })
  const kept = await payload.findByID({ collection: 'members', id, showHiddenFields: true })
  await post('Verify', `verify/${kept._verificationToken}`)
  await post('ForgotPassword', 'forgot-password', { email: member.email })
  const { resetPasswordToken } = await payload.findByID({
    collection: 'members',
    id,
    showHiddenFields: true,
  })
  await post('ResetPassword', 'reset-password', {
    token: resetPasswordToken,
    password: member.password,
  })
  await post('Unlock', 'unlock', { email: member.email })
  await post('Login', 'login', member)
}
