import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandsFor } from '../../cli/commands/index.ts'
import { inProject } from '../../scripts/kit/root.ts'
import { blocksOf } from './kit/pages.ts'
import { quietTerminal } from './kit/quiet-terminal.ts'

const page = readFileSync(inProject('docs/developer/deploy.md'), 'utf8')
const environment = readFileSync(inProject('cli/kit/environment.ts'), 'utf8')
/** What systemd, Docker and a shell are told, which other tests don't read. */
const files = ['ini', 'dockerfile', 'sh'].flatMap((language) => blocksOf(page, language))

test('37.4 the page about deploying names only variables that a start reads', () => {
  const named = [...page.matchAll(/\bSTATEROOM_[A-Z_]*[A-Z]\b/g)].map(([name]) => name)
  const set = files.flatMap((file) =>
    [...file.matchAll(/\b([A-Z_]{4,})=/g)].map(([, name]) => name!),
  )
  const unread = [...new Set([...named, ...set])].filter((name) => !environment.includes(name))

  expect(new Set(named).size).toBeGreaterThan(3)
  expect(set).toContain('HOST')
  expect(unread).toEqual([])
})

test('37.4 the table of variables has all that a start reads, and no other', () => {
  const run = readFileSync(inProject('docs/developer/run.md'), 'utf8')
  const listed = [...run.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name!)
  const read = [...environment.matchAll(/\benv\.([A-Z_]+)|\benv, '([A-Z_]+)'/g)]
    .map(([, plain, checked]) => plain ?? checked!)
    .filter((name) => name !== 'NODE_ENV')

  expect(listed.toSorted()).toEqual([...new Set(read)].toSorted())
})

test('37.4 its units and images call only commands that exist', async () => {
  const called = [...files, ...page.split('\n')].flatMap((file) =>
    [...file.matchAll(/(?:\.bin\/|npx )stateroom[", ]+([a-z]+)/g)].map(([, name]) => name),
  )
  const commands = (await commandsFor(quietTerminal, [])).map((one) => one.name())

  expect(called.length).toBeGreaterThan(5)
  expect(called.filter((name) => !commands.includes(name!))).toEqual([])
})

test('37.4 the image starts what the package installs', () => {
  const { bin } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const [image = ''] = blocksOf(page, 'dockerfile')

  expect(Object.keys(bin)).toEqual(['stateroom'])
  expect(image).toContain('CMD ["node_modules/.bin/stateroom", "start"]')
})
