import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromPlainText } from '#rich-text'
import { styleGuide } from '../../examples/magazine/seed/rich-text/style-guide.ts'
import { answer } from '../../examples/magazine/site/answer.ts'
import { magazineAt } from '../../examples/magazine/site/api.ts'
import { written } from '../../examples/magazine/site/rich-text.ts'
import type { MagazineHere } from './thin-magazine-server.ts'
import { startMagazineHere, thin } from './thin-magazine-server.ts'

let magazine: MagazineHere
const visit = (path: string) => answer(magazineAt(magazine.address), path)

beforeAll(async () => {
  magazine = await startMagazineHere()
})

afterAll(() => magazine.close())

test('the home page shows the newest posts under the name of the magazine', async () => {
  const { docs } = await newestPosts()
  const { status, body } = await visit('/')
  expect(status).toBe(200)
  expect(body).toContain('>Recto</a>')
  for (const { slug } of docs) expect(body).toContain(`href="/posts/${slug}"`)
})

test('a post is there in both languages, with its author and its sources', async () => {
  const { docs } = await newestPosts()
  const [post] = docs
  const [english, german] = [
    await visit(`/posts/${post?.slug}`),
    await visit(`/de/posts/${post?.slug}`),
  ]
  expect(english.body).toContain('<html lang="en">')
  expect(english.body).toContain(`<h1 data-stateroom-path="title">${post?.title}</h1>`)
  expect(german.body).toContain('<html lang="de">')
  expect(german.body).not.toContain(`<h1 data-stateroom-path="title">${post?.title}</h1>`)
})

test('a category and a page have their own addresses', async () => {
  expect((await visit('/categories/books')).body).toContain('<h1>Books</h1>')
  expect((await visit('/de/about')).body).toContain(
    '<h1 data-stateroom-path="title">Über die Zeitschrift</h1>',
  )
})

test('RICH-1 19.7 a page shows its rich text, in both languages', async () => {
  const { body } = await visit('/write-for-us')

  expect(body).toContain('<h2 id="how-we-write">How we write</h2>')
  expect(body).toContain('<a href="https://dictionary.example/">the dictionary</a>')
  expect(body).toContain(
    '<li>Say who saw it.<ul><li>by name</li><li>never <em>“sources say”</em></li></ul></li>',
  )
  expect(body).toContain('<input type="checkbox" disabled="" checked=""/> Read it aloud')
  expect(body).toContain(
    '<aside class="callout">Read the piece to somebody before you send it.</aside>',
  )
  expect(body).toContain(
    'the dictionary</a><small>(Its last printed edition, not the website.)</small>.',
  )
  expect(body).toContain('<th scope="col"><p>Deadline</p></th>')
  expect((await visit('/de/write-for-us')).body).toContain('<h2 id="wie-wir-schreiben">')
})

test('19.7 a rich text links to pages of the site and shows pictures of the magazine', () => {
  const { en } = styleGuide({
    about: { slug: 'about' },
    category: { slug: 'books', name: 'Books' },
    picture: { url: '/api/media/file/a.jpg', mimeType: 'image/jpeg', alt: 'A desk' },
  })
  const api = magazineAt('http://magazine.example')

  const { text } = written({ api, locale: 'de', path: '/', page: 1 }, en)

  expect(text).toContain('<a href="/de/about">on a page of its own</a>')
  expect(text).toContain('<p><a href="/de/categories/books">Books</a></p>')
  expect(text).toContain('<img src="http://magazine.example/api/media/file/a.jpg" alt="A desk"')
})

test.each(['/posts/no-such-post', '/nothing', '/a/b/c', '/posts/%E0%A4%A', '/exhibition'])(
  'at %s there is no page, and it says so',
  async (path) => {
    const { status, body } = await visit(path)
    expect(status).toBe(404)
    expect(body).toContain('There is no such page')
  },
)

test('HTML in a text is shown as text, and a script is no link', async () => {
  const { payload } = magazine.server
  const attack = '<img src=x onerror="alert(1)">'
  const { docs } = await payload.find({ collection: 'authors', limit: 1 })
  await payload.create({
    collection: 'posts',
    data: {
      title: attack,
      slug: 'attack',
      excerpt: `${attack} and nothing more`,
      body: fromPlainText(attack),
      author: docs[0]?.id,
      sources: [{ title: attack, url: 'javascript:alert(1)', note: attack }],
      _status: 'published',
    },
  })
  const { body } = await visit('/posts/attack')
  expect(body).toContain(
    '<h1 data-stateroom-path="title">&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</h1>',
  )
  expect(body).not.toContain('<img src=x')
  expect(body).not.toContain('javascript:')
})

test('pictures come from where the magazine is', async () => {
  const { body } = await visit('/?page=2')
  const [, source = ''] = /<img src="([^"]+)"/.exec(body) ?? []
  const response = await fetch(source)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
})

test('a magazine that does not answer is a page that says so, not a crash', async () => {
  const { status, body } = await answer(magazineAt('http://127.0.0.1:9'), '/de/posts/x')
  expect(status).toBe(503)
  expect(body).toContain('Die Zeitschrift ist nicht erreichbar')
  expect(body).toContain('http://127.0.0.1:9')
  expect(body).toContain('href="/de/posts/x"')
})

async function newestPosts(): Promise<{ docs: { slug: string; title: string }[] }> {
  const { docs } = await magazine.server.payload.find({
    collection: 'posts',
    where: { _status: { equals: 'published' } },
    sort: '-publishedAt',
    limit: Math.min(13, thin.posts),
  })
  return { docs: docs.map(({ slug, title }) => ({ slug: String(slug), title: String(title) })) }
}
