import { describe, expect, test } from 'vitest'
import type { AuthConfig } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { SiteRules } from '#contracts/site-rules'
import type { Circumstances } from '../../../ui/validation/index.ts'
import { validateDocument } from '../../../ui/validation/index.ts'
import { aCollection, aConfig, aField, aGlobal } from '../../kit/client-config.ts'

const rules: SiteRules = {
  maxTextLength: 10,
  idTypes: { posts: 'number', authors: 'ObjectID' },
  hooked: { collections: [], globals: [] },
  rewritten: { collections: [], globals: [] },
}

interface Given extends Partial<Omit<Circumstances, 'config' | 'entity'>> {
  auth?: AuthConfig
  rules?: SiteRules | undefined
}

/** The paths that are refused, with the sentences. */
async function refused(
  fields: readonly ClientField[],
  values: DocumentData,
  { auth, ...given }: Given = {},
): Promise<Record<string, string>> {
  const entity = aCollection({ fields, auth: auth ?? null })
  const config = aConfig({
    collections: [entity, aCollection({ slug: 'authors' })],
    ...('rules' in given ? given.rules && { rules: given.rules } : { rules }),
  })
  const problems = await validateDocument(values, {
    config,
    entity,
    isNew: true,
    locale: null,
    ...given,
  })
  return Object.fromEntries(problems.map(({ path, message }) => [path, message]))
}

const title = aField('text', 'title', { required: true })

describe('what is judged', () => {
  test('VAL-7 the rows of a list, by their place', async () => {
    const sections = aField('blocks', 'sections', {
      blocks: [{ slug: 'hero', fields: [title] } as never],
    })
    const values = { sections: [{ blockType: 'hero', title: 'A' }, { blockType: 'hero' }] }

    expect(await refused([sections], values)).toEqual({
      'sections.1.title': 'This field is required.',
    })
  })

  test('not what is hidden, nor what a condition hides with all that is in it', async () => {
    const group = aField('group', 'seo', { fields: [title] })
    const fields = [{ ...title, name: 'shy', hidden: true }, group, title]

    expect(await refused(fields, {}, { isShown: (path) => path !== 'seo' })).toEqual({
      title: 'This field is required.',
    })
  })

  test('what may only be read as well', async () => {
    const fixed = { ...title, readOnly: { create: true, update: true } }

    expect(await refused([fixed], {})).toHaveProperty('title')
  })

  test('a block that the config no longer knows is left alone', async () => {
    const sections = aField('blocks', 'sections', {})

    expect(await refused([sections], { sections: [{ blockType: 'gone' }] })).toEqual({})
  })

  test('a default stands in for what was never given', async () => {
    expect(await refused([{ ...title, defaultValue: 'A' }], {})).toEqual({})
  })
})

describe('the browser refuses nothing that the server might take', () => {
  test('a value with a rule of the site’s own', async () => {
    expect(await refused([{ ...title, judgedByServer: true }], {})).toEqual({})
  })

  test('a gap that a hook may fill', async () => {
    const hooked = { ...rules, hooked: { collections: ['posts'], globals: [] } }
    const short = aField('text', 'slug', { minLength: 3 })

    expect(await refused([title, short], { slug: 'ab' }, { rules: hooked })).toEqual({
      slug: expect.stringContaining('minimum length of 3'),
    })
  })

  test('anything empty, or a reference, where the site’s rules are not known', async () => {
    const author = aField('relationship', 'author')

    expect(await refused([title, author], { author: 'x' }, { rules: undefined })).toEqual({})
  })

  test('a list that was never written in this language', async () => {
    const list = aField('array', 'list', { localized: true, required: true })
    const notes = aField('array', 'notes', { required: true })

    expect(Object.keys(await refused([list, notes], { list: null }, { locale: 'de' }))).toEqual([
      'notes',
    ])
  })
})

describe('VAL-1 the id of a document of MongoDB', () => {
  const author = aField('relationship', 'author')

  test.each(['twelve chars', '0123456789abcdef01234567'])('may be %s', async (id) => {
    expect(await refused([author], { author: id })).toEqual({})
  })

  test.each(['too short', '0123456789abcdef0123456z'])('is not %s', async (id) => {
    expect(await refused([author], { author: id })).toEqual({
      author: expect.stringContaining('invalid relationships'),
    })
  })
})

test('VAL-2 a text without a length of its own has the config’s', async () => {
  expect(await refused([title], { title: 'A long title' })).toEqual({
    title: 'This value must be shorter than the max length of 10 characters.',
  })
})

