// @module-tag slow
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aProject, start } from './kit/stateroom.ts'

/** Serves a config, and answers what the start said and what the site has. */
async function served(written: string, files: Record<string, string> = {}) {
  const project = aProject(written)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(project.dir, name, '..'), { recursive: true })
    writeFileSync(join(project.dir, name), text)
  }
  const stateroom = start(project)
  const [, url = ''] = await stateroom.says(/ready at (\S+)/)
  await stateroom.says(/^Started/m)
  const answers = async (path: string) => {
    const answer = await fetch(new URL(path, url))
    return [answer.status, await answer.json()]
  }
  const end = async () => {
    stateroom.child.kill('SIGTERM')
    await stateroom.ends()
    return stateroom.err.trim().split('\n').filter(Boolean)
  }
  return { answers, end }
}

/** Starts it, and expects it to end. */
async function refused(written: string, files: Record<string, string> = {}) {
  const project = aProject(written)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project.dir, name), text)
  const stateroom = start(project)
  const code = await stateroom.ends()
  return { code, said: stateroom.err.trim() }
}

/** A package whose entry awaits one of two builds, which need the entry of another one. */
const waiting = (name: string, other: string) => ({
  [`node_modules/@lexical/${name}/package.json`]: JSON.stringify({
    name: `@lexical/${name}`,
    type: 'module',
    exports: './dist/Main.node.mjs',
  }),
  [`node_modules/@lexical/${name}/dist/Main.node.mjs`]: `
    const built = await import('./Main.dev.mjs')
    export const names = built.names`,
  [`node_modules/@lexical/${name}/dist/Main.dev.mjs`]: `
    import * as other from '@lexical/${other}'
    export const names = () => ['${name}', typeof other]`,
})

const openPosts = `{ slug: 'posts', access: { read: () => true }, fields: [{ name: 'title', type: 'text' }] }`

describe('FRONT-3 a config written for Payload', () => {
  test('is used as it is, with its plugins, and says which of its keys have no effect', async () => {
    const { answers, end } = await served(`
      import { buildConfig } from 'payload'
      import { en } from 'payload/i18n/en'

      const addsNotes = (config) => ({
        ...config,
        collections: [
          ...config.collections,
          { slug: 'notes', access: { read: () => true }, fields: [] },
        ],
      })

      export default buildConfig({
        admin: { user: 'people', dateFormat: 'yyyy', autoLogin: { email: 'ada@site.example' } },
        collections: [{ slug: 'people', auth: true, fields: [] }, ${openPosts}],
        db: { name: 'postgres', defaultIDType: 'number', init: () => { throw new Error('not asked') } },
        i18n: { supportedLanguages: { en } },
        onInit: async (payload) => {
          await payload.create({
            collection: 'people',
            data: { email: 'ada@site.example', password: 'a-long-password' },
          })
        },
        plugins: [addsNotes],
        secret: 'a secret of thirty-two characters',
        sharp: () => {},
        telemetry: false,
        typescript: { outputFile: 'types.ts' },
      })
    `)

    const posts = await answers('/api/posts')
    const notes = await answers('/api/notes')
    const [, config] = await answers('/api/stateroom/config')
    const [, me] = await answers('/api/people/me')

    expect([posts, notes]).toMatchObject([
      [200, { totalDocs: 0 }],
      [200, { totalDocs: 0 }],
    ])
    expect(config).toMatchObject({ auth: { collection: 'people' }, languages: ['en'] })
    expect(me, 'nobody is signed in by the config').toMatchObject({ user: null })
    expect(await end()).toEqual([
      '“db” has no effect: Stateroom uses its own database, SQLite or the PostgreSQL in DATABASE_URL.',
      '“sharp” has no effect: Stateroom brings its own.',
      '“admin.autoLogin” has no effect in this admin panel.',
      '“admin.dateFormat” has no effect in this admin panel.',
    ])
  })

  test('needs no buildConfig, and no collection of users', async () => {
    const { answers, end } = await served(`
      export default {
        collections: [${openPosts}],
        db: { name: 'mongoose', defaultIDType: 'text', init: () => {} },
        maxDepth: 3,
        secret: 'short',
      }
    `)

    expect(await answers('/api/stateroom/config')).toMatchObject([
      200,
      { auth: { collection: 'users' }, needsFirstUser: true },
    ])
    expect((await answers('/api/users'))[0], 'they are guarded').toBe(403)
    expect(await end()).toEqual([
      '“db” has no effect: content is stored in SQLite. Set DATABASE_URL to use PostgreSQL or MongoDB.',
      '“secret” is shorter than 32 characters and isn’t used: Stateroom made one of its own. Set a longer one in STATEROOM_SECRET or in the config.',
    ])
  })

  test('may hold what only Payload lets pass: it is told, and the site starts', async () => {
    const { answers, end } = await served(`
      import { buildConfig } from 'payload'

      export default buildConfig({
        collections: [{ ...${openPosts}, admin: { listSearchableFields: ['tittle'] } }],
        secret: '',
      })
    `)

    expect((await answers('/api/posts'))[0]).toBe(200)
    expect(await end()).toEqual([
      'collections[0].admin.listSearchableFields[0] (posts › admin › listSearchableFields › tittle) refers to "tittle", which doesn’t exist. Available: title, id, createdAt, updatedAt. Did you mean title?',
    ])
  })
})

