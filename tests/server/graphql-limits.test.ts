import * as graphql from 'graphql'
import type { CollectionConfig, Config, SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { stateroom } from '#server'

/** Payload's options for GraphQL, as the plugin leaves them in any project. */
type Options = NonNullable<Config['graphQL']>
type Mutations = Record<string, { resolve: (...given: readonly unknown[]) => unknown }>

let options: Options
let mutations: Mutations

const users: CollectionConfig = { slug: 'users', auth: true, fields: [] }
const payloadField = { extensions: { field: { name: 'related', type: 'relationship' } } }

const post: graphql.GraphQLObjectType = new graphql.GraphQLObjectType({
  name: 'Post',
  fields: () => ({
    id: { type: graphql.GraphQLInt },
    related: {
      type: new graphql.GraphQLList(post),
      ...payloadField,
      resolve: ({ related }) => related.map(() => ({ related })),
    },
  }),
})
const token = { type: graphql.GraphQLString }
const schema = new graphql.GraphQLSchema({
  query: new graphql.GraphQLObjectType({ name: 'Query', fields: { Post: { type: post } } }),
  mutation: new graphql.GraphQLObjectType({
    name: 'Mutation',
    fields: { loginUser: token, resetPasswordUser: token, createPost: token },
  }),
})

beforeAll(async () => {
  const config = await stateroom()({ collections: [users] } as unknown as Config)
  options = config.graphQL!
  const asked = { resolve: () => {} }
  const context = {
    config: { collections: config.collections } as SanitizedConfig,
    Mutation: { name: 'Mutation', fields: { forgotPasswordUser: asked } },
  }
  options.queries?.(graphql, context as never)
  mutations = options.mutations?.(graphql, context as never) as Mutations
})

/** As GraphQL's servers do it: its own rules first. */
function refusalsOf(query: string): string[] {
  const args = { schema, document: graphql.parse(query) }
  const rules = [...graphql.specifiedRules, ...options.validationRules!(args)]
  return graphql.validate(schema, args.document, rules).map(({ message }) => message)
}

const fragments = (levels: number): string =>
  Array.from({ length: levels }, (_, n) => {
    const within =
      n === levels - 1 ? 'id' : `a: related { ...F${n + 1} } b: related { ...F${n + 1} }`
    return `fragment F${n} on Post { ${within} }`
  }).join(' ')

const numbered = (most: number, field: string) =>
  Array.from({ length: most }, (_, n) => `f${n}: ${field}`).join(' ')

describe('18.9 PERM-2 a GraphQL query that would hold up everybody is refused, before it is read', () => {
  test.each([
    ['fragments that double themselves', `{ Post { ...F0 } } ${fragments(60)}`, /too many fields/],
    [
      'a fragment that contains itself',
      '{ Post { ...F } } fragment F on Post { related { ...F } }',
      /too many fields/,
    ],
    ['fields without end', `{ Post { ${numbered(5_000, 'id')} } }`, /too many fields/],
    ['the same field again and again', `{ Post { ${'id '.repeat(900)} } }`, /repeated fields/],
    [
      'the same field in a fragment that nothing uses',
      `{ Post { id } } fragment F on Post { ${'id '.repeat(900)} }`,
      /repeated fields/,
    ],
    [
      'the same field in many fragments',
      `{ Post { ${'... on Post { id } '.repeat(400)} } }`,
      /repeated fields/,
    ],
    ['many queries at once', `{ ${numbered(200, 'Post { id }')} }`, /too many queries; 20/],
    [
      'many queries in a fragment',
      `{ ...All } fragment All on Query { ${numbered(200, 'Post { id }')} }`,
      /too many queries; 20/,
    ],
  ])('for %s', (_what, query, sentence) => {
    expect(refusalsOf(query)).toEqual([expect.stringMatching(sentence)])
  })

  test.each([
    ['many passwords in one', `mutation { ${numbered(15, 'loginUser')} }`],
    ['a password beside something else', 'mutation { loginUser createPost }'],
    [
      'a token in a fragment',
      'mutation { createPost ...F } fragment F on Mutation { resetPasswordUser }',
    ],
  ])('and so is one that tries %s', (_what, query) => {
    expect(refusalsOf(query)).toEqual([expect.stringContaining('in a request of its own')])
  })

  test('but not what a page asks for', () => {
    const query = `query Page { ${numbered(12, 'Post { ...Card }')} }
      fragment Card on Post { id related { id related { id } } }`
    expect(refusalsOf(query)).toEqual([])
    expect(refusalsOf('mutation { loginUser }')).toEqual([])
    expect(refusalsOf(graphql.getIntrospectionQuery())).toEqual([])
  })
})

describe('18.9 PERM-2 related documents are counted in the whole answer', () => {
  const answerTo = async (query: string, most: number) => {
    expect(refusalsOf(query)).toEqual([])
    const document = graphql.parse(query)
    const rootValue = { Post: { related: Array(most).fill(0) } }
    return graphql.execute({ schema, document, rootValue, contextValue: {} })
  }
  const nested = '{ Post { related { related { related { related { id } } } } } }'

  test('ten of ten of ten of ten are refused once, however few documents there are', async () => {
    const { data, errors } = await answerTo(nested, 10)
    expect(errors).toHaveLength(1)
    expect(errors?.[0]?.message).toBe('request.tooCostly')
    expect(JSON.stringify(data).length).toBeLessThan(100_000)
  })

  test('five of five of five of five are answered', async () => {
    expect((await answerTo(nested, 5)).errors).toBeUndefined()
  })
})

test('18.10 PERM-2 by GraphQL, too, a link to reset a password is answered before anybody is looked up', async () => {
  const asked: string[] = []
  const req = {
    headers: new Headers(),
    payload: {
      collections: { users: { config: { auth: {} } } },
      config: { serverURL: 'https://site.example' },
      forgotPassword: ({ data }: { data: { email: string } }) => {
        asked.push(data.email)
        return new Promise(() => {})
      },
    },
  }
  const answer = mutations.forgotPasswordUser?.resolve(null, { email: 'ada@site.example' }, { req })
  expect(answer).toBe(true)
  expect(asked).toEqual(['ada@site.example'])
})
