import type { DocumentData } from '#contracts/documents'
import { baseHeader } from '#contracts/revisions'

/** What was asked, and how it was answered. */
export interface Told {
  what: string
  status: number
  body: unknown
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>

interface Person {
  // biome-ignore lint/suspicious/noExplicitAny: each answer has a shape of its own.
  (what: string, method: string, path: string, body?: unknown, headers?: HeadersInit): Promise<any>
  cookie: string
}

const people = {
  ada: { email: 'ada@site.example', password: 'a-long-password' },
  grace: { email: 'grace@site.example', password: 'another-long-password' },
}

/** Asks for everything that documents go through, one after the other. */
export async function wholeLife(ask: Ask): Promise<Told[]> {
  const told: Told[] = []
  const as = (cookie: string): Person =>
    Object.assign(
      async (what: string, method: string, path: string, body?: unknown, headers = {}) => {
        const isForm = body instanceof FormData
        const answer = await ask(`/api${path}`, {
          method,
          headers: {
            ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
            ...(cookie && { cookie }),
            ...headers,
          },
          ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        })
        const text = await answer.text()
        const said = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
        told.push({ what: `${what}: ${method} ${path}`, status: answer.status, body: said })
        return said
      },
      { cookie },
    )

  const nobody = as('')
  await nobody('first user', 'POST', '/users/first-register', people.ada)
  await nobody('a second first user', 'POST', '/users/first-register', people.grace)
  await nobody('wrong password', 'POST', '/users/login', { ...people.ada, password: 'wrong' })
  const { token } = await nobody('sign in', 'POST', '/users/login', people.ada)
  const ada = as(`payload-token=${token}`)
  await ada('another user', 'POST', '/users', { ...people.grace, role: 'admin' })
  await ada('the same user', 'POST', '/users', people.grace)
  const second = await nobody('sign in', 'POST', '/users/login', people.grace)
  const grace = as(`payload-token=${second.token}`)

  await ada('config', 'GET', '/stateroom/config')
  await plainDocuments(ada, grace)
  const article = await drafts(ada, grace)
  await filters(ada, article)
  await versions(ada, article)
  await locks(ada, grace, article)
  await files(ada, article)
  await many(ada)
  await trash(ada, article)
  await globals(ada, article)
  await accounts(ada, grace)
  return told
}

const base = (updatedAt: unknown) => ({ [baseHeader]: String(updatedAt) })

async function plainDocuments(ada: Person, grace: Person): Promise<void> {
  const { doc } = await ada('make', 'POST', '/notes', { title: 'One', count: 1 })
  const path = `/notes/${doc.id}`
  await ada('read', 'GET', path)
  const saved = await ada('save on its base', 'PATCH', path, { count: 2 }, base(doc.updatedAt))
  await grace('save on a stale base', 'PATCH', path, { title: 'Lost?' }, base(doc.updatedAt))
  await grace('save on the new one', 'PATCH', path, { title: 'Two' }, base(saved.doc.updatedAt))
  await grace('save without a base', 'PATCH', path, { count: 3 })
  await ada('make once', 'POST', '/notes', { title: 'Once' }, { 'idempotency-key': 'a'.repeat(24) })
  await ada('and again', 'POST', '/notes', { title: 'Once' }, { 'idempotency-key': 'a'.repeat(24) })
  await ada('not there', 'GET', '/notes/6b0c4217089c4911f78f9587')
  await ada('no such id', 'GET', '/notes/987')
  await ada('no such id', 'PATCH', '/notes/987', { title: 'x' }, base(doc.updatedAt))
  await ada('duplicate', 'POST', `${path}/duplicate`, {})
  await ada('list', 'GET', '/notes?sort=title')
  await ada('in order', 'GET', '/notes?sort=_order')
  await ada('delete', 'DELETE', path)
  await ada('delete again', 'DELETE', path)
}

async function drafts(ada: Person, grace: Person): Promise<DocumentData> {
  const { doc: author } = await ada('author', 'POST', '/authors', { name: 'Ada' })
  await ada('the same author', 'POST', '/authors', { name: 'Ada' })
  await ada('an author without a name', 'POST', '/authors', {})
  const given = {
    title: 'Harbour',
    slug: 'harbour',
    kind: 'essay',
    tags: ['sea', 'boats'],
    pages: 12,
    day: '2026-11-21T12:00:00.000Z',
    author: author.id,
    group: { inner: 'deep' },
    rows: [{ text: 'first' }, { text: 'second' }],
    layout: [{ blockType: 'quote', words: 'said' }],
  }
  const { doc } = await ada('draft', 'POST', '/articles?draft=true', { ...given, _status: 'draft' })
  const path = `/articles/${doc.id}`
  const related = { related: [{ relationTo: 'articles', value: doc.id }] }
  await ada('same slug', 'POST', '/articles?draft=true', { ...given, _status: 'draft' })
  const own = { ...related, _status: 'draft', title: 'Harbours' }
  const saved = await ada(
    'draft on its base',
    'PATCH',
    `${path}?draft=true`,
    own,
    base(doc.updatedAt),
  )
  await grace('stale', 'PATCH', `${path}?draft=true`, { title: 'Lost?' }, base(doc.updatedAt))
  const auto = `${path}?draft=true&autosave=true`
  const first = await ada('autosave', 'PATCH', auto, { pages: 13 }, base(saved.doc.updatedAt))
  await ada('autosave again', 'PATCH', auto, { pages: 14 }, base(first.doc.updatedAt))
  await grace('stale autosave', 'PATCH', auto, { pages: 1 }, base(first.doc.updatedAt))
  await ada('read the draft', 'GET', `${path}?draft=true&depth=1`)
  await ada('what is public', 'GET', path)
  await ada('german', 'PATCH', `${path}?draft=true&locale=de`, { title: 'Hafen' })
  await ada('publish', 'PATCH', path, { _status: 'published' })
  await ada('all languages', 'GET', `${path}?locale=all&depth=0`)
  await ada('publish one language', 'PATCH', `${path}?locale=de&publishSpecificLocale=de`, {
    title: 'Häfen',
    _status: 'published',
  })
  await ada('invalid', 'PATCH', path, { title: '', _status: 'published' })
  await ada('join', 'GET', `/authors/${author.id}?depth=1`)
  await ada('changed again', 'PATCH', `${path}?draft=true`, { kind: 'news', _status: 'draft' })
  const { doc: other } = await ada('another', 'POST', '/articles', {
    title: 'Storm',
    slug: 'storm',
    isLong: true,
    pages: 3,
    _status: 'published',
  })
  await ada('duplicate', 'POST', `${path}/duplicate?draft=true`, {})
  await ada('unpublish', 'PATCH', `/articles/${other.id}`, { _status: 'draft' })
  return (await ada('now', 'GET', `${path}?draft=true&depth=0`)) as DocumentData
}

async function filters(ada: Person, { author, id }: DocumentData): Promise<void> {
  const wheres = [
    'where[title][equals]=Harbours',
    'where[title][like]=har',
    'where[title][contains]=ARB',
    'where[title][not_equals]=Harbours',
    'where[title][in]=Harbours,Storm',
    'where[title][not_in]=Harbours',
    'where[title][exists]=true',
    'where[kind][exists]=false',
    'where[pages][greater_than]=5',
    'where[pages][less_than_equal]=3',
    'where[day][greater_than]=2026-11-20T00:00:00.000Z',
    'where[isLong][equals]=true',
    'where[isLong][not_equals]=true',
    'where[tags][in]=sea',
    'where[tags][contains]=boat',
    'where[tags][all]=sea,boats',
    'where[tags][not_in]=sea',
    'where[group.inner][equals]=deep',
    'where[rows.text][equals]=second',
    'where[layout.words][like]=said',
    `where[author][equals]=${author}`,
    `where[author][not_equals]=${author}`,
    'where[author.name][equals]=Ada',
    `where[related.value][equals]=${id}`,
    `where[id][equals]=${id}`,
    `where[id][in]=${id}`,
    `where[id][not_in]=${id}`,
    'where[id][equals]=12',
    'where[or][0][title][equals]=Storm&where[or][1][pages][equals]=14',
    'where[and][0][title][like]=a&where[and][1][pages][exists]=true',
    'where[nothing][equals]=1',
    'where[_status][equals]=draft',
    'where[stateroomStatus][equals]=changed',
    'where[stateroomStatus][in]=draft,published',
  ]
  for (const draft of ['', '&draft=true']) {
    for (const where of wheres) {
      await ada('filter', 'GET', `/articles?sort=title&select[title]=true&depth=0&${where}${draft}`)
    }
  }
  for (const sort of ['title', '-title', 'pages', '-pages', 'author.name', 'day,-title']) {
    await ada('sorted', 'GET', `/articles?limit=2&depth=0&draft=true&sort=${sort}`)
  }
  await ada('page 2', 'GET', '/articles?limit=1&page=2&sort=title&depth=0')
  await ada('count', 'GET', '/articles/count?where[pages][exists]=true')
  for (const field of ['kind', 'pages', 'isLong', 'day', 'author', 'tags', 'title']) {
    await ada('groups', 'GET', `/stateroom/groups/articles?field=${field}`)
  }
  await ada('found', 'GET', '/search?sort=title&where[title][like]=harb&depth=0')
  await ada('found in german', 'GET', '/search?locale=de&depth=0&where[title][like]=fen')
}

async function versions(ada: Person, { id }: DocumentData): Promise<void> {
  const list = `/articles/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`
  const { docs } = await ada('versions', 'GET', list)
  const ids = docs.map((version: { id: string }) => version.id)
  await ada('one version', 'GET', `/articles/versions/${ids[0]}?depth=0`)
  await ada(
    'authors',
    'GET',
    `/stateroom/authors?collectionSlug=articles&versions=${ids.join(',')}`,
  )
  await ada('changes', 'GET', `/stateroom/changes?collectionSlug=articles&id=${id}&limit=20`)
  await ada('restore', 'POST', `/articles/versions/${ids.at(-1)}?draft=true`, {})
  await ada(
    'restore on a stale base',
    'POST',
    `/articles/versions/${ids[1]}`,
    {},
    base(new Date(0).toISOString()),
  )
  await ada('no such version', 'GET', '/articles/versions/987')
  await ada('versions now', 'GET', `${list}&limit=3`)
}

async function locks(ada: Person, grace: Person, { id }: DocumentData): Promise<void> {
  const document = { collectionSlug: 'articles', id }
  const lock = (who: Person, action: string) =>
    who(action, 'POST', '/stateroom/lock', { ...document, action })
  await lock(ada, 'acquire')
  await lock(grace, 'acquire')
  await ada('saves what is locked by herself', 'PATCH', `/articles/${id}?draft=true`, { pages: 15 })
  await grace('saves what is locked', 'PATCH', `/articles/${id}?draft=true`, { pages: 1 })
  await grace('deletes what is locked', 'DELETE', `/articles/${id}`)
  await grace('looks', 'GET', `/stateroom/lock?collectionSlug=articles&id=${id}`)
  await grace('all locks', 'GET', '/stateroom/locks')
  await lock(grace, 'takeOver')
  await ada('saves what was taken over', 'PATCH', `/articles/${id}?draft=true`, { pages: 1 })
  await lock(ada, 'release')
  await lock(grace, 'release')
  await ada('locks a global', 'POST', '/stateroom/lock', { globalSlug: 'front', action: 'acquire' })
  await grace('saves a locked global', 'POST', '/globals/front?draft=true', { title: 'x' })
  await ada('releases it', 'POST', '/stateroom/lock', { globalSlug: 'front', action: 'release' })
}

async function files(ada: Person, { id }: DocumentData): Promise<void> {
  const form = new FormData()
  form.append('file', new File(['some words'], 'words.txt', { type: 'text/plain' }))
  const { doc } = await ada('upload', 'POST', '/files', form)
  await ada('its cover', 'PATCH', `/articles/${id}?draft=true`, { cover: doc.id })
  await ada('uses', 'GET', `/stateroom/uses?collection=files&id=${doc.id}`)
  await ada('uses', 'GET', `/stateroom/uses?collectionSlug=files&id=${doc.id}`)
  await ada('the file', 'GET', `/files/file/${doc.filename}`)
  await ada('filter by it', 'GET', `/articles?draft=true&depth=0&where[cover][equals]=${doc.id}`)
}

async function many(ada: Person): Promise<void> {
  const made = []
  for (const title of ['A', 'B', 'C']) {
    const { doc } = await ada('one of many', 'POST', '/articles?draft=true', {
      title,
      slug: `many-${title}`,
      _status: 'draft',
    })
    made.push(doc)
  }
  const documents = made.map(({ id, updatedAt }) => ({ id, base: updatedAt }))
  const bulk = (what: string, more: object) =>
    ada(what, 'POST', '/stateroom/bulk', { collection: 'articles', documents, ...more })
  await bulk('what if', { change: { kind: 'publish' }, dryRun: true })
  await bulk('publish many', { change: { kind: 'publish' } })
  await bulk('stale many', { change: { kind: 'edit', data: { kind: 'news' } } })
  const ids = made.map(({ id }) => ({ id }))
  const { results } = await bulk('edit many', {
    documents: ids,
    change: { kind: 'edit', data: { kind: 'news' } },
  })
  await bulk('undo', {
    documents: results.map(({ before, id }: DocumentData) => ({ id, before })),
    change: { kind: 'undo' },
  })
  await bulk('delete many', { documents: ids, change: { kind: 'delete' } })
  await bulk('restore many', { documents: ids, change: { kind: 'restore' } })
  await bulk('delete for good', {
    documents: ids,
    change: { kind: 'deleteForever', inTrash: false },
  })
  await ada('many at once', 'PATCH', '/articles?where[kind][equals]=news', { kind: 'essay' })
}

async function trash(ada: Person, { id }: DocumentData): Promise<void> {
  const path = `/articles/${id}`
  const now = new Date().toISOString()
  await ada('to the trash', 'PATCH', path, { deletedAt: now })
  await ada('not there any more', 'GET', path)
  await ada('in the trash', 'GET', '/articles?trash=true&where[deletedAt][exists]=true&depth=0')
  await ada('found no more', 'GET', '/search?where[title][like]=harb')
  await ada('out of it', 'PATCH', `${path}?trash=true`, { deletedAt: null })
  await ada('there again', 'GET', `${path}?draft=true&depth=0`)
}

async function globals(ada: Person, { id }: DocumentData): Promise<void> {
  await ada('an empty global', 'GET', '/globals/header')
  await ada('save it', 'POST', '/globals/header', { title: 'Hello', size: 1 })
  const at = await ada('read it', 'GET', '/globals/header')
  await ada(
    'german',
    'POST',
    '/globals/header?locale=de',
    { title: 'Hallo', size: 2 },
    base(at.updatedAt),
  )
  await ada('stale', 'POST', '/globals/header', { title: 'Lost?' }, base(at.updatedAt))
  await ada('all', 'GET', '/globals/header?locale=all')
  const saved = await ada('draft', 'POST', '/globals/front?draft=true', {
    title: 'x',
    lead: id,
    _status: 'draft',
  })
  const auto = '/globals/front?draft=true&autosave=true'
  const { updatedAt } = saved.result
  await ada('autosave', 'POST', auto, { title: 'y' }, base(updatedAt))
  await ada('stale', 'POST', auto, { title: 'z' }, base(updatedAt))
  await ada('publish', 'POST', '/globals/front', { title: 'public', _status: 'published' })
  await ada('read', 'GET', '/globals/front?depth=1')
  const { docs } = await ada('versions', 'GET', '/globals/front/versions?sort=-updatedAt&depth=0')
  await ada('restore', 'POST', `/globals/front/versions/${docs.at(-1).id}`, {})
  await ada('changes', 'GET', '/stateroom/changes?globalSlug=front&limit=20')
}

async function accounts(ada: Person, grace: Person): Promise<void> {
  await ada('me', 'GET', '/users/me')
  await ada('sessions', 'GET', '/stateroom/sessions')
  await ada('end others', 'POST', '/stateroom/sessions', { end: 'others' })
  await ada('renew', 'POST', '/users/refresh-token')
  await ada('preference', 'POST', '/payload-preferences/a-list', { value: { columns: ['title'] } })
  await ada('read it', 'GET', '/payload-preferences/a-list')
  await ada('change it', 'POST', '/payload-preferences/a-list', { value: { columns: [] } })
  await grace('sign out', 'POST', '/users/logout')
  await grace('signed out', 'GET', '/users/me')
}