describe('FRONT-3 a config loads', () => {
  test('as a module of a CommonJS project, with the names of CommonJS and awaits', async () => {
    const { answers, end } = await served(
      `import { posts } from './collections/posts'
       import { shared } from './shared.js'

       await Promise.resolve()
       export default { collections: [posts], custom: { __dirname, shared, separator: require('path').sep } }`,
      {
        'package.json': '{ "type": "commonjs" }',
        'collections/posts.ts': `export const posts = ${openPosts} as const`,
        'shared.js': 'module.exports = { shared: true }',
      },
    )

    expect((await answers('/api/posts'))[0]).toBe(200)
    expect(await end()).toEqual([])
  })

  test('with packages that wait for each other, as those of Lexical do', async () => {
    const { answers, end } = await served(
      `import { names } from '@lexical/one'
       export default { collections: [${openPosts}], custom: { names } }`,
      { ...waiting('one', 'two'), ...waiting('two', 'one') },
    )

    expect((await answers('/api/posts'))[0]).toBe(200)
    expect(await end()).toEqual([])
  })

  test('through the paths of its own tsconfig', async () => {
    const { answers, end } = await served(
      `import { posts } from '@/collections/posts'
       export default { collections: [posts] }`,
      {
        'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
        'collections/posts.ts': `export const posts = ${openPosts}`,
      },
    )

    expect((await answers('/api/posts'))[0]).toBe(200)
    expect(await end()).toEqual([])
  })
})

describe('FRONT-3 a start is refused, with the next step,', () => {
  test('where the config never finishes loading', async () => {
    const inModule = await refused('await new Promise(() => {})\nexport default {}')
    const inExport = await refused('export default new Promise(() => {})')

    for (const { code, said } of [inModule, inExport]) {
      expect(code).toBe(2)
      expect(said).toMatch(
        /^The config \S+stateroom\.config\.ts never finishes loading: .* then start again\.$/,
      )
    }
  })

  test('where the config is written for Payload 2', async () => {
    const imported = await refused(
      `import { buildConfig } from 'payload/config'\nexport default buildConfig({ collections: [] })`,
    )
    const written = await refused('export default { collections: [], admin: { bundler: {} } }')

    expect([imported.code, written.code]).toEqual([2, 2])
    expect(imported.said).toMatch(/is written for Payload 2 \(payload\/config\)\. Migrate it/)
    expect(written.said).toMatch(/is written for Payload 2 \(admin\.bundler\)\. Migrate it/)
  })

  test('where Payload has built the config already', async () => {
    const { code, said } = await refused(
      `export default { collections: [{ slug: 'posts', fields: [], _sanitized: true }] }`,
    )

    expect(code).toBe(2)
    expect(said).toMatch(/^Payload has built this config already/)
  })

  test('where its own onInit fails, and where', async () => {
    const { code, said } = await refused(`export default {
      collections: [${openPosts}],
      onInit: function fillsIn() { throw new Error('no pictures') },
    }`)

    expect(code).toBe(2)
    expect(said).toMatch(/^`onInit` in the config failed: Error: no pictures\. Fix it/)
    expect(said).toMatch(/at \S*fillsIn \(stateroom\.config\.ts:\d+:\d+\)/)
  })
})

test('FRONT-3 another Payload beside the config is told', async () => {
  const { end } = await served(`export default { collections: [${openPosts}] }`, {
    'node_modules/payload/package.json': '{ "name": "payload", "version": "3.50.0" }',
  })

  expect(await end()).toEqual([
    expect.stringMatching(/^The site has Payload 3\.50\.0 installed, but .* Payload 3\.90\.2\./),
  ])
})
