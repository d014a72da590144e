import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createJiti } from 'jiti'
import type { PayloadRequest } from 'payload'
import { defaultServerConditions, build as vite } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plantPseudo, pseudoCatalogue, pseudoText } from '../../scripts/kit/pseudo.ts'
import { inProject } from '../../scripts/kit/root.ts'

/** Reads from the right, has six plural forms, and a region. */
const planted = 'ar-XB'

/** Where texts are loaded and said: by the panel, the server, the command and the developer panel. */
const doors = {
  panel: 'locales/index.ts',
  commandTexts: 'locales/cli.ts',
  command: 'cli/kit/texts.ts',
  developer: 'developer/texts.ts',
  server: 'server/kit/texts.ts',
  labels: 'locales/server.ts',
  payload: 'server/payload/languages.ts',
  validation: 'ui/validation/words.ts',
}

type Doors = {
  panel: typeof import('#locales')
  commandTexts: typeof import('#locales/cli')
  command: typeof import('../../cli/kit/texts.ts')
  developer: typeof import('../../developer/texts.ts')
  server: typeof import('../../server/kit/texts.ts')
  labels: typeof import('#server-texts')
  payload: typeof import('../../server/payload/languages.ts')
  validation: typeof import('../../ui/validation/words.ts')
}

let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'planted-language-'))
  for (const path of ['package.json', 'locales', ...Object.values(doors)]) {
    cpSync(inProject(path), join(copy, path), { recursive: true })
  }
  for (const name of readdirSync(join(copy, 'locales'))) {
    const folder = join(copy, 'locales', name)
    const isOther = name !== 'en' && name !== 'de' && existsSync(join(folder, 'access.json'))
    if (isOther) rmSync(folder, { recursive: true })
  }
  symlinkSync(inProject('node_modules'), join(copy, 'node_modules'))
  plantPseudo(join(copy, 'locales'), planted)
})
afterAll(() => rmSync(copy, { recursive: true }))

/** As everything is built. */
async function byVite(): Promise<Doors> {
  const outDir = join(copy, 'built')
  await vite({
    root: copy,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['stateroom-source', ...defaultServerConditions] },
    ssr: { external: true },
    build: {
      ssr: true,
      outDir,
      rolldownOptions: { input: doors, output: { entryFileNames: '[name].mjs' } },
    },
  })
  return loaded((name) => import(/* @vite-ignore */ join(outDir, `${name}.mjs`)))
}

/** As the sources run. */
const byNode = () =>
  loaded((name) => createJiti(copy).import(join(copy, doors[name as keyof Doors])))

const loaded = async (load: (name: string) => Promise<unknown>): Promise<Doors> =>
  Object.fromEntries(
    await Promise.all(Object.keys(doors).map(async (name) => [name, await load(name)])),
  )

const englishOf = (part: string): Record<string, string> =>
  JSON.parse(readFileSync(inProject(`locales/en/${part}.json`), 'utf8'))

const inPseudo = (part: string) => pseudoCatalogue(englishOf(part), planted)

describe.each([
  ['built by Vite', byVite],
  ['run by Node', byNode],
])('34.2 a language is added by its folder alone, %s', (_, open) => {
  let { panel, command, commandTexts, developer, labels, payload, server, validation } = {} as Doors

  beforeAll(async () => {
    ;({ panel, command, commandTexts, developer, labels, payload, server, validation } =
      await open())
  }, 60_000)

  test('it is known to panel, command and server, after English', async () => {
    const known = ['en', planted, 'de']

    expect(panel.languages).toEqual(known)
    expect(panel.isLanguage(planted)).toBe(true)
    expect(labels.languages).toEqual(known)
    expect(command.languageOf({ LANG: 'ar_XB.UTF-8' })).toBe(planted)
    const { supportedLanguages } = await payload.languagesOf({ fallback: 'en' })
    expect(Object.keys(supportedLanguages ?? {})).toEqual(known)
  })

  test('no text of the panel, the command or the developer panel stays English', async () => {
    expect(await panel.loadCatalogue(planted)).toEqual(inPseudo('access'))
    expect(await panel.loadRecordCatalogue(planted)).toEqual(inPseudo('records'))
    expect(await commandTexts.loadCliCatalogue(planted)).toEqual(inPseudo('cli'))
    const say = await developer.loadTexts(planted)
    expect(say('developer.machines')).toBe(
      pseudoText(englishOf('developer')['developer.machines']!),
    )
    const text = await command.loadTexts({ LANG: 'ar_XB.UTF-8' })
    expect(text('app.close')).toBe(pseudoText('Close'))
  })

  test('no text of the server stays English, and its labels are in every language', () => {
    const said = inPseudo('server')
    const keys = Object.keys(englishOf('server')) as Parameters<typeof labels.serverText>[1][]
    for (const key of keys) {
      expect(labels.serverLabel(key)[planted], key).toBe(said[key]?.replaceAll(/\{\{\w+\}\}/g, ''))
    }
    const req = { i18n: { language: planted } } as PayloadRequest
    const [before, after] = pseudoText('Files from {{host}} aren’t allowed.').split('{{host}}')
    expect(server.textsAbout('uploads')(req, 'urlRefused', { host: 'a.example' })).toBe(
      `${before}a.example${after}`,
    )
  })

  test('what Payload says is said as the folder has it, by the server and while people type', async () => {
    const required = pseudoText('This field is required.')
    const { supportedLanguages } = await payload.languagesOf({ fallback: 'en' })

    expect(supportedLanguages).toMatchObject({
      [planted]: { translations: { validation: { required } } },
    })
    expect((await validation.loadWords(planted))('validation:required')).toBe(required)
  })
})

test('34.2 no source says something in one language after the other', () => {
  const folders = ['cli', 'config-schema', 'developer', 'machines', 'rich-text', 'server', 'ui']
  const sources = folders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/gallery|\.plan\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const isTable = /^(?!\s*(?:\/\/|\/?\*)).*\b(?:en|de): *(?:['"`{]|$)/m

  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((file) => isTable.test(readFileSync(inProject(file), 'utf8')))).toEqual([])
})