describe('somebody who signs in', () => {
  const byEither: AuthConfig = {
    collection: 'posts',
    loginWith: 'emailOrUsername',
    requireEmail: false,
    requireUsername: false,
  }
  const email = aField('email', 'email')
  const username = aField('text', 'username')
  const password = aField('password', 'password', { required: true, minLength: 3 })
  const required = 'This field is required.'

  test('VAL-6 has an address or a name, where neither is asked for', async () => {
    const fields = [email, username]

    expect(await refused(fields, {}, { auth: byEither })).toEqual({
      email: required,
      username: required,
    })
    expect(await refused(fields, { username: 'ann' }, { auth: byEither })).toEqual({})
    expect(await refused(fields, { email: 'ann@site.example' }, { auth: byEither })).toEqual({})
  })

  test('VAL-6 has a name that is short enough', async () => {
    expect(await refused([username], { username: 'annabella-kowal' }, { auth: byEither })).toEqual({
      username: expect.stringContaining('shorter than'),
    })
  })

  test('VAL-5 may have blanks around the address', async () => {
    expect(await refused([email], { email: ' ann@site.example ' }, { auth: byEither })).toEqual({})
    expect(await refused([email], { email: 'ann@site' }, { auth: byEither })).toHaveProperty(
      'email',
    )
  })

  test('VAL-2 needs a password once, of three characters or more', async () => {
    const auth = byEither

    expect(await refused([password], {}, { auth })).toEqual({ password: required })
    expect(await refused([password], {}, { auth, isNew: false })).toEqual({})
    expect(
      await refused(
        [password],
        { password: 'ab', 'confirm-password': 'ab' },
        { auth, isNew: false },
      ),
    ).toEqual({
      password: 'This value must be longer than the minimum length of 3 characters.',
    })
  })
})

test('VAL-2 a password has three characters where the config says nothing', async () => {
  const word = aField('password', 'word', { minLength: null })

  expect(await refused([word], { word: 'ab' })).toEqual({
    word: 'This value must be longer than the minimum length of 3 characters.',
  })
})

test('VAL-7 the sentences are those of the reader’s language', async () => {
  const entity = aGlobal({ fields: [title] })
  const config = aConfig({ language: 'de', globals: [entity], rules })

  expect(await validateDocument({}, { config, entity, isNew: false, locale: null })).toEqual([
    { path: 'title', message: 'Pflichtfeld' },
  ])
})

test('R8 ten times the values take nowhere near a hundred times as many looks to judge', async () => {
  const names = Array.from({ length: 10 }, (_, leaf) => `text${leaf}`)
  const fields = [aField('array', 'rows', { fields: names.map((name) => aField('text', name)) })]
  let looks = 0
  const counted = <Values extends object>(values: Values): Values =>
    new Proxy(values, {
      get(target, key) {
        looks += 1
        return Reflect.get(target, key)
      },
    })

  async function looksAt(count: number): Promise<number> {
    const row = Object.fromEntries(names.map((name) => [name, `The text of ${name}`]))
    const rows = counted(Array.from({ length: count }, () => counted(row)))
    looks = 0
    await refused(fields, { rows }, { rules: { ...rules, maxTextLength: 100 } })
    return looks
  }
  const few = await looksAt(20)

  expect(few).toBeGreaterThan(200)
  expect((await looksAt(200)) / few).toBeLessThan(12)
})

describe('VAL-4 a password', () => {
  const auth: AuthConfig = {
    collection: 'posts',
    loginWith: 'email',
    requireEmail: true,
    requireUsername: false,
  }
  const password = 'harbour-5'

  test.each([true, false])('is typed twice, where the user is new: %s', async (isNew) => {
    const judged = (values: DocumentData) => refused([], values, { auth, isNew })
    const required = { 'confirm-password': 'This field is required.' }

    expect(await judged({ password })).toEqual(required)
    expect(await judged({ password, 'confirm-password': null })).toEqual(required)
    expect(await judged({ password, 'confirm-password': 'harbour-6' })).toEqual({
      'confirm-password': 'Passwords do not match.',
    })
    expect(await judged({ password, 'confirm-password': password })).toEqual({})
    expect(await judged({})).toEqual({})
  })

  test('is asked for where it was only repeated', async () => {
    const values = { password: null, 'confirm-password': password }
    expect(await refused([], values, { auth, isNew: false })).toEqual({
      password: 'This field is required.',
    })
  })

  test('is a field like any other where nobody signs in', async () => {
    expect(await refused([aField('text', 'password')], { password })).toEqual({})
  })
})
